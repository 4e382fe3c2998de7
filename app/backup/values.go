package backup

import (
	"fmt"
	"slices"
	"strings"

	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/settings"
	"serviert/app/store"
	"serviert/engine/record"
)

// values unites what is no game. A value that cannot be read here was set aside
// by reading it, and one of a newer version is not overwritten.
func (r *restoring) values() {
	f := r.f
	if _, here := value[settings.Settings](r.Device, store.KeySettings); !here && f.Settings.V > 0 {
		r.kept(r.Disk.Try(store.KeySettings, f.Settings))
	}
	r.names()
	r.rules()
	r.mistakes()
	r.drills()
	r.daily()
	r.wordDays()
	r.wordPractice()
	r.people()
	r.reviews()
	r.words()
	if _, here := value[cardgame.Draft](r.Device, store.KeyCardsSetup); !here && f.CardsSetup.V > 0 {
		r.kept(r.Disk.Try(store.KeyCardsSetup, f.CardsSetup))
	}
	r.throws()
	for _, b := range f.Broken {
		here := slices.ContainsFunc(r.Disk.Broken(), func(o store.Broken) bool {
			return o.Text == b.Text || cardgame.Shown(o.Text) == b.Text
		})
		if !strings.HasPrefix(b.From, store.Prefix) { // it may go back there one day
			b.From = ""
		}
		if !here && r.kept(r.Disk.Adopt(b)) {
			r.res.Broken++
		}
	}
}

// Bounds for what people have typed: somebody may have made the backup up.
const (
	longest  = 200  // bytes
	mostKept = 1000 // of each kind
)

// typed reports whether people may have typed these texts, as one of so many.
func typed(n int, texts ...string) bool {
	for _, text := range texts {
		if len(text) > longest {
			return false
		}
	}
	return n < mostKept
}

// names adds the names that nobody here has, behind the others. Names that look the
// same are one: two devices may write them differently.
func (r *restoring) names() {
	mine, here := value[store.Names](r.Device, store.KeyNames)
	if !here {
		mine = store.Names{V: store.Schema, Count: r.f.Names.Count}
		if typed(0, r.f.Names.Rival.Name, string(r.f.Names.Rival.Level)) {
			mine.Rival = r.f.Names.Rival
		}
	}
	before := len(mine.Seats)
	for _, s := range r.f.Names.Seats {
		known := here && s.Name == ""
		for _, o := range mine.Seats {
			known = known || s.Name != "" && record.Look(o.Name) == record.Look(s.Name)
		}
		if !known && typed(len(mine.Seats), s.Name, string(s.Level)) {
			mine.Seats = append(mine.Seats, s)
		}
	}
	if len(mine.Seats) > before {
		r.kept(r.Disk.Try(store.KeyNames, mine))
	}
}

// rules adds house rules. Others of the same name get a number behind it; on the way back they are known by what
// they are.
func (r *restoring) rules() {
	mine, _ := value[store.HouseRules](r.Device, store.KeyRules)
	before := len(mine.Sets)
	for _, set := range r.f.Rules.Sets {
		name := unnumbered(set.Name)
		has := func(is func(o *store.RuleSet) bool) bool {
			for i := range mine.Sets {
				if is(&mine.Sets[i]) {
					return true
				}
			}
			return false
		}
		if has(func(o *store.RuleSet) bool {
			return o.Preset == set.Preset && unnumbered(o.Name) == name && slices.Equal(o.Options, set.Options)
		}) {
			continue
		}
		for n := 2; has(func(o *store.RuleSet) bool { return o.Name == set.Name }); n++ {
			set.Name = fmt.Sprintf("%s (%d)", name, n)
		}
		if typed(len(mine.Sets), set.Name, set.Preset) {
			mine.Sets = append(mine.Sets, set)
		}
	}
	if len(mine.Sets) > before {
		r.kept(r.Disk.Try(store.KeyRules, store.HouseRules{V: store.Schema, Sets: mine.Sets}))
	}
}

// unnumbered is a name without the numbers that were put behind it.
func unnumbered(name string) string {
	for {
		at := strings.LastIndex(name, " (")
		if at < 1 || !strings.HasSuffix(name, ")") || strings.Trim(name[at+2:len(name)-1], "0123456789") != "" {
			return name
		}
		name = name[:at]
	}
}

// mistakes adds those to practise that are new here and not mended. How practice
// went is one device's count: the longer one stays.
func (r *restoring) mistakes() {
	theirs := r.f.Mistakes
	if theirs.V == 0 {
		return
	}
	mine, _ := value[store.Mistakes](r.Device, store.KeyMistakes)
	mine.V = store.Schema
	changed := false
	has := func(id string) bool {
		return slices.Contains(mine.Seen, id) || slices.ContainsFunc(mine.List, func(m store.Mistake) bool { return m.ID == id })
	}
	for _, m := range theirs.List {
		if m.ID = r.ofGame(m.ID); !has(m.ID) {
			mine.List, changed = append(mine.List, m), true
		}
	}
	for _, id := range theirs.Seen {
		if id = r.ofGame(id); !has(id) {
			mine.Seen, changed = append(mine.Seen, id), true
		}
	}
	if theirs.Asked > mine.Asked {
		mine.Asked, mine.Right, mine.Lost, changed = theirs.Asked, theirs.Right, theirs.Lost, true
		mine.Apart, mine.LostApart = theirs.Apart, theirs.LostApart // a part of that count
	}
	if changed {
		r.kept(r.Disk.Try(store.KeyMistakes, mine))
	}
}

