package i18n

// WordCoach is everything that teaches the card game: the look back at a hand,
// the hand of the day, and practice. Words and cards come into the gaps as they
// are printed.
type WordCoach struct {
	_       incomparable
	LookOf  string // button: the thing, see Texts.Owned
	LookOwn string // the same for the only person
	Only    string // below it: only %s sees it
	Dealt   string // name of the cards as dealt
	Gone    string // appended to the name of a card that was exchanged
	Swap    string // heading: the exchange
	Word    string // heading: the word
	Working string
	NotWord string // button that does nothing: %s is not in the list

	// The exchange. Points are such as Cards.PointsN has them, with a decimal.
	Good    string // nothing would have been better: %s points on average
	Best    string // %s cards to swap, %s cards to keep
	Keep    string // the best is to keep all cards
	Points  string // %s a number with a decimal
	After   string // the own exchange, in what is compared
	Without string // the same where all cards were kept
	Average string // %s points on average
	Brings  string // %s points on average, %s After or Without, %s points then
	Reaches string // %d points, %s of ten, %s After or Without, %s of ten then
	NoCase  string // none of ten
	Safe    string // %s word that lay there, %s points: it stays
	Gives   string // %s word that lay there, %s points: it is given up
	Late    string // did not come to the exchange: what would have been best

	// The word.
	Laid    string // %s word, %s points
	Refused string // %s word
	None    string // no word was laid
	Was     string // %s word, %d points would have been
	Could   string // %s word, %s points could be laid: where nobody chose
	Right   string // the best word that people know was laid
	Beats   string // better than %s word, %s points
	Also    string // %s word, %s points: the list has it
	Rare    string // the same of a word that hardly anybody knows
	Nothing string // there was no word

	Today    Today
	Day      HandOfDay
	Practice WordPractice
}

// Today is the page with what is new each day.
type Today struct {
	_     incomparable
	Title string
	Short string // what is there
	Left  string // one is done, one is left
	Done  string // both are done
	More  string // heading: more of both

	Passed string // to whoever comes back to a position or a hand when its day, %s, is over
	Finish string // button: that one first
	Now    string // button: the one of today
}

// HandOfDay is the hand of the day.
type HandOfDay struct {
	_         incomparable
	Title     string
	Short     string
	Intro     string
	Drawn     string // after the exchange: %s the new cards
	Kept      string // after keeping all
	Over      string // %s points, %d above par
	Even      string // %s points, par
	Under     string // %s points, %d below par
	ParIs     string // %s word: par
	ParHow    string // explains par
	ParSwap   string // the exchange of par: %s cards
	ParKeeps  string // the same, where it keeps everything
	Tomorrow  string
	Circles   string // what the three dots mean
	Yesterday string
	Uncounted string // %s date
	Elsewhere string // another tab has played the hand already
	Begun     string // cards are exchanged, no word is laid yet
	Share     string // the button
	Line      string // %s the app, %s date, %s dots and points
	Working   string
}

// WordPractice is single decisions with cards.
type WordPractice struct {
	_      incomparable
	Title  string
	Short  string
	Intro  string
	Swap   string // the name of the task
	SwapIn string
	Find   string
	FindIn string
	Search string // a hand is looked for
	AskIn  string // announced with the hand: which cards go
	AskFor string // announced with the hand: which word is best
	Right  string // verdict
	Close  string // %s points
	Wrong  string // %s points
	Show   string // button: shows the solution
	Given  string // verdict after that
	Next   string
	Leave  string
	Level  string // %d of 3
	Score  string // %d right of %d
	Empty  string
	Forget string
}

