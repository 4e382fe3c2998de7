// Package settings holds the settings of this device, a plain value that is
// stored as JSON. It knows neither the storage nor the screen.
package settings

// Settings is the stored form. The page's own script reads "language" and
// "theme" from the JSON before the program has loaded, and "sound" and "awake"
// later, so these names must not change.
type Settings struct {
	V         int    `json:"v"`        // schema, 1
	Language  string `json:"language"` // "de", "en", or "" for the browser's language
	Theme     string `json:"theme"`    // "system", "light", "dark"
	Faces     string `json:"faces"`    // what dice show: "poker", "pips", or "game" for what the rules say
	Motion    string `json:"motion"`   // animations: "system", "fast", "none"
	Pace      string `json:"pace"`     // of computer players: "slow", "normal", "fast", "step" for a press before each step; any other is normal
	Sound     bool   `json:"sound"`
	Soft      bool   `json:"soft,omitempty"` // sounds at a third of the loudness
	Vibration bool   `json:"vibration"`
	Awake     bool   `json:"awake"`          // the screen stays on at a table
	LeftHand  bool   `json:"leftHand"`       // throwing on the left, writing on the right
	OneTap    bool   `json:"oneTap"`         // one tap on a cell writes, instead of two
	Shake     bool   `json:"shake"`          // shaking the phone throws
	Jolt      string `json:"jolt,omitempty"` // how hard: "gentle" or "firm"; any other is normal
	Facing    bool   `json:"facing"`         // two people with the phone flat between them: it turns for the second
	HoldCards bool   `json:"holdCards"`      // one's cards are shown only while they are held up
	Rematch   string `json:"rematch"`        // who begins a rematch: "alternate", "loser", "winner", "lot"
	Talk      string `json:"talk"`           // how much is said: "short", "full", "reasons"; any other is full
	NoKeys    bool   `json:"noKeys"`         // single characters are no keys
	Keys      string `json:"keys"`           // the keys that were changed, see package keys
}

// Default returns the settings of a new device.
func Default() Settings {
	return Settings{V: 1, Theme: "system", Faces: "game", Motion: "system", Pace: "normal", Sound: true, Vibration: true, Awake: true, Rematch: "alternate"}
}

// Tempo returns the pace of computer players, one of the four.
func (s Settings) Tempo() string {
	switch s.Pace {
	case "slow", "fast", "step":
		return s.Pace
	}
	return "normal"
}

// Loudness returns how loud sounds are: "off", "soft" or "full".
func (s Settings) Loudness() string {
	switch {
	case !s.Sound:
		return "off"
	case s.Soft:
		return "soft"
	}
	return "full"
}

// TalkLevel returns how much is said, one of the three.
func (s Settings) TalkLevel() string {
	if s.Talk == "short" || s.Talk == "reasons" {
		return s.Talk
	}
	return "full"
}

// ShakeLevel returns how hard the phone is to be shaken for a throw: "off", "gentle", "normal" or "firm".
func (s Settings) ShakeLevel() string {
	switch {
	case !s.Shake:
		return "off"
	case s.Jolt == "gentle" || s.Jolt == "firm":
		return s.Jolt
	}
	return "normal"
}

// Pips reports whether dice show pips instead of poker faces. agreed is what
// the rules of the game say; a choice made for the device wins.
func (s Settings) Pips(agreed bool) bool {
	switch s.Faces {
	case "poker":
		return false
	case "pips":
		return true
	}
	return agreed
}
