package browsertest

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"

	"serviert/app/dicegame"
	"serviert/app/sharing"
	"serviert/engine/dice"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// midway is a game in which dice lie on the table, one of them thrown again and again.
const midway = `serviert 1 wuerfelpoker
option stake 0.10 EUR
party Annemarie
party Bertl
throw 66663
write P 3
throw 11356
keep 11 throw 11146
write 1 1
throw 34555
keep 555 throw 26555
`

// scan reads the code on the screen, as another phone would.
func (p *phone) scan() string {
	p.t.Helper()
	p.waitFor(`document.querySelector("img.code")?.complete`)
	var shot []byte
	p.run(chromedp.CaptureScreenshot(&shot))
	picture, _, err := image.Decode(bytes.NewReader(shot))
	if err != nil {
		p.t.Fatal(err)
	}
	bits, err := gozxing.NewBinaryBitmapFromImage(picture)
	if err != nil {
		p.t.Fatal(err)
	}
	read, err := qrcode.NewQRCodeReader().Decode(bits, nil)
	if err != nil {
		p.t.Fatalf("the code cannot be scanned: %v", err)
	}
	return read.GetText()
}

// follow opens a link in the tab that is open.
func (p *phone) follow(link string) {
	p.t.Helper()
	p.run(chromedp.Navigate(link))
	p.ready()
}

// lying is what lies on the table: the pads, the dice and which of them stay.
func (p *phone) lying() string {
	p.t.Helper()
	p.waitFor(`document.querySelector(".die")`)
	var text string
	p.eval(`JSON.stringify([document.querySelector("#pad, table").innerText,
		[...document.querySelectorAll(".die")].map((d) => d.querySelector(".face").className + d.getAttribute("aria-pressed"))])`, &text)
	return text
}

// A running game goes to a second phone by a link and by a code, lies there as it lay here, and goes on
// there; handed back it goes on here.
func TestAGameGoesToAnotherPhone(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.reducedMotion()
	p.bring(midway)
	p.clickCSS(".die:nth-of-type(3)")
	p.clickCSS(".die:nth-of-type(5)")
	here := p.lying()
	p.showCode()
	scanned := p.scan()
	var link string
	p.eval(`document.getElementById("link").value`, &link)
	p.axe()
	p.noOverflow()
	for _, address := range []string{scanned, link} {
		if !strings.HasPrefix(address, p.url("/")+"#") || len(address) > 500 {
			t.Fatalf("the address is %q", address)
		}
	}
	for address, how := range map[string]string{scanned: "über einen QR-Code", link: "über einen Link"} {
		q := newPhone(t, from(p.host))
		q.reducedMotion()
		q.follow(address)
		q.see("heading", "Eine Partie ist angekommen")
		if got := q.focused(); got != "Eine Partie ist angekommen" {
			t.Errorf("%s: the focus is on %q", how, got)
		}
		if at := q.address(); strings.Contains(at, "#") {
			t.Errorf("%s: the address is still %s", how, at)
		}
		if text := q.text(".arrived"); !strings.Contains(text, "Annemarie und Bertl") || !strings.Contains(text, how) {
			t.Errorf("%s: it says %q", how, text)
		}
		q.axe()
		q.noOverflow()
		q.click("button", "Hier weiterspielen")
		if there := q.lying(); there != here {
			t.Errorf("%s: there lies\n%s\nhere lay\n%s", how, there, here)
		}
		// Once more it is the same game.
		q.follow(address)
		q.said("Diese Partie ist schon da")
		q.clickCSS("#throw")
		q.waitFor(`document.querySelectorAll(".throws .used").length === 3`)
		q.reload()
		if text := q.lying(); text == here {
			t.Errorf("%s: it did not go on", how)
		}
	}
}

