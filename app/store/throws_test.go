package store

import (
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
)

// If no count is stored, it is computed from the games, each counted once.
func TestThrowsAreCountedFromTheGames(t *testing.T) {
	disk := browser.Memory{}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	play(t, s, 1, nil)
	begun(t, s, gametest.Kinds()[1])
	a := gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 12345\n", "", "", 0).Match.Action(0)
	must(t, s.Act(a))
	var names []string
	var seats []dicegame.Seat // computer players, from now on
	for _, p := range s.Now.Parties {
		for range p.Names {
			names, seats = append(names, ""), append(seats, "strong")
		}
	}
	must(t, s.Now.Reseat(names, seats))
	s.Park()
	begun(t, s, gametest.Kinds()[3])
	play(t, s, 2, nil)
	want := s.Throws()
	delete(disk, KeyThrows)
	if got := opened(disk).Throws(); got != want || want.People.Throws == 0 {
		t.Errorf("counted %+v, want %+v", got, want)
	}
	if _, ok := disk[KeyThrows]; ok {
		t.Error("looking at the count has stored it")
	}
}

// Load reads what another tab has played.
func TestLoadTakesOverWhatAnotherTabDid(t *testing.T) {
	disk := browser.Memory{}
	mine := begun(t, opened(disk), gametest.Kinds()[0])
	other := opened(disk)
	play(t, other, 1, nil)
	mine.Load()
	reread(t, mine)
	if len(mine.Done()) != 1 || mine.Running() {
		t.Errorf("%d finished, running %v", len(mine.Done()), mine.Running())
	}
	again := opened(disk)
	again.Now = nil
	again.Forget(again.Done()[0].ID)
	mine.Load()
	if len(mine.Done()) != 0 {
		t.Error("a forgotten game is still there")
	}
}

// Finished games are listed newest first, including imported ones.
func TestFinishedGamesStandNewestFirst(t *testing.T) {
	s := opened(browser.Memory{})
	conceded := "serviert 1 escalero\noption contra on\nparty Anna\nparty Bernd\ncontra\nconcede\n"
	for id, at := range map[string]int64{"a": 3, "b": 1, "c": 2} {
		s.AddDone(gametest.Recorded(t, conceded, id, "e", at))
	}
	order := func(list []dicegame.Summary) (ids string) {
		for _, g := range list {
			ids += g.ID
		}
		return ids
	}
	if got := order(s.Done()); got != "acb" {
		t.Errorf("they stand %s", got)
	}
	if got := order(reread(t, s).Done()); got != "acb" {
		t.Errorf("after a restart they stand %s", got)
	}
}