// drills adds the positions of lessons that were solved on the other device.
func (r *restoring) drills() {
	mine, _ := value[store.Drills](r.Device, store.KeyDrills)
	mine.V = store.Schema
	changed := false
	for _, id := range r.f.Drills.Solved {
		if typed(len(mine.Solved), id) && mine.Add(id) {
			changed = true
		}
	}
	if changed {
		r.kept(r.Disk.Try(store.KeyDrills, mine))
	}
}

// daily adds the days that were not answered here.
func (r *restoring) daily() {
	mine, _ := value[store.Daily](r.Device, store.KeyDaily)
	mine.V = store.Schema
	changed := false
	for _, x := range r.f.Daily.Days {
		if typed(0, x.Chosen) && x.Day > 0 && mine.Add(x) {
			changed = true
		}
	}
	if changed {
		r.kept(r.Disk.Try(store.KeyDaily, mine))
	}
}

// wordDays adds the hands of the day that were not laid here.
func (r *restoring) wordDays() {
	mine, _ := value[store.WordDays](r.Device, store.KeyWordDays)
	mine.V = store.Schema
	changed := false
	for _, x := range r.f.WordDays.Days {
		if typed(0, x.Lang, x.Gone, x.Word) && x.Day > 0 && mine.Add(x) {
			changed = true
		}
	}
	if changed {
		r.kept(r.Disk.Try(store.KeyWordDays, mine))
	}
}

// wordPractice is one device's count: of each task the longer one stays.
func (r *restoring) wordPractice() {
	mine, _ := value[store.WordPractice](r.Device, store.KeyWordPractice)
	theirs := r.f.WordPractice
	mine.V = store.Schema
	changed := false
	if theirs.Swap.Asked > mine.Swap.Asked {
		mine.Swap, changed = theirs.Swap, true
	}
	if theirs.Find.Asked > mine.Find.Asked {
		mine.Find, changed = theirs.Find, true
	}
	if changed {
		r.kept(r.Disk.Try(store.KeyWordPractice, mine))
	}
}

// ofGame is the ID of a mistake with the ID that its game has here.
func (r *restoring) ofGame(id string) string {
	game, at, _ := strings.Cut(id, "-")
	if here := r.renamed[game]; here != "" {
		return here + "-" + at
	}
	return id
}

// people adds those who are new here. Of somebody known here the colour stays,
// and what was said on either device is not said again. A spelling that counts for
// somebody else on either device does so here.
func (r *restoring) people() {
	mine, _ := value[store.People](r.Device, store.KeyPeople)
	changed := false
	find := func(name string) int {
		return slices.IndexFunc(mine.List, func(o store.Person) bool { return record.Look(o.Name) == record.Look(name) })
	}
	for _, p := range r.f.People.List {
		at := find(p.Name)
		// Two devices may have joined two names the other way round: no circle comes of it.
		if to := find(p.Same); at >= 0 && p.Same != "" && mine.List[at].Same == "" && at != to && (to < 0 || mine.List[to].Same == "") && typed(0, p.Same) {
			mine.List[at].Same, changed = p.Same, true
		}
		if at < 0 {
			if typed(len(mine.List), append([]string{p.Name, p.Same}, p.Said...)...) && len(p.Said) < mostKept {
				mine.List, changed = append(mine.List, p), true
			}
			continue
		}
		for _, what := range p.Said {
			if o := &mine.List[at]; !slices.Contains(o.Said, what) && typed(len(o.Said), what) {
				o.Said, changed = append(o.Said, what), true
			}
		}
	}
	if changed {
		r.kept(r.Disk.Try(store.KeyPeople, store.People{V: store.Schema, List: mine.List}))
	}
}

// reviews adds those of games that were reviewed only on the other device.
func (r *restoring) reviews() {
	mine, _ := value[store.Reviews](r.Device, store.KeyReviews)
	known, changed := map[string]bool{}, false
	for _, one := range mine.List {
		known[one.Print] = true
	}
	for _, one := range r.f.Reviews.List {
		if !known[one.Print] && len(mine.List) < store.MostReviews && typed(len(one.Luck), one.Print) && typed(len(one.Lost)) {
			mine.List, changed, known[one.Print] = append(mine.List, one), true, true
		}
	}
	if changed {
		r.kept(r.Disk.Try(store.KeyReviews, store.Reviews{V: store.Schema, List: mine.List}))
	}
}

// words adds the players' own words.
func (r *restoring) words() {
	mine, _ := value[store.OwnWords](r.Device, store.KeyCardsOwn)
	if mine.V = store.Schema; mine.Words == nil {
		mine.Words = map[string][]string{}
	}
	more := false
	for language, words := range r.f.CardsOwn.Words {
		list := mine.Words[language]
		for _, w := range words {
			switch {
			case slices.Contains(list, w) || !typed(0, w, language):
			case len(list) >= store.MostOwn:
				r.res.Words++
			default:
				list, more = append(list, w), true
			}
		}
		slices.Sort(list)
		mine.Words[language] = list
	}
	if more {
		r.kept(r.Disk.Try(store.KeyCardsOwn, mine))
	}
}

// throws takes over what other devices have thrown. The backup of this very
// device adds nothing, unless the count here was lost.
func (r *restoring) throws() {
	own, changed := r.named(), false
	add := func(name string, t dicegame.Throws) {
		switch before := own.Of[name]; {
		case name == "" || t.V == 0:
		case name == own.ID:
			mine := r.Games.Throws()
			if most := mine.Most(t); most != mine {
				r.kept(r.Games.KeepThrows(most))
			}
		case before.Most(t) != before:
			most := before.Most(t)
			most.V = store.Schema
			own.Of[name], changed = most, true
		}
	}
	add(r.f.Device, r.f.Throws)
	for name, t := range r.f.Elsewhere {
		add(name, t)
	}
	if changed {
		r.kept(r.Disk.Try(store.KeyElsewhere, own))
	}
}
