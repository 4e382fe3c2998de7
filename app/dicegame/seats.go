package dicegame

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"serviert/app/i18n"
	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/escalero/again"
	"serviert/engine/record"
)

// Seat says who plays at one place of a party: a person, a person with the
// coach, or a computer player. Any other value than Person and Coach is the
// level of a computer player, as thought.ParseLevel reads it.
type Seat string

// The seats that are no level.
const (
	Person Seat = ""
	Coach  Seat = "coach" // a person who wants the coach
	Past   Seat = "then"  // what somebody did in an earlier game, see Then
)

// Level returns the level of the computer player at this seat, "" for people.
func (s Seat) Level() string {
	if s == Coach {
		return ""
	}
	return string(s)
}

// extra is the prefix of the text after a party's name in a record that says
// who sits there. One word per name follows, "-" for a person. Replay ignores
// it.
const extra = "computer "

// Extra encodes the seats of a party for its record, see record.Party.Extra.
// It is "" if all are people without the coach.
func Extra(seats []Seat) string {
	words, any := make([]string, len(seats)), false
	for i, s := range seats {
		if words[i] = string(s); s == Person {
			words[i] = "-"
		} else {
			any = true
		}
	}
	if !any {
		return ""
	}
	return extra + strings.Join(words, " ")
}

func (g *Game) readSeats() {
	g.seats = make([][]Seat, len(g.Parties))
	for i, p := range g.Parties {
		g.seats[i] = seatsOf(p)
	}
}

// seatsOf decodes the seats of a party, see Extra.
func seatsOf(p record.Party) []Seat {
	list := make([]Seat, len(p.Names))
	if text, ok := strings.CutPrefix(p.Extra, extra); ok {
		for at, word := range strings.Fields(text) {
			if at < len(list) && word != "-" {
				list[at] = Seat(word)
			}
		}
	}
	return list
}

// sat is who sat at the table before a change: what was played up to an action was
// theirs.
type sat struct {
	until int
	extra []string       // of each party, see Extra
	named []record.Party // who they were, nil where they were those that followed
}

// What begins the lines of satText that are no change of seats: versions that do not know
// them pass them over.
const (
	satNames   = "names "
	satAdvised = "advised" // Game.Advised of a game that goes elsewhere
	satFixed   = "fixed"   // Game.Fixed
)

// satText encodes who sat at the table before: a line for each change before which
// something was played, as readSat keeps it, and one for the names where they changed.
func satText(list []sat) string {
	var lines []string
	last := 0
	for _, v := range list {
		if v.until > last {
			last = v.until
			until := strconv.Itoa(v.until)
			lines = append(lines, strings.Join(append([]string{until}, v.extra...), "\t"))
			if v.named != nil {
				line := satNames + until
				for _, p := range v.named {
					line += "\t" + p.Name()
				}
				lines = append(lines, line)
			}
		}
	}
	return strings.Join(lines, "\n")
}

// readSat decodes satText, and what Sat has added. Of a game that was damaged the end may
// be missing. What says nothing is left out: somebody may have made the text up, however
// long.
func (g *Game) readSat(text string) {
	last := 0
	for line := range strings.Lines(text) {
		words := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(words) != len(g.Parties)+1 {
			continue
		}
		switch n, err := strconv.Atoi(words[0]); {
		case words[0] == satAdvised:
			g.Advised = g.counts(words[1:])
		case words[0] == satFixed:
			g.Fixed = g.counts(words[1:])
		case last > 0 && words[0] == satNames+strconv.Itoa(last):
			g.sat[len(g.sat)-1].named = g.named(words[1:])
		case err == nil && n > last && last < g.Match.Len():
			last = n
			g.sat = append(g.sat, sat{until: min(n, g.Match.Len()), extra: words[1:]})
		}
	}
}

