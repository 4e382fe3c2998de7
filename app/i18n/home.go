package i18n

// Home is the first screen.
type Home struct {
	_            incomparable
	Continue     string // the button
	OnTurn       string // %s who throws
	Round        string // %d entry of %d
	Over         string // the running game has ended
	ToSettlement string
	New          string
	Block        string // the score pad for real dice
	BlockShort   string
	Cards        string
	CardsShort   string
	Rules        string
	RulesShort   string
	Games        string
	GamesShort   string
	Settings     string
	Evening      string // %d games
	EveningOne   string
}

var homeDe = Home{
	Continue: "Weiterspielen", OnTurn: "%s ist am Wurf", Round: "Runde %d von %d", Over: "Die Partie ist aus", ToSettlement: "Zur Abrechnung",
	New: "Neues Spiel", Block: "Nur der Block", BlockShort: "echte Würfel am Tisch",
	Cards: "Wähle deine Worte", CardsShort: "Poker mit Buchstaben",
	Rules: "Regeln", RulesShort: "mit Beispielen", Games: "Gespielte Partien", GamesShort: "Verlauf und Abende",
	Settings: "Einstellungen", Evening: "Heute Abend, %d Spiele", EveningOne: "Heute Abend, 1 Spiel",
}

var homeEn = Home{
	Continue: "Continue", OnTurn: "%s to throw", Round: "Round %d of %d", Over: "The game is over", ToSettlement: "To the settlement",
	New: "New game", Block: "Score pad only", BlockShort: "real dice on the table",
	Cards: "Choose Your Words", CardsShort: "poker with letters",
	Rules: "Rules", RulesShort: "with examples", Games: "Finished games", GamesShort: "history and evenings",
	Settings: "Settings", Evening: "This evening, %d games", EveningOne: "This evening, 1 game",
}
