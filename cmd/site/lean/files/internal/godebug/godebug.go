//go:build lean

// Package godebug knows no settings: a browser has no $GODEBUG, and the module asks for what its version of Go does
// by itself. So each setting has its default, "", and nothing is counted.
package godebug

// Setting is one of those that $GODEBUG would have.
type Setting struct{ name string }

// New names a setting.
func New(name string) *Setting { return &Setting{name} }

// Name is its name.
func (s *Setting) Name() string {
	if s.Undocumented() {
		return s.name[1:]
	}
	return s.name
}

// Undocumented tells whether it is not meant for users.
func (s *Setting) Undocumented() bool { return s.name != "" && s.name[0] == '#' }

// String is as $GODEBUG would have it.
func (s *Setting) String() string { return s.Name() + "=" }

// IncNonDefault is never called: see Value.
func (s *Setting) IncNonDefault() {}

// Value is the default.
func (s *Setting) Value() string { return "" }
