package app

// settings is what the players chose for this device. The names of language
// and theme in the JSON are read by the page before WASM arrives.
type settings struct {
	V         int    `json:"v"`
	Language  string `json:"language"` // "de", "en", or "" for the browser's
	Theme     string `json:"theme"`    // "system", "light", "dark"
	Faces     string `json:"faces"`    // "game", "poker", "pips"
	Motion    string `json:"motion"`   // "system", "fast", "none"
	Sound     bool   `json:"sound"`
	Vibration bool   `json:"vibration"`
	LeftHand  bool   `json:"leftHand"`
	OneTap    bool   `json:"oneTap"`  // a tap on a cell writes at once
	Rematch   string `json:"rematch"` // "alternate", "loser", "winner", "lot"
}

func defaultSettings() settings {
	return settings{V: 1, Theme: "system", Faces: "game", Motion: "system", Sound: true, Vibration: true, Rematch: "alternate"}
}

// language is the one the app speaks now.
func (s settings) language() string {
	if s.Language != "" {
		return s.Language
	}
	return browserLanguage()
}

func (s *store) loadSettings() {
	read := defaultSettings()
	_, err := load(s.disk, keySettings, &read)
	if err == nil {
		err = knownSchema(read.V)
	}
	if err != nil {
		s.setAside(keySettings, err.Error())
		return
	}
	s.settings = read
}

// change edits the settings, stores and applies them.
func (s *store) change(edit func(*settings)) {
	edit(&s.settings)
	s.save(keySettings, s.settings)
	s.applySettings()
	setTitle(pageTitle(routeOf(s.path), s.texts()))
}

// applySettings sets what the style sheet and assistive technology read from
// the document.
func (s *store) applySettings() {
	setDocument("lang", s.settings.language())
	setDocument("data-theme", s.settings.Theme)
	setDocument("data-motion", s.settings.Motion)
	setDocument("data-dice", map[bool]string{true: "pips", false: "poker"}[s.pips()])
	setDocument("data-hand", map[bool]string{true: "left", false: "right"}[s.settings.LeftHand])
}

// pips tells whether dice show pips: by choice, or as the game is agreed.
func (s *store) pips() bool {
	switch s.settings.Faces {
	case "poker":
		return false
	case "pips":
		return true
	}
	r, ok := s.rulesInView()
	return ok && r.Pips
}
