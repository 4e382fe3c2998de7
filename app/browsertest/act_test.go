package browsertest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"regexp"
	"strings"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// thing is something on the page as a screen reader sees it.
type thing struct {
	role, name string
	node       cdp.BackendNodeID
}

// find waits for the first thing of this role and name; a name between slashes is a regular
// expression, an empty one any name.
func (p *phone) find(role, name string) thing {
	p.t.Helper()
	deadline := time.Now().Add(patience)
	for {
		found := p.all(role, name)
		if len(found) > 0 {
			return found[0]
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("no %s %q; there are %v", role, name, names(p.all(role, "")))
		}
		time.Sleep(40 * time.Millisecond)
	}
}

func names(things []thing) (list []string) {
	for _, t := range things {
		list = append(list, t.name)
	}
	return list
}

// all returns everything of this role and name that is there now, in the order of the document.
func (p *phone) all(role, name string) (found []thing) {
	p.t.Helper()
	is := func(s string) bool { return name == "" || s == name }
	if len(name) > 1 && strings.HasPrefix(name, "/") && strings.HasSuffix(name, "/") {
		is = regexp.MustCompile(name[1 : len(name)-1]).MatchString
	}
	err := p.try(chromedp.ActionFunc(func(ctx context.Context) error {
		document, _, err := runtime.Evaluate("document").Do(ctx)
		if err != nil {
			return err
		}
		defer runtime.ReleaseObject(document.ObjectID).Do(ctx)
		nodes, err := accessibility.QueryAXTree().WithObjectID(document.ObjectID).WithRole(role).Do(ctx)
		if err != nil {
			return err
		}
		for _, n := range nodes {
			if n.Ignored || n.Name == nil {
				continue
			}
			var s string
			if err := json.Unmarshal([]byte(n.Name.Value), &s); err == nil && is(s) {
				found = append(found, thing{role, s, n.BackendDOMNodeID})
			}
		}
		return nil
	}))
	if err != nil && p.ctx.Err() != nil {
		p.t.Fatal(err)
	}
	return found
}

// see fails unless such a thing is there soon.
func (p *phone) see(role, name string) {
	p.t.Helper()
	p.find(role, name)
}

// gone fails unless such a thing is gone soon.
func (p *phone) gone(role, name string) {
	p.t.Helper()
	deadline := time.Now().Add(patience)
	for len(p.all(role, name)) > 0 {
		if time.Now().After(deadline) {
			p.t.Fatalf("there is still a %s %q", role, name)
		}
		time.Sleep(40 * time.Millisecond)
	}
}

// errGone tells that an element is no part of the page any more: another has been drawn in its place.
var errGone = errors.New("it has gone")

// click finds a thing and clicks its middle.
func (p *phone) click(role, name string) {
	p.t.Helper()
	p.clickFound(role+" "+name, func() chromedp.ActionFunc {
		it := p.find(role, name)
		return func(ctx context.Context) error {
			object, err := dom.ResolveNode().WithBackendNodeID(it.node).Do(ctx)
			if err != nil && strings.Contains(err.Error(), "No node") {
				return errGone
			}
			if err != nil {
				return err
			}
			return p.clickObject(ctx, object.ObjectID, role+" "+name)
		}
	})
}

// clickCSS clicks the first element of a selector, once it is there.
func (p *phone) clickCSS(selector string) {
	p.t.Helper()
	p.clickFound(selector, func() chromedp.ActionFunc {
		p.waitFor(fmt.Sprintf("document.querySelector(%q) !== null", selector))
		return func(ctx context.Context) error {
			object, _, err := runtime.Evaluate(fmt.Sprintf("document.querySelector(%q)", selector)).Do(ctx)
			if err != nil {
				return err
			}
			if object.ObjectID == "" {
				return errGone
			}
			return p.clickObject(ctx, object.ObjectID, selector)
		}
	})
}

