package cardgame

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"serviert/app/i18n"
	"serviert/engine/letters"
	"serviert/engine/record"
)

// Draft is an evening being set up, as it is stored for the next one. Numbers
// stay as they were typed until the evening begins.
type Draft struct {
	V       int         `json:"v"`
	Seats   []Seat      `json:"seats"`
	Count   int         `json:"count"`
	Ante    string      `json:"ante"`
	Min     string      `json:"min"`
	Max     string      `json:"max"`
	Chips   string      `json:"chips"`
	Worth   string      `json:"worth,omitempty"` // of a chip, as it was typed; "" for nothing
	Options [][2]string `json:"options"`         // the others, as records write them; see Noted
	Cuts    []Cut       `json:"cuts,omitempty"`  // what these people have cut already, see Recut
	rules   letters.Rules
}

// Seat is who is to sit at the table.
type Seat struct {
	Name  string `json:"name"`
	Level string `json:"level,omitempty"` // a computer player's, "" for a person
	// Character is a computer player's, "" for that which goes with the seat.
	Character string `json:"character,omitempty"`
}

// Cut is a round of cutting for the first deal: who has cut which card.
type Cut struct {
	Who   []string `json:"who"`
	Cards string   `json:"cards"` // as records write them, in that order
}

// Cuts lists what was cut for the first deal.
func (e *Evening) Cuts() (list []Cut) {
	for _, ev := range e.Events(0) {
		if ev.Kind != letters.Cut {
			break
		}
		c := Cut{Cards: ev.Cards.String()}
		for _, p := range ev.Seats {
			c.Who = append(c.Who, e.Name(p))
		}
		list = append(list, c)
	}
	return list
}

// Recut lets what was cut for an evening that was then not played stand in this one, if the
// same people sit there, wherever: nobody cuts another card by going back. It reports
// whether anything was cut so.
func (e *Evening) Recut(list []Cut) bool {
	for _, c := range list {
		cards, err := letters.ParseCards(c.Cards)
		cutter := e.Public().Cutter
		if err != nil || len(cutter) != len(c.Who) || len(cards) != len(c.Who) {
			break
		}
		a := letters.Action{Kind: letters.Cut}
		for _, p := range cutter {
			if i := slices.Index(c.Who, e.Name(p)); i >= 0 {
				a.Cards += letters.CardsOf(cards.At(i))
			}
		}
		if len(a.Cards) != len(cards) || e.apply(a, nil) != nil {
			break
		}
	}
	return e.Log() > 0
}

// ErrNoPerson is wrong with a draft, besides names and numbers that do not fit
// together.
var ErrNoPerson = errors.New("nobody but computer players")

// StakeError says which number of a draft does not work, and what would: one
// from Low to High.
type StakeError struct {
	Field     string // "ante", "min", "max" or "chips"
	Low, High int
}

// Error is for logs; screens have their own sentences.
func (e *StakeError) Error() string {
	return fmt.Sprintf("%s: a number from %d to %d", e.Field, e.Low, e.High)
}

// NewDraft is the usual set-up, with cards in a language.
func NewDraft(language string) *Draft {
	u := letters.Usual()
	d := &Draft{V: savedVersion, Count: 4, Ante: strconv.Itoa(u.Ante), Min: strconv.Itoa(u.Min), Max: strconv.Itoa(u.Max),
		Chips: strconv.Itoa(u.Chips), Options: [][2]string{{"language", language}}}
	d.Settle()
	return d
}

// Draft is the set-up that makes the table of the evening. A name or a character
// that a seat would get by itself is left out of it.
func (e *Evening) Draft(t *i18n.Texts) *Draft {
	r := e.game.Rules
	d := &Draft{V: savedVersion, Count: e.Seats(), Ante: strconv.Itoa(r.Ante), Min: strconv.Itoa(r.Min), Max: strconv.Itoa(r.Max),
		Chips: strconv.Itoa(r.Chips)}
	for _, key := range append(noted(), "dealer") {
		d.Options = append(d.Options, [2]string{key, r.Value(key)})
	}
	if !e.stake.IsZero() {
		d.Worth = e.stake.String()
	}
	d.Settle()
	for i, p := range e.game.Parties {
		s := &d.Seats[i]
		level, character := computerOf(p)
		s.Level = level
		if character = cmp.Or(character, Plain); level != "" && character != d.Character(i) {
			s.Character = character
		}
		if name := p.Name(); name != d.Name(t, i) {
			s.Name = name
		}
	}
	return d
}

// noted are the options that a stored draft has; who deals first is agreed anew.
func noted() []string { return []string{"language", "challenge", "doubt", "buy-in"} }

// Settle follows the reading of a stored draft: it takes the options over and
// makes sure that there are seats.
func (d *Draft) Settle() {
	d.rules = letters.Usual()
	for _, o := range d.Options {
		d.Agree(o[0], o[1])
	}
	d.More(0)
}

// Noted is the draft as it is to be stored, with the options agreed.
func (d *Draft) Noted() Draft {
	n := *d
	n.Options = nil
	for _, key := range noted() {
		n.Options = append(n.Options, [2]string{key, d.rules.Value(key)})
	}
	return n
}

// Rules is what is agreed so far, without the numbers.
func (d *Draft) Rules() letters.Rules { return d.rules }

// Language is the language of the cards.
func (d *Draft) Language() string { return d.rules.Deck.Language }

