package people

import (
	"hash/fnv"
	"slices"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/engine/record"
)

// hues is how many colours there are; the style sheet and i18n.People have a
// colour and a name for each.
const hues = 8

// read takes over what is stored; another tab may have changed it.
func (r *Room) read() {
	var v store.People
	if !r.disk.Read(store.KeyPeople, &v, func() error { return store.KnownSchema(v.V) }) {
		v = store.People{}
	}
	r.known = v
}

func (r *Room) save() {
	r.known.V = store.Schema
	r.disk.Save(store.KeyPeople, r.known)
}

// person is what is stored of a name, as it is spelled; nil for nothing.
func person(v *store.People, name string) *store.Person {
	look := record.Look(name)
	for i := range v.List {
		if record.Look(v.List[i].Name) == look {
			return &v.List[i]
		}
	}
	return nil
}

// whose is the name that a spelling counts for, however many spellings lie
// between. Two devices can make a circle of spellings together. The walk is then
// cut off after twice as many steps as there are names: an even number, so that
// each of two names that point at each other comes back to itself.
func whose(v *store.People, name string) string {
	for range 2 * len(v.List) {
		p := person(v, name)
		if p == nil || p.Same == "" {
			break
		}
		name = p.Same
	}
	return name
}

// entry is what is stored of somebody, begun if there was nothing.
func (r *Room) entry(name string) *store.Person {
	name = whose(&r.known, name)
	if p := person(&r.known, name); p != nil {
		return p
	}
	r.known.List = append(r.known.List, store.Person{Name: name})
	return &r.known.List[len(r.known.List)-1]
}

// welcome gives somebody a colour who has none: one that few have.
func (r *Room) welcome(name string) (changed bool) {
	p := r.entry(name)
	if p.Hue > 0 && p.Hue <= hues {
		return false
	}
	var taken [hues + 1]int
	for _, o := range r.known.List {
		if o.Hue > 0 && o.Hue <= hues && o.Same == "" {
			taken[o.Hue]++
		}
	}
	h := fnv.New32a()
	h.Write([]byte(record.Look(p.Name)))
	first := int(h.Sum32() % hues) // so that not everybody who is alone is blue
	p.Hue = first + 1
	for i := range hues {
		if hue := (first+i)%hues + 1; taken[hue] < taken[p.Hue] {
			p.Hue = hue
		}
	}
	return true
}

// give gives everybody a colour, and reports whether somebody had none.
func (r *Room) give(c *tally) (changed bool) {
	for i := len(c.people) - 1; i >= 0; i-- { // who came first chooses first
		changed = r.welcome(c.people[i].name) || changed
	}
	return changed
}

// hue is the number of somebody's colour, 0 for none.
func (r *Room) hue(name string) int {
	p := person(&r.known, whose(&r.known, name))
	if p == nil || p.Hue < 1 || p.Hue > hues {
		return 0
	}
	return p.Hue
}

// Mark is the mark of somebody whose colour is known: their colour and the first
// letter of their name. It is nil for others, and says nothing by itself.
func (r *Room) Mark(name string) app.UI {
	if r.hue(name) == 0 {
		return nil
	}
	return r.markOf(name)
}

// markOf is Mark, without a colour for whoever has none.
func (r *Room) markOf(name string) app.UI {
	first, _ := utf8.DecodeRuneInString(name)
	return app.Span().Class("mark "+hueClass(r.hue(name))).Aria("hidden", "true").Text(i18n.Capital(string(first)))
}

func hueClass(hue int) string { return "hue-" + string(rune('0'+hue)) }

// join counts a spelling for somebody else from now on, "" for its own. It
// returns false where it does so already.
func (r *Room) join(name, to string) bool {
	r.read()
	if to = whose(&r.known, to); record.Look(to) == record.Look(name) {
		return false
	}
	p := person(&r.known, name)
	if p == nil {
		p = r.entry(name)
	}
	p.Same = to
	if to != "" {
		said := p.Said
		for _, what := range said {
			r.note(to, what)
		}
	}
	r.save()
	return true
}

// note notes that somebody was told of a milestone, and returns false where that
// is noted already.
func (r *Room) note(name, what string) bool {
	p := r.entry(name)
	if slices.Contains(p.Said, what) {
		return false
	}
	p.Said = append(p.Said, what)
	return true
}

// spellings lists the other spellings of somebody.
func (r *Room) spellings(name string) (list []string) {
	for _, p := range r.known.List {
		if p.Same != "" && record.Look(whose(&r.known, p.Name)) == record.Look(name) {
			list = append(list, p.Name)
		}
	}
	return list
}
