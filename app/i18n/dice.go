package i18n

// Dice is the vocabulary of dice poker.
type Dice struct {
	_        incomparable
	Presets  By[Preset] // by preset
	Rows     By[Row]    // by row key
	Letters  [7]string  // poker faces by value, index 0 unused
	Pips     [7]string  // the same dice as numbers
	FaceOne  [7]string  // one die spoken: "König"
	FaceA    [7]string  // one die as the object of a verb: "einen König"
	FaceIs   [7]string  // one die as the subject: "ein König"
	FaceMany [7]string  // several: "Könige"
	PipOne   [7]string  // "Eins"
	PipA     [7]string  // as the object and as the subject
	PipMany  [7]string  // "Sechser"
	Straight string     // results, as the tray calls them
	Full     string
	Poker    string
	Grande   string
	Served   string // added to a call: "serviert"
	Column   string // %s its heading: a number, or what it pays
	Value    string // %d what a column is worth: "×4"
}

// Preset names a variant.
type Preset struct {
	Name  string
	Short string // one line below the name
}

// Row names a row of the sheet.
type Row struct {
	Label string // on the pad: "Straße"
	Pip   string // on the pad with pips, where it differs
	Long  string // spoken and on wide screens: "Neuner"
}

var diceDe = Dice{
	Presets: By[Preset]{
		{"escalero", Preset{"Escalero", "drei Kolonnen, zehn Reihen"}},
		{"escalero-single", Preset{"Escalero einfach", "eine Kolonne, die Differenz zählt"}},
		{"escalero-double-grande", Preset{"Escalero mit Doppelgrande", "drei Kolonnen, elf Reihen"}},
		{"wuerfelpoker", Preset{"Würfelpoker", "elf Reihen, Kopf zahlt doppelt"}},
		{"wuerfelpoker-two", Preset{"Würfelpoker zu zwei Kolonnen", "zwei Kolonnen, elf Reihen"}},
		{"wuerfelpoker-top-down", Preset{"Würfelpoker von oben nach unten", "zweite Kolonne der Reihe nach"}},
		{"choose-your-words", Preset{"Wähle deine Worte", "Poker mit Buchstaben"}},
	},
	Rows: By[Row]{
		{"1", Row{"9", "1", "Neuner"}}, {"2", Row{"10", "2", "Zehner"}}, {"3", Row{"B", "3", "Buben"}},
		{"4", Row{"D", "4", "Damen"}}, {"5", Row{"K", "5", "Könige"}}, {"6", Row{"A", "6", "Asse"}},
		{"S", Row{"Straße", "", "Straße"}}, {"F", Row{"Full", "", "Full House"}}, {"P", Row{"Poker", "", "Poker"}},
		{"G", Row{"Grande", "", "Grande"}}, {"GG", Row{"Doppel", "", "Doppelgrande"}}, {"X", Row{"Serviert", "", "Servierung"}},
	},
	Letters:  [7]string{"", "9", "10", "B", "D", "K", "A"},
	Pips:     [7]string{"", "1", "2", "3", "4", "5", "6"},
	FaceOne:  [7]string{"", "Neun", "Zehn", "Bube", "Dame", "König", "Ass"},
	FaceA:    [7]string{"", "eine Neun", "eine Zehn", "einen Buben", "eine Dame", "einen König", "ein Ass"},
	FaceIs:   [7]string{"", "eine Neun", "eine Zehn", "ein Bube", "eine Dame", "ein König", "ein Ass"},
	PipOne:   [7]string{"", "Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs"},
	PipA:     [7]string{"", "eine Eins", "eine Zwei", "eine Drei", "eine Vier", "eine Fünf", "eine Sechs"},
	FaceMany: [7]string{"", "Neuner", "Zehner", "Buben", "Damen", "Könige", "Asse"},
	PipMany:  [7]string{"", "Einser", "Zweier", "Dreier", "Vierer", "Fünfer", "Sechser"},
	Straight: "Straße", Full: "Full House", Poker: "Poker", Grande: "Grande", Served: "serviert",
	Column: "Kolonne %s", Value: "×%d",
}

var diceEn = Dice{
	Presets: By[Preset]{
		{"escalero", Preset{"Escalero", "three columns, ten rows"}},
		{"escalero-single", Preset{"Escalero, single column", "one column, the difference counts"}},
		{"escalero-double-grande", Preset{"Escalero with double grande", "three columns, eleven rows"}},
		{"wuerfelpoker", Preset{"Würfelpoker", "eleven rows, Head pays double"}},
		{"wuerfelpoker-two", Preset{"Würfelpoker, two columns", "two columns, eleven rows"}},
		{"wuerfelpoker-top-down", Preset{"Würfelpoker top-down", "second column in strict order"}},
		{"choose-your-words", Preset{"Choose Your Words", "poker with letters"}},
	},
	Rows: By[Row]{
		{"1", Row{"9", "1", "Nines"}}, {"2", Row{"10", "2", "Tens"}}, {"3", Row{"J", "3", "Jacks"}},
		{"4", Row{"Q", "4", "Queens"}}, {"5", Row{"K", "5", "Kings"}}, {"6", Row{"A", "6", "Aces"}},
		{"S", Row{"Straight", "", "Straight"}}, {"F", Row{"Full", "", "Full house"}}, {"P", Row{"Poker", "", "Poker"}},
		{"G", Row{"Grande", "", "Grande"}}, {"GG", Row{"Double", "", "Double grande"}}, {"X", Row{"Served", "", "Any served"}},
	},
	Letters:  [7]string{"", "9", "10", "J", "Q", "K", "A"},
	Pips:     [7]string{"", "1", "2", "3", "4", "5", "6"},
	FaceOne:  [7]string{"", "nine", "ten", "jack", "queen", "king", "ace"},
	FaceA:    [7]string{"", "a nine", "a ten", "a jack", "a queen", "a king", "an ace"},
	FaceIs:   [7]string{"", "a nine", "a ten", "a jack", "a queen", "a king", "an ace"},
	PipOne:   [7]string{"", "one", "two", "three", "four", "five", "six"},
	PipA:     [7]string{"", "a one", "a two", "a three", "a four", "a five", "a six"},
	FaceMany: [7]string{"", "nines", "tens", "jacks", "queens", "kings", "aces"},
	PipMany:  [7]string{"", "ones", "twos", "threes", "fours", "fives", "sixes"},
	Straight: "Straight", Full: "Full house", Poker: "Poker", Grande: "Grande", Served: "served",
	Column: "Column %s", Value: "×%d",
}
