package i18n

// New is the screen that sets up a dice game.
type New struct {
	_         incomparable
	Title     string
	Game      string // legend: which game
	Own       string // heading of the players' own rules in the list
	Mode      string
	InApp     string // dice in the app
	Block     string // real dice, the app is the pad
	BlockHelp string
	BlockAuto string // where computers play too
	Players   string
	More      string // %d: one player more
	Fewer     string // %d: one player less
	Count     string // %d players
	Name      string // %d: the seat
	Human     string
	Kind      string     // %s: who sits here
	Computer  string     // legend of the levels
	NoHuman   string     // behind the name of a computer player, in brackets
	Levels    By[string] // of computer players
	// How the levels play where columns are won, and where points are counted.
	ByColumns, ByPoints By[string]
	Luck                string   // what the levels come to where points are counted
	Rivals              []string // what computer players without a name are called, enough for a table full of them
	Together            string   // legend: each alone or pairs
	Each                string
	Pairs               string
	PairsHelp           string
	Odd                 string // legend: one player too many for pairs
	OddDouble           string
	OddScorer           string
	Draw                string // button: draw the pairs
	DrawAgain           string
	Drawn               string // spoken before the pairs
	Agreed              string // the same, where they were chosen
	With                string // %s: whose partner is chosen
	ForTwo              string // before the name of who plays without a partner
	Scorer              string // before the name of who does not play
	Starter             string // legend: who begins
	Lot                 string // by rolling a die each
	LotAgain            string // spoken where whoever was to begin may be no party any more
	Stake               string
	StakeHelp           string
	Wrong               string // %s: examples
	SaveAs              string
	NameRules           string // where the rules were to be kept without a name
	SaveHelp            string
	Save                string
	SavedAs             string // %s
	Drop                string // %s: forget these rules
	Dropped             string // %s
	Start               string
	Replaces            string // what becomes of the running game
	SameName            string
	Unseen              string // %s: the name
	LongName            string // %d: the most characters
	FullName            string // %d: the same, where no more can be typed
	TooMany             string // contra with more than two parties

	RollTitle  string
	RollHelp   string
	RollStands string // they have rolled before, and then the game was not played
	RollTable  string // the same with real dice
	RollAuto   string // where computers play too
	RollFirst  string // button: who has won with them
	RollOne    string // the button: throw the own die
	RollOnce   string // the same after a tie
	RollFor    string // its name: %s who, %s the button
	RollAll    string // the app throws for all who have not
	Roll       string // %s name, %s die, see Dice.FaceA
	RollAgain  string // %s several
	RollWins   string // %s
	RollGo     string
}

var newDe = New{
	Title: "Neues Spiel", Game: "Spiel", Own: "Eigene Regeln", Mode: "Wie gewürfelt wird", InApp: "in der App", Block: "echte Würfel",
	BlockHelp: "Ihr würfelt am Tisch, die App führt den Block.", BlockAuto: "Computer würfeln in der App.",
	Players: "Wer spielt mit?", More: "Ein Platz mehr: %d", Fewer: "Ein Platz weniger: %d", Count: "%d Spieler", Name: "Spieler %d",
	Human: "Mensch", Kind: "Wer ist %s?", Computer: "Computer", NoHuman: "Computer",
	Levels: By[string]{{"beginner", "Anfänger"}, {"casual", "mittel"}, {"strong", "stark"}, {"best", "Meister"}}, Rivals: []string{"Rosa", "Poldi", "Resi", "Schani", "Vroni", "Ferdl", "Burgi", "Xaver"},
	ByColumns: By[string]{
		{"beginner", "Anfänger: würfelt auf das, was offen ist, nimmt, was glänzt, und achtet nicht auf Kolonnen."},
		{"casual", "Mittel: sammelt Punkte, gleich in welcher Kolonne, und denkt einen Wurf voraus."},
		{"strong", "Stark: spielt um die Kolonnen und weiß, wer wo vorn liegt."},
		{"best", "Meister: spielt so, wie es ihn viele Tausend Partien gegen sich selbst gelehrt haben."},
	},
	ByPoints: By[string]{
		{"beginner", "Anfänger: würfelt auf das, was offen ist, und nimmt, was glänzt."},
		{"casual", "Mittel: denkt einen Wurf voraus und schreibt zu früh."},
		{"strong", "Stark: weiß, was jede Reihe meist bringt, denkt aber nur einen Wurf voraus."},
		{"best", "Meister: rechnet jeden Wurf zu Ende."},
	},
	Luck:     "Wo die Differenz der Punkte zählt, entscheidet in einer Partie vor allem das Würfelglück. Die Stufen zeigen sich erst über viele.",
	Together: "Wie gespielt wird", Each: "jeder für sich", Pairs: "zu Paaren",
	PairsHelp: "Beide Partner würfeln, ein Ergebnis wird geschrieben.",
	Odd:       "Jemand bleibt übrig", OddDouble: "spielt für zwei", OddScorer: "schreibt nur",
	Draw: "Paare auslosen", DrawAgain: "Noch einmal auslosen", Drawn: "Ausgelost", Agreed: "Es spielen", With: "%s spielt mit", ForTwo: "Für zwei spielt", Scorer: "Nur schreibt",
	Starter: "Wer beginnt?", Lot: "auswürfeln", LotAgain: "Wer beginnt, wird wieder ausgewürfelt.", Stake: "Einsatz je Punkt", StakeHelp: "leer: nur um Punkte. Zum Beispiel 0,10\u00a0€",
	Wrong: "So geht es nicht. Möglich ist zum Beispiel %s.", SaveAs: "Name für diese Regeln", NameRules: "Gib den Regeln einen Namen, zum Beispiel Hüttenregeln.", SaveHelp: "Damit stehen sie beim nächsten Mal zur Wahl.",
	Save: "Speichern", SavedAs: "Gespeichert als %s.", Drop: "%s löschen", Dropped: "%s gelöscht.",
	Start: "Los geht’s", Replaces: "Die laufende Partie wird unterbrochen. Bei den gespielten Partien geht sie weiter.",
	SameName: "Ein Name steht zweimal da. Gib allen verschiedene Namen.", Unseen: "Im Namen „%s“ stecken Zeichen, die man nicht sieht. Tipp ihn neu ein.",
	LongName: "Ein Name hat höchstens %d Zeichen.", FullName: "Mehr als %d Zeichen passen hier nicht.", TooMany: "Contra gibt es nur zwischen zwei Parteien.",
	RollTitle: "Wer beginnt?", RollHelp: "Jeder wirft einen Würfel, der höchste beginnt.", RollStands: "Es ist schon gewürfelt, und das gilt.", RollTable: "Jeder wirft am Tisch einen Würfel, der höchste beginnt. Tippt an, wer das ist.", RollAuto: "Für die Computer wirft jemand von euch.", RollFirst: "Beginnt", RollOne: "Würfeln", RollOnce: "Noch einmal", RollFor: "%s: %s", RollAll: "Für alle würfeln",
	Roll: "%s {würfelt|würfeln} %s", RollAgain: "Gleich hoch: %s werfen noch einmal", RollWins: "%s {beginnt|beginnen}", RollGo: "An den Tisch",
}

