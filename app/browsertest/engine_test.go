package browsertest

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/gobwas/ws"
	"github.com/gobwas/ws/wsutil"
)

// engine is a browser other than Chromium with one page open. Both kinds speak of input in the
// same words, those of the WebDriver standard.
type engine interface {
	open(url string) error
	// run runs the body of an asynchronous function and returns what it returns, as JSON.
	run(script string) (json.RawMessage, error)
	act(actions string) error
	// size makes the window larger or smaller, to what the page is to have, in its pixels. WebKit's has at least 450 in a line.
	size(width, height int) error
}

// visitor is somebody who looks at the site through an engine.
type visitor struct {
	engine
	t    *testing.T
	host *host
}

func (v visitor) open(path string) {
	v.t.Helper()
	if err := v.engine.open(v.host.origin() + base + strings.TrimPrefix(path, "/")); err != nil {
		v.t.Fatalf("opening %s: %v", path, err)
	}
	v.until(`document.documentElement.dataset.app === "ready"`)
}

// eval returns the value of an expression, which may be a promise.
func eval[T any](v visitor, expression string) (value T) {
	v.t.Helper()
	text, err := v.run("return await (" + expression + ")")
	if err == nil {
		err = json.Unmarshal(text, &value)
	}
	if err != nil {
		v.t.Fatalf("%s: %v", expression, err)
	}
	return value
}

// until waits for an expression to become true; a page that is just coming is asked again.
func (v visitor) until(expression string) {
	v.t.Helper()
	var last error
	for end := time.Now().Add(2 * patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		text, err := v.run("return Boolean(" + expression + ")")
		if err == nil && string(text) == "true" {
			return
		}
		last = err
	}
	v.t.Fatalf("in vain: %s (%v)", expression, last)
}

// atRest tells that nothing moves but what never ends: what slides in is not where it will be.
const atRest = `document.getAnimations().every(a => a.playState !== "running" || a.effect.getComputedTiming().iterations === Infinity)`

// click puts a pointer on the middle of what a selector finds and presses it.
func (v visitor) click(selector string) {
	v.t.Helper()
	v.until(fmt.Sprintf("document.querySelector(%q)?.getClientRects().length", selector)) // a dialog opens with the next frame
	time.Sleep(guarded)
	v.until(atRest)
	place := func() [2]int {
		return eval[[2]int](v, fmt.Sprintf(`(() => {
			const e = document.querySelector(%q);
			e.scrollIntoView({ block: "center", behavior: "instant" });
			const r = e.getBoundingClientRect();
			return [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)];
		})()`, selector))
	}
	at := place()
	for range 20 { // the focus may move with the frame after the click before, and the page with it
		time.Sleep(40 * time.Millisecond)
		before := at
		if at = place(); at == before {
			break
		}
	}
	v.must(fmt.Sprintf(`[{"type":"pointer","id":"finger","parameters":{"pointerType":"mouse"},"actions":[
		{"type":"pointerMove","x":%d,"y":%d,"duration":0},{"type":"pointerDown","button":0},{"type":"pointerUp","button":0}]}]`, at[0], at[1]))
}

// special are keys that have no character.
var special = map[string]string{"Escape": "\ue00c", "Tab": "\ue004", "Enter": "\ue007", "Space": " "}

// key presses a key by its name, or every character of a text.
func (v visitor) key(name string) {
	v.t.Helper()
	text, ok := special[name]
	if !ok {
		text = name
	}
	var list []string
	for _, r := range text {
		for _, kind := range []string{"keyDown", "keyUp"} {
			list = append(list, fmt.Sprintf(`{"type":%q,"value":%q}`, kind, string(r)))
		}
	}
	v.must(`[{"type":"key","id":"keys","actions":[` + strings.Join(list, ",") + `]}]`)
}

func (v visitor) must(actions string) {
	v.t.Helper()
	if err := v.act(actions); err != nil {
		v.t.Fatal(err)
	}
}

// start runs a program until the test ends and returns what it writes to both outputs.
func start(t *testing.T, env []string, name string, args ...string) io.Reader {
	t.Helper()
	out, _ := startMortal(t, env, name, args...)
	return out
}

// startMortal runs a program until the test ends or it is killed, with all it has started.
func startMortal(t *testing.T, env []string, name string, args ...string) (out io.Reader, kill func()) {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Env = append(os.Environ(), env...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	r, w := io.Pipe()
	cmd.Stdout, cmd.Stderr = w, w
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	done := make(chan struct{})
	go func() {
		cmd.Wait()
		w.Close()
		close(done)
	}()
	kill = sync.OnceFunc(func() {
		syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL)
		<-done
	})
	t.Cleanup(kill)
	return r, kill
}

