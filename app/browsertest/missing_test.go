package browsertest

import (
	"bytes"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// isFile tells whether a request is for a file of that name, which carries a fingerprint.
func isFile(r *http.Request, name string) bool {
	file := path.Base(r.URL.Path)
	return strings.HasPrefix(file, name+".") && path.Dir(r.URL.Path)+"/" == base && !strings.HasSuffix(file, ".html") &&
		(name != "app" || strings.HasSuffix(file, ".js"))
}

// firstSheet is the style sheet of the pages of a first game.
const firstSheet = "style-table"

// holdBack keeps a file of the site from coming until letGo is called.
func (p *phone) holdBack(name string) (letGo func()) {
	p.t.Helper()
	release, asked := make(chan struct{}), atomic.Bool{}
	letGo = sync.OnceFunc(func() { close(release) })
	p.t.Cleanup(func() {
		letGo()
		if !asked.Load() {
			p.t.Errorf("nobody has asked for %s", name)
		}
	})
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if isFile(r, name) {
			asked.Store(true)
			<-release
		}
		return false
	})
	return letGo
}

// A page whose scripts do not come says so itself, in both languages and with a way on.
func TestAMissingScriptIsTold(t *testing.T) {
	t.Parallel()
	gone := func(w http.ResponseWriter, r *http.Request) bool { http.NotFound(w, r); return true }
	refused := func(w http.ResponseWriter, r *http.Request) bool { panic(http.ErrAbortHandler) }
	another := func(w http.ResponseWriter, r *http.Request) bool { somebodyElse(w); return true }
	for name, c := range map[string]struct {
		files []string
		how   answers
	}{
		"app.js is gone":            {[]string{"app"}, gone},
		"app.js is refused":         {[]string{"app"}, refused},
		"app.js is something else":  {[]string{"app"}, another},
		"wasm_exec.js is gone":      {[]string{"wasm_exec"}, gone},
		"wasm_exec.js is refused":   {[]string{"wasm_exec"}, refused},
		"wasm_exec.js is no script": {[]string{"wasm_exec"}, another},
		"no script comes":           {[]string{"app", "wasm_exec"}, refused},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, onFirstVisit())
			p.expect("404", "ERR_", "Unexpected token", "Refused to execute", "MIME type")
			p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
				for _, file := range c.files {
					if isFile(r, file) {
						return c.how(w, r)
					}
				}
				return false
			})
			p.openUnready("/")
			p.waitFor(`getComputedStyle(document.querySelector("#stuck")).visibility === "visible"`)
			p.see("alert", "")
			for _, part := range []string{"Ein Teil von Serviert ist noch nicht da", "A part of Serviert is not here yet", "Neu laden, reload"} {
				if note := p.text("#stuck"); !strings.Contains(note, part) {
					t.Errorf("the note is %q", note)
				}
			}
			p.axe()
			p.host.misbehave(nil)
			p.clickCSS("#stuck a")
			p.waitFor(`document.documentElement.dataset.app === "ready"`)
		})
	}
}

// A game that comes by a link is still there when the page had to be loaded again before it could be read.
func TestALinkOutlivesWhatDoesNotCome(t *testing.T) {
	t.Parallel()
	for name, way := range map[string]string{"app": "#stuck a", "desk": "#boot-note button"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, onFirstVisit())
			p.expect("404", "ERR_", "Serviert", "Refused to execute")
			p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
				if !isFile(r, name) {
					return false
				}
				http.NotFound(w, r)
				return true
			})
			p.openUnready("/games#game=AQkAvrGOhcRoAAEWBAgBU3BpZWxlciAxAVNwaWVsZXIgMgdEI3RWzX8xn4fWigT7tAs0")
			p.waitFor(`document.documentElement.dataset.app === "failed"`)
			p.host.misbehave(nil)
			p.clickCSS(way)
			p.see("heading", "Eine Partie ist angekommen")
			if at := p.address(); strings.Contains(at, "#") {
				t.Errorf("the address is still %s", at)
			}
		})
	}
}

