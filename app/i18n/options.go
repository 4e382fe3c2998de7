package i18n

// Options is the house rules. Labels and choices are keyed as in records; a
// choice without a label is shown as the record has it.
type Options struct {
	_       incomparable
	Title   string
	Label   map[string]string            // by option key
	Help    map[string]string            // by option key, for some options
	Choice  map[string]map[string]string // by option key, then value
	Other   string                       // field for values beyond the usual ones
	Words   map[string][]string          // what people type, by what it means, in small letters
	Told    map[string]map[string]string // a choice that differs from the preset, by option key, then value
	Differs string                       // the same where Told has nothing: %s label, %s choice
	Changed string                       // %s list of what differs from the preset
	Plain   string                       // when nothing differs
}

var optionsDe = Options{
	Title: "Hausregeln",
	Label: map[string]string{
		"straight": "Straße", "grande-served": "Grande serviert in der Grande-Reihe", "double-grande": "Reihe Doppelgrande (100)",
		"settlement": "Abrechnung", "columns": "Wert der Kolonnen", "sweep": "Alle Kolonnen gewonnen",
		"double-hand": "Doppelhand: zwei Züge je Eintrag", "contra": "Contra", "concede": "Aufgeben kostet mindestens",
		"stake": "Einsatz je Punkt", "faces": "Würfel", "take-back": "Letzten Eintrag zurücknehmen",
	},
	Help: map[string]string{
		"contra":      "Wer am Zug ist, darf vor dem ersten Wurf den Einsatz verdoppeln. Der andere spielt weiter oder gibt auf.",
		"double-hand": "Jede Seite hat zwei Züge zu höchstens drei Würfen; ein Ergebnis wird geschrieben.",
		"take-back":   "Bis der Nächste würfelt.",
	},
	Choice: map[string]map[string]string{
		"double-grande": {"on": "ja", "off": "nein"}, "double-hand": {"on": "ja", "off": "nein"}, "contra": {"on": "ja", "off": "nein"},
		"take-back":  {"on": "erlaubt", "off": "nicht erlaubt"},
		"settlement": {"columns": "Kolonne gegen Kolonne", "difference": "Differenz der Punkte"},
		"sweep":      {"none": "kein Zuschlag", "2": "2 Punkte mehr", "double": "Kopf: doppelt"},
		"stake":      {"none": "nur Punkte"},
		"faces":      {"poker": "Pokerwürfel", "pips": "Augen"},
		"straight":   {"20/25": "20, serviert 25", "25/30": "25, serviert 30"},
	},
	Words: map[string][]string{
		"double": {"doppelt", "verdoppelt", "kopf"}, "none": {"keine", "kein", "keiner", "nichts", "nein", "null"},
		"points": {"punkt", "punkte", "spielpunkte", "mehr", "je", "pro"}, "and": {"und"},
		"cents": {"cent", "ct"}, "euros": {"euro", "euros"},
	},
	Other: "anderer Wert", Changed: "Abweichend: %s.", Plain: "Gespielt wird nach den üblichen Regeln.",
	Told: map[string]map[string]string{
		"contra": {"on": "mit Contra", "off": "ohne Contra"}, "double-grande": {"on": "mit Doppelgrande", "off": "ohne Doppelgrande"},
		"double-hand": {"on": "mit Doppelhand", "off": "ohne Doppelhand"}, "take-back": {"on": "mit Zurücknehmen", "off": "ohne Zurücknehmen"},
	},
	Differs: "%s: %s",
}

var optionsEn = Options{
	Title: "House rules",
	Label: map[string]string{
		"straight": "Straight", "grande-served": "Served grande in the grande row", "double-grande": "Row double grande (100)",
		"settlement": "Settlement", "columns": "Value of the columns", "sweep": "All columns won",
		"double-hand": "Double hand: two turns per entry", "contra": "Contra", "concede": "Giving up costs at least",
		"stake": "Stake per point", "faces": "Dice", "take-back": "Take back the last entry",
	},
	Help: map[string]string{
		"contra":      "Before the first throw of a turn the stake may be doubled. The other side plays on or gives up.",
		"double-hand": "Each side has two turns of up to three throws; one result is written.",
		"take-back":   "Until the next player throws.",
	},
	Choice: map[string]map[string]string{
		"double-grande": {"on": "yes", "off": "no"}, "double-hand": {"on": "yes", "off": "no"}, "contra": {"on": "yes", "off": "no"},
		"take-back":  {"on": "allowed", "off": "not allowed"},
		"settlement": {"columns": "column against column", "difference": "difference of points"},
		"sweep":      {"none": "nothing extra", "2": "2 points more", "double": "Head: double"},
		"stake":      {"none": "points only"},
		"faces":      {"poker": "poker dice", "pips": "pips"},
		"straight":   {"20/25": "20, served 25", "25/30": "25, served 30"},
	},
	Words: map[string][]string{
		"double": {"double", "doubled", "head"}, "none": {"none", "no", "nothing", "nil", "off", "zero"},
		"points": {"point", "points", "extra", "more", "a", "per"}, "and": {"and"},
		"cents": {"cents", "c"}, "euros": {"eur", "eu"},
	},
	Other: "another value", Changed: "Changed: %s.", Plain: "Played by the usual rules.",
	Told: map[string]map[string]string{
		"contra": {"on": "with Contra", "off": "without Contra"}, "double-grande": {"on": "with double grande", "off": "without double grande"},
		"double-hand": {"on": "with double hand", "off": "without double hand"}, "take-back": {"on": "with take-back", "off": "without take-back"},
	},
	Differs: "%s: %s",
}
