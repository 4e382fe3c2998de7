package history

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/dicegame"
	"serviert/app/sharing"
	"serviert/app/ui"
	"serviert/engine/record"
)

// arrived is a game that came by a link, and what is wrong with the last link. It waits
// on the page of games until it is answered: a link is opened by a tap, and a tap
// must not change what is played.
type arrived struct {
	game    *dicegame.Game
	problem *dicegame.Problem
}

// Arrive is called with the part of the address after the # that a link has
// brought. It shows what game that is and asks before anything is done with it.
func (r *Room) Arrive(text string) {
	g, wrong := sharing.ReadLink(r.sh.Texts(), text, r.b.Millis())
	if g == nil && wrong == nil {
		return
	}
	r.view.problem = nil // two would have the same place in the page
	r.coming = carried(g)
	r.games.Fetch(func() {
		r.ask(arrived{g, wrong})
		r.sh.Refresh()
	}, r.began(g)...)
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

// carries begins a draft with a game that waits for an answer. What follows are where it came from, its link, and
// the draft of a note.
const carries = "arrived "

// draft is the note that is being written and the game that waits for an answer, see ui.Page: its link is in no address
// any more, and a phone may end a page that is not looked at.
func (r *Room) draft() string {
	return cmp.Or(r.coming, r.before, carried(r.arrived.game)) + r.noting.Draft()
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
	if parts := strings.SplitAfterN(text, "\n", 3); strings.HasPrefix(text, carries) && len(parts) == 3 {
		r.before, text = parts[0]+parts[1], parts[2]
	}
	r.noting.Redraft(text)
}

// recall takes up again what waited before the page was loaded again, unless it has been answered in another tab.
func (r *Room) recall() {
	before := r.before
	from, link, _ := strings.Cut(strings.TrimPrefix(before, carries), "\n")
	g, _ := sharing.ReadLink(r.sh.Texts(), strings.TrimSuffix(link, "\n"), r.b.Millis())
	if g == nil {
		r.before = ""
		return
	}
	g.From = from
	r.games.Fetch(func() {
		if r.before != before { // another game has come meanwhile, or the page was opened twice
			return
		}
		if r.before = ""; r.alreadyAt(g, true) == "" {
			r.arrived.game = g
			r.announce()
			r.sh.Refresh()
		}
	}, r.began(g)...)
}

// ask shows what has arrived, or where it is already. A game that waits gives way to another one only.
func (r *Room) ask(a arrived) {
	r.coming = ""
	if a.game == nil {
		a.game = r.arrived.game
	} else if path := r.alreadyAt(a.game, true); path != "" {
		r.arrived.problem = nil
		r.already(path)
		return
	} else {
		r.before = ""
	}
	r.arrived = a
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

// announce says what has arrived and moves the focus there.
func (r *Room) announce() {
	t, text := r.sh.Texts(), ""
	if g := r.arrived.game; g != nil {
		text = t.Sharing.Arrived + ". " + r.players(g) + ", " + r.outcome(g)
		r.sh.Focus("arrived")
	}
	if p := r.arrived.problem; p != nil {
		text = strings.TrimSpace(t.Games.Problem.Title + ". " + p.Text + " " + text)
		r.sh.Focus("problem")
	}
	if text != "" {
		r.sh.Say(text)
	}
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
	if g.Over() || r.games.Watching {
		label = w.Keep
	}
	parts := append([]app.UI{app.H2().ID("arrived").TabIndex(-1).Text(w.Arrived)}, ui.Paragraphs(texts...)...)
	return append(list, app.Section().Class("slip arrived").Aria("labelledby", "arrived").Body(append(parts,
		app.Div().Class("acts even").Body(
			ui.Labelled("leave-arrived", "", w.Leave, "", func() {
				r.arrived = arrived{}
				r.sh.Confirm(w.Left)
				r.sh.Focus("title")
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
		r.arrived = arrived{}
		r.already(path)
		return
	}
	before := r.corrects(g)
	if before != nil && r.lent(before.ID) {
		return
	}
	r.arrived = arrived{}
	g.ID = r.games.NewID()
	switch {
	case own != nil:
		g.ID, g.Evening, g.Block = own.ID, own.Evening, own.Block
	case before != nil:
		g.ID, g.Evening, g.Note = before.ID, before.Evening, before.Note
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
	case r.games.Watching:
		r.games.AddParked(g)
	case !r.games.Park():
		r.games.AddParked(g)
	default:
		r.games.Take(g)
	}
	if r.games.Now == g && !g.Over() {
		r.toTable(done)
		return
	}
	r.sh.Visit("/games?game=" + g.ID)
	r.sh.Confirm(done)
}
