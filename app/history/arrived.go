package history

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/sharing"
	"serviert/app/ui"
	"serviert/engine/record"
)

// arrived is a game that came by a link, or was read in while another one runs, those that came before it, and what is
// wrong with the last link. They wait on the page of games until they are answered, one after the other: a link is
// opened by a tap, and a tap must not change what is played.
type arrived struct {
	game    *dicegame.Game
	later   []*dicegame.Game // to be answered after it
	problem *dicegame.Problem
}

// all are the games that wait, the one that is shown first.
func (a *arrived) all() []*dicegame.Game {
	if a.game == nil {
		return nil
	}
	return append([]*dicegame.Game{a.game}, a.later...)
}

// wait puts a game behind those that wait, unless it is there already, or a later position of it is. One that it is a
// later position of goes.
func (a *arrived) wait(g *dicegame.Game) {
	goes := func(o, earlier *dicegame.Game) bool {
		return o.Started == earlier.Started && record.Goes(o.Dice.String(), earlier.Dice.String())
	}
	list := a.all()
	if slices.ContainsFunc(list, func(o *dicegame.Game) bool { return goes(o, g) }) {
		return
	}
	list = append(slices.DeleteFunc(list, func(o *dicegame.Game) bool { return goes(g, o) }), g)
	a.game, a.later = list[0], list[1:]
}

// show is wait with the game in front of the others: it has come last.
func (a *arrived) show(g *dicegame.Game) {
	list := a.all()
	a.game, a.later = g, nil
	for _, o := range list {
		a.wait(o)
	}
}

// next shows the game that waits behind the one that was answered.
func (a *arrived) next() {
	list := a.later
	if *a = (arrived{}); len(list) > 0 {
		a.game, a.later = list[0], list[1:]
	}
}

// Arrive is called with the part of the address after the # that a link has
// brought. It shows what game that is and asks before anything is done with it.
func (r *Room) Arrive(text string) { r.arrive(text) }

// arrive is Arrive, and reports whether it was a game.
func (r *Room) arrive(text string) bool {
	g, wrong := sharing.ReadLink(text, r.b.Millis())
	if g == nil && wrong == nil {
		return false
	}
	r.view.problem = nil // two would have the same place in the page
	r.coming = append(r.coming, g)
	r.games.Fetch(func() {
		r.ask(g, wrong)
		r.sh.Refresh()
	}, r.began(g)...)
	return g != nil
}

// began lists the finished games that began when one that has come did, nil for none: here it may have been played to
// its end since, or to another one.
func (r *Room) began(g *dicegame.Game) (ids []string) {
	for _, s := range r.games.Done() {
		if g != nil && s.Started == g.Started {
			ids = append(ids, s.ID)
		}
	}
	return ids
}

// carries begins each game that waits for an answer in a draft. What follows are where it came from and its link;
// behind the last one are the text to be read in, after its length, and the draft of a note.
const (
	carries = "arrived "
	pastes  = "paste "
)

// draft is the note that is being written, the text that is to be read in and the games that wait for an answer, see
// ui.Page: their links are in no address any more, and a phone may end a page that is not looked at.
func (r *Room) draft() string {
	text := ""
	for _, g := range slices.Backward(r.coming) {
		text += carried(g)
	}
	for _, g := range r.arrived.all() {
		text += carried(g)
	}
	if text += r.before; r.pasting != "" {
		text += pastes + strconv.Itoa(len(r.pasting)) + "\n" + r.pasting
	}
	return text + r.noting.Draft()
}

// carried is the game that waits for an answer as a draft has it, "" for none.
func carried(g *dicegame.Game) string {
	if g == nil {
		return ""
	}
	link, ok := sharing.Link(g)
	if !ok {
		return ""
	}
	return carries + g.From + "\n" + link + "\n"
}

func (r *Room) redraft(text string) {
	for strings.HasPrefix(text, carries) {
		parts := strings.SplitAfterN(text, "\n", 3)
		if len(parts) < 3 {
			return
		}
		r.before, text = r.before+parts[0]+parts[1], parts[2]
	}
	if rest, ok := strings.CutPrefix(text, pastes); ok {
		bytes, typed, _ := strings.Cut(rest, "\n")
		long, _ := strconv.Atoi(bytes)
		long = min(max(long, 0), len(typed))
		r.pasting, text = typed[:long], typed[long:]
	}
	r.noting.Redraft(text)
}

