package browsertest

import (
	"regexp"
	"strings"
	"testing"
	"time"
)

// everythingStored reads the local storage and every database of the page, as
// somebody with the developer tools can: keys and values, bytes as characters.
const everythingStored = `(async () => {
	const list = Object.entries(localStorage).map(e => e.join(" = "));
	const wait = r => new Promise((done, refuse) => { r.onsuccess = () => done(r.result); r.onerror = () => refuse(r.error) });
	const plain = v => {
		if (v instanceof CryptoKey) return "CryptoKey " + (v.extractable ? "extractable" : "kept");
		if (v instanceof ArrayBuffer) v = new Uint8Array(v);
		if (ArrayBuffer.isView(v)) return "bytes " + String.fromCharCode(...v);
		if (v && typeof v === "object") return Object.entries(v).map(([k, w]) => k + ": " + plain(w)).join("\n");
		return String(v);
	};
	for (const { name } of await indexedDB.databases()) {
		const db = await wait(indexedDB.open(name));
		for (const store of db.objectStoreNames) {
			const s = db.transaction(store).objectStore(store);
			for (const v of await wait(s.getAll())) list.push(name + " " + store + " " + plain(v));
		}
		db.close();
	}
	return list.join("\n");
})()`

var cardLine = regexp.MustCompile(`(\\n|\n)(deal|exchange|stock|word) `)

func (c *cards) stored() string {
	c.t.Helper()
	var text string
	c.eval(everythingStored, &text)
	if !strings.Contains(text, "serviert:words = ") {
		c.t.Fatalf("no evening is stored:\n%s", text)
	}
	return text
}

// While the first hand runs nothing in the storage names a card; after a
// reload and in a tab that was killed the hand goes on where it was.
func TestNoCardCanBeReadInTheStorage(t *testing.T) {
	t.Parallel()
	// A busy machine gets more than four seconds to make the first database of a profile.
	p := newPhone(t, inOwnProfile(), withScript(`{ const later = setTimeout; window.setTimeout = (f, ms, ...rest) => later(f, ms === 4000 ? 30000 : ms, ...rest); }`))
	c := setUp(p, "de", "Mitzi", "Franz", "Resi")
	hand := func() (names string) {
		p.eval(`[...document.querySelectorAll("[id^=card-] .sr-only")].map(e => e.textContent).join()`, &names)
		return names
	}
	c.firstTurn()
	for c.hands == 0 && !c.has(".hand-sums") {
		text := c.stored()
		if line := cardLine.FindString(text); line != "" {
			t.Fatalf("%q can be read:\n%s", line, text)
		}
		if !strings.Contains(text, `"sealed":"`) || !strings.Contains(text, "CryptoKey kept") || strings.Contains(text, "serviert#secret") {
			t.Fatalf("nothing is sealed, or not with a key of the database:\n%s", text)
		}
		if c.has(".laid") {
			break
		}
		if !c.step() {
			time.Sleep(30 * time.Millisecond)
		}
	}
	p = newPhone(t, inOwnProfile())
	c = setUp(p, "de", "Mitzi", "Franz")
	c.firstTurn()
	before := hand()
	for how, again := range map[string]func(){"reloaded": p.reload, "killed": func() { p.killTab(); p.open("/cards") }} {
		again()
		p.waitFor(`document.querySelector("#reveal") !== null`)
		c.lift()
		p.waitFor(`document.querySelector("#card-1") !== null`)
		if now := hand(); now != before || before == "" {
			t.Errorf("%s: the hand reads %q, before %q", how, now, before)
		}
	}
}

// Without a database the key lies in the local storage: the cards still do not
// stand there to be read, and the hand goes on after a reload.
func TestCardsAreHiddenWithoutADatabase(t *testing.T) {
	t.Parallel()
	for name, script := range map[string]string{
		"no database": `indexedDB.open = () => { throw new DOMException("no", "SecurityError") };`,
		"no cipher":   `Object.defineProperty(crypto, "subtle", { value: undefined });`,
		"no answer":   `indexedDB.open = () => ({});`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPhone(t, withScript(script))
			c := setUp(p, "de", "Mitzi", "Franz")
			c.firstTurn()
			var text, hand, again string
			p.eval(`Object.entries(localStorage).map(e => e.join(" = ")).join("\n")`, &text)
			if cardLine.MatchString(text) || !strings.Contains(text, `"sealed":"`) || !strings.Contains(text, "serviert#secret = ") {
				t.Errorf("stored is\n%s", text)
			}
			cards := `[...document.querySelectorAll("[id^=card-] .sr-only")].map(e => e.textContent).join()`
			p.eval(cards, &hand)
			p.reload()
			p.waitFor(`document.querySelector("#reveal") !== null`)
			c.lift()
			p.waitFor(`document.querySelector("#card-1") !== null`)
			if p.eval(cards, &again); again != hand || hand == "" {
				t.Errorf("after a reload the hand reads %q, before %q", again, hand)
			}
		})
	}
}

// Who only plays dice has no key, and no page waits for one.
func TestDiceNeedNoKey(t *testing.T) {
	t.Parallel()
	p := newPhone(t, inOwnProfile())
	databases := func() (names string) {
		p.eval(`indexedDB.databases().then(list => list.map(d => d.name.split("#").pop()).sort().join(" "))`, &names)
		return names
	}
	p.open("/table")
	if names := databases(); names != "journal" {
		t.Errorf("before there are cards there are the databases %q", names)
	}
	p.open("/cards")
	if names := databases(); names != "journal secret" {
		t.Errorf("for the cards there are the databases %q", names)
	}
}

// Another tab opens what the first one has sealed, and the keys are handed to
// the program only.
func TestASecondTabOpensTheHand(t *testing.T) {
	t.Parallel()
	p := newPhone(t, inOwnProfile())
	c := setUp(p, "de", "Mitzi", "Franz")
	c.firstTurn()
	var left int
	p.eval(`serviert.secret().keys.length`, &left)
	if left != 0 {
		t.Errorf("%d keys can be had in the page", left)
	}
	var hand, again string
	cards := `[...document.querySelectorAll("[id^=card-] .sr-only")].map(e => e.textContent).join()`
	p.eval(cards, &hand)
	p.newTab()
	p.open("/cards")
	p.click("button", "Hier weiterspielen")
	p.waitFor(`document.querySelector("#reveal") !== null`)
	c.lift()
	p.waitFor(`document.querySelector("#card-1") !== null`)
	if p.eval(cards, &again); again != hand || hand == "" {
		t.Errorf("in the second tab the hand reads %q, in the first %q", again, hand)
	}
}
