package main

import (
	"bufio"
	"compress/gzip"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"serviert/engine/lexicon"
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
func german(root string, keep func(string) bool) ([]lexicon.Entry, []byte, error) {
	words, err := tanglet(root, "de")
	if err != nil {
		return nil, nil, err
	}
	var entries []lexicon.Entry
	for w, spellings := range words {
		abbreviation := len(spellings) > 0
		for _, s := range spellings {
			abbreviation = abbreviation && capitals.MatchString(s)
		}
		if !abbreviation && len(w) > 2 && keep(w) {
			entries = append(entries, spelled(w, spellings))
		}
	}
	for w := range germanShort {
		spelling := strings.ToLower(w)
		if germanShortNouns[w] {
			spelling = w[:1] + spelling[1:]
		}
		entries = append(entries, spelled(w, []string{spelling}))
	}
	terms, err := os.ReadFile(filepath.Join(root, "usr/share/common-licenses/CC0-1.0"))
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
seven letter cards; words of two letters were added by hand. Umlauts are played
as AE, OE and UE, the eszett as SS; the usual spellings are kept with the words.
It is stored in a compact form; the command cmd/wordgen of the source code made
it and prints it with -text de.

A note on its origin: early versions of Tanglet said that the list began as
words of igerman98 (GPL), heavily edited by hand since. Its maintainer has
released it under CC0-1.0. It is data beside the program: the program runs with
any other list in its place.

The text of CC0-1.0 follows.

------------------------------------------------------------------------------

`