var newEn = New{
	Title: "New game", Game: "Game", Own: "Your own rules", Mode: "How you throw", InApp: "in the app", Block: "real dice",
	BlockHelp: "You throw on the table, the app keeps the pad.", BlockAuto: "Computers throw in the app.",
	Players: "Who plays?", More: "One more: %d", Fewer: "One fewer: %d", Count: "%d players", Name: "Player %d",
	Human: "Person", Kind: "Who is %s?", Computer: "Computer", NoHuman: "computer",
	Levels: By[string]{{"beginner", "beginner"}, {"casual", "medium"}, {"strong", "strong"}, {"best", "master"}}, Rivals: []string{"Rosa", "Poldi", "Resi", "Schani", "Vroni", "Ferdl", "Burgi", "Xaver"},
	ByColumns: By[string]{
		{"beginner", "Beginner: throws for what is open, takes what looks good, and pays no attention to columns."},
		{"casual", "Medium: collects points in whatever column, and thinks one throw ahead."},
		{"strong", "Strong: plays for the columns and knows who is ahead where."},
		{"best", "Master: plays the way thousands of games against itself have taught it."},
	},
	ByPoints: By[string]{
		{"beginner", "Beginner: throws for what is open and takes what looks good."},
		{"casual", "Medium: thinks one throw ahead and writes too soon."},
		{"strong", "Strong: knows what each row usually brings, but thinks only one throw ahead."},
		{"best", "Master: works out every throw to the end."},
	},
	Luck:     "Where the difference in points counts, a single game is mostly decided by the luck of the dice. The levels show only over many.",
	Together: "How you play", Each: "each alone", Pairs: "in pairs",
	PairsHelp: "Both partners have a turn, one result is written.",
	Odd:       "One is left over", OddDouble: "plays for two", OddScorer: "keeps the score",
	Draw: "Draw the pairs", DrawAgain: "Draw again", Drawn: "Drawn", Agreed: "Playing", With: "%s plays with", ForTwo: "Plays for two", Scorer: "Keeps the score",
	Starter: "Who begins?", Lot: "roll for it", LotAgain: "Who begins is rolled for again.", Stake: "Stake per point", StakeHelp: "empty: for points only. For example €0.10",
	Wrong: "That does not work. You could enter %s, for example.", SaveAs: "A name for these rules", NameRules: "Give the rules a name, for example Cabin rules.", SaveHelp: "You can choose them next time.",
	Save: "Save", SavedAs: "Saved as %s.", Drop: "Delete %s", Dropped: "%s deleted.",
	Start: "Let’s play", Replaces: "The running game is interrupted. You can continue it from the list of games.",
	SameName: "Two players have the same name. Give them different ones.", Unseen: "The name “%s” has invisible characters. Type it again.",
	LongName: "A name has at most %d characters.", FullName: "No more than %d characters fit here.", TooMany: "Contra is for two parties only.",
	RollTitle: "Who begins?", RollHelp: "Each rolls one die, the highest begins.", RollStands: "The dice have been rolled already, and that stands.", RollTable: "Each rolls one die at the table, the highest begins. Tap who that is.", RollAuto: "One of you rolls for the computers.", RollFirst: "Begins", RollOne: "Roll", RollOnce: "Roll again", RollFor: "%s: %s", RollAll: "Roll for everyone",
	Roll: "%s {rolls|roll} %s", RollAgain: "A tie: %s roll again", RollWins: "%s {begins|begin}", RollGo: "To the table",
}
