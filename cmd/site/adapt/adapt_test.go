package adapt

import (
	"encoding/json"
	"io/fs"
	"maps"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
)

// goapp is where the go-app lies that go.mod names.
var goapp = sync.OnceValues(func() (string, error) {
	out, err := exec.Command("go", "mod", "download", "-json", Module).Output()
	if err != nil {
		return "", err
	}
	var module struct{ Dir string }
	err = json.Unmarshal(out, &module)
	return module.Dir, err
})

func pristine(t *testing.T) map[string][]byte {
	t.Helper()
	dir, err := goapp()
	if err != nil {
		t.Fatal(err)
	}
	files, err := upstream(dir)
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestTheCopyIsMadeOnce(t *testing.T) {
	dir, err := goapp()
	if err != nil {
		t.Fatal(err)
	}
	build := t.TempDir()
	first, err := Copy(dir, build)
	if err != nil {
		t.Fatal(err)
	}
	second, err := Copy(dir, build)
	if err != nil || second != first {
		t.Errorf("%s, then %s, %v", first, second, err)
	}
	if found, _ := filepath.Glob(filepath.Join(build, "*")); len(found) != 1 {
		t.Errorf("there are %v", found)
	}
	if _, err := Copy(t.TempDir(), build); err == nil {
		t.Error("nothing there, no error")
	}
}

// Whatever goes into the copy is part of its name.
func TestAnotherSourceIsAnotherCopy(t *testing.T) {
	files := pristine(t)
	one, err := hash(files, own)
	if err != nil {
		t.Fatal(err)
	}
	files["pkg/app/app.go"] = append(files["pkg/app/app.go"], '\n')
	if other, _ := hash(files, own); other == one {
		t.Error("a changed source makes no difference")
	}
}

// A patch that was changed, called otherwise, or is new is another copy too: the site would be built with that of before.
func TestAnotherPatchIsAnotherCopy(t *testing.T) {
	seen := map[string]string{}
	for name, own := range map[string]fstest.MapFS{
		"a patch":     {"patches/a.patch": {Data: []byte("+1\n")}},
		"another":     {"patches/a.patch": {Data: []byte("+2\n")}},
		"other name":  {"patches/b.patch": {Data: []byte("+1\n")}},
		"one more":    {"patches/a.patch": {Data: []byte("+1\n")}, "patches/b.patch": {}},
		"none at all": {},
	} {
		key, err := hash(map[string][]byte{"go.mod": []byte("module m\n")}, own)
		if err != nil || seen[key] != "" {
			t.Errorf("%s: the copy is that of %s, %v", name, seen[key], err)
		}
		seen[key] = name
	}
}

// Where go-app has changed under a patch, the error names the patch, the file, the hunk and the lines.
func TestAChangedSourceFailsLoudly(t *testing.T) {
	for _, c := range []struct{ file, from, to, want string }{
		{"pkg/app/engine.go", "e.handleDeferables()\n}", "e.handleDeferables() // later\n}",
			`0012-Hand-over-what-is-drawn-in-one-call.patch does not apply to this go-app: pkg/app/engine.go, hunk \d+, @@ .*: line \d+ should be "\\te.handleDeferables\(\)", but is "\\te.handleDeferables\(\) // later" \(cmd/site/UPDATING.md`},
		{"pkg/app/route.go", "package app\n", "package app\n\n", "0003-Know-routes-by-their-path-only.patch does not apply to this go-app: pkg/app/route.go, hunk 1"},
		{"pkg/app/http.go", "", "", "0001-Leave-out-the-server.patch does not apply to this go-app: pkg/app/http.go is not there"},
		{"pkg/app/html_gen.go", "type HTMLA interface {", "type HTMLA struct {", "html_gen.go"},
		{"pkg/app/html_gen.go", "func (e *htmlB) Dir(format string, v ...any) HTMLB {", "func (e *htmlB) Dir(format string, v ...any) HTMLB {\n\tformat += format", "method Dir differs"},
	} {
		files := pristine(t)
		changed := strings.Replace(string(files[c.file]), c.from, c.to, 1)
		if c.from != "" && changed == string(files[c.file]) {
			t.Fatalf("%s does not have %q", c.file, c.from)
		}
		if files[c.file] = []byte(changed); c.from == "" {
			delete(files, c.file)
		}
		if err := change(files); err == nil || !regexp.MustCompile(c.want).MatchString(err.Error()) {
			t.Errorf("%s with %q: %v", c.file, c.to, err)
		}
	}
}

func TestPatchesOnlyChangeLines(t *testing.T) {
	start := map[string][]byte{"a.txt": []byte("one\ntwo\nthree\n")}
	for name, c := range map[string]struct{ patch, want string }{
		"a change":          {"--- a/a.txt\n+++ b/a.txt\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n", ""},
		"another place":     {"--- a/a.txt\n+++ b/a.txt\n@@ -2,2 +2,2 @@\n-one\n+1\n two\n", "hunk 1"},
		"past the end":      {"--- a/a.txt\n+++ b/a.txt\n@@ -3,2 +3,2 @@\n three\n-four\n+4\n", "fewer lines"},
		"no such file":      {"--- a/a.txt\n+++ b/a.txt\n@@ -1,1 +1,1 @@\n-one\n+1\ndiff --git a/b.txt b/b.txt\n--- a/b.txt\n+++ b/b.txt\n@@ -1,1 +1,1 @@\n-one\n+1\n", "b.txt is not there"},
		"a new file":        {"new file mode 100644\n--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1,1 @@\n+one\n", "may only change lines"},
		"a deleted file":    {"deleted file mode 100644\n--- a/a.txt\n+++ /dev/null\n@@ -1,3 +0,0 @@\n-one\n-two\n-three\n", "may only change lines"},
		"nothing":           {"", "changes nothing"},
		"a wrong count":     {"--- a/a.txt\n+++ b/a.txt\n@@ -1,9 +1,9 @@\n one\n-two\n+2\n three\n", "cannot be read"},
		"a missing context": {"--- a/a.txt\n+++ b/a.txt\n@@ -1,2 +1,2 @@\n zero\n-two\n+2\n", `line 1 should be "zero", but is "one"`},
	} {
		files := maps.Clone(start)
		if c.patch != "" {
			c.patch = "diff --git a/a.txt b/a.txt\n" + c.patch
		}
		err := Patch(files, fstest.MapFS{"1.patch": {Data: []byte(c.patch)}}, "go-app")
		if c.want == "" {
			if got := string(files["a.txt"]); err != nil || got != "one\n2\nthree\n" {
				t.Errorf("%s: %q, %v", name, got, err)
			}
			continue
		}
		if err == nil || !strings.Contains(err.Error(), c.want) || !strings.HasPrefix(err.Error(), "1.patch ") {
			t.Errorf("%s: %v, want %q", name, err, c.want)
		}
	}
}

// Whoever carries this on must know of each part why it is there and what it is worth.
func TestEveryPartSaysWhatItGains(t *testing.T) {
	gain := regexp.MustCompile(`(?m)^(?://)? ?Gain: |the\s+(?://\s+)?gain`)
	parts := 0
	err := fs.WalkDir(own, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || slices.Contains([]string{"adapt.go", "sources.go", "patch.go"}, name) {
			return err
		}
		parts++
		text, err := own.ReadFile(name)
		head, _, _ := strings.Cut(string(text), "\n---\n")
		if !gain.MatchString(head) {
			t.Errorf("%s does not say what it gains", name)
		}
		return err
	})
	if err != nil || parts < 20 {
		t.Errorf("%d parts, %v", parts, err)
	}
}