// named are the parties of the game with other names, nil where these can be none.
func (g *Game) named(names []string) (list []record.Party) {
	for i, name := range names {
		p, err := record.NewParty(name)
		if err != nil || len(p.Names) != len(g.Parties[i].Names) {
			return nil
		}
		list = append(list, p)
	}
	if record.CheckNames(list) != nil {
		return nil
	}
	return list
}

// countsText encodes numbers, one of each party; "" for none.
func countsText(list []int) string { return strings.Trim(fmt.Sprint(list), "[]") }

// counts decodes the numbers of countsText, nil where there is not one of each party.
func (g *Game) counts(words []string) (list []int) {
	if len(words) != len(g.Parties) {
		return nil
	}
	for _, text := range words {
		n, _ := strconv.Atoi(text)
		list = append(list, max(n, 0))
	}
	return list
}

// written is what names have in common that are written in other capitals.
func written(name string) string { return strings.ToLower(record.Look(name)) }

// unnamed tells whether somebody is called by the number only, in either language.
func unnamed(name string) bool {
	for _, lang := range []string{"de", "en"} {
		before, behind, _ := strings.Cut(i18n.For(lang).New.Name, "%d")
		number, called := strings.CutPrefix(name, before)
		if _, err := strconv.Atoi(strings.TrimSuffix(number, behind)); called && err == nil {
			return true
		}
	}
	return false
}

// Sat is what no record tells, for a game that goes elsewhere: who sat at the table before,
// who has asked the coach, and whose entries were corrected. It is "" where there is
// nothing of that.
func (g *Game) Sat() string {
	return told(satText(g.sat), countsText(g.Advised), countsText(g.Fixed))
}

// told adds counts, as countsText has them, to satText.
func told(sat, advised, fixed string) string {
	for _, v := range [...][2]string{{satAdvised, advised}, {satFixed, fixed}} {
		if v[1] != "" {
			sat += "\n" + v[0] + "\t" + strings.ReplaceAll(v[1], " ", "\t")
		}
	}
	return strings.TrimPrefix(sat, "\n")
}

// SetSat takes over Sat of a game that has come from elsewhere.
func (g *Game) SetSat(text string) {
	g.sat, g.Advised, g.Fixed = nil, nil, nil
	g.readSat(text)
}

// Swap is that somebody else has played at a seat from a round on: another person, or a
// computer player of another level.
type Swap struct {
	Round        int
	Name, Before string
	Level, Was   string // of the computer player, "" for a person
}

// Swaps lists who has come to a seat while the game went on, the first one first. Nobody has
// where a computer player was called something else, or somebody who had no name got one.
func (g *Game) Swaps() (list []Swap) {
	seats, parties, names := g.seats, g.Parties, g.Parties
	for i := len(g.sat) - 1; i >= 0; i-- {
		v := g.sat[i]
		if v.named != nil {
			names = v.named
		}
		if v.until == 0 || i > 0 && g.sat[i-1].until == v.until {
			continue // nothing was played by them
		}
		then, some := g.seatsAt(v.until-1), []Swap(nil)
		for p, list := range then {
			for at, was := range list {
				s := Swap{g.Match.At(v.until).Round(), parties[p].Names[at], names[p].Names[at], seats[p][at].Level(), was.Level()}
				if s.Level != s.Was || s.Level == "" && !unnamed(s.Before) && written(s.Name) != written(s.Before) {
					some = append(some, s)
				}
			}
		}
		list, seats, parties = append(some, list...), then, names
	}
	return list
}

// Seat returns who sits at a place of a party. Places count from 0.
func (g *Game) Seat(p engine.Player, place int) Seat { return g.seats[p-1][place] }

// SetSeat changes who sits at a place of a party, counted from 0.
func (g *Game) SetSeat(p engine.Player, place int, s Seat) {
	list := slices.Clone(g.seats[p-1])
	list[place] = s
	g.Parties = slices.Clone(g.Parties)
	g.Parties[p-1].Extra = Extra(list)
	g.readSeats()
}

