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
	Changed string                       // %s list of what differs from the preset
	Plain   string                       // when nothing differs
}

var optionsDe = Options{
	Title: "Hausregeln",
	Label: map[string]string{
		"straight": "Straße, serviert", "grande-served": "Grande serviert in der Grande-Reihe", "double-grande": "Reihe Doppelgrande (100)",
		"settlement": "Abrechnung", "columns": "Wert der Kolonnen", "sweep": "Alle Kolonnen gewonnen",
		"double-hand": "Doppelhand: zwei Würfe je Eintrag", "contra": "Contra erlaubt", "concede": "Aufgeben kostet mindestens",
		"stake": "Einsatz je Punkt", "faces": "Würfel", "take-back": "Letzten Eintrag zurücknehmen",
	},
	Help: map[string]string{
		"contra":      "Wer am Zug ist, darf vor dem ersten Wurf den Einsatz verdoppeln. Der andere spielt weiter oder gibt auf.",
		"double-hand": "Jede Seite würfelt zweimal bis zu dreimal; ein Ergebnis wird geschrieben.",
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
	Other: "anderer Wert", Changed: "Anders als üblich: %s.", Plain: "Gespielt wird nach den üblichen Regeln.",
}

var optionsEn = Options{
	Title: "House rules",
	Label: map[string]string{
		"straight": "Straight, served", "grande-served": "Served grande in the grande row", "double-grande": "Row double grande (100)",
		"settlement": "Settlement", "columns": "Value of the columns", "sweep": "All columns won",
		"double-hand": "Double hand: two turns an entry", "contra": "Contra allowed", "concede": "Giving up costs at least",
		"stake": "Stake a point", "faces": "Dice", "take-back": "Take back the last entry",
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
	Other: "another value", Changed: "Different from usual: %s.", Plain: "Played by the usual rules.",
}