// showCode opens the code of the game on the table, to be scanned.
func (p *phone) showCode() {
	p.t.Helper()
	p.clickCSS("#menu")
	p.clickCSS("#menu-share")
	p.waitFor(`document.querySelector("dialog[open] #menu-code") && document.querySelector("dialog[open] > .live").textContent`)
	p.clickCSS("#menu-code")
	p.waitFor(`document.querySelector("dialog[open] #link")`)
	var mixed string
	if p.eval(`[...document.querySelectorAll("dialog > *")].map(e => e.childNodes).filter(list => [...list].filter(n => n.nodeType === 3).length > 1).map(list => list[0].parentNode.textContent).join()`, &mixed); mixed != "" {
		p.t.Errorf("what was said in the dialog before stands in this one: %q", mixed)
	}
}

// Where the browser refuses the clipboard, as those inside of other apps do, the link is copied out of the dialog in the
// old way; where that fails too, nobody is told that it was.
func TestALinkIsCopiedWithoutAClipboard(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(`Object.defineProperty(navigator, "clipboard", { value: undefined });
		addEventListener("copy", () => { const e = document.activeElement; window.got = e.value ? e.value.slice(e.selectionStart, e.selectionEnd) : "" });`))
	p.bring(midway)
	p.showCode()
	shown := func(text string) {
		p.waitFor(`document.querySelector("dialog .confirm").textContent.includes(` + quote(text) + `)`)
	}
	p.clickCSS("#copy-link")
	shown("Link kopiert")
	p.waitFor(`window.got === document.getElementById("link").value && document.activeElement.id === "copy-link" && document.querySelectorAll("textarea:not(#link)").length === 0`)
	p.eval(`document.execCommand = () => false`, nil)
	p.clickCSS("#copy-link")
	shown("Das hat nicht geklappt")
}

// address is what stands in the address line.
func (p *phone) address() (text string) {
	p.t.Helper()
	p.eval(`location.href`, &text)
	return text
}

// A game of one's own is not lost by a link, whatever is answered; and a link may arrive while the app is
// open, without a network too.
func TestALinkTakesNothingAway(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.reducedMotion()
	p.bring(midway)
	p.showCode()
	var link string
	p.eval(`document.getElementById("link").value`, &link)

	q := newPhone(t, from(p.host))
	q.reducedMotion()
	q.bring("serviert 1 escalero\nparty Resi\nparty Sepp\nthrow 12345\nwrite S 1\n")
	q.keptOffline()
	q.offline()
	q.eval(`location.hash = `+quote(link[strings.Index(link, "#"):]), nil)
	q.see("heading", "Eine Partie ist angekommen")
	for _, width := range []int{320, 390, 360} {
		q.size(width, 740)
		var words []string
		if q.eval(broken, &words); len(words) > 0 {
			t.Errorf("%d wide, broken are %q", width, words)
		}
	}
	q.click("button", "Nicht übernehmen")
	q.said("Nicht übernommen")
	q.see("heading", "Läuft gerade")
	q.gone("heading", "Unterbrochen")
	q.eval(`location.hash = `+quote(link[strings.Index(link, "#"):]), nil)
	q.click("button", "Hier weiterspielen")
	q.waitFor(`document.querySelector(".die")`)
	if text := q.text("#pad, table"); !strings.Contains(text, "Bertl") {
		t.Errorf("on the table is %s", text)
	}
	q.open("/games")
	q.see("heading", "Unterbrochen")
	q.see("link", "/Resi und Sepp/")
}

