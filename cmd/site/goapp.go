package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

const goappModule = "github.com/maxence-charriere/go-app/v9"

// go-app carries its server into the browser: net/http, text/template, regexp, a UUID library and
// AES make up a third of the download and none of it runs there. (Of patterns for routes only ".*" is left.) It has no switch for that and Go
// refuses overlays on the module cache, so the WASM is built against a copy in which these parts are
// left out. Host builds and tests use go-app as it is.
//
// While the copy is made, four faults of its client are mended, each in one line: classes on SVG
// elements were lost, clicks were taken although the handler had prevented them, and so were clicks
// that ask for a new tab or window; and a tap waited for the next tick of a timer before it showed.
var goappEdits = []struct{ file, old, new string }{
	{"http.go", "package app\n", "//go:build !wasm\n\npackage app\n"},
	{"resource.go", "package app\n", "//go:build !wasm\n\npackage app\n"},
	{"crypto.go", "package app\n", "//go:build !wasm\n\npackage app\n"},
	{"wasm.go", "func GenerateStaticWebsite(dir string, h *Handler, pages ...string) error {\n\tpanic(errBadInstruction)\n}\n", ""},
	{"context.go", "\t\"github.com/google/uuid\"\n", ""},
	{"context.go", "uuid.NewString()", "newID()"},
	{"state.go", "\t\"github.com/google/uuid\"\n", ""},
	{"state.go", "uuid.NewString()", "newID()"},
	{"route.go", "\t\"regexp\"\n", ""},
	{"route.go", "func RouteWithRegexp(pattern string, c Composer) {\n\tRouteWithRegexpFunc(pattern, newZeroComponentFunc(c))\n\n}\n", ""},
	{"route.go", "func (r *router) routeWithRegexp(pattern string, newComponent func() Composer) {\n\tr.mu.Lock()\n\tdefer r.mu.Unlock()\n\n\tr.routesWithRegexp = append(r.routesWithRegexp, regexpRoute{\n\t\tregexp:       regexp.MustCompile(pattern),\n\t\tnewComponent: newComponent,\n\t})\n}\n", "func (r *router) routeWithRegexp(pattern string, newComponent func() Composer) {\n\tif pattern != \".*\" {\n\t\tpanic(\"this build knows no pattern but .*\")\n\t}\n\tr.otherwise = newComponent\n}\n"},
	{"route.go", "type regexpRoute struct {\n\tregexp       *regexp.Regexp\n\tnewComponent func() Composer\n}\n", ""},
	{"route.go", "\troutesWithRegexp []regexpRoute\n", "\totherwise        func() Composer\n"},
	{"route.go", "\t\tfor _, rwr := range r.routesWithRegexp {\n\t\t\tif rwr.regexp.MatchString(path) {\n\t\t\t\tnewComponent = rwr.newComponent\n\t\t\t\tisRouted = true\n\t\t\t\tbreak\n\t\t\t}\n\t\t}\n", "\t\tnewComponent, isRouted = r.otherwise, r.otherwise != nil\n"},

	{"engine.go", "\t\t\t\te.handleDispatch(d)\n\n\t\t\tcase", "\t\t\t\te.handleDispatch(d)\n\t\t\t\tif len(e.dispatches) == 0 {\n\t\t\t\t\te.handleFrame()\n\t\t\t\t}\n\n\t\t\tcase"},
	{"engine.go", "e.Body.(*htmlBody)", "e.Body"},
	{"attribute.go", "jsElement.Set(\"className\", value)", "jsElement.Call(\"setAttribute\", \"class\", value)"},
	{"app.go", "\t\telem := event.Get(\"target\")\n", "\t\tif event.Get(\"defaultPrevented\").Truthy() || event.Get(\"shiftKey\").Truthy() {\n\t\t\treturn nil\n\t\t}\n\t\telem := event.Get(\"target\")\n"},
	{"app.go", "if download := elem.Call(\"getAttribute\", \"download\"); !download.IsNull() {", "if download := elem.Call(\"getAttribute\", \"download\"); !download.IsNull() || elem.Get(\"target\").String() == \"_blank\" {"},
}

// goappBrowser stands in for what the edits took away and the rest still names.
const goappBrowser = `//go:build wasm

package app

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/errors"
)

func newID() string {
	return strconv.FormatUint(rand.Uint64(), 36) + strconv.FormatUint(rand.Uint64(), 36)
}

func encrypt(string, []byte) ([]byte, error) {
	return nil, errors.New("encryption is left out of this build")
}

func decrypt(string, []byte) ([]byte, error) {
	return nil, errors.New("encryption is left out of this build")
}

func isRemoteLocation(path string) bool {
	return strings.HasPrefix(path, "https://") || strings.HasPrefix(path, "http://")
}

func isStaticResourcePath(path string) bool {
	return strings.HasPrefix(path, "/web/") || strings.HasPrefix(path, "web/")
}
`

// copyGoapp writes the lean copy of go-app's module at src into a directory of build and returns
// it. The directory is named after the edits and appears only when it is whole, so several builds
// may run at once. An edit that no longer finds its place is an error, never a silent return to the
// large build.
func copyGoapp(src, build string) (string, error) {
	h := sha256.New()
	fmt.Fprint(h, filepath.Base(src), goappEdits, goappBrowser, elementsVersion)
	dst := filepath.Join(build, fmt.Sprintf("goapp-%x", h.Sum(nil)[:6]))
	if _, err := os.Stat(dst); err == nil {
		return dst, nil
	}
	tmp, err := os.MkdirTemp(build, "goapp-tmp-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(tmp)
	for _, dir := range []string{"pkg/app", "pkg/errors", "pkg/logs"} {
		if err := copyGoappDir(src, tmp, dir); err != nil {
			return "", err
		}
	}
	if err := os.WriteFile(filepath.Join(tmp, "pkg/app/browser.go"), []byte(goappBrowser), 0o644); err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(tmp, "go.mod"), []byte("module "+goappModule+"\n\ngo 1.22\n"), 0o644); err != nil {
		return "", err
	}
	if err := os.Rename(tmp, dst); err != nil {
		if _, there := os.Stat(dst); there != nil {
			return "", err
		}
	}
	return dst, nil
}

func copyGoappDir(src, dst, dir string) error {
	if err := os.MkdirAll(filepath.Join(dst, dir), 0o755); err != nil {
		return err
	}
	files, err := filepath.Glob(filepath.Join(src, dir, "*.go"))
	if err != nil {
		return err
	}
	for _, file := range files {
		name := filepath.Base(file)
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if dir == "pkg/app" {
			if text, err = editGoapp(name, text); err != nil {
				return err
			}
		}
		if err := os.WriteFile(filepath.Join(dst, dir, name), text, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func editGoapp(name string, text []byte) ([]byte, error) {
	s := string(text)
	for _, e := range goappEdits {
		if e.file != name {
			continue
		}
		if !strings.Contains(s, e.old) {
			return nil, fmt.Errorf("go-app's %s has changed: %q is not there, so the lean build needs a new look", name, e.old)
		}
		s = strings.ReplaceAll(s, e.old, e.new)
	}
	if name == "html_gen.go" {
		return oneElement([]byte(s))
	}
	return []byte(s), nil
}
