package letters

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serviert/engine"
	"serviert/engine/lexicon"
)

// Numbers of the rules (RULES.md, "Choose Your Words").
const (
	MinSeats    = 2     // the least number of players
	MaxSeats    = 14    // the greatest number of players
	HandSize    = 7     // cards a player holds
	MaxExchange = 4     // the most cards a player may exchange
	MinWord     = 2     // the fewest cards of a word
	MostChips   = 10000 // the most chips of a stack or a bet, so that no pot overflows
	// MostEditions bounds the number of editions of a word list.
	MostEditions = 255
)

// Rules is what the players agreed. It is never changed in place. Amounts are in
// chips.
type Rules struct {
	Ante     int   // what each pays before the deal
	Min, Max int   // the least and the highest bet of a round
	Chips    int   // what each begins with, and buys in with again
	Deck     *Deck // the cards, whose language is that of the word list
	// Book lets the players' own dictionary judge challenged words instead of
	// the built-in list.
	Book bool
	// Doubt makes who doubts a word that stands pay a chip to who laid it.
	Doubt bool
	// BuyIn lets who cannot pay the ante buy chips again.
	BuyIn bool
	// InTurn gives who buys in again the deal, if it had come to him. Without it
	// the deal has passed him by before he buys.
	InTurn bool
	// Owed makes who sat out when the deal came to him deal as soon as he is back, for
	// who deals has to open. Records that say nothing of it are from before it was so:
	// there the deal has passed him by.
	Owed bool
	// Spared skips the rest of a betting round that nobody has opened once fewer than
	// two of those still in have chips. Records that say nothing of it are from before
	// it was so: there the last one had to bet what came back to him, or to drop out.
	Spared bool
	// Dealer is the seat that deals first, 0 to cut for it.
	Dealer engine.Player
	// Late is how many of the seats, the last ones, come to the table later, each by
	// a Join. A record does not say so: it has as many actions of that kind.
	Late int
	// Words are the table's own words, which count besides the list, in
	// capitals and sorted.
	Words []string
	// Edition is the edition of the word list that judges. Records that name none
	// are from before there was a second, so 0 is the first too.
	Edition int
}

// Usual is the default rules: the source's examples, and 50 chips.
func Usual() Rules { return Rules{Ante: 1, Min: 1, Max: 5, Chips: 50, Deck: English} }

// Option is one thing the players may agree on (RULES.md, "Choose Your Words").
type Option struct {
	Key     string   // its name in records
	Choices []string // the usual values, in the order a set-up screen shows them
	Free    bool     // other values of the same form are possible too
	Older   []string // values of older records, which nobody agrees on any more
}

// Options lists what can be agreed, in the order of records. Besides these a record
// may have "option edition N": the edition of the word list that it was played with,
// the first where it says none; and "option missed-deal owed", see Rules.Owed,
// and "option lone-opener spared", see Rules.Spared.
func Options() []Option {
	languages := []string{}
	for _, d := range Decks() {
		languages = append(languages, d.Language)
	}
	return []Option{
		{Key: "ante", Choices: []string{"1", "2", "5"}, Free: true},
		{Key: "bets", Choices: []string{"1-5", "1-10", "2-10"}, Free: true},
		{Key: "chips", Choices: []string{"50", "100", "200"}, Free: true},
		{Key: "language", Choices: languages},
		{Key: "challenge", Choices: []string{"wordlist", "players"}},
		{Key: "doubt", Choices: []string{"free", "chip"}},
		{Key: "buy-in", Choices: []string{"off", "in-turn"}, Older: []string{"on"}},
		{Key: "dealer", Choices: []string{"cut"}, Free: true},
		{Key: "words", Choices: []string{"none"}, Free: true},
	}
}

// Value is the value of an option in record notation, "" for an unknown key.
func (r Rules) Value(key string) string {
	switch key {
	case "ante":
		return strconv.Itoa(r.Ante)
	case "bets":
		return fmt.Sprintf("%d-%d", r.Min, r.Max)
	case "chips":
		return strconv.Itoa(r.Chips)
	case "language":
		return r.Deck.Language
	case "challenge":
		return map[bool]string{false: "wordlist", true: "players"}[r.Book]
	case "doubt":
		return map[bool]string{false: "free", true: "chip"}[r.Doubt]
	case "buy-in":
		switch {
		case r.InTurn:
			return "in-turn"
		case r.BuyIn:
			return "on"
		}
		return "off"
	case "dealer":
		if r.Dealer == 0 {
			return "cut"
		}
		return strconv.Itoa(int(r.Dealer))
	case "words":
		if len(r.Words) == 0 {
			return "none"
		}
		return strings.Join(r.Words, ",")
	}
	return ""
}

// Options of records that nobody agrees on, so Options lacks them.
const (
	edition    = "edition"     // of the word list with which an evening began
	missedDeal = "missed-deal" // "owed", see Rules.Owed
	loneOpener = "lone-opener" // "spared", see Rules.Spared
)

