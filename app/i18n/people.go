package i18n

// People is those who play: what all their games come to.
type People struct {
	_            incomparable
	Title, Short string
	Empty        string
	Counting     string // %d games so far
	Gone         string
	Everybody    string // the link to all

	Who              string
	Line, LineOne    string // %d games, %d won; one game, %d won
	LineCards        string // %d evenings of cards
	More             string // a button: %d people
	Rate, RateText   string // served pictures for each entry
	Computers, Level string

	Figures, Games, Won string
	Served, Heads       string
	Grandes, Cards      string
	Brought             string // games that came from elsewhere
	BroughtCards        string // evenings
	Of                  string // %d of %d
	Chips, ChipOne      string // %s chips won, with a sign

	Trail, TrailText  string // %d games; %s now, %s the most, %s the least
	Against, Opponent string
	Duels, Points     string
	Computer          string // %s level
	AgainstText       string
	Drawn             string // %d games
	Columns, Column   string
	Average, Best     string

	Luck, LuckCount  string // %d of %d games
	LuckNone         string
	ByColumns, Total string // two kinds of games
	LuckText         string // %d games; %s points of luck, %s points given away
	LuckBars         string
	Dice, Lost, When string

	Highlights string
	BestColumn string // %d points
	Evening    string // %s amount
	First      string // %s name, %s one of Firsts
	Firsts     By[string]

	Colour, ColourText string
	Colours            By[string] // by number
	Spelling           string
	SpellingText       string
	Join               string // %s name
	With               string // names the choice of the other one
	Own                string // no other spelling
	Joined, Parted     string // said: %s name, %s to whom; %s name
	Part               string // a button: %s name
}

var peopleDe = People{
	Title: "Leute", Short: "Bilanz, Kolonnen, Glück", Empty: "Hier steht, wer eine Partie zu Ende gespielt hat.",
	Counting: "Es wird gezählt. Partien bis jetzt: %d.", Gone: "Unter diesem Namen gibt es keine Partie.", Everybody: "Alle Leute",
	Who: "Wer gespielt hat", Line: "%d Partien, %d gewonnen", LineOne: "1 Partie, %d gewonnen", LineCards: "Kartenabende: %d", More: "Alle %d zeigen",
	Rate: "Serviert je Eintrag", RateText: "Wie viele von hundert Einträgen servierte Figuren waren. Partner teilen sich die Zahlen ihres Blocks.",
	Computers: "Computer", Level: "Stufe",
	Figures: "In Zahlen", Games: "Partien", Won: "gewonnen", Served: "serviert", Heads: "Kopf", Grandes: "Grandes serviert", Cards: "Kartenabende", Brought: "eingelesene Partien", BroughtCards: "eingelesene Kartenabende",
	Of: "%d von %d", Chips: "%s Chips", ChipOne: "%s Chip",
	Trail: "Gewonnen minus verloren", TrailText: "Nach %d Partien: %s. Höchster Stand %s, tiefster %s.",
	Against: "Gegeneinander", Opponent: "Gegen", Duels: "Siege", Points: "Punkte", Computer: "Computer, %s",
	AgainstText: "Wer in der Partie vor wem lag, und was der eine vom anderen gewonnen hat. Partner teilen sich das.",
	Drawn:       "%d gleich",
	Columns:     "Kolonnen", Column: "Kolonne", Average: "Schnitt", Best: "beste",
	Luck: "Glück und Können", LuckCount: "Gezählt sind die Partien mit einem Rückblick, in denen alle eigenen Würfe bekannt sind: %d von %d.",
	LuckNone:  "Glück und Können trennt erst der Rückblick auf eine Partie, in der alle eigenen Würfe bekannt sind. Jede fertige Partie führt zu ihrem Rückblick.",
	ByColumns: "Nach Kolonnen", Total: "Nach Differenz", LuckText: "Partien: %d. Im Schnitt je Partie %s Punkte durch die eigenen Würfel, %s Punkte verschenkt.",
	LuckBars: "Zwei Balken für jede Partie, die jüngste ganz rechts: links das Würfelglück, rechts das Verschenkte.", Dice: "Würfel", Lost: "verschenkt", When: "Partie",
	Highlights: "Höhepunkte", BestColumn: "Beste Kolonne: %d", Evening: "Größter Abend: %s", First: "%s: %s.",
	Firsts: By[string]{{"grande", "die erste servierte Grande"}, {"head", "der erste Kopf"}, {"master", "der erste Sieg gegen den Meister"}},
	Colour: "Farbe", ColourText: "Sie steht hier neben dem Namen, und wo ein neues Spiel beginnt.",
	Colours:  By[string]{{"1", "Blau"}, {"2", "Rost"}, {"3", "Grün"}, {"4", "Violett"}, {"5", "Ocker"}, {"6", "Petrol"}, {"7", "Himbeer"}, {"8", "Schiefer"}},
	Spelling: "Derselbe Mensch", SpellingText: "Steht jemand unter zwei Namen in den Partien, lassen sie sich zusammenzählen.", With: "Zusammen mit", Own: "niemandem", Join: "Mit %s zusammenzählen",
	Joined: "%s zählt jetzt bei %s mit.", Parted: "%s zählt wieder für sich.", Part: "%s wieder für sich zählen",
}