// TypedName is a name that was typed, as a record can hold it: there a plus between
// spaces joins the two of a pair, so one that is typed that way moves to its words.
func TypedName(text string) (name string) {
	alone := true // the word before is a plus, or there is none
	for _, word := range strings.Fields(text) {
		if !alone && word != "+" {
			name += " "
		}
		name, alone = name+word, word == "+"
	}
	if name == "+" {
		return ""
	}
	return name
}

// Reseat changes who plays, told in the order of the parties and their places; ""
// leaves a name as it is. It fails as record.CheckNames does; nothing has changed
// then.
func (g *Game) Reseat(names []string, seats []Seat) error {
	parties := slices.Clone(g.Parties)
	at := 0
	for i := range parties {
		p := &parties[i]
		p.Names = slices.Clone(p.Names)
		for place := range p.Names {
			if name := names[at+place]; name != "" {
				p.Names[place] = name
			}
		}
		p.Extra = Extra(seats[at : at+len(p.Names)])
		at += len(p.Names)
	}
	if err := record.CheckNames(parties); err != nil {
		return err
	}
	before := *g
	g.Parties = parties
	g.readSeats()
	renamed := !slices.EqualFunc(parties, before.Parties, func(a, b record.Party) bool { return a.Name() == b.Name() })
	if renamed || g.levels() != before.levels() {
		v := sat{until: g.Match.Len()}
		for _, seats := range before.seats {
			v.extra = append(v.extra, Extra(seats))
		}
		if renamed {
			v.named = before.Parties
		}
		g.sat = slices.Clone(g.sat)
		if last := len(g.sat) - 1; last < 0 || g.sat[last].until != v.until {
			g.sat = append(g.sat, v)
		} else if g.sat[last].named == nil { // nothing was played in between: they are those who sat there
			g.sat[last].named = v.named
		}
	}
	return nil
}

// levels are those of all players, one after the other.
func (g *Game) levels() (text string) {
	for _, list := range g.seats {
		for _, s := range list {
			text += s.Level() + " "
		}
	}
	return text
}

// LevelAt returns the level of the computer player who has played an action, counted
// from 0, "" if it was a person: who plays may have changed since.
func (g *Game) LevelAt(action int) string {
	return g.decides(g.seatsAt(action), g.Match.At(action)).Level()
}

// seatsAt says who sat where when an action was played.
func (g *Game) seatsAt(action int) [][]Seat {
	for _, v := range g.sat {
		if action < v.until {
			var then [][]Seat
			for i, text := range v.extra {
				then = append(then, seatsOf(record.Party{Names: g.Parties[i].Names, Extra: text}))
			}
			return then
		}
	}
	return g.seats
}

// shared tells of each place whether another than who sits there now has played at
// it, a person or a computer player of some level: a bit for each place of a party,
// nil where that is so of none.
func (g *Game) shared() (list []int) {
	for i := range g.Match.Len() {
		st := g.Match.At(i)
		if st.Asked() != 0 || g.LevelAt(i) == g.Level(st) {
			continue
		}
		p, place := Thrower(g, st)
		if list == nil {
			list = make([]int, len(g.Parties))
		}
		list[p-1] |= 1 << place
	}
	return list
}

// Rewrite gives the game another course: something was taken back, put right or
// exchanged. What is noted by the number of an action, who sat there before and
// which answer was heard, is moved to where that action is now.
func (g *Game) Rewrite(m engine.Match[escalero.State, escalero.Action]) {
	g.sat = slices.Clone(g.sat)
	for i := range g.sat {
		g.sat[i].until = g.moved(g.sat[i].until, m)
	}
	g.Heard, g.Match = g.moved(g.Heard, m), m
}

// moved is where a number of actions comes to lie in another course: after as many
// entries, and as far into the turn after them. Between two turns of different lengths
// that were exchanged that is another place, though both courses are equally long.
func (g *Game) moved(at int, m engine.Match[escalero.State, escalero.Action]) (to int) {
	for i := range min(at, g.Match.Len()) {
		entered := writes(g.Match.Action(i).Kind)
		for entered && to < m.Len() && !writes(m.Action(to).Kind) {
			to++
		}
		if to < m.Len() && writes(m.Action(to).Kind) == entered {
			to++
		}
	}
	return to
}

