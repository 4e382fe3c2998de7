package i18n

// Rules is the in-app rule book. What a sentence counts stands in the rules
// of the game and is filled in where the page is made.
type Rules struct {
	_                              incomparable
	Title, Choose, Contents, Print string
	Example                        string // one %s: "Beispiel: %s"

	Play    string // the heading; so are Turn, Served, Sheet and so on
	Pad     string // %d columns, %d rows, %d cells
	PadOne  string // one column: %d rows
	Poker   string
	Pips    string
	Turn    string
	Steps   []string
	Served  string
	Explain []string

	ServedOrNot string   // title of the example
	Stories     []string // one a turn of the example
	First       string   // the first throw
	Again       string   // %d stay, %d are thrown
	AllAgain    string
	Gives       string // %s what lies, %s row, %d points
	Striking    string // title
	Struck      string // %s row, %s row, %d points there: what striking looks like

	Sheet                    string
	Row, Counts, Worth, More string            // heads of the table of rows
	Face                     string            // %s kings, %d times
	Count                    map[string]string // by row key; S has four %s, the ends of both straights
	Any                      string            // row X; one %s: list of "Straße 25"
	AnyScore                 string            // %s pattern, %d points
	GrandeToo                string            // four %d: poker, served, full house, served
	NoFull, AnyRow           string

	Columns         string
	Free, FreeOne   string
	Down            string // %s column before, %s this column, %s first row, %s last row
	Running         string // %s column, %s first row
	RunningTotals   string // title of the example
	Thrown, Written string // heads of its table; one %s each: the column

	Settle         string
	ByColumns      string
	Values         string // one %s: "1, 2 und 4"
	SweepBonus     string // %d more, %d instead of, %d
	SweepDouble    string // %d instead of %d
	Difference     string
	DifferenceMore string
	Three          string // one %d: from each for all columns
	Stake          string // %s a point, %d points, %s money
	ForTwo         string // titles of the examples
	ForThree       string
	Names          []string

	Who     string
	Players []string

	Contra            string
	Doubling          []string
	ConcedeColumns    string // one %d
	ConcedeDifference string // one %d

	Agree, Agreement, Possible string
	Usual                      string // said after the usual choice
	Other                      string // other values are possible too

	Rulings     string
	RulingsText string
	Ruling      Rulings
	Cards       RulesCards
}

// Rulings are the points that the rule books leave open, as this app decides.
type Rulings struct {
	_                                                          incomparable
	TakeBack, Grande, AnyRow, Level, Pairs, Partner, ContraTwo string
	ServedGrande                                               string // one %d
	DifferenceAll                                              string
	AnyServed                                                  string // one %d
}

// RulesCards is the rule book of the card game.
type RulesCards struct {
	_                            incomparable
	Goal                         string // %d to %d players, %d cards
	Before, Hand, Showdown, Open string // headings
	Stakes                       string // %d ante, %d to %d bets, %d chips
	Dealt                        string // %d cards
	Opening                      string
	Exchange                     string // %d cards
	Word                         string // %d cards
	Bets                         string // an option: the least and the most
	FromTo                       string // %s to %s
	NoWords                      string // of the players' own
	BeforeText, HandText         []string
	ShowdownText, OpenText       []string
}
