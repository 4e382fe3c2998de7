package i18n

var rulesEn = Rules{
	Title: "Rules", Choose: "Game", Contents: "On this page", Print: "Print an empty pad", Example: "Example: %s",

	Play:   "The game",
	Pad:    "Five dice, one cup, one pad. Each pad has %d columns of %d rows, %d cells in all. One of them is filled each round; once all are full, the game is settled.",
	PadOne: "Five dice, one cup, one pad. Each pad has a single column of %d rows. One cell is filled each round; once all are full, the game is settled.",
	Poker:  "The dice show 9, 10, jack, queen, king and ace, which count 1 to 6 in that order. With ordinary dice it is the same game.",
	Pips:   "It is played with ordinary dice. With poker dice it is the same game: the 9 counts 1, the ace 6.",

	InShort: InShort{
		Throws:     "Throw all five dice, then up to twice those that should not stay.",
		Writes:     "Write the result into a cell, each only once. If nothing fits, strike one: it scores 0.",
		Faces:      "For the faces only the dice that match count: three %s are %d.",
		Figures:    "Combinations are %s. Served, that is, with all five dice in one throw, they score %s.",
		Columns:    "In the end whoever has more points in a column wins it. The columns pay %s game points.",
		Difference: "In the end whoever has more points wins. What is paid is the difference.",
	},
	Turn: "A turn",
	Steps: []string{
		"The player whose turn it is throws all five dice.",
		"Two more throws are allowed. Any dice may stay; the others go back into the cup, even those that stayed before.",
		"After the third throw, or sooner if you like, you write the result into an open cell of your pad. It stays there to the end.",
		"If nothing is worth writing, you strike an open cell. It scores 0 and is closed for the rest of the game.",
	},
	Served: "Served",
	Explain: []string{
		"A throw is served if all five dice fell together in the very throw that is written. Combinations are worth more when served.",
		"The first throw is always served. So is the second or the third if no die was left lying before it.",
		"Throwing again with even one die left lying gives up what was served, even if the same dice show up again.",
	},

	ServedOrNot: "served or not",
	Stories: []string{
		"Mitzi has it on her first throw and writes it at once.",
		"Franz leaves three dice lying. His full house is good, but it is not served.",
		"Poldi picks up all five once more and is lucky.",
	},
	First: "First throw", Again: "%d stay, %d are thrown", AllAgain: "None stays, all five are thrown",
	Gives: "%s. In the row %s: %d points.", Striking: "striking",
	Struck: "Only %s and %s are still open, and this is the third throw. It scores %d in both rows. One of them is struck, preferably the one that promised little anyway.",

	Sheet: "The rows",
	Row:   "Row", Counts: "What counts", Worth: "Points", More: "Served",
	Face: "number of %s times %d",
	Count: map[string]string{
		"S": "five in sequence, %s to %s or %s to %s", "F": "three of a kind and a pair", "P": "four of a kind",
		"G": "five of a kind", "GG": "five of a kind, served only",
	},
	Any: "any served combination: %s", AnyScore: "%s %d",
	GrandeToo: "Five of a kind may also be written as poker (%d, served %d) or as full house (%d, served %d).",
	NoFull:    "Four of a kind is not a full house.",
	AnyRow:    "Any open row may be written, even if the throw scores nothing there.",

	Columns: "The columns",
	Free:    "The order is free: each entry may go into any open cell of any column.",
	FreeOne: "The order is free: each entry may go into any open cell.",
	Down:    "%s is free and is filled first. Only when it is full does %s begin, strictly downwards, from the row %s to the row %s.",
	Running: "%s is a running total. Its row %s shows what that row has earned in all columns so far; each further row adds its own points to the number above. The last number is the sum of all columns.",

	RunningTotals: "running totals", Thrown: "Points in %s", Written: "Written in %s",

	Settle:         "The settlement",
	ByColumns:      "It is column against column. The higher sum wins the column, and everybody else pays the winner its value in game points. If the highest sums are equal, nobody pays.",
	Values:         "The columns are worth %s game points, in this order.",
	SweepBonus:     "Winning all columns earns %d game points more: %d instead of %d.",
	SweepDouble:    "Winning all columns is a Head. They then cost double: %d instead of %d game points.",
	Difference:     "At the end all points of a pad are added up. The lower total pays the higher one the difference.",
	DifferenceMore: "With more than two, everybody settles with everybody.",
	Three:          "With three players both others pay. Whoever wins all columns is paid %d by each.",
	Stake:          "What a game point is worth is agreed before the game. At %s per point, %d game points are %s.",
	ForTwo:         "two players", ForThree: "three players",
	Names: []string{"Mitzi", "Franz", "Poldi"},

	Who: "Who plays",
	Players: []string{
		"Two or three play each for themselves. More may do so too.",
		"Four or more are usually drawn into pairs. A pair shares one pad: in each round both partners throw, each up to three times, and only one of the two results is written.",
		"If the number is odd, somebody plays for two, or keeps the score and sits out.",
		"Double hand is the same without a partner: each player has two turns before an entry and writes one of the two results.",
		"One die decides who begins: the highest starts, and ties throw again. It may also be agreed, or follow from the last game.",
	},

	Contra: "Contra",
	Doubling: []string{
		"Where Contra is agreed, players may announce it before the first throw of their own turn. The other side gives up or plays on at double stake.",
		"Only the side that answered last may double next, with Recontra, and so on without limit.",
	},
	ConcedeColumns:    "Giving up costs what all columns are worth without anything extra, here %d game points, at the stake before the announcement.",
	ConcedeDifference: "Giving up costs the difference as it stands, but at least %d points, at the stake before the announcement.",

	Agree: "What can be agreed", Agreement: "Agreement", Possible: "Possible", Usual: "(usual)", Other: "or another value",

	Rulings:     "Where we decided",
	RulingsText: "The rule books leave a few things open. In this app:",
	Ruling: Rulings{
		TakeBack:     "A slip of the finger is no move: the last entry can be taken back until the next player throws. You may agree not to allow it.",
		Grande:       "Five of a kind always counts as poker and full house too, not only once the grande is struck.",
		AnyRow:       "Four of a kind is not a full house, and any throw may go into any open row.",
		Level:        "If two or more are tied at the top of a column, it pays nobody, however many play.",
		Pairs:        "With more than three parties it is settled as with three: each loser pays the winner.",
		Partner:      "The second partner throws after seeing the first result. Either may be written, as served if it fell served.",
		ContraTwo:    "Contra exists only where exactly two parties play.",
		ServedGrande: "A served grande counts %d in the row grande, also where there is a row for the double grande. You may agree otherwise.",

		DifferenceAll: "With more than two parties, each two settle their difference.",
		AnyServed:     "In the lowest row a served grande counts %d. What is not served scores 0 there.",
	},
	Cards: RulesCards{
		Goal:   "Poker with letter cards for %d to %d: %d cards, two betting rounds, and whoever lays the word with the most points takes the pot.",
		Before: "Before the game", Hand: "A hand", Showdown: "The showdown", Open: "Where we decided",
		Stakes:   "Agree on the ante, the lowest and the highest bet, the same number of chips for all, and the dictionary. Usual here are an ante of %d, bets from %d to %d, and %d chips.",
		Dealt:    "All pay the ante. %d cards each are dealt one at a time, beginning on the dealer's left.",
		Opening:  "First betting round: the dealer opens. In turn players call, raise up to the highest bet, or fold, until nobody has raised any more.",
		Exchange: "Swapping: the dealer begins, then it goes on clockwise. Each player discards up to %d cards and draws as many.",
		Word:     "Everybody lays one word of at least %d of their cards. The points of those cards count, and the choice is final.",
		Bets:     "Bets", FromTo: "%s to %s", NoWords: "none",
		BeforeText: []string{
			"Everybody cuts a card. The highest points deal first; a tie goes to the later letter. The deal then passes to the left.",
		},
		HandText: []string{
			"Second betting round: it begins with the first player after the dealer, clockwise, who is still in.",
			"The last player left takes the pot without showing.",
		},
		ShowdownText: []string{
			"The highest word takes the pot, equal ones share it. What cannot be shared stays in the pot for the next hand.",
			"If nobody has a word, the highest single card decides.",
			"Before the pot is paid anybody may doubt a word; the agreed dictionary decides. A word that fails is no word.",
			"The word list alone says what counts. People may lay the slurs and vulgar words that are in it; computer players never do, and none is ever shown as the best word.",
			"Proper names, abbreviations and words with a hyphen or an apostrophe are not allowed.",
		},
		OpenText: []string{
			"The opener must bet or fold; there is no checking.",
			"All choose their word in secret, then all are shown together. A player without a word loses to any word.",
			"Doubting a good word costs nothing.",
			"When the stock runs out, the discards of the others are shuffled again.",
			"Players who cannot pay an amount in full are in with all they have and act no more in this hand. The pot is then split into a main pot and side pots.",
		},
	},
}
