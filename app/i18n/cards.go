package i18n

// Cards is the card game Choose Your Words: its table, the curtain between two
// players, and the announcements.
type Cards struct {
	_        incomparable
	Title    string
	Menu     string
	Rounds   [3]string // by betting round, 1 and 2; 0 is before the first
	Exchange string    // name of the phase
	Choice   string

	AtTable  string // head of the list of seats
	Bet      string // column: chips paid in this round
	Chips    string
	Dealer   string // spoken for the dealer's mark
	DealerAt string // the mark itself, one letter
	Pot      string
	Hand     string // name of the row of cards
	Since    string // name of the list of what happened
	Status   Status

	Turn     string // heading: %s is to act
	Thinks   string // heading: %s, a computer player
	Drew     string // heading: %s has exchanged
	Points   string // below a number of points
	PointsN  string // %d
	PointOne string
	ChipsN   string // %d
	ChipOne  string
	ChipsAll string // %s chips, all that somebody has
	Card     string // name of a card: %s letter, %s points
	Card2    string // what such a card of two letters is called: %s letters apart
	NewCard  string // appended to the name of a card just drawn
	Back     string // appended to the name of a card in the word: a tap takes it back
	Gone     string // appended to the name of a card marked for exchange

	Curtain  Curtain
	Act      Act
	Build    Build
	Order    Order
	Hold     Hold
	Cut      Cut
	Showdown Showdown
	Summary  Summary
	Seats    Seats
	Reasons  Reasons
	Over     Evening
	New      CardsNew
	Own      Own
	List     List
	Share    CardsShare
	Say      CardsSay
	KeyHelp  []KeyHelp
	Keys     string
}

// Status is what a seat did last, one or two words.
type Status struct {
	_                                                      incomparable
	OnTurn, Opens, Raises, Calls, Folds, AllIn, Chose, Out string
	Broke                                                  string // could not pay the ante
	Swaps                                                  string // %d cards
	Keeps                                                  string
}

// Curtain is the screen shown while the phone changes hands.
type Curtain struct {
	_       incomparable
	Turn    string // heading: %s
	PassOn  string
	Call    string // %s chips to call
	Open    string // %s minimum bet
	IAm     string // button: %s
	Own     string // heading, and spoken: what only %s may see of a hand that is over
	Back    string // button: does not look after all
	Reveal  string // below it
	Looked  string // also said: somebody has turned these cards up in this turn before
	Alone   string // heading for the only person
	AloneP  string
	Show    string // button for the only person
	Waiting string // for a window that only watches
}

// Act is the buttons of a turn. Where a button has two lines, the second
// follows the first.
type Act struct {
	_              incomparable
	Fold           string
	FoldSure       string // asked after the key F
	FoldAsk        Sure
	LeaveAsk       Sure
	Open, OpenWith string // %d
	Raise, RaiseTo string // %d
	Call, Pay      string // %d
	All            string // %d: all that is left
	Less, More     string // names of the stepper's buttons: %d
	OpenStep       string // in the stepper, before the amount
	RaiseStep      string
	AtMost         string // %d
	Keep           string
	SwapOne        string
	Swap           string // %d cards
	SwapHelp       string
	Four           string // spoken: four cards at most
	Lay            string // %s the word
	NoWord         string
	NoWordSure     string // heading of the question
	NoWordText     string
	NoWordYes      string
	NoWordNo       string
	ToBuild        string // disabled button: build a word first
	TwoCards       string
	Final          string // below: the choice is final
	SettleAsk      string // heading of the question with the last call: %s word
	SettleHidden   string // the same where the cards are shown only while they are held
	SettleText     string
	SettleMay      string // appended where it can be somebody's turn again
	SettleYes      string
	SettleNo       string
	Done           string
	DoneTo         string // %s is next
	Thinking       string // %s
	Hide           string // menu
	ToEnd          string // menu: ends the evening
	ToEndLater     string // below: only between two hands
	LastHand       string // menu: ends the evening after the hand that is being played
	LastRound      string // the same between two hands, when each has dealt once more
	LastRoundHelp  string
	LastRoundTwice string // the same where %s owe a deal
	PlayOn         string // takes it back
	EndHand        string // in the heading, when the last hand is played
	EndRound       string // the same in the last round
	ToOwn          string // menu
}

// Sure is a question before something that cannot be taken back.
type Sure struct {
	_       incomparable
	Title   string
	Text    string
	Yes, No string // buttons
}