// Thrower returns the party that writes next and the place, from 0, of the
// player who throws now. Partners take turns in throwing first, from one entry
// to the next. In a game that is over the party is 0.
func Thrower(g *Game, st escalero.State) (p engine.Player, place int) {
	if p = st.Writer(); p == 0 || len(g.Parties[p-1].Names) == 1 {
		return p, 0
	}
	place = (st.Round() - 1) % 2
	if st.Second() {
		place = 1 - place
	}
	return p, place
}

// ThrowerName returns the name of the player who throws now, "" when the game
// is over.
func (g *Game) ThrowerName(st escalero.State) string {
	p, place := Thrower(g, st)
	if p == 0 {
		return ""
	}
	return g.Parties[p-1].Names[place]
}

// ActorName returns the name of who has to act now: the party that has to answer
// a Contra, else the player who throws. It is "" when the game is over.
func (g *Game) ActorName(st escalero.State) string {
	if p := st.Asked(); p != 0 {
		return g.Name(p)
	}
	return g.ThrowerName(st)
}

// PartnerName returns the name of the player who has the other turn of the
// entry. A player without a partner has both turns.
func (g *Game) PartnerName(st escalero.State) string {
	p, place := Thrower(g, st)
	names := g.Parties[p-1].Names
	if len(names) == 1 {
		return names[0]
	}
	return names[1-place]
}

// Decides returns the seat that has to act now. Partners answer a Contra
// together: a person with the coach comes first, then a person without, then
// the first of two computer players. When the game is over it is Person.
func (g *Game) Decides(st escalero.State) Seat { return g.decides(g.seats, st) }

// decides is Decides for those who sit or sat there.
func (g *Game) decides(all [][]Seat, st escalero.State) Seat {
	p := st.Turn()
	if p == 0 {
		return Person
	}
	seats := all[p-1]
	if st.Asked() == 0 {
		_, place := Thrower(g, st)
		return seats[place]
	}
	for _, who := range []Seat{Coach, Person} {
		if slices.Contains(seats, who) {
			return who
		}
	}
	return seats[0]
}

// Level returns the level of the computer player who has to act now, "" if it
// is a person's turn.
func (g *Game) Level(st escalero.State) string { return g.Decides(st).Level() }

// Computer reports whether a party consists of computer players only.
func (g *Game) Computer(p engine.Player) bool {
	for _, s := range g.seats[p-1] {
		if s.Level() == "" {
			return false
		}
	}
	return true
}

// Thinks reports whether somebody at the table needs the solver: a computer
// player, or a person with the coach.
func (g *Game) Thinks() bool {
	return g.any(func(s Seat) bool { return s != Person && (s != Past || g.Then == nil) })
}

// Coached reports whether somebody at the table has the coach.
func (g *Game) Coached() bool { return g.any(func(s Seat) bool { return s == Coach }) }

// Advise notes that a party asks the coach.
func (g *Game) Advise(p engine.Player) {
	g.Advised = g.counted(g.Advised, p, 1)
}

// counted are numbers of each party, nil for none yet, with one of them changed.
func (g *Game) counted(list []int, p engine.Player, by int) []int {
	now := make([]int, len(g.Parties))
	copy(now, list)
	now[p-1] = max(now[p-1]+by, 0)
	return now
}

// Counts takes over what another copy of the game, which has come from elsewhere or was
// here before, has counted: on each of two phones somebody may have asked the coach.
func (g *Game) Counts(o *Game) {
	most := func(a, b []int) []int {
		if a == nil {
			return b
		}
		for i := range b {
			a = g.counted(a, engine.Player(i+1), max(b[i]-a[i], 0))
		}
		return a
	}
	g.Advised, g.Fixed = most(g.Advised, o.Advised), most(g.Fixed, o.Fixed)
}

