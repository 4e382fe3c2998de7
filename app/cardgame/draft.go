package cardgame

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

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
	Options [][2]string `json:"options"` // the others, as records write them; see Noted
	rules   letters.Rules
}

// Seat is who is to sit at the table.
type Seat struct {
	Name  string `json:"name"`
	Level string `json:"level,omitempty"` // a computer player's, "" for a person
}

// ErrNoPerson is wrong with a draft, besides names and numbers that do not fit
// together.
var ErrNoPerson = errors.New("nobody but computer players")

// NewDraft is the usual set-up, with cards in a language.
func NewDraft(language string) *Draft {
	u := letters.Usual()
	d := &Draft{V: savedVersion, Count: 4, Ante: strconv.Itoa(u.Ante), Min: strconv.Itoa(u.Min), Max: strconv.Itoa(u.Max),
		Chips: strconv.Itoa(u.Chips), Options: [][2]string{{"language", language}}}
	d.Settle()
	return d
}

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
	for _, key := range []string{"language", "challenge", "buy-in"} {
		n.Options = append(n.Options, [2]string{key, d.rules.Value(key)})
	}
	return n
}

// Rules is what is agreed so far, without the numbers.
func (d *Draft) Rules() letters.Rules { return d.rules }

// Language is the language of the cards.
func (d *Draft) Language() string { return d.rules.Deck.Language }

// Agree sets an option; one that does not exist is left out.
func (d *Draft) Agree(key, value string) {
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
	if n := strings.Join(strings.Fields(strings.ReplaceAll(d.Seats[i].Name, "+", " ")), " "); n != "" {
		return n
	}
	if names := t.Cards.New.Names; d.Seats[i].Level != "" {
		return names[i%len(names)]
	}
	return fmt.Sprintf(t.New.Name, i+1)
}

// Table is the set-up as a table to sit down at. The own words, by language,
// count besides the list.
func (d *Draft) Table(t *i18n.Texts, own map[string][]string) (record.Table, error) {
	table := record.Table{Rules: d.rules}
	people := 0
	for i := range d.Count {
		name := d.Name(t, i)
		table.Parties = append(table.Parties, record.Party{Names: []string{name}, Extra: Extra(d.Seats[i].Level)})
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
	for _, o := range [][2]string{{"ante", d.Ante}, {"bets", d.Min + "-" + d.Max}, {"chips", d.Chips}} {
		var err error
		if table.Rules, err = table.Rules.With(o[0], o[1]); err != nil {
			return table, err
		}
	}
	return table, table.Check()
}