// Build is the word builder.
type Build struct {
	_       incomparable
	Region  string
	Type    string // label of the field
	Help    string
	Yes     string // after the word: it is in the list
	No      string
	Book    string // the players' own dictionary decides
	OnlyYou string
	Settled string // the word is final unless it is changed
	Lacks   string // %s word that cannot be laid, %s letters that are missing
	Ways    string // name of the group of ways to lay it
	Way     string // %s cards, %d points
	Now     string // spoken: %s word, %s points
	Checked string // spoken: %s word, %s points, %s what the list says
	Short   string // spoken: %s card, %s points, which are no word yet
	Empty   string // spoken: no card is laid

	Unplanned string // where a word would lie that cannot be changed now
	Planned   string // beside a word that cannot be changed now
	Proposed  string // beside it at the exchange: the other cards are marked to go
}

// Order is putting the hand in order.
type Order struct {
	_          incomparable
	Do         string // button
	Title      string
	Sorts      [3]string // as cardgame.Sorts
	Shuffle    string
	ByWord     string
	ByWordHelp string
	Moved      string // spoken: %s card, %d place
	Done       string // spoken while the cards are hidden
}

// Hold is looking at the cards only while they are held up.
type Hold struct {
	_    incomparable
	Do   string // button
	Name string // its accessible name
	Help string // where the word would be
	Hear string // spoken: the answer to a key while the cards are hidden
	Back string // name of a hidden card: %d place
	Laid string // spoken: %d cards in the word
	Lay  string // button: lays the hidden word
}

// Cut is cutting for the first deal, and the deal itself.
type Cut struct {
	_      incomparable
	Title  string
	Text   string
	Do     string // button
	Again  string // button: tied players cut again
	Stands string // they have cut before, and then it was not played
	Level  string // %s names
	Deal   string // button
	Ante   string // below it: %d
	Given  string // heading before the first deal: %s deals
	Reseat string // button: back to the set-up
	Cards  string // name of the list of cut cards
}

// Showdown is the words turned up one after the other.
type Showdown struct {
	_         incomparable
	Title     string
	Begins    string // in place of who leads, before the first word
	Leads     string // %s one
	Lead      string // %s several
	Level     string // heading where several lead
	Nobody    string // no word counts
	Full      string // a word of all seven cards
	Turns     string // beside who is next
	Down      string // %s whose words are still face down
	None      string // %s who have no word
	Out       string // %s who dropped out
	All       string // button: turns all words up at once
	ToTurn    string // below it: %s is next
	PotMain   string // %d chips
	PotSide   string // %s a space and its number where there are several, %d chips
	Doubt     string // button
	Thing     string // what Texts.Owned says whose it is
	Free      string // below it: costs nothing
	IfWrong   string // the same: costs a chip if the word counts
	Who       string // heading: who doubts, %s word
	Checked   string // below it: every word has been doubted
	Nothing   string // below it: what is left nobody may doubt
	Which     string // heading: which word
	Not       string // button: doubts nothing after all
	Refused   string
	NotListed string // beside a refused word
	NotInBook string
	Why       string // %s language, %s words
	Upheld    string
	Adopt     string // button
	AdoptAsk  string // heading of the question: %s word
	AdoptOne  string // %s doubted it
	AdoptAny  string // several may have doubted it
	AdoptText string
	AdoptYes  string // below the name of the doubter
	AdoptNo   string
	Later     string // below a refused word that was taken up
	Pay       string // button
	PayHelp   string // %d in the pot
	Ask       string // heading: %s is Thing with its owner; %s word
	AskText   string
	Yes, No   string
	Rejudge   string // button: takes the last verdict back
	NoDoubt   string // button: takes the doubt back
	Retracted string // said when it was
}

// Summary is the screen after a hand.
type Summary struct {
	_        incomparable
	Title    string // %d number of the hand
	Wins     string // %s who, %d chips
	With     string // %s word
	AllOut   string
	HighCard string // %s card
	Table    string // caption
	Who      string
	Word     string
	Got      string
	Chips    string
	Refused  string // spoken after a word that was refused
	NoWord   string
	OutOf    string // dropped out
	Pots     string // heading
	MainPot  string // %s chips, %s to whom
	SidePot  string // %s a space and its number where there are several, %s chips, %s to whom
	Returned string // %s chips, %s to whom: the part of a bet nobody matched
	Left     string // %s chips stay
	Best     string // heading
	BestText string
	BestOf   string // button: what Texts.Owned says whose it is
	BestOnly string // below it: only %s sees it
	BestWas  string // %s who, %s word, %s points
	BestRare string // said after it: %s a word that counts more, %s points
	BestNone string // %s
	Next     string // button: %s deals
	Broke    string // %s who have no chips left
	Lack     string // %s who have too few for the ante
	YouBroke string // the same for the only person
	YouLack  string
	Watches  string // buying again is not agreed
	NoRebuy  string // the same where nobody is left to play on before somebody sits in again
	YouWatch string // the same for the only person
	Watch    string // button: the others play on
	ToEnd    string // button: from the last hand to the standings
	Buy      string // button: %s, %s chips
	Leave    string
}