// Agree sets an option; one that does not exist is left out. "on" is how older
// versions wrote buying in, without a deal in turn: it becomes the rule of today.
func (d *Draft) Agree(key, value string) {
	if key == "buy-in" && value == "on" {
		value = "in-turn"
	}
	if r, err := d.rules.With(key, value); err == nil {
		d.rules = r
	}
}

// More adds or takes away seats, as far as a table allows.
func (d *Draft) More(by int) {
	d.Count = min(max(d.Count+by, letters.MinSeats), letters.MaxSeats)
	for len(d.Seats) < d.Count {
		d.Seats = append(d.Seats, Seat{})
	}
	if int(d.rules.Dealer) > d.Count {
		d.rules.Dealer = 0
	}
}

// Name is the name of the i-th seat, or what a nameless one is called.
func (d *Draft) Name(t *i18n.Texts, i int) string {
	if n := d.Seats[i].typed(); n != "" {
		return n
	}
	if d.Seats[i].Level != "" {
		return d.computers(t.Cards().New.Names)[i]
	}
	return fmt.Sprintf(t.New.Name, i+1)
}

// Rename gives seats new names: whoever was called before[i] is called after[i]
// now, also where two have changed places. A seat without a typed name gets one
// only if it is the i-th.
func (d *Draft) Rename(t *i18n.Texts, before, after []string) {
	for at := range min(d.Count, len(d.Seats)) {
		s, called := &d.Seats[at], d.Name(t, at)
		for i := range before {
			if name := after[i]; called == before[i] && called != name && (s.typed() != "" || at == i) {
				s.Name = name
				break
			}
		}
	}
}

// typed is the name that was typed, as a record holds it, "" for none.
func (s Seat) typed() string { return strings.Join(strings.Fields(s.Name), " ") }

// computers is what the seats are called, those of nameless computer players by the name
// that goes with the place or, where somebody has typed that, by one that is left.
func (d *Draft) computers(names []string) []string {
	called := make([]string, d.Count)
	for i := range called {
		called[i] = d.Seats[i].typed()
	}
	give := func(i int, names []string) {
		for _, name := range names {
			if d.Seats[i].Level != "" && called[i] == "" && !slices.ContainsFunc(called, func(c string) bool { return strings.EqualFold(c, name) }) {
				called[i] = name
			}
		}
	}
	for i := range called {
		give(i, names[i:i+1])
	}
	for i := range called {
		give(i, names)
	}
	return called
}

// Character is the character of the i-th seat if a computer player sits there.
// Those that nobody has chosen differ from seat to seat, as the names do.
func (d *Draft) Character(i int) string {
	if c := d.Seats[i].Character; c != "" {
		return c
	}
	keys := Characters()[1:]
	return keys[i%len(keys)]
}

// Table is the set-up as a table to sit down at. The own words, by language,
// count besides the list.
func (d *Draft) Table(t *i18n.Texts, own map[string][]string) (record.Table, error) {
	table := record.Table{Rules: d.rules}
	people := 0
	for i := range d.Count {
		name := d.Name(t, i)
		table.Parties = append(table.Parties, record.Party{Names: []string{name}, Extra: Extra(d.Seats[i].Level, d.Character(i))})
		if d.Seats[i].Level == "" {
			people++
		}
	}
	table.Rules.Words = own[d.Language()]
	if people == 0 {
		return table, ErrNoPerson
	}
	if err := record.CheckNames(table.Parties); err != nil {
		return table, err
	}
	r := &table.Rules
	for _, s := range []struct {
		field, text string
		value, low  *int
	}{{"ante", d.Ante, &r.Ante, new(1)}, {"min", d.Min, &r.Min, new(1)}, {"max", d.Max, &r.Max, &r.Min}, {"chips", d.Chips, &r.Chips, &r.Ante}} {
		n, err := strconv.Atoi(s.text)
		if err != nil || n < *s.low || n > letters.MostChips {
			return table, &StakeError{s.field, *s.low, letters.MostChips}
		}
		*s.value = n
	}
	return table, table.Check()
}

// RulesPath is the address of the rule book for what is agreed this evening. Who dealt first is past, and the own words
// have a place of their own. The language is named in any case: which one is usual depends on the reader's.
func RulesPath(r letters.Rules) string {
	var list []string
	for _, o := range letters.Options() {
		v := r.Value(o.Key)
		if o.Key != "dealer" && o.Key != "words" && (o.Key == "language" || v != letters.Usual().Value(o.Key)) {
			list = append(list, o.Key+":"+v)
		}
	}
	return "/rules?preset=" + record.Words + "&agreed=" + strings.Join(list, ",")
}

// Blamed is what to change where Table returned an error, as the set-up calls
// its fields: "name-0" or "level-0" for the first seat, "stake-max"; "" where
// it is no field.
func (d *Draft) Blamed(t *i18n.Texts, err error) (field string) {
	var stake *StakeError
	var name *record.NameError
	switch {
	case err == nil:
	case errors.Is(err, ErrNoPerson):
		return "level-0"
	case errors.As(err, &stake):
		return "stake-" + stake.Field
	case errors.As(err, &name):
		for i := range d.Count { // of two that are alike, the second
			if d.Name(t, i) == name.Name {
				field = fmt.Sprint("name-", i)
			}
		}
	default:
		for i := range d.Count {
			if utf8.RuneCountInString(d.Name(t, i)) > record.LongestName {
				field = fmt.Sprint("name-", i)
			}
		}
	}
	return field
}