// A link may hold anything. It is refused in a sentence, the page goes on answering, and nothing is lost.
func TestHostileLinksAreRefused(t *testing.T) {
	t.Parallel()
	p := newPhone(t, speaking("en-GB"))
	p.reducedMotion()
	p.bring(midway)
	p.showCode()
	var link, code string
	p.eval(`document.getElementById("link").value`, &link)
	link = link[strings.Index(link, "#"):]
	code = p.scan()
	code = code[strings.Index(code, "#"):]
	flipped := []byte(link)
	flipped[40] ^= 1
	// What is in them is read in one place, whether the page is there already or opened by the link.
	for i, c := range []struct{ name, hash string }{
		{"a megabyte", "#game=" + strings.Repeat("A", 1<<20)},
		{"a megabyte of digits", "#code=" + strings.Repeat("9", 1<<20)},
		{"nothing", "#game="},
		{"nothing, and nothing is open", "#game="},
		{"no digits", "#code="},
		{"random letters", "#game=c2RmaGtqc2hka2ZqaHNrZGpmaGtzZGpoZg0"},
		{"no letters", "#game=%00<img src=x onerror=alert(1)>"},
		{"cut off", link[:len(link)/2]},
		{"one letter missing", link[:len(link)-1]},
		{"one letter wrong", string(flipped)},
		{"digits cut off", code[:len(code)-4]},
	} {
		if i%2 == 1 {
			p.open("/" + c.hash)
		} else {
			p.open("/rules")
			p.eval(`location.hash = `+quote(c.hash), nil)
		}
		p.waitFor(`(document.getElementById("problem")?.nextElementSibling?.textContent || "").startsWith("The link is incomplete.")`)
		if at := p.address(); at != p.url("/games") {
			t.Errorf("%s: the address is %.200s", c.name, at)
		}
		p.see("heading", "Running now")
	}
	p.axe()
	p.open("/games")
	p.gone("heading", "This cannot be read")
	p.open("/table")
	if text := p.text("#pad, table"); !strings.Contains(text, "Annemarie") {
		t.Error("the game on the table is lost: " + text)
	}
	// Other marks in an address are places, as ever.
	p.open("/settings#backup")
	p.waitFor(fmt.Sprintf(`location.hash === %q`, "#backup"))
}

// thrown is a finished game in which every turn was thrown, and written where it is worth most.
func thrown(t *testing.T, preset string, seed uint64, names ...string) string {
	t.Helper()
	rules, _ := escalero.Preset(preset)
	s, r := record.Setup{Rules: rules, Start: 1}, rand.New(rand.NewPCG(seed, 1))
	for _, name := range names {
		party, err := record.NewParty(name)
		if err != nil {
			t.Fatal(err)
		}
		s.Parties = append(s.Parties, party)
	}
	d, err := record.NewDice(s)
	for err == nil && !d.Match.State().Over() {
		st := d.Match.State()
		var faces []dice.Face
		for range dice.N {
			faces = append(faces, dice.Face(r.IntN(6)+1))
		}
		a := st.Fill(escalero.Action{Kind: escalero.Throw}, faces...)
		switch {
		case st.Now().Begun() && worthThrowing(st, r, 9):
			keep, _ := alike(st.Now().Dice)
			var stay [dice.N]bool
			for i := range stay {
				stay[i] = keep[i] == '1'
			}
			a = st.KeepAt(stay, faces...)
		case st.Now().Begun() && st.Hands() == 2 && !st.Second():
			a = escalero.Action{Kind: escalero.Done}
		case st.Now().Begun():
			row, col, points := best(st, r)
			a = escalero.Action{Kind: escalero.Write, Row: rules.Rows[row].Key, Col: col + 1}
			if points == 0 {
				a.Kind = escalero.Strike
			}
		}
		d.Match, err = d.Match.Apply(a)
	}
	if err != nil {
		t.Fatal(err)
	}
	return d.String()
}

// keepPictures lets a test see the picture that is saved, and what is handed to other apps.
const keepPictures = `(() => {
	const create = URL.createObjectURL;
	URL.createObjectURL = (blob) => { window.picture = blob; return create.call(URL, blob) };
})()`

// picture is the last one that was saved or shared, as a PNG.
func (p *phone) picture() []byte {
	p.t.Helper()
	p.waitFor(`window.picture`)
	var text string
	p.eval(`new Promise((done) => { const r = new FileReader(); r.onload = () => done(r.result); r.readAsDataURL(window.picture); window.picture = null })`, &text)
	kind, data, _ := strings.Cut(text, ",")
	if kind != "data:image/png;base64" {
		p.t.Fatalf("the picture is %s", kind)
	}
	b, err := base64.StdEncoding.DecodeString(data)
	if err != nil {
		p.t.Fatal(err)
	}
	return b
}