// clickFound clicks what is found. If that goes before the button is down it is looked for again.
func (p *phone) clickFound(called string, find func() chromedp.ActionFunc) {
	p.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(40 * time.Millisecond) {
		err := p.try(find())
		if err == nil {
			return
		}
		if !errors.Is(err, errGone) || time.Now().After(end) {
			p.t.Fatalf("%s: %v", called, err)
		}
	}
}

// guarded is how long the page ignores a second tap of the same finger, and a little.
const guarded = 500 * time.Millisecond

// calm waits before a tap where another one was a moment ago: somebody who means it does so too. What it
// returns is called after the tap.
func (p *phone) calm(x, y float64) (tapped func()) {
	if math.Hypot(x-p.tapX, y-p.tapY) < 50 {
		time.Sleep(guarded - time.Since(p.tapped))
	}
	return func() { p.tapped, p.tapX, p.tapY = time.Now(), x, y }
}

// calmKey waits before a key that follows the same key, or one that presses a button after another. What
// it returns is called after the key.
func (p *phone) calmKey(name string) (pressed func()) {
	presses := func(name string) bool { return name == "Enter" || name == "Space" }
	if p.lastKey == name && len(name) == 1 && strings.Trim(name, "123456") != "" || presses(name) && presses(p.lastKey) {
		time.Sleep(guarded - time.Since(p.pressed))
	}
	return func() { p.pressed, p.lastKey = time.Now(), name }
}

// clickObject scrolls to an element, makes sure a finger would hit it, and clicks. The focus may move with the
// frame after the tap before, and the page with it; so it looks again until the element stays where it is. A dialog
// that rises stays where it begins to until the browser has time for it, and the pad scrolls to what the dice score best a few
// frames after it was drawn: a click whose button goes down before and up after that is lost.
func (p *phone) clickObject(ctx context.Context, id runtime.RemoteObjectID, called string) error {
	defer runtime.ReleaseObject(id).Do(ctx) // else the page keeps it, with all it is part of, once it has gone
	result, exception, err := runtime.CallFunctionOn(`async function() {
		const look = () => {
			this.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
			return this.getBoundingClientRect();
		};
		let r = look(), still = 0;
		for (let i = 0; i < 20; i++) {
			await Promise.race([new Promise(requestAnimationFrame), new Promise(done => setTimeout(done, 300))]);
			await new Promise(done => setTimeout(done));
			const before = r;
			r = look();
			const rises = this.closest("dialog")?.getAnimations().some(a => a.playState === "running");
			still = r.x === before.x && r.y === before.y && !rises ? still + 1 : 0;
			if (still === (this.closest("#pad") ? 5 : 1)) break;
		}
		const x = r.x + r.width / 2, y = r.y + r.height / 2;
		const top = document.elementFromPoint(x, y);
		const label = this.labels && this.labels[0];
		const hit = top && (this.contains(top) || top.contains(this) && getComputedStyle(this).pointerEvents === "none" || label && label.contains(top));
		return { x, y, gone: !this.isConnected, cover: hit ? "" : top ? top.outerHTML.slice(0, 120) : "nothing at " + x + "," + y };
	}`).WithObjectID(id).WithReturnByValue(true).WithAwaitPromise(true).Do(ctx)
	if err != nil {
		return err
	}
	if exception != nil {
		return exception
	}
	var at struct {
		X, Y  float64
		Cover string
		Gone  bool
	}
	if err := json.Unmarshal(result.Value, &at); err != nil {
		return err
	}
	if at.Gone {
		return errGone
	}
	if at.Cover != "" {
		return fmt.Errorf("%s cannot be hit; over it lies %s", called, at.Cover)
	}
	defer p.calm(at.X, at.Y)()
	for _, kind := range []input.MouseType{input.MouseMoved, input.MousePressed, input.MouseReleased} {
		event := input.DispatchMouseEvent(kind, at.X, at.Y)
		if kind != input.MouseMoved {
			event = event.WithButton(input.Left).WithClickCount(1)
		}
		if err := event.Do(ctx); err != nil {
			return err
		}
	}
	return nil
}