// Against tells whether people of several parties play.
func (g *Game) Against() bool {
	people := 0
	for i := range g.Parties {
		if !g.Computer(engine.Player(i + 1)) {
			people++
		}
	}
	return people > 1
}

func (g *Game) any(is func(Seat) bool) bool {
	return slices.ContainsFunc(g.seats, func(list []Seat) bool { return slices.ContainsFunc(list, is) })
}

// CanStop reports whether there is somebody to agree with on ending the game early:
// whoever plays with computer players alone can go on whenever he likes. When that may
// be says escalero.State.MayStop.
func (g *Game) CanStop() bool {
	people := 0
	for _, list := range g.seats {
		for _, s := range list {
			if s.Level() == "" {
				people++
			}
		}
	}
	return people > 1 && g.Then == nil && !g.Over()
}

// Ends reports whether the game ends after the round that is being played, as the
// players have agreed, and not because the sheets are complete then.
func (g *Game) Ends() bool { return g.Last == g.State().Round() && g.CanEnd() }

// CanEnd reports whether that can be agreed on.
func (g *Game) CanEnd() bool { return g.CanStop() && g.State().Round() < g.Rules.Cells() }

// Then is an earlier game that somebody plays once more with the same dice,
// against what was done with them: that is the second party, at seat Past.
type Then struct {
	record string
	party  engine.Player
	dice   again.Dice
	script again.Script
}

// readThen is the game in a record, played again by one of its parties; nil where
// that cannot be. Then the game goes on with the best computer player and other
// dice.
func readThen(text string, p engine.Player) *Then {
	doc, err := record.ParseSaved(text)
	if err != nil {
		return nil
	}
	d, err := doc.Dice()
	if err != nil {
		return nil
	}
	return newThen(d, text, p)
}

func newThen(d record.Dice, text string, p engine.Player) *Then {
	if p < 1 || int(p) > len(d.Parties) {
		return nil
	}
	fell, ok := again.DiceOf(d.Match, p)
	if !ok {
		return nil
	}
	return &Then{text, p, fell, again.ScriptOf(d.Match, p)}
}

// PlayAgain is the set-up for a party to play a finished game once more with the
// same dice, against itself as it played then; past makes a name of then of a
// name, of which the end is left out where that gets too long. ok is false where
// its dice are not all known.
func PlayAgain(g *Game, p engine.Player, past func(name string) string) (setup record.Setup, then *Then, ok bool) {
	if then = newThen(g.Dice, g.Dice.String(), p); then == nil {
		return setup, nil, false
	}
	names := g.Parties[p-1].Names
	before, seats := make([]string, len(names)), make([]Seat, len(names))
	for i, name := range names {
		short := []rune(name)
		for len(short) > 0 && utf8.RuneCountInString(past(string(short))) > record.LongestName {
			short = short[:len(short)-1]
		}
		before[i], seats[i] = past(string(short)), Past
	}
	setup = g.Setup
	setup.Rules, setup.Start = again.Rules(g.Rules), 1
	setup.Parties = []record.Party{{Names: names}, {Names: before, Extra: Extra(seats)}}
	return setup, then, record.CheckNames(setup.Parties) == nil
}

// Did is what was done in the position in the earlier game. ok is false where
// there is no such game, or it is another's turn.
func (g *Game) Did() (a escalero.Action, ok bool) {
	if g.Then == nil || g.Decides(g.State()) != Past {
		return a, false
	}
	return g.Then.script.Next(g.Match)
}

// Faces are those of n dice that are thrown now: what fell in the earlier game,
// as far as that is known, and what throw throws.
func (g *Game) Faces(n int, throw func(n int) []dice.Face) []dice.Face {
	var list []dice.Face
	if g.Then != nil {
		list = append(list, g.Then.dice.Next(g.Match, n)...)
	}
	if len(list) < n {
		list = append(list, throw(n-len(list))...)
	}
	return list
}