// Changes lists the options, as key and value, in which these rules differ from
// Usual, in the order of Options, then those that nobody agrees on.
func (r Rules) Changes() [][2]string {
	var list [][2]string
	for _, o := range Options() {
		if v := r.Value(o.Key); v != Usual().Value(o.Key) {
			list = append(list, [2]string{o.Key, v})
		}
	}
	if r.Edition > 1 {
		list = append(list, [2]string{edition, strconv.Itoa(r.Edition)})
	}
	if r.Owed {
		list = append(list, [2]string{missedDeal, "owed"})
	}
	if r.Spared {
		list = append(list, [2]string{loneOpener, "spared"})
	}
	return list
}

// With returns the rules with an option set to a value in record notation, or the
// unchanged rules and an error that names what is possible.
func (r Rules) With(key, value string) (Rules, error) {
	if key == edition {
		n, ok := engine.Number(value, 1, MostEditions)
		if !ok {
			return r, fmt.Errorf("option edition cannot be %.40q; possible: 1 to %d", value, MostEditions)
		}
		r.Edition = n
		return r, nil
	}
	if key == missedDeal || key == loneOpener {
		set, possible := &r.Owed, "owed"
		if key == loneOpener {
			set, possible = &r.Spared, "spared"
		}
		if value != possible {
			return r, fmt.Errorf("option %s cannot be %.40q; possible: %s", key, value, possible)
		}
		*set = true
		return r, nil
	}
	at := slices.IndexFunc(Options(), func(o Option) bool { return o.Key == key })
	if at < 0 {
		keys := []string{}
		for _, o := range Options() {
			keys = append(keys, o.Key)
		}
		return r, fmt.Errorf("this game has no option %.40q; it has: %s", key, strings.Join(keys, ", "))
	}
	o := Options()[at]
	ok := o.Free || slices.Contains(o.Choices, value) || slices.Contains(o.Older, value)
	old := r
	switch {
	case !ok:
	case key == "ante":
		r.Ante, ok = engine.Number(value, 1, MostChips)
	case key == "bets":
		low, high, _ := strings.Cut(value, "-")
		if r.Min, ok = engine.Number(low, 1, MostChips); ok {
			r.Max, ok = engine.Number(high, r.Min, MostChips)
		}
	case key == "chips":
		r.Chips, ok = engine.Number(value, 1, MostChips)
	case key == "language":
		r.Deck, ok = DeckOf(value)
	case key == "challenge":
		r.Book = value == "players"
	case key == "doubt":
		r.Doubt = value == "chip"
	case key == "buy-in":
		r.BuyIn, r.InTurn = value != "off", value == "in-turn"
	case key == "dealer":
		n := 0
		if value != "cut" {
			n, ok = engine.Number(value, 1, MaxSeats)
		}
		r.Dealer = engine.Player(n)
	case key == "words":
		r.Words, ok = ownWords(value)
	}
	more := map[bool]string{true: " and the like"}[o.Free]
	if key == "words" { // nothing is like none
		more = ", or words in capitals with commas between them, for example KLABAUTER,JAUSE"
	}
	if !ok {
		return old, fmt.Errorf("option %s cannot be %.40q; possible: %s%s", key, value, strings.Join(o.Choices, ", "), more)
	}
	return r, nil
}

// ownWord tells whether a table may have a text as an own word: two letters or more,
// in capitals.
func ownWord(w string) bool {
	return len(w) >= 2 && len(w) <= lexicon.MaxLength && strings.Trim(w, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// ownWords reads words separated by commas, or "none".
func ownWords(value string) ([]string, bool) {
	if value == "none" {
		return nil, true
	}
	words := strings.Split(value, ",")
	for _, w := range words {
		if !ownWord(w) {
			return nil, false
		}
	}
	slices.Sort(words)
	return slices.Compact(words), true
}

// Check is an error if the rules cannot be played by this many seats, which says
// why.
func (r Rules) Check(seats int) error {
	places := "seats"
	if seats == 1 {
		places = "seat"
	}
	switch {
	case seats < MinSeats || seats > MaxSeats:
		return fmt.Errorf("%d %s; the game is played by %d to %d", seats, places, MinSeats, MaxSeats)
	case r.Late < 0 || seats-r.Late < MinSeats:
		return fmt.Errorf("%d of %d seats join later; the game begins with %d or more", r.Late, seats, MinSeats)
	case r.Deck == nil || r.Ante < 1 || r.Min < 1 || r.Max < r.Min || r.Chips < r.Ante || r.Chips > MostChips || r.Max > MostChips:
		return fmt.Errorf("ante %d, bets %d-%d and chips %d do not fit together; everybody has chips for an ante at least", r.Ante, r.Min, r.Max, r.Chips)
	case int(r.Dealer) > seats-r.Late || r.Dealer < 0:
		return fmt.Errorf("option dealer %d; it can be 1 to %d", r.Dealer, seats-r.Late)
	}
	return nil
}