var wordCoachDe = WordCoach{
	LookOf: "Rückblick", LookOwn: "Rückblick auf deine Hand", Only: "nur %s sieht ihn",
	Dealt: "Deine sieben Karten", Gone: "getauscht", Swap: "Der Tausch", Word: "Das Wort", Working: "Der Wort-Coach rechnet …", NotWord: "%s steht nicht in der Liste",
	Good: "Besser lässt sich hier nicht tauschen: Danach bringt das beste Wort im Schnitt %s.",
	Best: "Am besten: %s tauschen; %s behalten.", Keep: "Am besten: alle Karten behalten.",
	Points: "%s Punkte", After: "nach deinem Tausch", Without: "ohne Tausch", Average: "Das beste Wort bringt dann im Schnitt %s.",
	Brings:  "Das beste Wort bringt dann im Schnitt %s, %s %s.",
	Reaches: "%d Punkte oder mehr gelingen so in %s von 10 Fällen, %s in %s.", NoCase: "keinem",
	Safe: "%s (%s) lag schon da und bleibt sicher.", Gives: "Der Preis: %s (%s) lag schon da und ist dann weg.",
	Late: "Zum Tausch kam es für dich nicht.",
	Laid: "Du hast %s gelegt, %s.", Refused: "%s galt nicht.", None: "Du hast kein Wort gelegt.",
	Was: "%s hätte %d gezählt.", Could: "Möglich war %s, %s.", Right: "Kein Wort, das jeder kennt, zählt mehr.",
	Beats: "Das schlägt %s, das beste Wort, das jeder kennt (%s).", Also: "Noch mehr zählt %s (%s).", Rare: "Noch mehr zählt %s (%s), aber das kennt kaum jemand.",
	Nothing: "Aus diesen Karten lässt sich kein Wort legen, das jeder kennt.",
	Today: Today{Title: "Heute", Short: "Stellung und Hand", Left: "eines ist noch offen", Done: "beides gespielt", More: "Mehr davon",
		Passed: "Für heute gibt es eine neue. Diese kannst du noch lösen, sie zählt für den %s.", Finish: "Diese lösen", Now: "Die von heute"},
	Day: HandOfDay{Title: "Hand des Tages", Short: "sieben Karten, für alle dieselben",
		Intro: "Einmal tauschen, dann ein Wort legen. Alle bekommen dieselben Karten und ziehen dieselben nach.",
		Drawn: "Neu auf der Hand: %s. Jetzt das beste Wort!", Kept: "Alle Karten bleiben. Jetzt das beste Wort!",
		Over: "%s, %d über Par", Even: "%s, genau Par", Under: "%s, %d unter Par", ParIs: "Par war %s.",
		ParHow:  "Par ist, was man mit dem aussichtsreichsten Tausch und dem besten Wort schafft, das jeder kennt.",
		ParSwap: "Dafür getauscht: %s.", ParKeeps: "Dafür wurde nichts getauscht.",
		Tomorrow: "Die nächste kommt morgen, für alle dieselbe.", Circles: "●●●: Par erreicht. Je weiter darunter, desto weniger volle Kreise.", Yesterday: "Gestern", Uncounted: "%s, zum Üben",
		Elsewhere: "In einem anderen Fenster ist diese Hand schon weiter. Was dort geschah, zählt.",
		Begun:     "getauscht, das Wort fehlt noch", Share: "Teilen", Line: "%s, Hand vom %s: %s", Working: "Par wird berechnet …"},
	Practice: WordPractice{Title: "Wörter üben", Short: "tauschen und Wörter finden", Intro: "Sieben Karten, eine Entscheidung. Danach steht da, was sie wert war und warum. Die Aufgaben werden so schwer, wie du gut bist.",
		Swap: "Was tauschen?", SwapIn: "bis zu vier Karten, mit Aussicht auf das beste Wort", Find: "Das beste Wort", FindIn: "aus sieben Karten; ein Wort zählt, was seine Karten zählen",
		Search: "Sucht eine Hand …", AskIn: "Welche Karten tauschst du?", AskFor: "Welches Wort zählt am meisten?",
		Right: "Richtig!", Close: "Fast. Das kostet %s.", Wrong: "Das kostet %s.", Show: "Auflösen", Given: "So ginge es",
		Next: "Nächste Hand", Leave: "Zurück zur Übersicht", Level: "Stufe %d von 3", Score: "%d von %d gut entschieden.", Empty: "Noch nichts entschieden.", Forget: "Zählung neu beginnen"},
}

var wordCoachEn = WordCoach{
	LookOf: "review", LookOwn: "Review your hand", Only: "only %s sees it",
	Dealt: "Your seven cards", Gone: "swapped", Swap: "The swap", Word: "The word", Working: "The word coach is working …", NotWord: "%s is not in the list",
	Good: "There was no better swap: after it the best word is worth %s on average.",
	Best: "Best: swap %s; keep %s.", Keep: "Best: keep all cards.",
	Points: "%s points", After: "after your swap", Without: "without a swap", Average: "Then the best word is worth %s on average.",
	Brings:  "Then the best word is worth %s on average, %s %s.",
	Reaches: "This reaches %d points or more in %s of 10 cases, %s in %s.", NoCase: "none",
	Safe: "%s (%s) was there already and stays safe.", Gives: "The price: %s (%s) was there already and is gone then.",
	Late: "You did not come to the swap.",
	Laid: "You laid %s, %s.", Refused: "%s did not count.", None: "You laid no word.",
	Was: "%s would have counted %d.", Could: "You could have laid %s, %s.", Right: "No word that everybody knows counts more.",
	Beats: "That beats %s, the best word that everybody knows (%s).", Also: "%s (%s) counts even more.", Rare: "%s (%s) counts even more, but hardly anybody knows it.",
	Nothing: "These cards make no word that everybody knows.",
	Today: Today{Title: "Today", Short: "position and hand", Left: "one is still open", Done: "both played", More: "More of these",
		Passed: "There is a new one for today. You can still solve this one; it counts for %s.", Finish: "Solve this one", Now: "Today’s one"},
	Day: HandOfDay{Title: "Hand of the day", Short: "seven cards, the same for everybody",
		Intro: "Swap once, then lay a word. Everybody gets the same cards and draws the same ones.",
		Drawn: "New in your hand: %s. Now the best word!", Kept: "All cards stay. Now the best word!",
		Over: "%s, %d above par", Even: "%s, exactly par", Under: "%s, %d below par", ParIs: "Par was %s.",
		ParHow:  "Par is what the most promising swap and the best word that everybody knows come to.",
		ParSwap: "It swapped %s.", ParKeeps: "It swapped nothing.",
		Tomorrow: "The next one comes tomorrow, the same for everybody.", Circles: "●●●: par reached. The further below, the fewer full circles.", Yesterday: "Yesterday", Uncounted: "%s, for practice",
		Elsewhere: "Another window is further with this hand. What was done there counts.",
		Begun:     "swapped, the word is still to come", Share: "Share", Line: "%s, hand of %s: %s", Working: "Finding par …"},
	Practice: WordPractice{Title: "Practise words", Short: "swapping and finding words", Intro: "Seven cards, one decision. Then you see what it was worth and why. The tasks get as hard as you are good.",
		Swap: "What to swap?", SwapIn: "up to four cards, aiming for the best word", Find: "The best word", FindIn: "from seven cards; a word counts what its cards count",
		Search: "Looking for a hand …", AskIn: "Which cards do you swap?", AskFor: "Which word counts most?",
		Right: "Right!", Close: "Almost. That costs %s.", Wrong: "That costs %s.", Show: "Show me", Given: "This is how",
		Next: "Next hand", Leave: "Back to the overview", Level: "Level %d of 3", Score: "%d of %d decided well.", Empty: "Nothing decided yet.", Forget: "Reset the count"},
}