// Seats is about players who sit out some hands.
type Seats struct {
	_      incomparable
	Help   string // menu: what can be changed about who plays
	Text   string // how it works
	Away   string // %s who sit out
	You    string // the only person sits out
	Let    string // menu: %s sits out from the next hand on, if that is tapped
	Out    string // what is heard then: %s
	In     string // button and what is heard: %s
	Join   string // menu and title: somebody comes to the table
	Place  string // what that means: between %s and %s, with %s
	Joined string // what is heard then: %s, with %s chips
	Nobody string // none can sit out now: too few would be left
	Names  string // menu: names, and who is a computer player
}

// Reasons say why a computer player ended the betting as he did. Each begins with
// his name.
type Reasons struct {
	_        incomparable
	Title    string // what opens them
	Word     string // %s word, %s points, %d of a hundred hands that it beats
	Shut     string // %s chips that opening costs
	Fold     string // %s chips to call, %d to be won, %d times of a hundred
	Call     string // the same
	CallWith string // %s chips to call, %d to be won, %s the word, %d times of a hundred
	Bet      string // %s chips, %d times of a hundred
	BetGood  string // %s chips, %s the word
	BetFair  string // the same of a hand that is not so good
	Bluff    string // %s chips, %s the word, %d times of a hundred
}

// Evening is the standings of an evening of cards.
type Evening struct {
	_        incomparable
	Title    string
	Won      string // %s who, %d chips
	WonEach  string // %s several, %d chips
	Drawn    string
	Table    string
	Who      string
	Chips    string
	Bought   string
	Result   string
	Figures  string // heading
	Hands    string // %d
	HandOne  string
	Dropped  string // %d
	NotInAll string // %s of InSome
	InSome   string // %s who, %d of %d hands
	BestWord string // %s word, %d points, %s who
	Longest  string // %s word, %d letters, %s who
	// The boldest hand that was shown.
	BluffPassed  string // %d hand, %s word with its owner, as Texts.Owned has it
	BluffBet     string // %d hand, %s who, %s chips bet, %s what was shown
	BluffWord    string // %s word, %s points
	BluffRefused string // %s word
	Progress     string // heading of the plot
	ProgressText string // %s who leads, all who are level; %s chips with a sign, %s lowest and %s highest
	ProgressHand string // column of the table
	Owes         string // heading: who pays whom
	OwesLater    string // before the evening is over; %s what a chip is worth
	ChipWorth    string // %s money
	SoFar        string // menu: the figures so far
	LargePot     string // %s chips, %d hand, %s who
	PerSeat      string // caption: hands won, words, best
	HandsWon     string
	AllWords     string
	Best         string
	Again        string // button
	SameTable    string // below the button that begins another evening
	Past         string // heading: earlier evenings
	Forget       string // %s names
	ForgetAsk    Sure   // Text: %s who played and when
	Forgotten    string // spoken
	Unread       string // the browser does not hand an earlier evening over
	HandsGone    string // and does not have it any more
	Unended      string
	Ended        string // where the winner is not known yet
	Brought      string // spoken: an evening was imported
	SetAside     string // another evening has begun while one was played
	None         string // no evening is open
	NoneStart    string
}

// CardsNew is the screen that sets up an evening of cards.
type CardsNew struct {
	_          incomparable
	Title      string
	Seats      string
	Language   string
	Languages  By[string]
	Stakes     string
	Ante       string
	Min, Max   string
	Chips      string
	Challenge  string
	ByList     string
	ByBook     string
	ListHelp   string
	BookHelp   string
	Doubt      string
	DoubtHelp  string
	DoubtChip  string // a choice: a chip, if the word counts
	BuyIn      string
	BuyInHelp  string
	First      string // heading: who deals first
	ByCut      string
	Start      string
	StartHelp  string // %d seats, %s language
	Worth      string // label: what a chip is worth in money
	WorthHelp  string
	WrongWorth string
	WrongStake string // %s field, %d to %d
	WrongMax   string // %d to %d
	WrongChips string // %d to %d
	NoPerson   string
	Replaces   string
	Levels     By[string]
	Names      []string   // of computer players
	Habit      string     // name of the field: what Texts.Owned says whose it is
	Habits     By[string] // of computer players, a line each
}

