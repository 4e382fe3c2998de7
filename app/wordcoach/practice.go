package wordcoach

import (
	"serviert/app/cardgame"
	"serviert/app/store"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
)

// practice is single hands to decide.
type practice struct {
	store.WordPractice
	task   string          // "swap" or "find", "" for the overview
	desk   *desk           // nil while a hand is looked for
	run    int             // numbers the hands, so that an outdated search ends
	judged bool            // the answer is judged
	given  bool            // it was asked for instead of answered
	grade  int             // of the answer: 2 right, 1 close, 0 wrong
	lost   int             // what it cost, in tenths of a point
	lines  func() []string // what there is to say of it, in the language of the moment
}

// The tasks.
const (
	swapTask = "swap"
	findTask = "find"
)

// openPractice shows what the address asks for: a task, or the overview.
func (r *Room) openPractice() {
	p := &r.practice
	p.desk, p.run, p.task = nil, p.run+1, r.sh.Query().Get("task")
	r.recallPractice()
	if p.task != swapTask && p.task != findTask {
		p.task = ""
		return
	}
	r.pose()
}

// recallPractice reads how practice goes; another tab may have practised.
func (r *Room) recallPractice() {
	k := store.WordPractice{V: store.Schema}
	if !r.disk.Read(store.KeyWordPractice, &k, func() error { return store.KnownSchema(k.V) }) {
		k = store.WordPractice{V: store.Schema}
	}
	r.practice.WordPractice = k
}

// going is how the task goes that is practised.
func (p *practice) going() *store.Practised {
	if p.task == swapTask {
		return &p.Swap
	}
	return &p.Find
}

// level is how hard the next hand is, 1 to 3.
func (p *practice) level() int { return min(max(p.going().Level, 1), 3) }

// pose looks for a hand of the task that is as hard as the player is good, once
// the word list is here.
func (r *Room) pose() {
	p := &r.practice
	p.desk, p.judged, p.given, p.lines = nil, false, false, nil
	p.run++
	run, d := p.run, r.deck()
	r.sh.Say(r.texts().Practice.Search)
	r.lists.Await(d.Language, func() {
		if !r.practises(run)() {
			return
		}
		r.recallPractice() // the list may have taken a while
		task := wordthought.Find
		if p.task == swapTask {
			task = wordthought.Swap
		}
		k := p.going()
		if k.Seed == 0 { // else a reload goes on with the hand that was there
			for range 4 {
				k.Seed = k.Seed<<8 | r.b.Below(256)
			}
			r.disk.Save(store.KeyWordPractice, p.WordPractice)
		}
		r.ask(d, wordthought.Question{Kind: wordthought.Pose, Task: task, Level: p.level(), Seed: uint64(k.Seed)}, r.practises(run), func(a wordthought.Answer) {
			p.desk = &desk{deck: d, list: r.lists.List(d.Language), hand: a.Hand, swaps: p.task == swapTask}
			r.sh.Say(r.handSaid(p.desk) + " " + r.asks(p.task))
			r.sh.Focus("title")
		})
	})
}

// practises tells whether a hand is still practised with.
func (r *Room) practises(run int) func() bool {
	return func() bool { return run == r.practice.run && r.sh.Path() == practicePath }
}

// asks is the question of a task.
func (r *Room) asks(task string) string {
	if task == swapTask {
		return r.texts().Practice.AskIn
	}
	return r.texts().Practice.AskFor
}

// answerSwap judges the cards that are marked to go.
func (r *Room) answerSwap() {
	p := &r.practice
	d := p.desk
	if d == nil || d.closed || !d.swaps {
		return
	}
	d.closed = true
	r.ask(d.deck, wordthought.Question{Kind: wordthought.Judge, Dealt: d.hand, Gone: d.gone(), Seed: seed}, r.practises(p.run), func(a wordthought.Answer) {
		if !a.Last {
			return // the best words of no cards
		}
		v := a.Verdict
		p.lines = func() []string {
			if p.given {
				return []string{r.bestSwap(v), r.average(v)}
			}
			return r.swapLines(d.list, v)
		}
		switch p.lost = v.Cost(); {
		case p.lost == 0:
			p.grade = 2
		case p.lost < 15:
			p.grade = 1
		default:
			p.grade = 0
		}
		r.judge()
	})
}

// answerFind judges the word that lies there.
func (r *Room) answerFind() {
	p := &r.practice
	d := p.desk
	if d == nil || d.closed || d.swaps || !p.given && !d.isWord() {
		return
	}
	d.closed = true
	r.ask(d.deck, wordthought.Question{Kind: wordthought.Search, Hand: d.hand}, r.practises(p.run), func(a wordthought.Answer) {
		most, got := a.Best.Known.Points, d.deck.Sum(d.word())
		p.lines = func() []string {
			return r.wordLines(d.list, a.Best, d.deck, cardgame.Played{Laid: d.word(), Chose: !p.given})
		}
		switch p.lost = 10 * (most - got); {
		case got >= most:
			p.grade = 2
		case 10*got >= 8*most:
			p.grade = 1
		default:
			p.grade = 0
		}
		r.judge()
	})
}

// giveUp shows the answer.
func (r *Room) giveUp() {
	p := &r.practice
	if p.desk == nil || p.desk.closed {
		return
	}
	p.given = true
	p.desk.marked, p.desk.laid = [letters.HandSize]bool{}, nil
	if p.desk.swaps {
		r.answerSwap()
	} else {
		r.answerFind()
	}
}

// judge notes how the answer was and makes the next hand harder or easier.
func (r *Room) judge() {
	p := &r.practice
	p.judged = true
	if p.given {
		p.grade = 0
	}
	r.recallPractice()
	advance(p.going(), p.level(), p.grade)
	r.disk.Save(store.KeyWordPractice, p.WordPractice)
	r.sh.Say(r.verdict() + " " + r.aloud(p.lines()...))
	r.sh.Focus("verdict")
}

// advance notes an answer at a level: three right ones in a row lead to the next,
// two wrong ones back.
func advance(k *store.Practised, level, grade int) {
	k.Level, k.Seed = level, 0
	k.Asked++
	switch grade {
	case 2:
		k.Right++
		k.Run = max(k.Run, 0) + 1
	case 1:
		k.Run = 0
	default:
		k.Run = min(k.Run, 0) - 1
	}
	switch {
	case k.Run >= 3 && level < 3:
		k.Level, k.Run = level+1, 0
	case k.Run <= -2 && level > 1:
		k.Level, k.Run = level-1, 0
	}
}
