package i18n

// Rules is the rule book. Its numbers are filled in from the rules of the game
// when the page is drawn.
type Rules struct {
	_                       incomparable
	Choose, Contents, Print string
	Example                 string // %s title

	Play    string // the heading; so are Turn, Served, Sheet and so on
	Pad     string // %d columns, %d rows, %d cells
	PadOne  string // one column: %d rows
	Poker   string
	Pips    string
	Turn    string
	InShort InShort
	Steps   []string
	Served  string
	Explain []string

	ServedMore  string
	ServedSame  string   // %s the rows where it is not so, listed
	ServedOrNot string   // title of the example
	Stories     []string // one per turn of the example
	First       string   // the first throw
	Again       string   // %d stay, %d are thrown
	AllAgain    string
	Gives       string // %s what lies, %s row, %d points
	Striking    string // title
	OnlyOpen    string // %s row, %s row
	OnlyOpenIn  string // %s column, %s row, %s row
	Struck      string // %s one of those two, %d points in both rows together

	Sheet                    string
	Row, Counts, Worth, More string     // column headings of the table of rows
	Face                     string     // %s kings, %d times
	Count                    By[string] // by row key; S has four %s, the ends of both straights
	Any                      string     // row X: %s list of AnyScore
	AnyScore                 string     // %s pattern, %d points
	GrandeToo                string     // %d points: poker, served, full house, served
	NoFull, AnyRow           string

	Columns         string
	Free, FreeOne   string
	Down            string // %s column before, %s this column, %s first row, %s last row
	Running         string // %s column, %s first row
	RunningTotals   string // title of the example
	Thrown, Written string // its column headings: %s column

	Settle         string
	ByColumns      string
	Values         string // %s list of values
	SweepBonus     string // %s more, %d instead of, %d
	SweepDouble    string // %d instead of %d
	Difference     string
	DifferenceMore string
	Three          string // %d points from each player for all columns
	Stake          string // %s a point, %s game points, %s money
	ForTwo         string // titles of the examples
	ForThree       string
	Names          []string

	Who     string
	Players []string

	Contra            string
	Doubling          []string
	ConcedeColumns    string // %d points
	ConcedeDifference string // %s points
	ConcedeAny        string // the same without a least amount

	Agree, Agreement, Possible string
	Usual                      string // after the usual choice
	Other                      string // after the choices: other values are possible

	Rulings     string
	RulingsText string
	Ruling      Rulings
	Cards       RulesCards
	Ear         RulesEar
}

// RulesEar is how the games are played without looking.
type RulesEar struct {
	_                incomparable
	Title            string
	All              string
	Dice, Hand       []string // the dice table, the card table
	Again, Computers string
	Keys             string // heading
	Settings         string // the way there
}

// InShort is the rules of a dice game on one screen.
type InShort struct {
	_          incomparable
	Throws     string
	Writes     string
	Faces      string // %s fives or kings, %d what three of them score
	Figures    string // %s figures with their points, listed; %s their points served, listed, and those that are only served
	Columns    string // %s what the columns pay, listed
	Difference string
	Down       string // %s a column that is filled first, %s the one that is filled in order after it
}

// Rulings is what the rule books leave open, and how this app decides.
type Rulings struct {
	_                                                                                  incomparable
	TakeBack, Grande, AnyRow, Level, Pairs, Partner, Each, ContraTwo, ContraBack, Stop string
	ServedGrande                                                                       string // %d points
	DifferenceAll                                                                      string
	TwoColumns                                                                         string // %s list of values
	AnyServed                                                                          string // %d points
}

// RulesCards is the rules of the card game.
type RulesCards struct {
	_                            incomparable
	Goal                         string // %d to %d players, %d cards
	Before, Hand, Showdown, Open string // headings
	Stakes                       string // %d ante, %d to %d bets, %d chips
	Dealt                        string // %d cards
	Opening                      string
	Exchange                     string     // %d cards
	Word                         string     // %d cards
	Bets                         string     // an option: smallest and largest bet
	FromTo                       string     // %s to %s
	Told                         By[string] // what is agreed otherwise than usual, by option key and value as in an address, where label and value are no answer
	NoWords                      string     // without words of the players' own
	NoCost                       string     // a wrong doubt costs it
	OtherDealer, OtherWords      string     // after the choices: what else is possible
	Deck                         string     // heading: the cards
	Card                         string     // columns of their table
	Each                         string     // what the table says
	Folded                       string     // %s list of letters
	Two                          string     // %s list of cards by language
	Worked                       string     // heading of the example
	Gets                         string     // %s who, %s cards
	Swaps                        string     // %s cards, %s cards drawn
	Nothing                      string     // why somebody drops out
	PotNow                       string     // %d
	BeforeText, HandText         []string
	ShowdownText, OpenText       []string
}