var keys = map[string]string{
	"Enter": kb.Enter, "Tab": kb.Tab, "Escape": kb.Escape, "Space": " ",
	"ArrowUp": kb.ArrowUp, "ArrowDown": kb.ArrowDown, "ArrowLeft": kb.ArrowLeft, "ArrowRight": kb.ArrowRight,
	"Home": kb.Home, "End": kb.End, "PageUp": kb.PageUp, "PageDown": kb.PageDown, "Backspace": kb.Backspace, "Delete": kb.Delete,
}

// key presses a key by its name, "Shift+Tab" with Shift, "Control+Home" with Control, any other text as it is.
func (p *phone) key(name string) {
	p.t.Helper()
	defer p.calmKey(name)()
	var options []chromedp.KeyOption
	if rest, ok := strings.CutPrefix(name, "Shift+"); ok {
		name = rest
		options = append(options, chromedp.KeyModifiers(input.ModifierShift))
	}
	if rest, ok := strings.CutPrefix(name, "Control+"); ok {
		name = rest
		options = append(options, chromedp.KeyModifiers(input.ModifierCtrl))
	}
	text, ok := keys[name]
	if !ok {
		text = name
	}
	p.run(chromedp.KeyEvent(text, options...))
}

// focused is the role-less, plain name of what has the focus: its label, or its text. The page may
// move the focus with the frame after a tap, so that is waited for.
func (p *phone) focused() string {
	p.t.Helper()
	var name string
	p.eval(`new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => { const e = document.activeElement;
		return e.getAttribute("aria-label") || (e.labels && e.labels[0] ? e.labels[0].textContent.trim() : "") || e.textContent.trim() })`, &name)
	return name
}

// awaited waits for a promise.
func awaited(r *runtime.EvaluateParams) *runtime.EvaluateParams { return r.WithAwaitPromise(true) }

// eval runs a script; into may be nil. Promises are waited for.
func (p *phone) eval(script string, into any) {
	p.t.Helper()
	p.run(chromedp.Evaluate(script, into, awaited))
}

// wait is eval for a script that waits for something and changes nothing: if the page goes meanwhile, because
// the next one is of another program, it waits there. What stays in vain is no page on its way, but a script that is
// wrong.
func (p *phone) wait(script string, into any) {
	p.t.Helper()
	for deadline := time.Now().Add(3 * patience); ; {
		err := p.try(chromedp.Evaluate(script, into, awaited))
		switch {
		case err == nil:
			return
		case time.Now().After(deadline) || !strings.Contains(err.Error(), "navigated or closed") && !strings.Contains(err.Error(), "context was destroyed") && !strings.Contains(err.Error(), "play is not defined") && !strings.Contains(err.Error(), "properties of null"):
			p.t.Fatal(err)
		}
		p.ready()
	}
}

// text is what stands in the first element of a selector, or "" if there is none.
func (p *phone) text(selector string) string {
	p.t.Helper()
	var s string
	p.eval(fmt.Sprintf("(document.querySelector(%q) || {}).textContent || ''", selector), &s)
	return strings.TrimSpace(s)
}

// waitFor waits until a script is true.
func (p *phone) waitFor(script string) {
	p.t.Helper()
	p.waitUpTo(patience, script)
}

// waitUpTo waits so long until a script is true, or what it promises. A page that is about to change has nothing to ask.
func (p *phone) waitUpTo(longest time.Duration, script string) {
	p.t.Helper()
	deadline := time.Now().Add(longest)
	for {
		var ok bool
		err := p.try(chromedp.Evaluate("(async () => Boolean(await ("+script+")))()", &ok, awaited))
		if err == nil && ok {
			return
		}
		if time.Now().After(deadline) {
			p.t.Fatalf("in vain: %s (%v), on %s", script, err, p.path())
		}
		time.Sleep(40 * time.Millisecond)
	}
}