// And where the program has come, but ends before it has read the link.
func TestALinkOutlivesAProgramThatEnds(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(`
		let go;
		Object.defineProperty(window, "Go", { get: () => go, set: (made) => {
			go = made;
			if (sessionStorage.getItem("ended")) return;
			sessionStorage.setItem("ended", "yes");
			made.prototype.run = async () => { throw new RangeError("Out of memory"); };
		} });`))
	p.expect("Out of memory")
	p.openUnready("/games#game=AQkAvrGOhcRoAAEWBAgBU3BpZWxlciAxAVNwaWVsZXIgMgdEI3RWzX8xn4fWigT7tAs0")
	p.waitFor(`document.documentElement.dataset.app === "failed"`)
	p.clickCSS("#boot-note button")
	p.see("heading", "Eine Partie ist angekommen")
	if at := p.address(); strings.Contains(at, "#") {
		t.Errorf("the address is still %s", at)
	}
	p.clickCSS("#leave-arrived")
	p.waitFor(`!document.querySelector("#arrived")`)
	p.reload()
	p.waitFor(`serviert.link === "" && !document.querySelector("#arrived")`)
}

// A page that breaks off on the way, or whose rest does not come, says so too, in both languages; it is not white.
func TestAPageThatBreaksOffIsTold(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"de-AT", "en-GB"} {
		for name, end := range map[string]func(){
			"breaks off": func() { panic(http.ErrAbortHandler) },
			"stalls":     func() { time.Sleep(patience) },
		} {
			t.Run(name+" "+lang, func(t *testing.T) {
				t.Parallel()
				p := newPhone(t, newcomer(), speaking(lang), withScript(impatient))
				p.expect("ERR_")
				p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
					if r.URL.Path != base {
						return false
					}
					page := p.host.content(base + "index.html")
					w.Header().Set("Content-Type", "text/html; charset=utf-8")
					w.Write(page[:bytes.Index(page, []byte("<main"))+400])
					w.(http.Flusher).Flush()
					time.Sleep(300 * time.Millisecond)
					end()
					return true
				})
				p.eval(`setTimeout(() => location.href = "`+p.url("/")+`"), null`, nil) // the page is never complete
				p.waitFor(`performance.getEntriesByName("first-paint").length > 0`)
				p.waitFor(`document.getElementById("stuck") && getComputedStyle(document.querySelector("#stuck a")).visibility === "visible"`)
				p.host.misbehave(nil)
				p.clickCSS("#stuck a")
				p.waitFor(`document.documentElement.dataset.app === "ready"`)
				p.see("heading", "Serviert")
			})
		}
	}
}

// Nor does a page that came without its end, as a proxy may have it, speak of a game that has stopped.
func TestAPageWithoutItsEndStarts(t *testing.T) {
	t.Parallel()
	p := newPhone(t, newcomer())
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if r.URL.Path != base {
			return false
		}
		page := p.host.content(base + "index.html")
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write(page[:bytes.Index(page, []byte("<template"))])
		return true
	})
	p.open("/")
	p.see("heading", "Serviert")
}

// Without the style sheet the game is not pretty, but it starts.
func TestWithoutTheStyleSheetTheProgramRuns(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.expect("404", "Refused to apply")
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		style := isFile(r, firstSheet)
		if style {
			http.NotFound(w, r)
		}
		return style
	})
	p.open("/")
	p.see("heading", "Serviert")
}

// A slow start is no failure: the note for a missing script does not show, and is gone with the start.
func TestASlowStartIsNotCalledStuck(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	letGo := p.holdBack("app")
	go p.try(navigateRaw(p.url("/")))
	p.waitFor(`document.querySelector("#stuck")`)
	var look struct {
		Shown string
		Wait  float64
	}
	p.eval(`(() => { const e = document.querySelector("#stuck"); return { Shown: getComputedStyle(e).visibility, Wait: e.getAnimations()[0].effect.getTiming().delay } })()`, &look)
	if look.Shown != "hidden" || look.Wait < 10000 {
		t.Errorf("the note is %s and comes after %v ms", look.Shown, look.Wait)
	}
	var light, dark [4]string
	colours := `["#stuck", "#stuck a"].flatMap(e => { const s = getComputedStyle(document.querySelector(e)); return [s.color, s.backgroundColor] })`
	p.eval(colours, &light)
	p.dark()
	p.eval(colours, &dark)
	for i := range light {
		if light[i] == dark[i] {
			t.Errorf("in the dark the note before the start is as in the light, %q", dark)
		}
	}
	letGo()
	p.ready()
	p.waitFor(`document.querySelector("#stuck") === null`)
}

