package record

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// What is wrong with a name. A name that is too long is a LimitError.
var (
	// ErrSameName: two players would look the same on the pad, or sound the same.
	ErrSameName = errors.New("two players have the same name")
	// ErrUnseen: a name holds characters that steer how text is shown, or
	// nothing that can be seen.
	ErrUnseen = errors.New("a name has characters that cannot be seen")
)

// NameError says which name is wrong. It wraps ErrNotRecord, and ErrSameName or
// ErrUnseen.
type NameError struct {
	At   int    // number of the line, 0 outside a text
	Name string // as it came; quote it before it is shown
	Err  error
}

// Error quotes the name. What cannot be seen, or told from another, is spelled out.
func (e *NameError) Error() string {
	quoted := fmt.Sprintf("%.40q", e.Name)
	if strings.ContainsFunc(e.Name, func(r rune) bool { return invisible(r) || accent(r) }) {
		quoted = fmt.Sprintf("%+.40q", e.Name)
	}
	text := fmt.Sprintf("%v: %s", e.Err, quoted)
	if e.At > 0 {
		text = fmt.Sprintf("line %d: %s", e.At, text)
	}
	return text
}

// Unwrap is ErrNotRecord and what is wrong.
func (e *NameError) Unwrap() []error { return []error{ErrNotRecord, e.Err} }

// CheckNames is the one judge of the names at a table, for games set up here and
// for those that come in: each can be seen and fits, and no two look the same.
// The error is a NameError or a LimitError.
func CheckNames(parties []Party) error {
	seen := map[string]bool{}
	for _, p := range parties {
		if err := p.check(0, seen); err != nil {
			return err
		}
	}
	return nil
}

// check checks the names of a party, in a line of a text, and notes them in
// seen.
func (p Party) check(line int, seen map[string]bool) error {
	for _, name := range p.Names {
		if utf8.RuneCountInString(name) > LongestName {
			return &LimitError{NameTooLong, LongestName, line}
		}
		key := Look(name)
		switch {
		case key == "", strings.ContainsFunc(name, steers):
			return &NameError{line, name, ErrUnseen}
		case seen[key]:
			return &NameError{line, name, ErrSameName}
		}
		seen[key] = true
	}
	return nil
}

// Look is what can be seen of a name: two names with the same look are twins. A letter
// with an accent is one character, whichever way it was typed.
func Look(name string) string {
	name = strings.Map(func(r rune) rune {
		if invisible(r) {
			return -1
		}
		return r
	}, name)
	return strings.Join(strings.Fields(compose(name)), " ")
}

// accents are the letters of European alphabets that some devices write as a letter
// and an accent behind it, and others as one character: in canonical composition
// (Unicode Standard Annex 15) the latter. Nothing else is needed of its tables, which
// would be a large download.
var accents = []struct {
	accent           rune
	letters, becomes string
}{
	{'\u0300', "AEINOUWYaeinouwy", "ÀÈÌǸÒÙẀỲàèìǹòùẁỳ"},
	{'\u0301', "ACEGILNORSUWYZÅÆØacegilnorsuwyzåæø", "ÁĆÉǴÍĹŃÓŔŚÚẂÝŹǺǼǾáćéǵíĺńóŕśúẃýźǻǽǿ"},
	{'\u0302', "ACEGHIJOSUWYaceghijosuwy", "ÂĈÊĜĤÎĴÔŜÛŴŶâĉêĝĥîĵôŝûŵŷ"},
	{'\u0303', "AINOUainou", "ÃĨÑÕŨãĩñõũ"},
	{'\u0304', "AEIOUYaeiouy", "ĀĒĪŌŪȲāēīōūȳ"},
	{'\u0306', "AEGIOUaegiou", "ĂĔĞĬŎŬăĕğĭŏŭ"},
	{'\u0307', "ACEGIOZacegoz", "ȦĊĖĠİȮŻȧċėġȯż"},
	{'\u0308', "AEIOUWYaeiouwy", "ÄËÏÖÜẄŸäëïöüẅÿ"},
	{'\u030A', "AUau", "ÅŮåů"},
	{'\u030B', "OUou", "ŐŰőű"},
	{'\u030C', "ACDEGHIKLNORSTUZacdeghijklnorstuz", "ǍČĎĚǦȞǏǨĽŇǑŘŠŤǓŽǎčďěǧȟǐǰǩľňǒřšťǔž"},
	{'\u0326', "STst", "ȘȚșț"},
	{'\u0327', "CDEGKLNRSTcdegklnrst", "ÇḐȨĢĶĻŅŖŞŢçḑȩģķļņŗşţ"},
	{'\u0328', "AEIOUaeiou", "ĄĘĮǪŲąęįǫų"},
}

// compose writes an accent and the letter before it as one character.
func compose(text string) string {
	if !strings.ContainsFunc(text, accent) {
		return text
	}
	var out []rune
	for _, r := range text {
		if one := accented(out, r); one != 0 {
			out[len(out)-1] = one
			continue
		}
		out = append(out, r)
	}
	return string(out)
}

// accent tells whether a character is an accent on the one before it.
func accent(r rune) bool { return '\u0300' <= r && r <= '\u036F' }

// accented is the last character with an accent, 0 if there is no such letter.
func accented(text []rune, with rune) rune {
	if len(text) == 0 {
		return 0
	}
	for _, a := range accents {
		if a.accent != with {
			continue
		}
		becomes := []rune(a.becomes)
		for i, letter := range []rune(a.letters) {
			if letter == text[len(text)-1] {
				return becomes[i]
			}
		}
	}
	return 0
}

// invisible tells whether a character shows nothing by itself. Names may have
// such: emoji are joined by them, and Persian is written with them.
func invisible(r rune) bool {
	const blankBraille = '\u2800'
	return r == blankBraille || unicode.In(r, unicode.Cf, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point)
}

// steers tells whether a character can change how the text around it is
// shown: control characters, and those that override or isolate its direction.
// Names written from right to left need none.
func steers(r rune) bool {
	return unicode.IsControl(r) || '\u202A' <= r && r <= '\u202E' || '\u2066' <= r && r <= '\u2069'
}

// LongestNote is how many characters a note on a game may have. It is kept beside the record, not in it.
const LongestNote = 160

// Noted is a note as it is kept: one line of at most LongestNote characters, none of which steers how the text around it
// is shown. It is "" where nothing can be seen.
func Noted(text string) string {
	text = strings.Map(func(r rune) rune {
		switch {
		case unicode.IsControl(r): // a new line, above all
			return ' '
		case steers(r): // comes along with a name that is copied from the screen
			return -1
		}
		return r
	}, text)
	if Look(text) == "" {
		return ""
	}
	runes := []rune(strings.Join(strings.Fields(text), " "))
	return strings.TrimSpace(string(runes[:min(len(runes), LongestNote)]))
}
