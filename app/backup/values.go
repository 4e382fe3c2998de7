package backup

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/settings"
	"serviert/app/store"
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
	if f.CardsOwn.V > 0 {
		own, _ := value[store.OwnWords](r.Device, store.KeyCardsOwn)
		if words, more := united(own.Words, f.CardsOwn.Words); more {
			r.kept(r.Disk.Try(store.KeyCardsOwn, store.OwnWords{V: store.Schema, Words: words}))
		}
	}
	if _, here := value[cardgame.Draft](r.Device, store.KeyCardsSetup); !here && f.CardsSetup.V > 0 {
		r.kept(r.Disk.Try(store.KeyCardsSetup, f.CardsSetup))
	}
	r.throws()
	for _, b := range f.Broken {
		here := slices.ContainsFunc(r.Disk.Broken(), func(o store.Broken) bool {
			return o.Text == b.Text || cardgame.Shown(o.Text) == b.Text
		})
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

// trim drops from a backup what nobody types.
func (f *File) trim() {
	long := func(texts ...string) bool {
		return slices.ContainsFunc(texts, func(text string) bool { return len(text) > longest })
	}
	seats := slices.DeleteFunc(f.Names.Seats, func(s store.Seat) bool { return long(s.Name, string(s.Level)) })
	sets := slices.DeleteFunc(f.Rules.Sets, func(s store.RuleSet) bool { return long(s.Name, s.Preset) })
	f.Names.Seats, f.Rules.Sets = seats[:min(len(seats), mostKept)], sets[:min(len(sets), mostKept)]
	for language, words := range f.CardsOwn.Words {
		words = slices.DeleteFunc(words, func(w string) bool { return long(w) })
		f.CardsOwn.Words[language] = words[:min(len(words), 10*mostKept)]
	}
	for i, b := range f.Broken {
		if !strings.HasPrefix(b.From, store.Prefix) { // it may go back there one day
			f.Broken[i].From = ""
		}
	}
}

// names adds the names that nobody here has, behind the others.
func (r *restoring) names() {
	mine, here := value[store.Names](r.Device, store.KeyNames)
	if !here {
		mine = store.Names{V: store.Schema, Count: r.f.Names.Count}
	}
	before := len(mine.Seats)
	for _, s := range r.f.Names.Seats {
		same := func(o store.Seat) bool {
			return strings.EqualFold(strings.TrimSpace(o.Name), strings.TrimSpace(s.Name))
		}
		if !here || s.Name != "" && !slices.ContainsFunc(mine.Seats, same) {
			mine.Seats = append(mine.Seats, s)
		}
	}
	if len(mine.Seats) > before {
		r.kept(r.Disk.Try(store.KeyNames, mine))
	}
}

// rules adds house rules. Others of the same name get a number behind it.
func (r *restoring) rules() {
	mine, _ := value[store.HouseRules](r.Device, store.KeyRules)
	before := len(mine.Sets)
	for _, set := range r.f.Rules.Sets {
		name := set.Name
		for n := 2; ; n++ {
			at := slices.IndexFunc(mine.Sets, func(o store.RuleSet) bool { return o.Name == set.Name })
			if at < 0 {
				mine.Sets = append(mine.Sets, set)
				break
			}
			if o := mine.Sets[at]; o.Preset == set.Preset && slices.Equal(o.Options, set.Options) {
				break
			}
			set.Name = fmt.Sprintf("%s (%d)", name, n)
		}
	}
	if len(mine.Sets) > before {
		r.kept(r.Disk.Try(store.KeyRules, store.HouseRules{V: store.Schema, Sets: mine.Sets}))
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
	}
	if changed {
		r.kept(r.Disk.Try(store.KeyMistakes, mine))
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

// united adds words to lists of words, and tells whether there were new ones.
func united(mine, theirs map[string][]string) (all map[string][]string, more bool) {
	all = map[string][]string{}
	maps.Copy(all, mine)
	for language, words := range theirs {
		list := append(slices.Clone(all[language]), words...)
		slices.Sort(list)
		list = slices.Compact(list)
		more = more || len(list) > len(all[language])
		all[language] = list
	}
	return all, more
}

// throws takes over what other devices have thrown. The backup of this very
// device adds nothing, unless the count here was lost.
func (r *restoring) throws() {
	own := r.named()
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
			own.Of[name] = most
		}
	}
	before := maps.Clone(own.Of)
	add(r.f.Device, r.f.Throws)
	for name, t := range r.f.Elsewhere {
		add(name, t)
	}
	if !maps.Equal(before, own.Of) {
		r.kept(r.Disk.Try(store.KeyElsewhere, own))
	}
}