// Own is the players' own word list.
type Own struct {
	_      incomparable
	Title  string
	Text   string
	None   string
	Export string
	Drop   string // %s
	Count  string // %d %s
	Word   string // label of the field
	Add    string // button
	Change string // while a hand is played
	Next   string // between two hands
	ByBook string // instead, where a book judges
	// Why a word is not taken up.
	NotLaid string // %d to %d cards
	InList  string // %s
	Twice   string // %s
	Full    string // %d
}

// List is the state of the word list.
type List struct {
	_       incomparable
	Loading string // %s language
	Ready   string // %s language, %s words
	Failed  string // %s language
	Retry   string
	Title   string
}

// CardsShare is about exporting an evening.
type CardsShare struct {
	_      incomparable
	Do     string
	Sealed string // while a hand is played
	Holds  string // otherwise: it has the cards that were not shown too
	Refuse string
}

// CardsSay is the announcements: a sentence for each event, and the answers to
// keys.
type CardsSay struct {
	_         incomparable
	Cut       string // %s card by card
	CutOne    string // %s who, %s card
	CutWins   string // %s
	CutAgain  string // %s
	Deal      string // %s deals, %d ante
	Open      string // %s, %d
	Raise     string // %s, %d
	Call      string // %s, %d
	AllIn     string // %s, %d
	Fold      string // %s
	Swap      string // %s, %d
	SwapOne   string // %s
	Keep      string // %s
	Stock     string // the discards were shuffled into a new stock
	Word      string // %s
	Doubted   string // %s is DoubtWord with its owner
	DoubtWord string // %s
	DoubtThe  string // the same at the beginning of a sentence, its owner behind it
	Asked     string // %s word
	Stands    string // %s
	Falls     string // %s
	Admit     string // %s
	Adopt     string // %s
	Forbid    string // %s
	Buy       string // %s, %s chips
	Leave     string
	LastHand  string // agreed: the hand that is being played is the last
	LastRound string // or it belongs to the last round
	HandsLeft string // the same between two hands: %d hands, more than one
	LastNext  string // the next hand is the last
	LastDone  string // it was the last
	PlayOn    string // they play on after all
	Wins      string // %s who, %s chips, %s with which word, if any
	Shares    string // %s who, %s chips each
	Left      string // %s chips

	// What computer players do, where little is to be said.
	BriefDeal string // %s
	BriefCall string // %s
	BriefSwap string // %s, %d
	BriefOne  string // %s
	BriefKeep string // %s

	YourTurn  string // for the only person: %s who, %s chips to call
	YourOpen  string // the same where nobody has bet: %s who, %s chips to open
	YourSwap  string // %s who
	YourWord  string // %s who
	Showdown  string
	Drew      string // %s cards
	Hand      string // %s cards
	NoHand    string
	Counts    string // %s points: the whole hand
	HandLies  string // at the showdown
	WordsNone string // the same, before the first word lies there
	PotIs     string // %s chips
	BetOf     string // %s who, %s chips
	PaidIs    string // %d: one's own part of it
	OwePaid   string // there is no more to pay
	Owe       string // %s chips
	OweOpen   string // %d to %d
	OweNone   string
	In        string // %s names
	InAll     string // %s names who have no chips left to bet
	InOut     string // %s names who dropped
	InNone    string // no hand is played
	SinceNone string // nothing has happened since one's last turn
	DealerIs  string // %s
	NoDealer  string
	ChipsAre  string // %s list
	TurnIs    string // %s
	TurnNone  string
	WordIs    string // %s planned word, at the exchange
	Marked    string // %s cards that are marked to go
	MarkBacks string // %d of them, face down
	Picked    string // %s card: goes, %d go
	Kept      string // %s card: stays, %d go
	Since     string // %s
	Covered   string
	DoubtPaid string // %s who, %s whom and how many chips
	DoubtBack string // %s who, %s how many chips: what a doubt has cost is back, the verdict was taken back
	OwnTaken  string // %s
	OwnDrop   string // %s
	ListFails string
	HandLost  string // the hand being played could not be read
	Final     string // %s list: how an evening that is over stands

	// Why a key does nothing now.
	Wait      string // %s is to act
	WaitStep  string // the same where his step waits for a button
	RestFirst string // the cards just drawn are looked at
	OnlyBets  string // it is the phase of bets
	OnlySwap  string
	OnlyWord  string
	NoBet     string // there is nothing to call
	NoRaise   string
	RaiseIdle string
	EdgeFirst string // the arrows: this is the first card
	EdgeLast  string
}
