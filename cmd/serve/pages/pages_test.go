package pages

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
)

func TestAnswersLikeAHostOfStaticPages(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{
		"index.html": "home", "rules.html": "rules", "404.html": "lost", "a.wasm.gz": "zip", "words/de.txt": "wort",
	} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	h := Handler{Base: "/repo/", Dir: func() string { return dir }}
	for _, c := range []struct {
		path   string
		status int
		body   string
	}{
		{"/repo", http.StatusMovedPermanently, ""},
		{"/repo/", http.StatusOK, "home"},
		{"/repo/?utm=1", http.StatusOK, "home"},
		{"/repo/rules", http.StatusOK, "rules"},
		{"/repo/rules.html", http.StatusOK, "rules"},
		{"/repo/rules/", http.StatusNotFound, "lost"},
		{"/repo/nowhere", http.StatusNotFound, "lost"},
		{"/repo/words/de.txt", http.StatusOK, "wort"},
		{"/repo/../secret", http.StatusNotFound, ""},
		{"/", http.StatusNotFound, ""},
	} {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest("GET", "http://host"+c.path, nil))
		if w.Code != c.status || c.body != "" && w.Body.String() != c.body {
			t.Errorf("%s: %d %q, want %d %q", c.path, w.Code, w.Body, c.status, c.body)
		}
		if w.Header().Get("Content-Encoding") != "" {
			t.Errorf("%s: compressed on the way", c.path)
		}
	}

	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest("GET", "http://host/repo/a.wasm.gz", nil))
	again := httptest.NewRequest("GET", "http://host/repo/a.wasm.gz", nil)
	again.Header.Set("If-None-Match", w.Header().Get("ETag"))
	second := httptest.NewRecorder()
	h.ServeHTTP(second, again)
	if w.Header().Get("Content-Type") != "application/gzip" || second.Code != http.StatusNotModified {
		t.Errorf("type %q, asked again %d", w.Header().Get("Content-Type"), second.Code)
	}
}

// A link inside the directory leads where it points; one that leads out of it is not there.
func TestLinksStayInside(t *testing.T) {
	dir, outside := t.TempDir(), t.TempDir()
	write := func(file, text string) {
		t.Helper()
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	link := func(to, name string) {
		t.Helper()
		if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	write(filepath.Join(dir, "index.html"), "home")
	write(filepath.Join(dir, "404.html"), "lost")
	write(filepath.Join(outside, "secret.txt"), "secret")
	write(filepath.Join(outside, "index.html"), "secret")
	link("index.html", "start.html")
	link(filepath.Join(outside, "secret.txt"), "key.txt")
	link(filepath.Join("..", filepath.Base(outside), "secret.txt"), "up.txt")
	link(filepath.Join(outside, "index.html"), "page.html")
	link(outside, "folder")
	h := Handler{Base: "/repo/", Dir: func() string { return dir }}
	for path, want := range map[string]string{
		"start": "home", "start.html": "home",
		"key.txt": "lost", "up.txt": "lost", "page": "lost", "page.html": "lost",
		"folder": "lost", "folder/": "lost", "folder/secret.txt": "lost",
	} {
		w := httptest.NewRecorder()
		h.ServeHTTP(w, httptest.NewRequest("GET", "http://host/repo/"+path, nil))
		if w.Body.String() != want {
			t.Errorf("%s: %d %q, want %q", path, w.Code, w.Body, want)
		}
	}
	// A host's own page for what is missing is served from the directory too.
	if err := os.Remove(filepath.Join(dir, "404.html")); err != nil {
		t.Fatal(err)
	}
	link(filepath.Join(outside, "secret.txt"), "404.html")
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest("GET", "http://host/repo/nowhere", nil))
	if w.Code != http.StatusNotFound || w.Body.String() == "secret" {
		t.Errorf("nowhere: %d %q", w.Code, w.Body)
	}
}