// announced reads on until a line matches and returns its first group; the rest is read and dropped.
func announced(t *testing.T, out io.Reader, pattern string) string {
	t.Helper()
	found := make(chan string, 1)
	go func() {
		defer close(found)
		is := regexp.MustCompile(pattern)
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if m := is.FindStringSubmatch(lines.Text()); m != nil {
				found <- m[1]
				break
			}
		}
		io.Copy(io.Discard, out)
	}()
	select {
	case text, ok := <-found:
		if ok {
			return text
		}
		t.Fatalf("it ended without saying %s", pattern)
	case <-time.After(patience):
		t.Fatalf("it did not say %s", pattern)
	}
	return ""
}

// firefox speaks WebDriver BiDi over a socket.
type firefox struct {
	conn    net.Conn
	context string
	id      int
}

func newFirefox(t *testing.T, more ...string) engine {
	t.Helper()
	e, _ := newFirefoxIn(t, t.TempDir(), more...)
	return e
}

// newFirefoxIn starts a Firefox with a profile, which can be killed.
func newFirefoxIn(t *testing.T, profile string, more ...string) (e engine, kill func()) {
	t.Helper()
	return newFirefoxOn(t, profile, nil, more...)
}

// newFirefoxOn starts a Firefox on a display, on none if there is no environment that says which.
func newFirefoxOn(t *testing.T, profile string, display []string, more ...string) (e engine, kill func()) {
	t.Helper()
	settings := `user_pref("intl.accept_languages", "de-AT");
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
`
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(settings+strings.Join(more, "")), 0o644); err != nil {
		t.Fatal(err)
	}
	env, args := append(display, "MOZ_DISABLE_CONTENT_SANDBOX=1", "HOME="+profile), []string{"--no-remote",
		"--remote-debugging-port=0", "--width=400", "--height=740", "--profile", profile}
	if display == nil {
		args = append(args, "--headless")
	} else {
		args = append(args, "--kiosk") // without an address line to take the focus
	}
	out, kill := startMortal(t, env, firefoxPath(), args...)
	address := announced(t, out, `WebDriver BiDi listening on (ws://\S+)`)
	ctx, end := context.WithTimeout(t.Context(), patience)
	defer end()
	conn, _, _, err := ws.Dial(ctx, address+"/session")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	f := &firefox{conn: conn}
	if _, err := f.command("session.new", `{"capabilities":{}}`); err != nil {
		t.Fatal(err)
	}
	tree, err := f.command("browsingContext.getTree", "{}")
	var contexts struct {
		Contexts []struct{ Context string }
	}
	if err == nil {
		err = json.Unmarshal(tree, &contexts)
	}
	if err != nil || len(contexts.Contexts) == 0 {
		t.Fatalf("%s: %v", tree, err)
	}
	f.context = contexts.Contexts[0].Context
	if err := f.size(360, 740); err != nil {
		t.Fatal(err)
	}
	return f, kill
}

func (f *firefox) size(width, height int) error {
	_, err := f.command("browsingContext.setViewport", fmt.Sprintf(`{"context":%q,"viewport":{"width":%d,"height":%d}}`, f.context, width, height))
	return err
}

func (f *firefox) command(method, params string) (json.RawMessage, error) {
	f.id++
	f.conn.SetDeadline(time.Now().Add(2 * patience))
	text := fmt.Sprintf(`{"id":%d,"method":%q,"params":%s}`, f.id, method, params)
	if err := wsutil.WriteClientText(f.conn, []byte(text)); err != nil {
		return nil, err
	}
	for {
		text, err := wsutil.ReadServerText(f.conn)
		if err != nil {
			return nil, err
		}
		var answer struct {
			ID      int
			Type    string
			Message string
			Result  json.RawMessage
		}
		if err := json.Unmarshal(text, &answer); err != nil {
			return nil, err
		}
		switch {
		case answer.ID != f.id: // an event
		case answer.Type == "error":
			return nil, errors.New(answer.Message)
		default:
			return answer.Result, nil
		}
	}
}

func (f *firefox) open(url string) error {
	_, err := f.command("browsingContext.navigate", fmt.Sprintf(`{"context":%q,"url":%q,"wait":"complete"}`, f.context, url))
	return err
}

func (f *firefox) run(script string) (json.RawMessage, error) {
	body, _ := json.Marshal("(async () => { " + script + " })().then(v => JSON.stringify(v === undefined ? null : v))")
	text, err := f.command("script.evaluate", fmt.Sprintf(`{"expression":%s,"awaitPromise":true,"target":{"context":%q}}`, body, f.context))
	if err != nil {
		return nil, err
	}
	var answer struct {
		Type             string
		Result           struct{ Value string }
		ExceptionDetails struct{ Text string }
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		return nil, err
	}
	if answer.Type == "exception" {
		return nil, errors.New(answer.ExceptionDetails.Text)
	}
	return json.RawMessage(answer.Result.Value), nil
}

func (f *firefox) act(actions string) error {
	_, err := f.command("input.performActions", fmt.Sprintf(`{"context":%q,"actions":%s}`, f.context, actions))
	return err
}

