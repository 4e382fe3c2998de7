package i18n

// Options is the house rules. Labels and choices are keyed as in records; a
// choice without a label is shown as the record has it.
type Options struct {
	_       incomparable
	Title   string
	Label   By[string]     // by option key
	Help    By[string]     // by option key, for some options
	Choice  By[By[string]] // by option key, then value
	More    string         // for all columns: %s points
	Other   string         // field for values beyond the usual ones
	Words   By[[]string]   // what people type, by what it means, in small letters
	Told    By[By[string]] // a choice that differs from the preset, by option key, then value
	Differs string         // the same where Told has nothing: %s label, %s choice
	Changed string         // %s list of what differs from the preset
	Plain   string         // when nothing differs
}

var optionsDe = Options{
	Title: "Hausregeln",
	Label: By[string]{
		{"straight", "Straße"}, {"grande-served", "Grande serviert in der Grande-Reihe"}, {"double-grande", "Reihe Doppelgrande (100)"},
		{"settlement", "Abrechnung"}, {"columns", "Wert der Kolonnen"}, {"sweep", "Alle Kolonnen gewonnen"},
		{"double-hand", "Doppelhand: zwei Züge je Eintrag"}, {"contra", "Contra"}, {"contra-most", "Contra höchstens bis"}, {"concede", "Aufgeben kostet mindestens"},
		{"stake", "Einsatz je Punkt"}, {"faces", "Würfel"}, {"take-back", "Letzten Eintrag zurücknehmen"},
	},
	Help: By[string]{
		{"concede", "Nur wo die Differenz der Punkte zählt."},
		{"contra", "Wer am Zug ist, darf vor dem ersten Wurf den Einsatz verdoppeln. Die Gegenseite spielt weiter oder gibt auf."},
		{"contra-most", "Damit kein Abend ein Vermögen kostet: Ist dieser Einsatz erreicht, sagt niemand mehr Contra."},
		{"double-hand", "Jede Seite hat zwei Züge zu höchstens drei Würfen; ein Ergebnis wird geschrieben."},
		{"take-back", "Bis zum nächsten Wurf."},
	},
	Choice: By[By[string]]{
		{"double-grande", By[string]{{"on", "ja"}, {"off", "nein"}}}, {"double-hand", By[string]{{"on", "ja"}, {"off", "nein"}}}, {"contra", By[string]{{"on", "ja"}, {"off", "nein"}}},
		{"take-back", By[string]{{"on", "erlaubt"}, {"off", "nicht erlaubt"}}},
		{"settlement", By[string]{{"columns", "Kolonne gegen Kolonne"}, {"difference", "Differenz der Punkte"}}},
		{"contra-most", By[string]{{"none", "ohne Grenze"}, {"2", "×2"}, {"4", "×4"}, {"8", "×8"}, {"16", "×16"}, {"32", "×32"}, {"64", "×64"}}},
		{"sweep", By[string]{{"none", "kein Zuschlag"}, {"double", "Kopf: doppelt"}}},
		{"stake", By[string]{{"none", "nur Punkte"}}},
		{"faces", By[string]{{"poker", "Pokerwürfel"}, {"pips", "Augen"}}},
		{"straight", By[string]{{"20/25", "20, serviert 25"}, {"25/30", "25, serviert 30"}}},
	},
	Words: By[[]string]{
		{"double", []string{"doppelt", "verdoppelt", "kopf"}}, {"none", []string{"keine", "kein", "keiner", "nichts", "nein", "null"}},
		{"points", []string{"punkt", "punkte", "spielpunkte", "mehr", "je", "pro"}}, {"and", []string{"und"}},
		{"cents", []string{"cent", "ct"}}, {"euros", []string{"euro", "euros"}},
	},
	More: "%s mehr", Other: "anderer Wert", Changed: "Abweichend: %s.", Plain: "Gespielt wird nach den üblichen Regeln.",
	Told: By[By[string]]{
		{"contra", By[string]{{"on", "mit Contra"}, {"off", "ohne Contra"}}}, {"double-grande", By[string]{{"on", "mit Doppelgrande"}, {"off", "ohne Doppelgrande"}}},
		{"double-hand", By[string]{{"on", "mit Doppelhand"}, {"off", "ohne Doppelhand"}}}, {"take-back", By[string]{{"on", "mit Zurücknehmen"}, {"off", "ohne Zurücknehmen"}}},
	},
	Differs: "%s: %s",
}

var optionsEn = Options{
	Title: "House rules",
	Label: By[string]{
		{"straight", "Straight"}, {"grande-served", "Served grande in the grande row"}, {"double-grande", "Row double grande (100)"},
		{"settlement", "Settlement"}, {"columns", "Value of the columns"}, {"sweep", "All columns won"},
		{"double-hand", "Double hand: two turns per entry"}, {"contra", "Contra"}, {"contra-most", "Contra up to"}, {"concede", "Giving up costs at least"},
		{"stake", "Stake per point"}, {"faces", "Dice"}, {"take-back", "Take back the last entry"},
	},
	Help: By[string]{
		{"concede", "Only where the difference of points counts."},
		{"contra", "Whoever is to throw may double the stake before the first throw. The other side plays on or gives up."},
		{"contra-most", "So that no evening costs a fortune: once the stake is this high, nobody announces Contra any more."},
		{"double-hand", "Each side has two turns of up to three throws; one result is written."},
		{"take-back", "Until the next throw."},
	},
	Choice: By[By[string]]{
		{"double-grande", By[string]{{"on", "yes"}, {"off", "no"}}}, {"double-hand", By[string]{{"on", "yes"}, {"off", "no"}}}, {"contra", By[string]{{"on", "yes"}, {"off", "no"}}},
		{"take-back", By[string]{{"on", "allowed"}, {"off", "not allowed"}}},
		{"settlement", By[string]{{"columns", "column against column"}, {"difference", "difference of points"}}},
		{"contra-most", By[string]{{"none", "no limit"}, {"2", "×2"}, {"4", "×4"}, {"8", "×8"}, {"16", "×16"}, {"32", "×32"}, {"64", "×64"}}},
		{"sweep", By[string]{{"none", "nothing extra"}, {"double", "Head: double"}}},
		{"stake", By[string]{{"none", "points only"}}},
		{"faces", By[string]{{"poker", "poker dice"}, {"pips", "pips"}}},
		{"straight", By[string]{{"20/25", "20, served 25"}, {"25/30", "25, served 30"}}},
	},
	Words: By[[]string]{
		{"double", []string{"double", "doubled", "head"}}, {"none", []string{"none", "no", "nothing", "nil", "off", "zero"}},
		{"points", []string{"point", "points", "extra", "more", "a", "per"}}, {"and", []string{"and"}},
		{"cents", []string{"cents", "c"}}, {"euros", []string{"eur", "eu"}},
	},
	More: "%s more", Other: "another value", Changed: "Changed: %s.", Plain: "Played by the usual rules.",
	Told: By[By[string]]{
		{"contra", By[string]{{"on", "with Contra"}, {"off", "without Contra"}}}, {"double-grande", By[string]{{"on", "with double grande"}, {"off", "without double grande"}}},
		{"double-hand", By[string]{{"on", "with double hand"}, {"off", "without double hand"}}}, {"take-back", By[string]{{"on", "with take-back"}, {"off", "without take-back"}}},
	},
	Differs: "%s: %s",
}
