// Package words holds the built-in word lists for programs that run outside a
// browser: tools and tests. The app must not import it; there the same files
// are fetched for the language that is played.
package words

import (
	"embed"
	"fmt"

	"serviert/engine/lexicon"
)

//go:embed *.words
var files embed.FS

// File is the file of a language, "en" or "de", as it is served.
func File(language string) ([]byte, error) {
	data, err := files.ReadFile(language + ".words")
	if err != nil {
		return nil, fmt.Errorf("there is no word list for %q", language)
	}
	return data, nil
}

// List reads the list of a language. It takes some milliseconds; keep it.
func List(language string) (*lexicon.List, error) {
	data, err := File(language)
	if err != nil {
		return nil, err
	}
	return lexicon.Read(data)
}
