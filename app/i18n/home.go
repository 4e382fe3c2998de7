package i18n

// Home is the first screen.
type Home struct {
	_            incomparable
	Continue     string // the button
	Round        string // %d entry of %d
	Over         string // the running game has ended
	Ended        string // the same behind the name of the game and a comma
	ToSettlement string
	New          string
	AtOnce       string // heads the games that begin by one tap
	Also         string // heads what else there is
	Quick        string
	QuickLine    string // %s the computer player, %s its level
	Again        string // the same people and rules as the last time
	Against      string // %s and %s, two parties
	AgainstThree string // cards against computers
	ThreeLine    string
	EveningHand  string // a running evening of cards: %d hand
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
	Continue: "Weiterspielen", Round: "Runde %d von %d", Over: "Die Partie ist aus", Ended: "zu Ende", ToSettlement: "Zur Abrechnung",
	New: "Neues Spiel", AtOnce: "Gleich losspielen", Also: "Außerdem", Quick: "Schnelle Partie", QuickLine: "eine Kolonne gegen %s, %s",
	Again: "Wie letztes Mal", Against: "%s gegen %s",
	AgainstThree: "Ich gegen drei", ThreeLine: "Wähle deine Worte, drei Computer", EveningHand: "Wähle deine Worte, Hand %d",
	Block: "Nur der Block", BlockShort: "echte Würfel am Tisch",
	Cards: "Wähle deine Worte", CardsShort: "Poker mit Buchstaben",
	Rules: "Regeln", RulesShort: "mit Beispielen", Games: "Partien", GamesShort: "Verlauf und Abende",
	Settings: "Einstellungen", Evening: "Heute, %d Partien", EveningOne: "Heute, 1 Partie",
}

var homeEn = Home{
	Continue: "Continue", Round: "Round %d of %d", Over: "The game is over", Ended: "finished", ToSettlement: "To the settlement",
	New: "New game", AtOnce: "Play right away", Also: "Also here", Quick: "Quick game", QuickLine: "one column against %s, %s",
	Again: "Same as last time", Against: "%s against %s",
	AgainstThree: "Me against three", ThreeLine: "Choose Your Words, three computers", EveningHand: "Choose Your Words, hand %d",
	Block: "Score pad only", BlockShort: "real dice on the table",
	Cards: "Choose Your Words", CardsShort: "poker with letters",
	Rules: "Rules", RulesShort: "with examples", Games: "Games", GamesShort: "history and evenings",
	Settings: "Settings", Evening: "Today, %d games", EveningOne: "Today, 1 game",
}