// recall takes up again what waited before the page was loaded again, unless it has been answered in another tab.
func (r *Room) recall() {
	before, began := r.before, []string(nil)
	var games []*dicegame.Game
	for rest := before; rest != ""; {
		parts := strings.SplitAfterN(rest, "\n", 3)
		rest = parts[2]
		if g, _ := sharing.ReadLink(strings.TrimSuffix(parts[1], "\n"), r.b.Millis()); g != nil {
			g.From = strings.TrimPrefix(strings.TrimSuffix(parts[0], "\n"), carries)
			games, began = append(games, g), append(began, r.began(g)...)
		}
	}
	r.games.Fetch(func() {
		if r.before != before { // the page was opened twice
			return
		}
		r.before = ""
		for _, g := range games {
			if r.alreadyAt(g, true) == "" {
				r.arrived.wait(g)
			}
		}
		r.announce()
		r.sh.Refresh()
	}, began...)
}

// ask shows what has arrived, or where it is already. Games that wait for an answer come after it.
func (r *Room) ask(g *dicegame.Game, wrong *dicegame.Problem) {
	r.coming = slices.DeleteFunc(slices.Clone(r.coming), func(o *dicegame.Game) bool { return o == g })
	if g != nil {
		if path := r.alreadyAt(g, true); path != "" {
			r.arrived.problem = nil
			r.already(path)
			return
		}
		r.arrived.show(g)
	}
	r.arrived.problem = wrong
	r.toArrived()
}

// toArrived leads to what has arrived, from wherever somebody is by now.
func (r *Room) toArrived() {
	if r.sh.Path() == "/games" && len(r.sh.Query()) == 0 {
		r.announce()
	}
	r.sh.Visit("/games")
}

// already leads to where what has come is.
func (r *Room) already(path string) {
	r.sh.Visit(path)
	r.sh.Confirm(r.sh.Texts().Sharing.AlreadyOn)
}

// announce says what has arrived and moves the focus there. The heading of what is wrong is told by that.
func (r *Room) announce() {
	t, text := r.sh.Texts(), ""
	if g := r.arrived.game; g != nil {
		text = t.Sharing.Arrived + ". " + r.players(g) + ", " + r.outcome(g)
		if waits := r.waiting(); waits != "" {
			text = strings.TrimSuffix(text, ".") + ". " + waits
		}
		r.sh.Focus("arrived")
	}
	if p := r.arrived.problem; p != nil {
		text = strings.TrimSpace(p.Text(t) + " " + text)
		r.sh.Focus("problem")
	}
	if text != "" {
		r.sh.Say(text)
	}
}

// waiting tells whose games are to be answered after the one that is shown, "" for none.
func (r *Room) waiting() string {
	if len(r.arrived.later) == 0 {
		return ""
	}
	list := make([]string, len(r.arrived.later))
	for i, g := range r.arrived.later {
		list[i] = r.players(g)
	}
	return fmt.Sprintf(r.sh.Texts().Sharing.Waits, strings.Join(list, "; "))
}

// arrivedPart is what links have brought; nothing where there is none.
func (r *Room) arrivedPart() (list []app.UI) {
	t, g := r.sh.Texts(), r.arrived.game
	if p := r.arrived.problem; p != nil {
		list = append(list, app.Section().Class("slip").Body(r.problemPart(app.H2().ID("problem").TabIndex(-1).Text(t.Games.Problem.Title), p)))
	}
	if g == nil {
		return list
	}
	w, label := &t.Sharing, t.Sharing.Play
	texts := []string{r.players(g), r.outcome(g), r.names(&g.Rules).Agreed(&g.Rules), r.date(g.Started) + ". " + r.came(g.From)}
	if rules := r.names(&g.Rules).HouseRules(&g.Rules); rules != "" {
		texts = slices.Insert(texts, 3, rules)
	}
	own := r.continues(g)
	switch {
	case own != nil && g.Over():
		texts = append(texts, w.Ended)
	case own != nil:
		texts = append(texts, w.Further)
	case r.corrects(g) != nil:
		texts = append(texts, w.Corrected)
	}
	if !g.Over() && !r.games.Watching && r.games.Running() && own != r.games.Now {
		texts = append(texts, t.Games.ResumeOver)
	}
	if waits := r.waiting(); waits != "" {
		texts = append(texts, waits)
	}
	if g.Over() || r.games.Watching {
		label = w.Keep
	}
	parts := append([]app.UI{app.H2().ID("arrived").TabIndex(-1).Text(w.Arrived)}, ui.Paragraphs(texts...)...)
	return append(list, app.Section().Class("slip arrived").Aria("labelledby", "arrived").Body(append(parts,
		app.Div().Class("acts even").Body(
			ui.Labelled("leave-arrived", "", w.Leave, "", func() {
				r.arrived.next()
				r.sh.Confirm(w.Left)
				r.sh.Focus("title")
				r.announce()
			}),
			ui.Labelled("take-arrived", "main", label, "", r.takeArrived),
		))...))
}

