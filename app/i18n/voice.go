package i18n

// Voice is what is said once more, and the keys.
type Voice struct {
	_          incomparable
	Said       string // heading: what was said
	SaidHelp   string // %s the key that repeats
	SaidNone   string // nothing was said yet
	Keys       string // heading
	KeysOff    string // single characters are no keys
	KeysNone   string // this page has no keys of its own
	Reader     string // how a screen reader lets keys through
	ToSettings string
	General    []KeyHelp  // the keys of all pages
	Signs      By[string] // what the signs on keys are called
	On         string
	OnHelp     string
	Change     string
	ChangeHelp string
	Changed    string // %s what it does, %s the key
	Taken      string // %s the key, %s what for, %s the key that stays
	NoKey      string // %s the key that stays
	Reset      string
	WasReset   string
	Talk       string
	TalkHelp   string
	Talks      By[string]
}

var voiceDe = Voice{
	Said: "Was gesagt wurde", SaidHelp: "Das Neueste zuerst. Die Taste %s sagt es noch einmal, mit Umschalt immer eins weiter zurück.",
	SaidNone: "Noch wurde nichts gesagt.", Keys: "Tasten",
	KeysOff: "Buchstaben und Ziffern sind als Tasten ausgeschaltet. Es gelten Pfeile, Eingabe, Leertaste und Escape.", KeysNone: "Diese Seite hat keine eigenen Tasten.", Reader: "Am Rechner behält ein Screenreader Buchstaben, Ziffern und Pfeile oft für sich. Im Fokusmodus gehören sie dem Spiel: bei Orca zweimal schnell Orca-Taste und A, bei NVDA NVDA-Taste und Leertaste, bei JAWS JAWS-Taste und Z.", ToSettings: "Tasten einstellen",
	General: []KeyHelp{{"L", "noch einmal sagen"}, {"⇧ L", "eins weiter zurück"}, {"?", "Tasten zeigen"}},
	Signs:   By[string]{{"⇧", "Umschalt"}, {"–", "bis"}, {"←", "Pfeil links"}, {"→", "Pfeil rechts"}, {"↑", "Pfeil hoch"}, {"↓", "Pfeil runter"}, {"⌫", "Rücktaste"}, {"?", "Fragezeichen"}},
	On:      "Buchstaben und Ziffern als Tasten", OnHelp: "Schalte sie aus, wenn ein Screenreader oder die Spracheingabe sie selbst braucht. Pfeile, Eingabe, Leertaste und Escape gelten immer.",
	Change: "Tasten ändern", ChangeHelp: "In jedes Feld gehört ein Buchstabe oder eine Ziffer.",
	Changed: "Für „%s“ gilt jetzt die Taste %s.", Taken: "%s ist schon vergeben: %s. Es bleibt bei %s.", NoKey: "Es muss ein Buchstabe oder eine Ziffer sein. Es bleibt bei %s.",
	Reset: "Wieder die üblichen Tasten", WasReset: "Es gelten wieder die üblichen Tasten.",
	Talk: "Ansagen zu Computern", TalkHelp: "Bei „kurz“ hörst du nur, was sie eintragen, bei „mit Gründen“ auch, warum.", Talks: By[string]{{"short", "kurz"}, {"full", "jeder Wurf"}, {"reasons", "mit Gründen"}},
}

var voiceEn = Voice{
	Said: "What was said", SaidHelp: "The newest first. The %s key says it again; with Shift it goes one further back each time.",
	SaidNone: "Nothing has been said yet.", Keys: "Keys",
	KeysOff: "Letters and digits are switched off as keys. The arrows, Enter, Space and Escape work.", KeysNone: "This page has no keys of its own.", Reader: "On a computer a screen reader often keeps letters, digits and arrows for itself. In focus mode they belong to the game: in Orca press the Orca key and A twice quickly, in NVDA the NVDA key and Space, in JAWS the JAWS key and Z.", ToSettings: "Choose the keys",
	General: []KeyHelp{{"L", "say it again"}, {"⇧ L", "one further back"}, {"?", "show the keys"}},
	Signs:   By[string]{{"⇧", "Shift"}, {"–", "to"}, {"←", "left arrow"}, {"→", "right arrow"}, {"↑", "up arrow"}, {"↓", "down arrow"}, {"⌫", "Backspace"}, {"?", "question mark"}},
	On:      "Letters and digits as keys", OnHelp: "Switch them off if a screen reader or voice input needs them itself. The arrows, Enter, Space and Escape always work.",
	Change: "Change the keys", ChangeHelp: "Each field takes one letter or digit.",
	Changed: "“%s” is now on the key %s.", Taken: "%s is taken: %s. It stays %s.", NoKey: "It has to be a letter or a digit. It stays %s.",
	Reset: "Back to the ordinary keys", WasReset: "The ordinary keys are back.",
	Talk: "What is said about computer players", TalkHelp: "Choose “short” to hear only what they write, “with reasons” to hear why as well.", Talks: By[string]{{"short", "short"}, {"full", "every throw"}, {"reasons", "with reasons"}},
}