// A program that stops coming is not waited for in silence: it can be loaded again, and still starts if it does come.
func TestAProgramThatStallsIsTold(t *testing.T) {
	t.Parallel()
	for name, share := range map[string]int{"no answer": 0, "half of it": 2} {
		for _, then := range []string{"it comes", "it is loaded again"} {
			t.Run(name+", "+then, func(t *testing.T) {
				t.Parallel()
				p := newPhone(t, newcomer(), withScript(impatient))
				p.expect("ERR_", "Failed to fetch")
				come := make(chan struct{})
				t.Cleanup(sync.OnceFunc(func() { close(come) }))
				first := atomic.Bool{}
				p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
					if !strings.HasSuffix(r.URL.Path, ".wasm.xz") || first.Swap(true) {
						return false
					}
					body := p.host.content(r.URL.Path)
					w.Header().Set("Content-Length", strconv.Itoa(len(body)))
					if share > 0 {
						w.Write(body[:len(body)/share])
						w.(http.Flusher).Flush()
						body = body[len(body)/share:]
					}
					select {
					case <-come:
					case <-r.Context().Done():
					}
					w.Write(body)
					return true
				})
				p.openUnready("/")
				p.waitFor(`document.querySelector("#boot-note button")`)
				if note := p.text("#boot-note"); !strings.Contains(note, "Netz ist sehr schwach") {
					t.Errorf("the note is %q", note)
				}
				p.axe()
				p.noOverflow()
				if then == "it comes" {
					come <- struct{}{}
				} else {
					p.clickCSS("#boot-note button")
				}
				p.ready()
				p.waitFor(`!document.querySelector("#boot-note")`)
			})
		}
	}
}

// Less motion does not mean that nothing is said.
func TestTheNoteComesWithLessMotion(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.reducedMotion()
	p.expect("404", "Refused to execute")
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		script := isFile(r, "app") || isFile(r, "boot")
		if script {
			http.NotFound(w, r)
		}
		return script
	})
	p.openUnready("/")
	p.waitFor(`getComputedStyle(document.querySelector("#stuck")).visibility === "visible"`)
}

// A wrong answer that may be kept for a year is asked for again past the browser's cache, once and by
// itself: nobody has to load again.
func TestAWrongAnswerDoesNotStay(t *testing.T) {
	t.Parallel()
	page := func(w http.ResponseWriter, body []byte) { somebodyElse(w) }
	half := func(w http.ResponseWriter, body []byte) { w.Write(body[:len(body)/2]) }
	cut := func(w http.ResponseWriter, body []byte) {
		w.Header().Set("Content-Length", "99999999")
		w.Write(body[:len(body)/2])
		panic(http.ErrAbortHandler)
	}
	none := func(w http.ResponseWriter, body []byte) { w.WriteHeader(http.StatusNotFound) }
	for name, c := range map[string]struct {
		file string
		how  func(http.ResponseWriter, []byte)
	}{
		"a page for the program":    {"program", page},
		"half the program":          {"program", half},
		"a cut program":             {"program", cut},
		"no program":                {"program", none},
		"a page for app.js":         {"app", page},
		"half of app.js":            {"app", half},
		"a page for wasm_exec.js":   {"wasm_exec", page},
		"half of wasm_exec.js":      {"wasm_exec", half},
		"wasm_exec.js is not there": {"wasm_exec", none},
		"a page for the unpacker":   {"unpack", page},
		"half of the unpacker":      {"unpack", half},
		"no unpacker":               {"unpack", none},
		"a page for the styles":     {firstSheet, page},
		"no styles":                 {firstSheet, none},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, onFirstVisit())
			p.expect("404", "SyntaxError", "ERR_", "Refused to execute", "Refused to apply", "MIME type") // half a script may end anywhere
			var mu sync.Mutex
			times := 0
			p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
				if is := isFile(r, c.file); !is && !(c.file == "program" && strings.HasSuffix(r.URL.Path, ".wasm.xz")) {
					return false
				}
				mu.Lock()
				defer mu.Unlock()
				times++
				if times > 1 {
					return false
				}
				w.Header().Set("Cache-Control", "max-age=31536000, immutable")
				kind, name := "application/javascript", r.URL.Path
				if c.file == "program" {
					kind = "application/x-xz"
				}
				w.Header().Set("Content-Type", kind)
				c.how(w, p.host.content(name))
				return true
			})
			p.open("/")
			p.waitFor(`[...document.styleSheets].every((sheet) => sheet.cssRules.length > 0)`)
			mu.Lock()
			defer mu.Unlock()
			if times < 2 {
				t.Errorf("the file was asked for %d times", times)
			}
			// What is larger on the wire is the last way.
			var larger bool
			if p.eval(`performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".wasm.gz"))`, &larger); larger {
				t.Error("the program came as gzip")
			}
		})
	}
}