var peopleEn = People{
	Title: "People", Short: "results, columns, luck", Empty: "Whoever has finished a game is listed here.",
	Counting: "Counting. Games so far: %d.", Gone: "There is no game under this name.", Everybody: "All people",
	Who: "Who has played", Line: "%d games, %d won", LineOne: "1 game, %d won", LineCards: "Evenings of cards: %d", More: "Show all %d",
	Rate: "Served per entry", RateText: "How many of a hundred entries were served combinations. Partners share the figures of their pad.",
	Computers: "Computers", Level: "Level",
	Figures: "In figures", Games: "games", Won: "won", Served: "served", Heads: "Head", Grandes: "grandes served", Cards: "evenings of cards", Brought: "imported games", BroughtCards: "imported evenings of cards",
	Of: "%d of %d", Chips: "%s chips", ChipOne: "%s chip",
	Trail: "Won minus lost", TrailText: "After %d games: %s. Highest %s, lowest %s.",
	Against: "Head to head", Opponent: "Against", Duels: "Wins", Points: "Points", Computer: "Computer, %s",
	AgainstText: "Who was ahead of whom at the end, and what one has won from the other. Partners share it.",
	Drawn:       "%d level",
	Columns:     "Columns", Column: "Column", Average: "average", Best: "best",
	Luck: "Luck and skill", LuckCount: "This counts the games with a review in which all of their throws are known: %d of %d.",
	LuckNone:  "Luck and skill are told apart by the review of a game in which all of their throws are known. Every finished game leads to its review.",
	ByColumns: "By columns", Total: "By difference", LuckText: "Games: %d. On average per game %s points from their own dice, %s points given away.",
	LuckBars: "Two bars for each game, the latest on the far right: on the left luck with the dice, on the right what was given away.", Dice: "Dice", Lost: "given away", When: "Game",
	Highlights: "Highlights", BestColumn: "Best column: %d", Evening: "Biggest evening: %s", First: "%s: %s.",
	Firsts: By[string]{{"grande", "the first served grande"}, {"head", "the first Head"}, {"master", "the first win against the master"}},
	Colour: "Colour", ColourText: "It stands beside the name here, and where a new game is set up.",
	Colours:  By[string]{{"1", "Blue"}, {"2", "Rust"}, {"3", "Green"}, {"4", "Violet"}, {"5", "Ochre"}, {"6", "Teal"}, {"7", "Raspberry"}, {"8", "Slate"}},
	Spelling: "The same person", SpellingText: "If somebody is in the games under two names, they can be counted together.", With: "Together with", Own: "nobody", Join: "Count together with %s",
	Joined: "%s now counts with %s.", Parted: "%s counts alone again.", Part: "Count %s alone again",
}
