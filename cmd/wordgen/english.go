package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"serviert/engine/lexicon"
)

// The files of SCOWL to read: common words in all spellings and the variants that
// most dictionaries have; no names, abbreviations or contractions. Many
// dictionaries lack the words of levels above 70.
var (
	scowlFiles  = []string{"english", "american", "british", "british_z", "canadian", "australian", "variant_1"}
	scowlLevels = []int{10, 20, 35, 40, 50, 55, 60, 70}
)

// grade is the grade of the words of a SCOWL level.
func grade(level int) byte {
	switch {
	case level <= 35:
		return lexicon.Common
	case level <= 50:
		return lexicon.Familiar
	}
	return lexicon.Rare
}

// Words without a vowel are mostly plurals of letters, units and numerals in
// SCOWL. These are real words.
var vowelless = set("BRR CRWTH CWM CWMS HM HMM NTH PSST PWN PWNS SH SHH")

// Abbreviations among the words.
var englishDeny = set("AEQ")

var (
	plain = regexp.MustCompile(`^[a-z]{2,}$`)
	vowel = regexp.MustCompile(`[AEIOUY]`)
	bareQ = regexp.MustCompile(`Q([^U]|$)`)
)

// english reads SCOWL. It leaves out offensive words by keeping only those that
// Tanglet's list has too, a larger SCOWL without them. That list lacks words of two
// letters and Q without U, which its dice cannot show, so these are kept anyway.
func english(from sources, keep func(string) bool) ([]lexicon.Entry, []byte, error) {
	decent, err := tanglet(from.root, "en")
	if err != nil {
		return nil, nil, err
	}
	graded := map[string]byte{}
	for _, level := range scowlLevels {
		for _, file := range scowlFiles {
			path := filepath.Join(from.root, "usr/share/dict/scowl", fmt.Sprintf("%s-words.%d", file, level))
			data, err := os.ReadFile(path)
			if os.IsNotExist(err) && file != "english" {
				continue // not every spelling has a file at every level
			}
			if err != nil {
				return nil, nil, err
			}
			for _, w := range strings.Fields(string(data)) {
				if !plain.MatchString(w) { // an accent, an apostrophe, one letter
					continue
				}
				w = strings.ToUpper(w)
				if _, ok := graded[w]; !ok {
					graded[w] = grade(level)
				}
			}
		}
	}
	var entries []lexicon.Entry
	for w, g := range graded {
		_, ok := decent[w]
		switch {
		case englishDeny[w], !vowel.MatchString(w) && !vowelless[w]:
		case (ok || len(w) == 2 || bareQ.MatchString(w)) && keep(w):
			entries = append(entries, lexicon.Entry{Word: w, Mark: g})
		}
	}
	terms, err := os.ReadFile(filepath.Join(from.root, "usr/share/doc/scowl/copyright"))
	return entries, append([]byte(englishNotice), terms...), err
}

const englishNotice = `The English word list (en.words)

This list is a modified version of SCOWL (Spell Checker Oriented Word Lists)
2020.12.07, levels 10 to 70: common words in American, British, Canadian and
Australian spelling and their usual variants. Left out are names,
abbreviations, contractions, words with accents, words that cannot be laid with
seven letter cards, and words that were removed as offensive from the English
list of Tanglet by Graeme Gott. It is stored in a compact form; the command
cmd/wordgen of the source code made it and prints it with -text en.

The notices of SCOWL and of its sources follow.

------------------------------------------------------------------------------

`
