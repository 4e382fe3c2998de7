//go:build adapted

package app

// States are left out: this app keeps everything in a store of its own. What
// remains is what the rest of go-app names.
//
// Gain: 172,100 bytes together with notification.go and storage.go; the
// three bring encoding/json.

type (
	// State is a state of go-app.
	State struct{}

	// StateOption is how a state is kept.
	StateOption func(*State)

	// Observer is who is told of a state's changes.
	Observer interface {
		While(condition func() bool) Observer
		OnChange(func()) Observer
		Value(any)
	}

	store struct{}
)

const noStates = "states are left out of this build"

func newStore(Dispatcher) *store { return &store{} }

func (s *store) Set(string, any, ...StateOption) { panic(noStates) }
func (s *store) Get(string, any)                 { panic(noStates) }
func (s *store) Del(string)                      { panic(noStates) }
func (s *store) Observe(string, UI) Observer     { panic(noStates) }
func (s *store) Cleanup()                        {}
func (s *store) Close()                          {}
