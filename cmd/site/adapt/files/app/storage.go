//go:build adapted

package app

// Storage is left out: this app reads and writes the browser's own, for it has
// to know when that fails.
//
// Gain: see state.go.

// BrowserStorage is what a context offers; here it is always nil.
type BrowserStorage interface {
	Set(k string, v any) error
	Get(k string, v any) error
	Del(k string)
	Clear()
	Len() int
	Key(i int) (string, error)
}

func newMemoryStorage() BrowserStorage   { return nil }
func newJSStorage(string) BrowserStorage { return nil }
