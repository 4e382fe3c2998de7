package i18n

// Lesson is the hints of a first game, see package lesson, and the buttons
// below them.
type Lesson struct {
	_           incomparable
	Kicker      string // above the heading
	Skip        string // no more hints
	ShowMe      string // does what the hint says
	Understood  string
	Keep        string // headings
	Served      string
	WhatServed  string
	Enter       string
	Strike      string
	KeepText    string // %s what is a start, %s how often
	Twice       string
	Once        string
	TwoPairs    string
	FourInRow   string
	Nothing     string // nothing fits together
	ServedNow   string // %s the figure, %d points served, %d points otherwise
	NotServed   string // %s the figure, %d points, %d points served
	EnterText   string
	ColumnsText string // %d what the column pays that pays most, %s the same as a word
	StrikeText  string
	KeepEar     string // the same for whoever does not look: %s, %s as KeepText
	EnterEar    string
	CellEar     string // how a cell is found and written
	KeepKeys    string // after KeepEar: %s the keys of the dice
	Keys        string // %s the key that shows all keys
	Numbers     [6]string

	Cards CardLesson

	Short   string // heading of the rules on one screen
	Explain string // the button that explains the first turn again
	Ended   string // that button, once pressed
}

// CardLesson is the hints of a first hand of cards.
type CardLesson struct {
	_                                             incomparable
	Beats, Bet, Open, Exchange, Again, Word, Show string // headings
	BeatsText, ExchangeText, AgainText            string
	BetText, OpenText                             string // where somebody has bet, and for whoever opens
	WordText, BookText                            string // the word list decides, the players' book
	ShowText                                      string
	Explain                                       string // the button that explains the next hand again
	Ended                                         string // that button, once pressed
}

var lessonDe = Lesson{
	Kicker: "Kurz erklärt", Skip: "Ich kenne das Spiel", ShowMe: "Zeig’s mir", Understood: "Verstanden",
	Keep: "Was soll liegen bleiben?", Served: "Serviert!", WhatServed: "Was heißt serviert?", Enter: "Wohin damit?", Strike: "Nichts passt?",
	KeepText: "%s. Tipp an, was liegen bleiben soll. Die anderen Würfel darfst du noch %s werfen.",
	Twice:    "zweimal", Once: "einmal",
	TwoPairs: "Von zwei Paaren ist das höhere der bessere Anfang", FourInRow: "Vier in einer Reihe sind fast eine Straße", Nothing: "Noch passt nichts zusammen, aber hohe Würfel zählen viel",
	ServedNow:   "%s: Alle fünf Würfel sind auf einmal gefallen. Das zählt %d statt %d, wenn du es jetzt einträgst.",
	NotServed:   "%s zählt %d. Fallen alle fünf Würfel dafür auf einmal, ist es serviert und zählt %d.",
	EnterText:   "Am Ende des Zuges trägst du den Wurf in ein Feld ein, jedes Feld nur einmal. In Bleistift steht, was er dort zählt.",
	ColumnsText: "Trag den Wurf in ein Feld ein, jedes nur einmal. Wer am Ende in einer Kolonne mehr hat, gewinnt sie: ×%d bringt %s Spielpunkte. Was im Feld steht, wird nicht malgenommen.",
	StrikeText:  "Dann streichst du ein Feld: Es zählt 0 und bleibt zu. Nimm eines, das du kaum noch brauchst.",
	KeepEar:     "%s. Drück die Würfel, die liegen bleiben sollen. Die anderen darfst du noch %s werfen.",
	EnterEar:    "Am Ende des Zuges trägst du den Wurf in ein Feld ein, jedes Feld nur einmal. Jedes Feld sagt, was er dort zählt.",
	CellEar:     " Der Block ist eine Tabelle: Geh zu einem Feld und drück es, dann den Knopf zum Eintragen.",
	KeepKeys:    " Mit Tastatur behalten die Tasten %s je einen Würfel.",
	Keys:        "Die Taste %s zeigt alle Tasten.",
	Numbers:     [6]string{"null", "einen", "zwei", "drei", "vier", "fünf"},
	Cards: CardLesson{
		Beats: "Worum geht es?", Bet: "Mitgehen oder aussteigen?", Open: "Wie viel setzen?", Exchange: "Was bringt der Tausch?", Again: "Noch einmal setzen", Word: "Welches Wort?", Show: "Wer gewinnt?",
		BeatsText:    "Am Ende legt jeder ein Wort aus seinen Karten. Es zählen die Punkte der gelegten Karten: Das höhere Wort schlägt das niedrigere und nimmt den Pot.",
		BetText:      "Tipp Karten an und leg dir ein Wort zurecht; die anderen sehen das nicht. Mit einem guten Anfang geh mit. Mit lauter Karten, die nicht zusammenpassen, steig aus: Dann ist nur weg, was schon im Pot liegt.",
		OpenText:     "Du eröffnest, schieben geht nicht. Tipp Karten an und leg dir ein Wort zurecht; die anderen sehen das nicht. Je besser es ist, desto mehr kannst du setzen. Mit gar nichts steig aus.",
		ExchangeText: "Einmal in jeder Hand darfst du bis zu vier Karten gegen neue tauschen. Behalte, was schon ein Wort ist, und gib her, was nicht dazupasst. Alle sehen, wie viele du tauschst.",
		AgainText:    "Wer wenige Karten getauscht hat, hat wohl schon ein Wort. Wer hoch setzt, hat ein gutes oder blufft. Steigen alle anderen aus, gewinnst du, ohne etwas zu zeigen.",
		WordText:     "Leg das Wort, das am meisten zählt. Jeder darf es anzweifeln: Steht es nicht in der Wörterliste, gilt es als kein Wort.",
		BookText:     "Leg das Wort, das am meisten zählt. Jeder darf es anzweifeln: Steht es nicht in eurem Wörterbuch, gilt es als kein Wort.",
		ShowText:     "Die Wörter werden aufgedeckt, das niedrigste zuerst. Bevor der Pot ausgezahlt wird, darf jeder am Tisch ein Wort anzweifeln. Zweifelt niemand, gilt auch eines, das es gar nicht gibt.",
		Explain:      "Erste Hand erklären lassen", Ended: "In der nächsten Hand wird wieder erklärt."},
	Short: "Das Wichtigste", Explain: "Ersten Zug erklären lassen", Ended: "Im nächsten Zug wird wieder erklärt.",
}

