// Package keys is about which characters are keys of the games: what the player
// has put in the place of the ordinary ones.
//
// Everything is plain text: a change is two characters, the ordinary key and the
// one in its place, and the changes of a device are all of those in a row. It is
// the form in which the settings store them.
package keys

import (
	"strings"
	"unicode"

	"serviert/app/i18n"
)

// changes calls f with each change.
func changes(changed string, f func(ordinary, chosen rune)) {
	var first rune
	for _, r := range changed {
		if first == 0 {
			first = r
			continue
		}
		f(first, r)
		first = 0
	}
}

// moved returns the character that was put in the place of an ordinary key, 0 for none,
// and the ordinary key that a character was put in the place of.
func moved(changed string, r rune) (to, from rune) {
	changes(changed, func(o, c rune) {
		if o == r {
			to = c
		}
		if c == r {
			from = o
		}
	})
	return to, from
}

// Chosen returns the character that is pressed for an ordinary key. A later version may
// bring a key whose character stands for another one here: it gets the one that was
// left for that.
func Chosen(changed string, ordinary rune) rune {
	to, from := moved(changed, ordinary)
	if to != 0 {
		return to
	}
	is := ordinary
	for range changed { // what is stored may go round in circles
		if from == 0 {
			break
		}
		is = from
		_, from = moved(changed, is)
	}
	return is
}

// Ordinary returns the key that a pressed one stands for. One whose meaning was moved
// to another stands for what the other was, see Chosen, which mostly is no key. What is
// no character stays what it is. A capital stays one.
func Ordinary(changed, pressed string) string {
	r, ok := single(pressed)
	if !ok || changed == "" {
		return pressed
	}
	low := unicode.ToLower(r)
	is := low
	to, from := moved(changed, low)
	if from != 0 {
		is, to = from, 0
	}
	for range changed {
		if to == 0 {
			break
		}
		is = to
		to, _ = moved(changed, is)
	}
	if r != low {
		is = unicode.ToUpper(is)
	}
	return string(is)
}

// single returns the only character of a text.
func single(text string) (is rune, ok bool) {
	n := 0
	for _, r := range text {
		is = r
		n++
	}
	return is, n == 1
}

// Change puts what was typed in the place of an ordinary key. Where another one
// of all ordinary keys has that character already nothing changes, and taken is
// that one. ok is false as well for what can be no key: nothing, blanks, more
// than a character.
func Change(changed string, ordinary rune, typed string, all []rune) (next string, taken rune, ok bool) {
	c, ok := single(strings.TrimSpace(typed))
	c = unicode.ToLower(c)
	if !ok || !unicode.IsGraphic(c) {
		return changed, 0, false
	}
	changes(changed, func(o, c rune) {
		if o != ordinary {
			next += string(o) + string(c)
		}
	})
	for _, o := range all {
		if o != ordinary && Chosen(next, o) == c {
			return changed, o, false
		}
	}
	if c != ordinary {
		next += string(ordinary) + string(c)
	}
	return next, 0, true
}

// Of lists the ordinary characters that a line of help names: "R", "1–5", "F F",
// "⇧ L". Arrows and the like are none.
func Of(help string) (list []rune) {
	for _, word := range strings.Fields(help) {
		r := []rune(word)
		switch {
		case len(r) == 3 && r[1] == '–':
			for c := r[0]; c <= r[2]; c++ {
				list = append(list, c)
			}
		case len(r) == 1 && (unicode.IsLetter(r[0]) || unicode.IsDigit(r[0]) || r[0] == '?'):
			list = append(list, unicode.ToLower(r[0]))
		}
	}
	return list
}

// Shown returns a line of help with the keys as they are pressed.
func Shown(changed, help string) string {
	words := strings.Fields(help)
	for i, word := range words {
		list, other := Of(word), false
		for _, o := range list {
			other = other || Chosen(changed, o) != o
		}
		if !other {
			continue
		}
		words[i] = ""
		for n, o := range list {
			if n > 0 {
				words[i] += " "
			}
			words[i] += Name(Chosen(changed, o))
		}
	}
	return strings.Join(words, " ")
}

// Named returns a line of help in words: signs are what each sign is called.
func Named(help string, signs i18n.By[string]) string {
	named := ""
	for _, r := range help {
		if name := signs.At(string(r)); name != "" {
			named = strings.TrimSpace(named) + " " + name + " "
		} else {
			named += string(r)
		}
	}
	return strings.Join(strings.Fields(named), " ")
}

// Name is what is printed on the key of a character.
func Name(r rune) string { return string(unicode.ToUpper(r)) }

// Silent reports whether a pressed key is a character, and so none where single
// characters are no keys.
func Silent(pressed string) bool {
	_, is := single(pressed)
	return is || pressed == "Backspace"
}