// webkit speaks WebDriver over HTTP.
type webkit struct{ session string }

func newWebkit(t *testing.T) engine {
	t.Helper()
	home := sessionDir(t)
	// A display of its own; the number comes from the display itself.
	number := announced(t, start(t, nil, "Xvfb", "-displayfd", "1", "-screen", "0", "500x900x24", "-nolisten", "tcp"), `^(\d+)$`)
	_, port, _ := net.SplitHostPort(freeAddress(t))
	out := start(t, []string{"DISPLAY=:" + number, "LIBGL_ALWAYS_SOFTWARE=1", "HOME=" + home, "XDG_RUNTIME_DIR=" + home, "LANG=de_AT.UTF-8", "LANGUAGE=de_AT:de", "NO_AT_BRIDGE=1"},
		webkitPath(), "--host=127.0.0.1", "--port="+port)
	go io.Copy(io.Discard, out)
	w := &webkit{"http://127.0.0.1:" + port + "/session"}
	wanted, _ := json.Marshal(map[string]any{"capabilities": map[string]any{"alwaysMatch": map[string]any{
		"timeouts": map[string]int{"script": 60000, "pageLoad": 60000},
		"webkitgtk:browserOptions": map[string]any{
			"binary": miniBrowser(), "args": []string{"--automation", "--geometry=400x800"},
		},
	}}})
	var session json.RawMessage
	var err error
	for end := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) {
		if session, err = w.command("", string(wanted)); err == nil || time.Now().After(end) {
			break
		}
	}
	var answer struct{ SessionID string }
	if err == nil {
		err = json.Unmarshal(session, &answer)
	}
	if err != nil {
		t.Fatalf("no session: %v", err)
	}
	w.session += "/" + answer.SessionID
	if _, err := w.command("/window/rect", `{"width":360,"height":740}`); err != nil {
		t.Fatal(err)
	}
	return w
}

func (w *webkit) command(what, params string) (json.RawMessage, error) {
	ctx, end := context.WithTimeout(context.Background(), 2*patience)
	defer end()
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, w.session+what, bytes.NewBufferString(params))
	if err != nil {
		return nil, err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return nil, err
	}
	if response.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%.300s", answer.Value)
	}
	return answer.Value, nil
}

func (w *webkit) open(url string) error {
	_, err := w.command("/url", fmt.Sprintf(`{"url":%q}`, url))
	return err
}

func (w *webkit) run(script string) (json.RawMessage, error) {
	body, _ := json.Marshal("const tell = arguments[arguments.length - 1]; (async () => { " + script + " })().then(v => tell({ v: v === undefined ? null : v }), e => tell({ e: String(e) }))")
	text, err := w.command("/execute/async", fmt.Sprintf(`{"script":%s,"args":[]}`, body))
	if err != nil {
		return nil, err
	}
	var answer struct {
		V json.RawMessage
		E string
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		return nil, err
	}
	if answer.E != "" {
		return nil, errors.New(answer.E)
	}
	return answer.V, nil
}

// size asks for a window and then for one that is as much larger as the page is smaller than it was to be.
func (w *webkit) size(width, height int) error {
	for outer := [2]int{width, height}; ; time.Sleep(100 * time.Millisecond) {
		if _, err := w.command("/window/rect", fmt.Sprintf(`{"width":%d,"height":%d}`, outer[0], outer[1])); err != nil {
			return err
		}
		text, err := w.run("await new Promise(done => setTimeout(done, 300)); return [innerWidth, innerHeight]")
		var inner [2]int
		if err == nil {
			err = json.Unmarshal(text, &inner)
		}
		if err != nil || inner == [2]int{width, height} {
			return err
		}
		outer[0] += width - inner[0]
		outer[1] += height - inner[1]
		if max(outer[0], outer[1]) > 4000 {
			return fmt.Errorf("the page has %v instead of %d by %d", inner, width, height)
		}
	}
}

func (w *webkit) act(actions string) error {
	_, err := w.command("/actions", `{"actions":`+actions+`}`)
	return err
}

// firefoxPath passes over a Firefox that is a snap: it cannot see the profile of a test.
func firefoxPath() string {
	path := firstProgram("firefox-esr", "firefox")
	if file, err := filepath.EvalSymlinks(path); err == nil {
		if text, _ := os.ReadFile(file); strings.HasPrefix(file, "/snap/") || bytes.HasPrefix(text, []byte("#!")) && bytes.Contains(text, []byte("/snap/")) {
			return ""
		}
	}
	return path
}

func webkitPath() string { return firstProgram("WebKitWebDriver") }

func miniBrowser() string {
	found, _ := filepath.Glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")
	if len(found) == 0 {
		return ""
	}
	return found[len(found)-1]
}

func firstProgram(names ...string) string {
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}
