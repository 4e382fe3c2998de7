package main

import (
	"crypto/sha256"
	"embed"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

const goappModule = "github.com/maxence-charriere/go-app/v9"

// go-app carries its server into the browser: net/http, text/template, regexp, a UUID library and
// AES make up a third of the download and none of it runs there. (Of patterns for routes only ".*" is left.) It has no switch for that and Go
// refuses overlays on the module cache, so the WASM is built against a copy in which these parts are
// left out. Host builds and tests use go-app as it is.
//
// While the copy is made, faults of its client are mended: classes on SVG elements were lost, clicks were taken although the
// handler had prevented them, and so were clicks that ask for a new tab or window; a tap waited for the next tick of a timer
// before it showed; and every attribute and node was a call to the browser of its own. lean has what is written anew.
var goappEdits = []struct{ file, old, new string }{
	{"http.go", "package app\n", "//go:build !wasm\n\npackage app\n"},
	{"resource.go", "package app\n", "//go:build !wasm\n\npackage app\n"},
	{"crypto.go", "package app\n", "//go:build !wasm\n\npackage app\n"},
	{"testing.go", "package app\n", "//go:build !wasm\n\npackage app\n"},
	{"wasm.go", "func GenerateStaticWebsite(dir string, h *Handler, pages ...string) error {\n\tpanic(errBadInstruction)\n}\n", ""},
	{"context.go", "\t\"github.com/google/uuid\"\n", ""},
	{"context.go", "uuid.NewString()", "newID()"},
	{"route.go", "\t\"regexp\"\n", ""},
	{"route.go", "func RouteWithRegexp(pattern string, c Composer) {\n\tRouteWithRegexpFunc(pattern, newZeroComponentFunc(c))\n\n}\n", ""},
	{"route.go", "func (r *router) routeWithRegexp(pattern string, newComponent func() Composer) {\n\tr.mu.Lock()\n\tdefer r.mu.Unlock()\n\n\tr.routesWithRegexp = append(r.routesWithRegexp, regexpRoute{\n\t\tregexp:       regexp.MustCompile(pattern),\n\t\tnewComponent: newComponent,\n\t})\n}\n", "func (r *router) routeWithRegexp(pattern string, newComponent func() Composer) {\n\tif pattern != \".*\" {\n\t\tpanic(\"this build knows no pattern but .*\")\n\t}\n\tr.otherwise = newComponent\n}\n"},
	{"route.go", "type regexpRoute struct {\n\tregexp       *regexp.Regexp\n\tnewComponent func() Composer\n}\n", ""},
	{"route.go", "\troutesWithRegexp []regexpRoute\n", "\totherwise        func() Composer\n"},
	{"route.go", "\t\tfor _, rwr := range r.routesWithRegexp {\n\t\t\tif rwr.regexp.MatchString(path) {\n\t\t\t\tnewComponent = rwr.newComponent\n\t\t\t\tisRouted = true\n\t\t\t\tbreak\n\t\t\t}\n\t\t}\n", "\t\tnewComponent, isRouted = r.otherwise, r.otherwise != nil\n"},

	// A tap is shown at once instead of at the next tick of a timer, and the timer is gone.
	{"engine.go", "\t\t\t\tif currentFrameDuration != frameDuration {\n\t\t\t\t\tcurrentFrameDuration = frameDuration\n\t\t\t\t\tframes.Reset(currentFrameDuration)\n\t\t\t\t}\n\t\t\t\te.handleDispatch(d)\n", "\t\t\t\te.handleDispatch(d)\n\t\t\t\tif len(e.dispatches) == 0 {\n\t\t\t\t\te.handleFrame()\n\t\t\t\t}\n"},
	{"engine.go", "\t\t\tcase <-frames.C:\n\t\t\t\te.handleFrame()\n\t\t\t\tif len(e.dispatches) == 0 {\n\t\t\t\t\tif currentFrameDuration < time.Hour {\n\t\t\t\t\t\tcurrentFrameDuration *= 2\n\t\t\t\t\t}\n\t\t\t\t\tframes.Reset(currentFrameDuration)\n\t\t\t\t}\n\n", ""},
	{"engine.go", "\t\tframeDuration := time.Second / time.Duration(e.FrameRate)\n\t\tcurrentFrameDuration := frameDuration\n\t\tframes := time.NewTicker(frameDuration)\n\n", ""},
	{"engine.go", "\te.handleComponentUpdates()\n\te.handleDeferables()\n", "\te.handleComponentUpdates()\n\tdraw()\n\te.handleDeferables()\n"},
	{"engine.go", "e.Body.(*htmlBody)", "e.Body"},

	{"app.go", "Window().Set(\"onclick\", onAchorClick)", "Window().Set(\"goappAnchor\", onAchorClick)"},
	// Clicks: those the handler prevented, or that ask for a new tab or window, were taken nevertheless. Where
	// there is no link around a click, one call tells.
	{"app.go", "\t\telem := event.Get(\"target\")\n", "\t\tif event.Get(\"defaultPrevented\").Truthy() || event.Get(\"shiftKey\").Truthy() {\n\t\t\treturn nil\n\t\t}\n\t\telem := event.Get(\"target\").Call(\"closest\", \"a\")\n\t\tif !elem.Truthy() {\n\t\t\treturn nil\n\t\t}\n"},
	{"app.go", "if download := elem.Call(\"getAttribute\", \"download\"); !download.IsNull() {", "if download := elem.Call(\"getAttribute\", \"download\"); !download.IsNull() || elem.Get(\"target\").String() == \"_blank\" {"},

	{"app.go", "\tenv := Window().Call(\"goappGetenv\", k)\n\tif !env.Truthy() {\n\t\treturn \"\"\n\t}\n\treturn env.String()\n", "\tif v, ok := env[k]; ok {\n\t\treturn v\n\t}\n\tif v := Window().Call(\"goappGetenv\", k); v.Truthy() {\n\t\tenv[k] = v.String()\n\t}\n\treturn env[k]\n"},

	// What is drawn is written down and handed over in one call: see lean/dom.go.
	{"app.go", "\t\t\tcontext:       ctx,\n\t\t\tcontextCancel: cancel,\n\t\t\tdispatcher:    d,\n\t\t\tjsElement:     Window().Get(\"document\").Get(\"body\"),\n", "\t\t\tmounted:    true,\n\t\t\tdispatcher: d,\n\t\t\tnode:       bodyNode,\n"},
	{"app.go", "\t\t\tcontext:       ctx,\n\t\t\tcontextCancel: cancel,\n\t\t\tdispatcher:    d,\n\t\t\tjsElement:     body.JSValue().firstElementChild(),\n", "\t\t\tmounted:    true,\n\t\t\tdispatcher: d,\n\t\t\tnode:       contentNode,\n"},
	{"app.go", "\tctx, cancel := context.WithCancel(context.Background())\n\tbody := &htmlBody{", "\tbody := &htmlBody{"},
	{"app.go", "\tctx, cancel = context.WithCancel(context.Background())\n\tcontent := &htmlDiv{", "\tcontent := &htmlDiv{"},
	{"html.go", "\tcontext       context.Context\n\tcontextCancel func()\n\tdispatcher    Dispatcher\n\tjsElement     Value\n", "\tmounted       bool\n\tdispatcher    Dispatcher\n\tnode          int\n"},
	{"html.go", "return e.jsElement\n", "return nodeValue(e.node)\n"},
	{"html.go", "return e.context != nil && e.context.Err() == nil\n", "return e.mounted\n"},
	{"html.go", "return e.context\n", "return context.Background()\n"},
	{"html.go", "\te.context, e.contextCancel = context.WithCancel(context.Background())\n\te.dispatcher = d\n\n\tjsElement, err := Window().createElement(e.tag, e.xmlns)\n\tif err != nil {\n\t\treturn errors.New(\"mounting js element failed\").\n\t\t\tWithTag(\"kind\", e.Kind()).\n\t\t\tWithTag(\"tag\", e.tag).\n\t\t\tWithTag(\"xmlns\", e.xmlns).\n\t\t\tWrap(err)\n\t}\n\te.jsElement = jsElement\n\n\te.attributes.Mount(jsElement, d.resolveStaticResource)\n\te.eventHandlers.Mount(e)\n", "\te.mounted = true\n\te.dispatcher = d\n\te.node = createNode(e.tag, e.xmlns)\n\te.attributes.Mount(e.node, d.resolveStaticResource)\n\te.eventHandlers.Mount(e.self())\n"},
	{"html.go", "e.eventHandlers.Mount(e)\n", "e.eventHandlers.Mount(e.self())\n"},
	{"html.go", "e.eventHandlers.Update(e, ", "e.eventHandlers.Update(e.self(), "},
	{"html.go", "e.JSValue().appendChild(c)", "appendNode(e.node, nodeOf(c))"},
	{"html.go", "e.JSValue().appendChild(v)", "appendNode(e.node, nodeOf(v))"},
	{"html.go", "e.JSValue().replaceChild(new, old)", "replaceNode(nodeOf(new), nodeOf(old))"},
	{"html.go", "e.jsElement.removeChild(child)", "removeNode(nodeOf(child))"},
	{"html.go", "\te.contextCancel()\n", "\te.mounted = false\n\tforgetNode(e.node)\n"},
	{"html.go", "e.attributes.Mount(e.jsElement, ", "e.attributes.Mount(e.node, "},
	{"html.go", "\t\t\te.jsElement,\n", "\t\t\te.node,\n"},
	{"html.go", "\tif e.attributes == nil {\n\t\te.attributes = make(attributes)\n\t}\n", ""},
	{"html.go", "\tfor k, v := range e.attributes {\n\t\te.writeHTMLAttribute(w, k, v)\n", "\tfor _, a := range e.attributes {\n\t\te.writeHTMLAttribute(w, a.name, a.value)\n"},
	{"text.go", "\tjsvalue    Value\n", "\tnode       int\n"},
	{"text.go", "return t.jsvalue\n", "return nodeValue(t.node)\n"},
	{"text.go", "t.jsvalue != nil", "t.node != 0"},
	{"text.go", "t.jsvalue = Window().createTextNode(t.value)", "t.node = createText(t.value)"},
	{"text.go", "\tt.jsvalue = nil\n", "\tforgetNode(t.node)\n\tt.node = 0\n"},
	{"text.go", "t.JSValue().setNodeValue(o.value)", "changeText(t.node, o.value)"},
	{"raw.go", "\tjsvalue    Value\n", "\tnode       int\n"},
	{"raw.go", "return r.jsvalue\n", "return nodeValue(r.node)\n"},
	{"raw.go", "r.jsvalue != nil", "r.node != 0"},
	{"raw.go", "\tr.jsvalue = nil\n", "\tforgetNode(r.node)\n\tr.node = 0\n"},
	{"raw.go", "\twrapper, err := Window().createElement(\"div\", \"\")\n\tif err != nil {\n\t\treturn errors.New(\"creating raw node wrapper failed\").Wrap(err)\n\t}\n\n\tif IsServer {\n\t\tr.jsvalue = wrapper\n\t\treturn nil\n\t}\n\n\twrapper.setInnerHTML(r.value)\n\tvalue := wrapper.firstChild()\n\tif !value.Truthy() {\n\t\treturn errors.New(\"mounting raw html element failed\").\n\t\t\tWithTag(\"reason\", \"converting raw html to html elements returned nil\").\n\t\t\tWithTag(\"name\", r.name()).\n\t\t\tWithTag(\"kind\", r.Kind()).\n\t\t\tWithTag(\"raw-html\", r.value)\n\t}\n\twrapper.removeChild(value)\n\tr.jsvalue = value\n", "\tr.node = createRaw(r.value)\n"},
	{"component.go", "\toldjs := old.JSValue()\n\tnewjs := v.JSValue()\n\tparent.JSValue().replaceChild(newjs, oldjs)\n", "\treplaceNode(nodeOf(v), nodeOf(old))\n"},
	{"context.go", "return ctx.jsSrc\n", "return ctx.src.JSValue()\n"},
	{"context.go", "\tjsSrc              Value\n", ""},
	{"context.go", "\t\tjsSrc:              src.JSValue(),\n", ""},

	// Nothing of what is left needs to be looked through every minute.
	{"engine.go", "\t\"time\"\n", ""},
	{"engine.go", "\t\tcleanups := time.NewTicker(time.Minute)\n\t\tdefer cleanups.Stop()\n\n", ""},
	{"engine.go", "\n\t\t\tcase <-cleanups.C:\n\t\t\t\te.actions.closeUnusedHandlers()\n\t\t\t\te.states.Cleanup()\n", ""},

	// A component that has just been rendered is not rendered again in the frame after.
	{"component.go", "\tc.dispatch(nil)\n", ""},

	// Comparing without reflection.
	{"component.go", "\t\tc.Kind() == v.Kind() &&\n\t\tc.name() == v.name()\n", "\t\treflect.TypeOf(c.this) == reflect.TypeOf(v)\n"},
	{"component.go", "\taval := reflect.Indirect(reflect.ValueOf(c.self()))\n", "\tif s, ok := c.this.(settler); ok {\n\t\tif !s.Settle(v) {\n\t\t\treturn nil\n\t\t}\n\t\terr := c.updateRoot()\n\t\tc.getDispatcher().removeComponentUpdate(c.this)\n\t\treturn err\n\t}\n\n\taval := reflect.Indirect(reflect.ValueOf(c.self()))\n"},
	{"node.go", "if ev := reflect.ValueOf(e); e == nil ||", "switch e := e.(type) {\n\t\tcase *htmlNode:\n\t\t\tif e != nil {\n\t\t\t\tcontinue\n\t\t\t}\n\t\tcase *text:\n\t\t\tif e != nil {\n\t\t\t\tcontinue\n\t\t\t}\n\t\t}\n\t\tif ev := reflect.ValueOf(e); e == nil ||"},
}

// goappLean are files that replace those of the copy of the same name, or are added to it; what lies in a
// directory is a package of its own.
//
//go:embed lean
var goappLean embed.FS

// goappStandIns are packages of the standard library for which the copy has one in goappLean, a few lines
// instead of some tens of kilobytes on the wire.
var goappStandIns = []string{"context", "encoding/json", "net/url"}

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
	lean, err := leanFiles()
	if err != nil {
		return "", err
	}
	h := sha256.New()
	fmt.Fprint(h, filepath.Base(src), goappEdits, goappBrowser, goappStandIns, lean, elementsVersion)
	dst := filepath.Join(build, fmt.Sprintf("goapp-%x", h.Sum(nil)[:6]))
	if _, err := os.Stat(dst); err == nil {
		return dst, nil
	}
	tmp, err := os.MkdirTemp(build, "goapp-tmp-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(tmp)
	if err := copyGoappDir(src, tmp, "pkg/app"); err != nil {
		return "", err
	}
	if err := os.WriteFile(filepath.Join(tmp, "pkg/app/browser.go"), []byte(goappBrowser), 0o644); err != nil {
		return "", err
	}
	for name, text := range lean {
		file := filepath.Join(tmp, "pkg", filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return "", err
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return "", err
		}
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

// leanFiles are the files of lean by their place in the copy, without the line that hides them from other builds.
func leanFiles() (map[string]string, error) {
	files := map[string]string{}
	err := fs.WalkDir(goappLean, "lean", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := goappLean.ReadFile(name)
		if err != nil {
			return err
		}
		source, ok := strings.CutPrefix(string(text), "//go:build lean\n\n")
		if !ok {
			return fmt.Errorf("%s would be compiled on the host", name)
		}
		place := strings.TrimPrefix(name, "lean/")
		if !strings.Contains(place, "/") {
			place = "app/" + place
		}
		files[place] = source
		return nil
	})
	return files, err
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
		if text, err = editGoapp(name, text); err != nil {
			return err
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
	for _, pkg := range goappStandIns {
		s = strings.ReplaceAll(s, "\t\""+pkg+"\"\n", "\t\""+goappModule+"/pkg/"+path.Base(pkg)+"\"\n")
	}
	if name == "html_gen.go" {
		return oneElement([]byte(s))
	}
	return []byte(s), nil
}
