// Package settings is what the players chose for this device. It is a value:
// in comes what was stored, out come answers.
package settings

// Settings is stored as it stands here. The names of language and theme in the
// JSON are read by the page before the program arrives.
type Settings struct {
	V         int    `json:"v"`
	Language  string `json:"language"` // "de", "en", or "" for the browser's
	Theme     string `json:"theme"`    // "system", "light", "dark"
	Faces     string `json:"faces"`    // "game", "poker", "pips"
	Motion    string `json:"motion"`   // "system", "fast", "none"
	Sound     bool   `json:"sound"`
	Vibration bool   `json:"vibration"`
	LeftHand  bool   `json:"leftHand"`
	OneTap    bool   `json:"oneTap"`  // a tap on a cell writes at once
	Rematch   string `json:"rematch"` // who begins a rematch: "alternate", "loser", "winner", "lot"
}

// Default is the settings of a device that has none yet.
func Default() Settings {
	return Settings{V: 1, Theme: "system", Faces: "game", Motion: "system", Sound: true, Vibration: true, Rematch: "alternate"}
}

// Pips tells whether dice show pips: by choice, or as the game agrees.
func (s Settings) Pips(agreed bool) bool {
	switch s.Faces {
	case "poker":
		return false
	case "pips":
		return true
	}
	return agreed
}
