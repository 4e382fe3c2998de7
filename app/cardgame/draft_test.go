package cardgame

import (
	"encoding/json"
	"errors"
	"testing"

	"serviert/app/i18n"
	"serviert/engine/letters"
	"serviert/engine/record"
)

// What can be agreed on, and what cannot.
func TestDraft(t *testing.T) {
	texts := i18n.For("de")
	d := NewDraft("de")
	if d.Count != 4 || d.Language() != "de" {
		t.Errorf("begins with %d seats in %s", d.Count, d.Language())
	}
	if d.More(30); d.Count != letters.MaxSeats {
		t.Errorf("%d seats", d.Count)
	}
	d.Agree("dealer", "9")
	if d.More(-30); d.Count != letters.MinSeats || d.Rules().Dealer != 0 {
		t.Errorf("%d seats, %d deals", d.Count, d.Rules().Dealer)
	}
	d.Max = "0"
	if _, err := d.Table(texts, nil); err == nil {
		t.Error("bets from 1 to 0 were agreed on")
	}
	d.Max = "9"
	d.Seats[0].Name, d.Seats[1].Name = "Anna", " Anna "
	if _, err := d.Table(texts, nil); !errors.Is(err, record.ErrSameName) {
		t.Errorf("two of one name: %v", err)
	}
	d.Seats[0].Level, d.Seats[1].Level, d.Seats[1].Name = "easy", "hard", ""
	if _, err := d.Table(texts, nil); !errors.Is(err, ErrNoPerson) {
		t.Errorf("nobody there: %v", err)
	}
	d.Seats[0].Level = ""
	table, err := d.Table(texts, map[string][]string{"de": {"JODLER"}, "en": {"YODEL"}})
	if err != nil || table.Parties[1].Extra != "computer hard "+Characters()[2] || table.Rules.Max != 9 || len(table.Rules.Words) != 1 {
		t.Errorf("%+v, %v", table, err)
	}
	d.Seats[1].Character = Plain
	if table, _ := d.Table(texts, nil); table.Parties[1].Extra != "computer hard" {
		t.Errorf("without a habit: %q", table.Parties[1].Extra)
	}
}

// Every character has a line in both languages.
func TestCharactersAreTold(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		habits := i18n.For(lang).Cards().New.Habits
		for _, key := range Characters() {
			if habits.At(key) == "" {
				t.Errorf("%s: nothing is said of %s", lang, key)
			}
		}
		if len(habits) != len(Characters()) {
			t.Errorf("%s: %d habits for %d characters", lang, len(habits), len(Characters()))
		}
	}
}

// A draft comes back as it was stored.
func TestDraftIsStored(t *testing.T) {
	d := NewDraft("en")
	d.Agree("language", "de")
	d.Agree("challenge", "players")
	d.Agree("no such option", "on")
	d.More(-1)
	d.Seats[0].Name, d.Max = "Anna", "9"
	text, err := json.Marshal(d.Noted())
	if err != nil {
		t.Fatal(err)
	}
	again := NewDraft("en")
	if err := json.Unmarshal(text, again); err != nil {
		t.Fatal(err)
	}
	again.Settle()
	if again.Max != "9" || again.Seats[0].Name != "Anna" || again.Language() != "de" || !again.Rules().Book || again.Count != 3 {
		t.Errorf("%s came back as %+v", text, again)
	}
	// A save of another make must not break the page.
	broken := &Draft{Count: 99, Options: [][2]string{{"language", "klingon"}}}
	if broken.Settle(); broken.Count != letters.MaxSeats || len(broken.Seats) != letters.MaxSeats || broken.rules.Deck == nil {
		t.Errorf("%+v", broken)
	}
}

// Nobody has to be called otherwise because a computer player would have his name.
func TestComputersGiveWay(t *testing.T) {
	texts := i18n.For("de")
	names := texts.Cards().New.Names
	d := NewDraft("de")
	d.Seats[0].Name = " " + names[1]
	d.Seats[1].Level, d.Seats[2].Level, d.Seats[3].Level = "easy", "hard", "medium"
	table, err := d.Table(texts, nil)
	if err != nil || table.Parties[0].Name() != names[1] || table.Parties[1].Name() != names[0] || table.Parties[2].Name() != names[2] || table.Parties[3].Name() != names[3] {
		t.Errorf("%v, %v", table.Parties, err)
	}
	// There are names enough, whoever sits there.
	for d.More(letters.MaxSeats); ; d.Seats[2].Name = names[0] {
		for i := range d.Seats[1:] {
			d.Seats[i+1].Level = "easy"
		}
		if _, err := d.Table(texts, nil); err != nil {
			t.Fatal(err)
		}
		if d.Seats[2].Name != "" {
			break
		}
	}
	// Two who have typed the same are told so.
	d.Seats[3].Name = names[1]
	if _, err := d.Table(texts, nil); d.Blamed(texts, err) != "name-3" {
		t.Errorf("%v is wrong with %s", err, d.Blamed(texts, err))
	}
}
