package adapt

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
)

// Patch changes files as the patches say, in the order of their names. Lines must be the same and in the
// same place: a patch that fits somewhere else may fit in the wrong place, and the build is no moment to
// find that out. What moved is for git to find, see UPDATING.md. An error names the patch, the file, the
// hunk and the line; whose the files are, "go-app" or "Go", is for it too.
func Patch(files map[string][]byte, patches fs.FS, whose string) error {
	names, err := fs.Glob(patches, "*.patch")
	if err != nil {
		return err
	}
	for _, name := range names {
		text, err := fs.ReadFile(patches, name)
		if err != nil {
			return err
		}
		changes, _, err := gitdiff.Parse(bytes.NewReader(text))
		if err == nil && len(changes) == 0 {
			err = errors.New("it changes nothing")
		}
		if err != nil {
			return fmt.Errorf("%s cannot be read: %w", name, err)
		}
		for _, c := range changes {
			if err := applyChange(files, c); err != nil {
				return fmt.Errorf("%s does not apply to this %s: %w (cmd/site/UPDATING.md says what to do)", name, whose, err)
			}
		}
	}
	return nil
}

// applyChange changes one file as one patch says.
func applyChange(files map[string][]byte, c *gitdiff.File) error {
	if c.IsNew || c.IsDelete || c.IsRename || c.IsCopy || c.IsBinary {
		return fmt.Errorf("%s%s: a patch may only change lines; whole files go under files", c.OldName, c.NewName)
	}
	old, ok := files[c.OldName]
	if !ok {
		return fmt.Errorf("%s is not there", c.OldName)
	}
	var changed bytes.Buffer
	err := gitdiff.Apply(&changed, bytes.NewReader(old), c)
	var where *gitdiff.ApplyError
	switch {
	case err == nil:
		files[c.OldName] = changed.Bytes()
		return nil
	case !errors.As(err, &where) || where.Fragment == 0:
		return fmt.Errorf("%s: %w", c.OldName, err)
	}
	hunk := c.TextFragments[where.Fragment-1]
	place := fmt.Sprintf("%s, hunk %d, %s", c.OldName, where.Fragment, strings.TrimSpace(hunk.Header()))
	if where.FragmentLine == 0 {
		return fmt.Errorf("%s: %w", place, err)
	}
	return fmt.Errorf("%s: line %d should be %q, but is %q", place, where.Line,
		strings.TrimSuffix(hunk.Lines[where.FragmentLine-1].Line, "\n"), lineOf(old, int(where.Line)))
}

// lineOf is a line of a text, counted from 1, or nothing.
func lineOf(text []byte, n int) string {
	lines := strings.Split(string(text), "\n")
	if n < 1 || n > len(lines) {
		return ""
	}
	return lines[n-1]
}
