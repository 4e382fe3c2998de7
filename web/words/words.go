// Package words embeds the built-in word lists, for commands and tests. The app
// must not import it: it fetches the file of the language that is played.
package words

import (
	"embed"
	"fmt"

	"serviert/engine/lexicon"
)

//go:embed *.words
var files embed.FS

// File is the word list file of a language, "en" or "de"; the error says that
// there is none.
func File(language string) ([]byte, error) {
	data, err := files.ReadFile(language + ".words")
	if err != nil {
		return nil, fmt.Errorf("there is no word list for %q", language)
	}
	return data, nil
}

// List is the word list of a language. Reading takes some milliseconds and is
// repeated by each call, so keep it.
func List(language string) (*lexicon.List, error) {
	data, err := File(language)
	if err != nil {
		return nil, err
	}
	return lexicon.Read(data)
}
