package letters

import (
	"reflect"
	"testing"
)

func TestEvents(t *testing.T) {
	r := Usual()
	r.Book = true
	s := dealtTable(t, r, 9, 3, 50)
	for i, step := range []struct {
		action Action
		event  Event
	}{
		{bet(2), Event{Seat: 1, Amount: 2, Phase: Betting, Turn: 2}},
		{call, Event{Seat: 2, Amount: 2, AllIn: true, Phase: Betting, Turn: 3}},
		{bet(5), Event{Seat: 3, Amount: 5, Raise: true, Phase: Betting, Turn: 1}},
		{call, Event{Seat: 1, Amount: 3, Phase: Exchanging, Turn: 1}},
		{Action{Kind: Exchange, Cards: s.seats[0].hand[:3]}, Event{Seat: 1, Amount: 3, Phase: Exchanging, Turn: 2}},
		{Action{Kind: Exchange}, Event{Seat: 2, Phase: Exchanging, Turn: 3}},
		{Action{Kind: Exchange}, Event{Seat: 3, Phase: Betting, Turn: 3}},
		{bet(1), Event{Seat: 3, Amount: 1, Phase: Betting, Turn: 1}},
		{bet(3), Event{Seat: 1, Amount: 3, Raise: true, AllIn: true, Phase: Betting, Turn: 3}},
		{call, Event{Seat: 3, Amount: 2, Phase: Choosing, Turn: 2}},
		{Action{Kind: Word, Cards: s.seats[1].hand[:2]}, Event{Seat: 2, Phase: Choosing, Turn: 3}},
		{Action{Kind: Word}, Event{Seat: 3, Phase: Choosing, Turn: 1}},
		{Action{Kind: Word}, Event{Seat: 1, Phase: Showdown, Turn: 1}},
		{Action{Kind: Challenge, Seat: 2}, Event{About: 2, Phase: Judging, Turn: 1}},
		{Action{Kind: Verdict}, Event{About: 2, Doubt: Refused, Phase: Showdown, Turn: 1}},
		{Action{Kind: Pay}, Event{Phase: Dealing, Turn: 2}},
	} {
		got, next, err := s.Event(step.action)
		if err != nil {
			t.Fatalf("%d: %v: %v", i, step.action, err)
		}
		if (got.Result != nil) != (step.action.Kind == Pay) {
			t.Errorf("%d: result %v", i, got.Result)
		}
		step.event.Kind, got.Result = step.action.Kind, nil
		if got != step.event {
			t.Errorf("%d: %v is heard as\n%+v, want\n%+v", i, step.action, got, step.event)
		}
		s = next
	}
	if e, same, err := s.Event(call); err == nil || !reflect.DeepEqual(same, s) || e != (Event{}) {
		t.Errorf("an illegal call is heard as %+v", e)
	}
}