// The result of a game goes out as a picture: to other apps where the browser can, else as a file; and
// what has become of it is shown.
func TestAResultGoesOutAsAPicture(t *testing.T) {
	t.Parallel()
	p := newPhone(t, withScript(keepPictures))
	p.reducedMotion()
	p.bring(thrown(t, "escalero", 3, "Mitzi", "Franz"))
	p.see("button", "Teilen")
	p.click("button", "Teilen")
	p.clickCSS("#menu-picture")
	p.said("Bild gespeichert als Serviert ")
	shown, err := png.Decode(bytes.NewReader(p.picture()))
	if err != nil || shown.Bounds().Dx() != 1080 || shown.Bounds().Dy() != 1080 {
		t.Fatalf("%v, %v", err, shown.Bounds())
	}
	ink := func(from, to image.Point, want color.RGBA) (n int) {
		for y := from.Y; y < to.Y; y++ {
			for x := from.X; x < to.X; x++ {
				r, g, b, _ := shown.At(x, y).RGBA()
				if uint8(r>>8) == want.R && uint8(g>>8) == want.G && uint8(b>>8) == want.B {
					n++
				}
			}
		}
		return n
	}
	for what, n := range map[string]int{
		"a name beside the cloche": ink(image.Pt(250, 130), image.Pt(946, 200), color.RGBA{0x2b, 0x2a, 0x26, 0}),
		"numbers in the columns":   ink(image.Pt(400, 360), image.Pt(946, 560), color.RGBA{0x1e, 0x3f, 0x7a, 0}),
		"five dice":                ink(image.Pt(140, 680), image.Pt(940, 860), color.RGBA{0xfa, 0xf4, 0xe4, 0}) / 5,
	} {
		if n < 500 {
			t.Errorf("there is no sign of %s", what)
		}
	}
	// Who wins a column has no smaller number there than who loses it.
	tall := func(row, column int) (n int) {
		for y := 356 + 100*row; y < 456+100*row; y++ {
			if x := 386 + 560*(2*column+1)/6; ink(image.Pt(x, y), image.Pt(x+90, y+1), color.RGBA{0x1e, 0x3f, 0x7a, 0}) > 0 {
				n++
			}
		}
		return n
	}
	for column := range 3 {
		if a, b := tall(0, column), tall(1, column); a < 10 || a-b > 2 || b-a > 2 {
			t.Errorf("in column %d the numbers are %d and %d high", column+1, a, b)
		}
	}
	// Where the browser hands files to other apps.
	p.eval(`navigator.canShare = () => true; navigator.share = async (what) => { window.picture = what.files[0]; window.called = what.files[0].name }`, nil)
	p.click("button", "Teilen")
	p.clickCSS("#menu-picture")
	p.said("Geteilt.")
	if _, err := png.Decode(bytes.NewReader(p.picture())); err != nil {
		t.Error(err)
	}
	var name string
	if p.eval(`window.called`, &name); !strings.HasPrefix(name, "Serviert 2") || !strings.HasSuffix(name, ".png") {
		t.Errorf("the file is called %q", name)
	}
	// The link of a finished game opens it on another phone, with its review.
	p.eval(`navigator.share = async (what) => { window.called = what.url }`, nil)
	p.click("button", "Teilen")
	p.clickCSS("#menu-link")
	p.said("Geteilt.")
	var link string
	p.eval(`window.called`, &link)
	q := newPhone(t, from(p.host), speaking("en-GB"))
	q.reducedMotion()
	q.follow(link)
	q.click("button", "Add it to the games")
	q.see("heading", "Mitzi and Franz")
	q.waitFor(`document.querySelector("main").textContent.includes("Came by a link.")`)
	q.see("link", "/^Review/")
	q.open("/games")
	q.see("link", "/Mitzi and Franz.*by a link/")
	q.axe()
}

