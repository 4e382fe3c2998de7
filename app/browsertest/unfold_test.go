package browsertest

import (
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// The programs travel folded. What the worker keeps of each is what was built, byte by byte: its address carries the
// fingerprint. The gzip, which is not folded, is not asked for.
func TestProgramsUnfold(t *testing.T) {
	t.Parallel()
	p := newPhone(t, onFirstVisit())
	p.host.misbehave(func(w http.ResponseWriter, r *http.Request) bool {
		if strings.HasSuffix(r.URL.Path, ".gz") {
			t.Errorf("%s was asked for", r.URL.Path)
		}
		return false
	})
	p.open("/")
	p.keptOffline()
	var kept [][2]string
	p.eval(`(async () => {
		const kept = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const { url } of await cache.keys()) {
				if (!url.endsWith(".wasm")) continue;
				const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await (await cache.match(url)).arrayBuffer()));
				kept.push([url, Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")]);
			}
		}
		return kept;
	})()`, &kept)
	if want := len(programFiles(t, siteDir(t), "xz")); len(kept) != want {
		t.Errorf("%d programs are kept, want %d", len(kept), want)
	}
	for _, k := range kept {
		if !strings.HasSuffix(k[0], "."+k[1][:12]+".wasm") {
			t.Errorf("%s has the fingerprint %s", k[0], k[1])
		}
	}
}

// unfoldHere brings what a program is before it is unfolded into the page, as window.folded, and lets unpackProgram
// take it as it is.
func (p *phone) unfoldHere(program string) {
	p.t.Helper()
	for _, file := range []string{"web/unxz/unxz.js", "cmd/site/templates/unfold.js"} {
		text, err := os.ReadFile(filepath.Join(root(), filepath.FromSlash(file)))
		if err != nil {
			p.t.Fatal(err)
		}
		p.run(chromedp.Evaluate(string(text)+"; null", nil))
		if file == "web/unxz/unxz.js" {
			p.eval(`fetch("`+base+filepath.Base(program)+`").then(({ body }) => new Response(new self["xz-decompress"].XzReadableStream(body)).arrayBuffer())
				.then(bytes => { window.folded = new Uint8Array(bytes); self["xz-decompress"] = { XzReadableStream: class { constructor(stream) { return stream } } } })`, nil)
		}
	}
}

// However it arrives, in large pieces or byte by byte, the same program comes out. One that ends too soon, or is
// no program, is an error and nothing that waits.
func TestAProgramUnfoldsHoweverItArrives(t *testing.T) {
	t.Parallel()
	p := newPhone(t)
	p.open("/rules")
	for _, program := range programFiles(t, siteDir(t), "xz") {
		if strings.Contains(program, "mind.") {
			p.unfoldHere(program)
		}
	}
	p.eval(`{
		// pieces of a text, of which each has as many bytes as the next size says
		window.pieces = (bytes, sizes) => new ReadableStream({
			at: 0, n: 0,
			pull(to) {
				if (this.at >= bytes.length) return to.close();
				const size = sizes[this.n++ % sizes.length];
				to.enqueue(bytes.subarray(this.at, this.at += size));
			},
		});
		window.unfolds = async (bytes, sizes) => {
			try {
				const reader = unpackProgram(pieces(bytes, sizes)).getReader(), made = [];
				for (let r = await reader.read(); !r.done; r = await reader.read()) made.push(r.value);
				const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await new Blob(made).arrayBuffer()));
				return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
			} catch (error) {
				return String(error);
			}
		};
	}`, nil)
	var first, got string
	p.eval(`unfolds(folded, [1 << 24])`, &first)
	if len(first) != 64 {
		t.Fatal(first)
	}
	for _, sizes := range []string{"[65536]", "[4099]", "[997, 1, 2, 30011, 3]"} {
		if p.eval(`unfolds(folded, `+sizes+`)`, &got); got != first {
			t.Errorf("in pieces of %s it is %s, otherwise %s", sizes, got, first)
		}
	}
	// The beginning, where most differs, comes byte by byte.
	if p.eval(`unfolds(folded, [...Array(3000).fill(1), 1 << 24])`, &got); got != first {
		t.Errorf("byte by byte it is %s, otherwise %s", got, first)
	}
	for _, c := range []struct{ bytes, why string }{
		{`folded.subarray(0, 0)`, "cut short"},
		{`folded.subarray(0, 3)`, "cut short"},
		{`folded.subarray(0, 200)`, "cut short"},
		{`folded.subarray(0, 700)`, "cut short"},
		{`folded.subarray(0, 100003)`, "cut short"},
		{`folded.subarray(0, folded.length - 1)`, "cut short"},
		{`Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)`, "not folded"},
		{`folded.map((byte, i) => i === 4 + 0x20 ? 0 : byte)`, "no shape"},
	} {
		if p.eval(`unfolds(`+c.bytes+`, [4099])`, &got); !strings.Contains(got, c.why) {
			t.Errorf("%s: %q, want an error with %q", c.bytes, got, c.why)
		}
	}
}
