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