// came says where a game came from, "" for one that was begun here.
func (r *Room) came(from string) string {
	w := &r.sh.Texts().Sharing
	if by := w.Came.At(from); by != "" {
		return fmt.Sprintf(w.Imported, by)
	}
	return ""
}

// continues is the running game of this phone that the arrived one is a later
// position of, nil for none: in its place the other may stand without losing
// anything.
func (r *Room) continues(g *dicegame.Game) *dicegame.Game {
	before := func(o *dicegame.Game) bool {
		return o != nil && !o.Over() && o.Started == g.Started && record.Goes(g.Dice.String(), o.Dice.String())
	}
	if before(r.games.Now) && !r.games.Watching {
		return r.games.Now
	}
	for _, o := range r.games.Parked() {
		if before(o) {
			return o
		}
	}
	return nil
}

// corrects is the finished game of this phone that the arrived one is but for its
// entries, which were corrected on one of two devices, or but for its end, which was
// taken back; nil for none. In an evening both would count.
func (r *Room) corrects(g *dicegame.Game) *dicegame.Summary {
	for _, s := range r.games.Done() {
		if !g.Over() || s.Started != g.Started || !slices.Equal(s.PartyNames(), g.PartyNames()) {
			continue
		}
		o := r.games.Find(s.ID) // it is at hand, see began
		if s.Ended == g.Ended || o != nil && o.Over() && o.Match.Len() <= g.Match.Len() && record.Goes(g.Dice.String(), unended(o)) {
			return &s
		}
	}
	return nil
}

// unended is the record of a finished game as it was before its last action, which can be taken back.
func unended(g *dicegame.Game) string {
	text := strings.TrimSuffix(g.Dice.String(), "\n")
	return text[:strings.LastIndex(text, "\n")+1]
}

// takeArrived keeps the game that has arrived: a finished one in the list, one
// that runs on the table. Another tab may have taken it meanwhile.
func (r *Room) takeArrived() {
	g, own := r.arrived.game, r.continues(r.arrived.game)
	if path := r.alreadyAt(g, true); path != "" {
		r.arrived.next()
		r.already(path)
		return
	}
	before := r.corrects(g)
	if before != nil && r.lent(before.ID) {
		return
	}
	toTable := own == nil && !g.Over() && !r.games.Watching
	if toTable && !r.games.Park() {
		r.sh.Say(r.sh.Texts().Notices.SaveFailed) // there is no room for both
		return
	}
	r.arrived.next()
	g.ID = r.games.NewID()
	switch {
	case own != nil:
		g.ID, g.Evening, g.Block = own.ID, own.Evening, own.Block
		g.Counts(own)
	case before != nil:
		g.ID, g.Evening, g.Note = before.ID, before.Evening, before.Note
		if o := r.games.Find(before.ID); o != nil {
			g.Counts(o)
		}
	}
	if g.Evening == "" {
		g.Evening = g.ID
	}
	done := r.sh.Texts().Games.Imported
	switch {
	case own != nil && own == r.games.Now:
		r.games.Take(g)
		if g.Over() {
			r.games.AddDone(g)
		}
	case g.Over():
		if own != nil { // of two copies none may be lost, whatever happens in between
			g.ID = r.games.NewID()
		}
		r.games.AddDone(g)
		if own != nil {
			r.games.Discard(own.ID)
		}
	case own != nil:
		r.games.AddParked(g)
		if !r.games.Watching {
			r.games.Resume(g.ID)
		}
	case toTable:
		r.games.Take(g)
	default:
		r.games.AddParked(g)
	}
	if r.games.Now == g && !g.Over() {
		r.toTable(done)
		return
	}
	r.sh.Visit("/games?game=" + g.ID)
	r.sh.Confirm(done)
}