var lessonEn = Lesson{
	Kicker: "In short", Skip: "I know the game", ShowMe: "Show me", Understood: "Got it",
	Keep: "What should stay?", Served: "Served!", WhatServed: "What does served mean?", Enter: "Where does it go?", Strike: "Nothing fits?",
	KeepText: "%s. Tap the dice that should stay. You may throw the others %s more.",
	Twice:    "twice", Once: "once",
	TwoPairs: "Of two pairs the higher one is the better start", FourInRow: "Four in a row are nearly a straight", Nothing: "Nothing fits together yet, but high dice score a lot",
	ServedNow:   "%s: all five dice fell in one throw. That scores %d instead of %d if you write it now.",
	NotServed:   "%s scores %d. If all five dice fall for it in one throw, it is served and scores %d.",
	EnterText:   "At the end of your turn you write the throw into a cell, each cell only once. In pencil you see what it scores there.",
	ColumnsText: "Write the throw into a cell, each only once. Whoever has more in a column at the end wins it: ×%d pays %s game points. The number in the cell is not multiplied.",
	StrikeText:  "Then you strike a cell: it scores 0 and stays closed. Take the one you will miss least.",
	KeepEar:     "%s. Press the dice that should stay. You may throw the others %s more.",
	EnterEar:    "At the end of your turn you write the throw into a cell, each cell only once. Each cell tells what it scores there.",
	CellEar:     " The pad is a table: go to a cell and press it, then the button to write.",
	KeepKeys:    " On a keyboard the keys %s keep one die each.",
	Keys:        "The %s key shows all keys.",
	Numbers:     [6]string{"no", "one", "two", "three", "four", "five"},
	Cards: CardLesson{
		Beats: "What is the aim?", Bet: "Call or fold?", Open: "How much to bet?", Exchange: "What does a swap do?", Again: "Betting again", Word: "Which word?", Show: "Who wins?",
		BeatsText:    "At the end everybody lays a word made of their cards. The points of the cards laid are added up: the higher word beats the lower one and takes the pot.",
		BetText:      "Tap cards to put a word together; the others do not see it. With a good start, call. With cards that do not go together, fold: you only lose what is in the pot already.",
		OpenText:     "You open, there is no checking. Tap cards to put a word together; the others do not see it. The better it is, the more you can bet. With nothing at all, fold.",
		ExchangeText: "Once in every hand you may swap up to four cards for new ones. Keep what is a word already, and give away what does not fit. Everybody sees how many you swap.",
		AgainText:    "Whoever swapped few cards probably has a word already. Whoever bets high has a good one, or bluffs. If all others fold, you win without showing anything.",
		WordText:     "Lay the word that counts most. Anybody may doubt it: if it is not in the word list, it is no word.",
		BookText:     "Lay the word that counts most. Anybody may doubt it: if it is not in your dictionary, it is no word.",
		ShowText:     "The words are turned up, the lowest first. Before the pot is paid, anybody may doubt a word. If nobody does, even one that does not exist counts.",
		Explain:      "Explain a first hand to me", Ended: "The next hand is explained again."},
	Short: "The short version", Explain: "Explain the first turn to me", Ended: "The next turn is explained again.",
}
