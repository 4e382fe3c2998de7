package app

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serviert/app/wordgame"
	"serviert/engine/letters"
	"serviert/engine/record"
)

// wordsDraft is an evening being set up. Numbers stay as they were typed until
// it begins.
type wordsDraft struct {
	V       int         `json:"v"`
	Seats   []seat      `json:"seats"`
	Count   int         `json:"count"`
	Ante    string      `json:"ante"`
	Min     string      `json:"min"`
	Max     string      `json:"max"`
	Chips   string      `json:"chips"`
	Options [][2]string `json:"options"` // the others, as records write them
	rules   letters.Rules
}

var errNoPerson = errors.New("nobody but computer players")

// wordsDraft is the set-up as it was left last, or the usual one in the
// language of the app.
func (s *store) wordsDraft() *wordsDraft {
	if s.words.draft != nil {
		return s.words.draft
	}
	u := letters.Usual()
	d := &wordsDraft{V: 1, Count: 4, Ante: strconv.Itoa(u.Ante), Min: strconv.Itoa(u.Min), Max: strconv.Itoa(u.Max), Chips: strconv.Itoa(u.Chips),
		Options: [][2]string{{"language", s.settings.language()}}}
	if _, err := load(s.disk, keyWordsSetup, d); err != nil {
		s.setAside(keyWordsSetup, err.Error())
	}
	d.rules = u
	for _, o := range d.Options {
		if r, err := d.rules.With(o[0], o[1]); err == nil {
			d.rules = r
		}
	}
	d.Count = min(max(d.Count, letters.MinSeats), letters.MaxSeats)
	d.more(0)
	s.words.draft = d
	return d
}

// more adds or takes away seats, within 2 and 14.
func (d *wordsDraft) more(by int) {
	d.Count = min(max(d.Count+by, letters.MinSeats), letters.MaxSeats)
	for len(d.Seats) < d.Count {
		d.Seats = append(d.Seats, seat{})
	}
	if int(d.rules.Dealer) > d.Count {
		d.rules.Dealer = 0
	}
}

// number takes a number as it is typed.
func (d *wordsDraft) number(id, text string) {
	*map[string]*string{"ante": &d.Ante, "min": &d.Min, "max": &d.Max, "chips": &d.Chips}[id] = strings.TrimSpace(text)
}

// name is the seat's name, or what a nameless one is called.
func (d *wordsDraft) name(s *store, i int) string {
	if n := strings.Join(strings.Fields(strings.ReplaceAll(d.Seats[i].Name, "+", " ")), " "); n != "" {
		return n
	}
	if names := s.texts().Words.New.Names; d.Seats[i].Level != "" {
		return names[i%len(names)]
	}
	return fmt.Sprintf(s.texts().New.Name, i+1)
}

// table is the set-up as a table to sit down at.
func (d *wordsDraft) table(s *store) (record.Table, error) {
	t := record.Table{Rules: d.rules}
	var names []string
	people := 0
	for i := range d.Count {
		name := d.name(s, i)
		names = append(names, name)
		t.Parties = append(t.Parties, record.Party{Names: []string{name}, Extra: wordgame.Extra(d.Seats[i].Level)})
		if d.Seats[i].Level == "" {
			people++
		}
	}
	t.Rules.Words = s.ownWords()[d.rules.Deck.Language]
	if people == 0 {
		return t, errNoPerson
	}
	slices.Sort(names)
	if len(slices.Compact(names)) != d.Count {
		return t, errSameName
	}
	for _, o := range [][2]string{{"ante", d.Ante}, {"bets", d.Min + "-" + d.Max}, {"chips", d.Chips}} {
		var err error
		if t.Rules, err = t.Rules.With(o[0], o[1]); err != nil {
			return t, err
		}
	}
	return t, t.Check()
}

// agreeWords sets an option of the draft.
func (s *store) agreeWords(key, value string) {
	d := s.wordsDraft()
	if r, err := d.rules.With(key, value); err == nil {
		d.rules = r
	}
	s.needList(d.rules.Deck.Language)
}

// remember keeps the set-up for the next evening.
func (d *wordsDraft) remember(s *store) {
	d.Options = nil
	for _, key := range []string{"language", "challenge", "buy-in"} {
		d.Options = append(d.Options, [2]string{key, d.rules.Value(key)})
	}
	s.save(keyWordsSetup, d)
}

// startWords begins the evening and goes to the table.
func (s *store) startWords() {
	d := s.wordsDraft()
	table, err := d.table(s)
	if err != nil {
		s.say(s.explainWords(err))
		return
	}
	list := s.words.lists.of(d.rules.Deck.Language)
	if list == nil && wordgame.NeedsList(table) {
		s.needList(d.rules.Deck.Language)
		s.say(s.texts().Words.Say.ListFails)
		return
	}
	now := millis()
	e, err := wordgame.Begin(table, list, strconv.FormatInt(now, 10), now)
	if err != nil || s.elsewhere {
		return
	}
	d.remember(s)
	s.putWordsAside()
	w := &s.words
	w.evening, w.hand, w.sketch, w.best, w.draft = e, wordsHand{}, nil, nil, nil
	s.saveWords()
	s.visit("/cards")
}