// Codes of every size say what they are to say, and no module stands in the light around them.
func TestCodesOfEverySize(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/rules")
	r := rand.New(rand.NewPCG(1, 2))
	seen := map[int]bool{}
	for digits := 0; digits < 3300; digits += 1 + digits/25 {
		text, number := "https://e.org/#code=", make([]byte, digits)
		if digits < 20 {
			text = text[:2*digits%20+1]
		}
		for i := range number {
			number[i] = byte('0' + r.IntN(10))
		}
		var picture string
		p.eval(fmt.Sprintf("serviert.code(%q, %q)", text, number), &picture)
		if picture == "" {
			if len(seen) != 26 {
				t.Errorf("%d digits are too many, and only %d sizes were seen", digits, len(seen))
			}
			return
		}
		var side int
		fmt.Sscanf(picture[strings.Index(picture, "viewBox='0 0 ")+len("viewBox='0 0 "):], "%d", &side)
		const large = 4
		m, err := gozxing.NewSquareBitMatrix(side * large)
		if err != nil {
			t.Fatal(err)
		}
		_, path, _ := strings.Cut(picture, "/><path d='")
		for run := range strings.SplitSeq(strings.TrimPrefix(path, "M"), "zM") {
			var x, y, wide int
			if n, _ := fmt.Sscanf(run, "%d %dh%dv1", &x, &y, &wide); n != 3 || x < 4 || y < 4 || x+wide > side-4 || y >= side-4 {
				t.Fatalf("%d digits: %q", digits, run)
			}
			m.SetRegion(x*large, y*large, wide*large, large)
		}
		bits, err := gozxing.NewBinaryBitmapFromImage(m)
		if err != nil {
			t.Fatal(err)
		}
		read, err := qrcode.NewQRCodeReader().Decode(bits, map[gozxing.DecodeHintType]interface{}{gozxing.DecodeHintType_PURE_BARCODE: true})
		if err != nil || read.GetText() != text+string(number) {
			t.Errorf("%d digits, %d modules: %v", digits, side-8, err)
		}
		seen[(side-25)/4] = true
	}
	t.Error("there is no end to what fits")
}

// In the other browsers a game arrives by a link too, the code is shown, and the picture is drawn.
func TestOtherEnginesShare(t *testing.T) {
	t.Parallel()
	doc, err := record.Parse(thrown(t, "escalero", 3, "Mitzi", "Franz"))
	if err != nil {
		t.Fatal(err)
	}
	d, err := doc.Dice()
	if err != nil {
		t.Fatal(err)
	}
	link, ok := sharing.Link(dicegame.New(d))
	if !ok {
		t.Fatal("the game does not travel")
	}
	share := func(t *testing.T, e engine) {
		v := visitor{e, t, newHost(t, siteDir(t))}
		v.open("/#" + link)
		v.until(`document.activeElement.id === "arrived" && location.hash === ""`)
		v.click("#take-arrived")
		v.click("[id^=share-]")
		v.click("#menu-code")
		v.until(`document.querySelector("img.code")?.naturalWidth > 0 && document.querySelector("#link").value.includes("#game=")`)
		v.click("#code-close")
		v.until(`!document.querySelector("#dialog")`)
		eval[any](v, `(navigator.canShare = () => true, navigator.share = async (what) => { window.shared = what.files[0] }, 0)`)
		v.click("[id^=share-]")
		v.click("#menu-picture")
		v.until(`window.shared?.type === "image/png" && window.shared.size > 20000`)
		size := eval[[]int](v, `createImageBitmap(window.shared).then((b) => [b.width, b.height])`)
		if size[0] != 1080 || size[1] != 1080 {
			t.Errorf("the picture has %v", size)
		}
	}
	t.Run("Firefox", func(t *testing.T) { share(t, startFirefox(t)) })
	t.Run("WebKit", func(t *testing.T) { share(t, startWebKit(t)) })
}
