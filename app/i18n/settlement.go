package i18n

// Settlement is the end of a game: who pays whom, and why.
type Settlement struct {
	_          incomparable
	Title      string
	None       string   // when there is no finished game
	Pays       string   // %s payer, %s payee
	Wins       string   // at the end of a game: %s who
	GamePoints string   // %d
	GamePoint  string   // one
	ColumnTo   string   // %s column, %s who has won it
	Score      string   // appended: %d and %d, the sums of a column
	Ahead      string   // spoken behind by how much a sum is ahead, where the difference is settled
	Head       string   // all columns won, which doubles: %s of All, %d points
	AllBonus   string   // the same for more points: %s of All, %d points
	All        []string // two columns, three columns
	Gets       string   // points only, where two play: %s who
	Gives      string   // points only, where more play: %s from whom, %s to whom
	PointsAt   string   // %d points, %s stake
	OnePoint   string   // %s stake
	Points     string   // %d
	Point      string   // one
	Nobody     string   // nobody owes anything
	Column     string
	Drawn      string
	PointsHead string
	Total      string
	Sweep      string // all columns won: %s who
	Difference string
	Concession string // %s gave up
	Stopped    string // before the pads were full
	RealDice   string // where the app has thrown too: %s who has entered how much with real dice
	Advised    string // %s who has asked the coach how often
	Fixed      string // %s whose entries were corrected how often
	Swapped    string // %s of Swap: who has come to a seat while the game went on
	Swap       string // %s who, %s in whose place, %d from which round on
	Factor     string // %d
	Evening    string
	Earlier    string // %d and %d: the first game and the last
	EarlierOne string
	ThisGame   string
	Standing   string
	Pad        string // look at the pad
	Rematch    string
	Begins     string // %s
	NextBegins string // legend: who begins a rematch
	Choices    By[string]
	TakeBack   string
	Level      string
	LevelShown string // the same where it is written large, with the places where it may be broken
}

var settlementDe = Settlement{
	Title: "Abrechnung", None: "Hier steht die Abrechnung, sobald eine Partie zu Ende ist.", Pays: "%s zahlt %s", Gets: "%s gewinnt", Gives: "%s an %s:",
	Wins: "%s {gewinnt|gewinnen}", GamePoints: "%d Spielpunkte", GamePoint: "1 Spielpunkt", ColumnTo: "%s an %s", Score: ", %d zu %d", Ahead: "vorn",
	Head: "Kopf! %s, doppelt: %d", AllBonus: "%s! Mit Zuschlag: %d", All: []string{"Beide", "Alle drei"},
	PointsAt: "%d Spielpunkte zu je %s", OnePoint: "1 Spielpunkt zu %s", Points: "%d Punkte", Point: "1 Punkt", Nobody: "Niemand zahlt etwas",
	Column: "Kolonne", Drawn: "gleich", PointsHead: "Spielpunkte", Total: "Gesamt", Sweep: "Alle Kolonnen für %s", Difference: "Differenz", Concession: "%s {hat|haben} aufgegeben", Stopped: "Vorzeitig beendet", RealDice: "Mit echten Würfeln eingetragen: %s.", Advised: "Um Rat gefragt: %s.",
	Fixed: "Eingetragenes berichtigt: %s.", Swapped: "Während der Partie gewechselt: %s.", Swap: "%s für %s ab Runde %d",
	Factor: "Einsatz ×%d", Evening: "Heute", Earlier: "Partie %d bis %d", EarlierOne: "Partie 1", ThisGame: "Diese Partie", Standing: "Stand",
	Pad: "Block ansehen", Rematch: "Revanche", Begins: "%s {beginnt|beginnen}", NextBegins: "Wer beginnt die Revanche?",
	Choices:  By[string]{{"alternate", "reihum"}, {"winner", "wer gewann"}, {"loser", "wer verlor"}, {"lot", "auswürfeln"}},
	TakeBack: "Letzten Eintrag zurücknehmen", Level: "Unentschieden", LevelShown: "Unent\u00adschie\u00adden",
}

var settlementEn = Settlement{
	Title: "Settlement", None: "The settlement appears here once a game is over.", Pays: "%s pays %s", Gets: "%s wins", Gives: "%s to %s:",
	Wins: "%s {wins|win}", GamePoints: "%d game points", GamePoint: "1 game point", ColumnTo: "%s to %s", Score: ", %d to %d", Ahead: "ahead",
	Head: "A Head! %s, doubled: %d", AllBonus: "%s! With the bonus: %d", All: []string{"Both", "All three"},
	PointsAt: "%d game points at %s each", OnePoint: "1 game point at %s", Points: "%d points", Point: "1 point", Nobody: "Nobody pays anything",
	Column: "Column", Drawn: "tied", PointsHead: "Game points", Total: "Total", Sweep: "All columns for %s", Difference: "Difference", Concession: "%s gave up", Stopped: "Ended early", RealDice: "Entered with real dice: %s.", Advised: "Asked for a hint: %s.",
	Fixed: "Entries corrected: %s.", Swapped: "Changed during the game: %s.", Swap: "%s for %s from round %d",
	Factor: "Stake ×%d", Evening: "Today", Earlier: "Games %d to %d", EarlierOne: "Game 1", ThisGame: "This game", Standing: "Standing",
	Pad: "See the pad", Rematch: "Rematch", Begins: "%s {begins|begin}", NextBegins: "Who begins the rematch?",
	Choices:  By[string]{{"alternate", "in turn"}, {"winner", "winner"}, {"loser", "loser"}, {"lot", "roll for it"}},
	TakeBack: "Take back the last entry", Level: "A draw", LevelShown: "A draw",
}
