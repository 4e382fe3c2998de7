package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"html"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"github.com/evanw/esbuild/pkg/api"

	"serviert/app"
	"serviert/cmd/site/adapt"
)

//go:embed templates/page.html
var pageTemplate string

//go:embed templates/guard.js
var guardJS []byte

//go:embed templates/boot.js
var bootJS []byte

//go:embed templates/compile.js
var compileJS string

//go:embed templates/mind.js
var mindJS string

//go:embed templates/unfold.js
var unfoldJS []byte

//go:embed templates/sw.js
var workerJS string

// The background of the two themes, for the browser's own bars; --table in the style sheet is the same.
const (
	lightTable = "#e6dcc8"
	darkTable  = "#191713"
)

// generate makes the whole site.
func generate(root string, o options, all programs) (tree, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	web, err := readWeb(root)
	if err != nil {
		return nil, err
	}
	site := tree{}
	assets := site.addAssets(web)
	site["LICENSES.txt"] = licences(root, web, all.licence)
	sheets, err := site.addSheets(web)
	if err != nil {
		return nil, err
	}
	ownStyle, err := styleOf(pageTemplate)
	if err != nil {
		return nil, err
	}
	page := pageData{ownStyle: ownStyle, sheets: sheets, Base: o.base, Origin: o.origin, LightTable: lightTable, DarkTable: darkTable}
	if err := site.addStart(&page); err != nil {
		return nil, err
	}
	unfold, err := minified(unfoldJS, api.LoaderJS)
	if err != nil {
		return nil, err
	}
	travel := site.addPrograms(all, slices.Concat(web[unpackerFile], []byte("\n"), unfold))
	page.Unpacker = travel.Unpacker
	mindFile, err := site.addScript("mind.js", mindJS, map[string]any{
		"base": o.base, "exec": page.ExecJS, "unpacker": travel.Unpacker, "files": travel.Programs[mindName].Files,
	})
	if err != nil {
		return nil, err
	}
	pages := maps.Clone(travel.Programs)
	delete(pages, mindName)
	routes, err := prerender(o.base)
	if err != nil {
		return nil, err
	}
	if site["manifest.webmanifest"], err = manifest(o.base, site); err != nil {
		return nil, err
	}

	// The version is the fingerprint of everything that could differ; the files that carry it are
	// written after it is known.
	script, err := pageScript()
	if err != nil {
		return nil, err
	}
	bare, err := minified([]byte(script), api.LoaderJS)
	if err != nil {
		return nil, err
	}
	page.Version = version(site, o, routes, page.BootJS+string(bare))
	page.AppJS, err = site.addScript("app.js", script, map[string]any{
		"version": page.Version, "base": o.base, "prefix": strings.TrimSuffix(o.base, "/"),
		"programs": pages, "mind": mindFile, "unpacker": travel.Unpacker, "assets": assets,
		"themeColors": map[string]string{"light": lightTable, "dark": darkTable},
	})
	if err != nil {
		return nil, err
	}
	if err := addPages(site, page, travel, routes); err != nil {
		return nil, err
	}
	site["version.txt"] = []byte(page.Version)
	site[".nojekyll"] = nil
	site["sw.js"], err = worker(site, o.base, page.Version, travel, all)
	return site, err
}

// addAssets adds what is served as it is. The word lists carry their fingerprints; it returns their addresses by
// their names.
func (t tree) addAssets(web tree) map[string]string {
	hashed := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(web)) {
		switch {
		case strings.Contains(name, "LICENSE"), strings.HasSuffix(name, ".css"), name == unpackerFile:
			// Another file has what is in it.
		case strings.HasPrefix(name, "words/"):
			hashed[name] = t.addHashed(name, web[name])
		default:
			t[name] = web[name]
		}
	}
	return hashed
}

// addStart gives a page what starts it: the script inside it, that of Go and that of the worker which compiles.
func (t tree) addStart(page *pageData) error {
	boot, err := minified(slices.Concat(guardJS, bootJS), api.LoaderJS)
	if err != nil {
		return err
	}
	if bytes.Contains(boot, []byte("</")) || bytes.Contains(boot, []byte("<!--")) {
		return fmt.Errorf("guard.js or boot.js has </ or <!--, which would end the element it stands in; write it in two pieces")
	}
	page.BootJS, page.BootHash = string(boot), integrity(boot)
	exec, err := goFile("lib/wasm/wasm_exec.js")
	if err != nil {
		return err
	}
	if page.ExecJS, err = t.addScript("wasm_exec.js", string(exec), nil); err != nil {
		return err
	}
	page.CompileJS, err = t.addScript("compile.js", compileJS, nil)
	return err
}

// addScript adds a script as it travels, with its configuration if it has one, and returns its address.
func (t tree) addScript(name, script string, config map[string]any) (string, error) {
	text := []byte(script)
	if config != nil {
		var err error
		if text, err = configure(script, config); err != nil {
			return "", fmt.Errorf("%s: %w", name, err)
		}
	}
	text, err := minified(text, api.LoaderJS)
	if err != nil {
		return "", fmt.Errorf("%s: %w", name, err)
	}
	return t.addHashed(name, text), nil
}

// unpackerFile is the library that unpacks xz in a browser.
const unpackerFile = "unxz/unxz.js"

// travelling is how the programs travel.
type travelling struct {
	Programs map[string]pageProgram
	Unpacker string // the script that unpacks and unfolds, "" where nothing is packed so
}

// pageProgram is a program as the page's script knows it.
type pageProgram struct {
	Files programFiles `json:"files"`
	Pages []string     `json:"pages"` // addresses below the base, each with its slash
	Hides bool         `json:"hides"` // see app.Program
}

// programFiles are the addresses of a program, below the base. The first that works is taken, in this order.
type programFiles struct {
	Kept   string `json:"kept"` // where the worker keeps it: unpacked if the site has it as xz
	XZ     string `json:"xz"`   // folded, as it travels, "" where the command xz was missing
	GZ     string `json:"gz"`   // for a browser or a host that cannot do that
	XZSize int    `json:"xzSize"`
	GZSize int    `json:"gzSize"` // bytes
}

func (t tree) addPrograms(all programs, unpacker []byte) travelling {
	travel := travelling{Programs: map[string]pageProgram{}}
	known := map[string]pageProgram{}
	for _, p := range app.Programs() {
		known[p.Name] = pageProgram{Pages: p.Paths(), Hides: p.Hides}
	}
	for _, p := range all.list {
		f := programFiles{GZ: t.addHashed(p.name+".wasm.gz", p.gz), GZSize: len(p.gz), XZSize: len(p.xz)}
		f.Kept = f.GZ
		if p.xz != nil {
			f.Kept = p.name + "." + fingerprint(p.raw) + ".wasm"
			f.XZ = t.addHashed(p.name+".wasm.xz", p.xz)
			travel.Unpacker = t.addHashed("unpack.js", unpacker)
		}
		of := known[p.name]
		of.Files = f
		travel.Programs[p.name] = of
	}
	return travel
}

// First is what a page needs that has nothing kept.
func (f programFiles) First() string {
	if f.XZ != "" {
		return f.XZ
	}
	return f.GZ
}

func version(site tree, o options, routes []route, script string) string {
	var all bytes.Buffer
	fmt.Fprintln(&all, o, routes, pageTemplate, script, workerJS)
	for _, name := range slices.Sorted(maps.Keys(site)) {
		fmt.Fprintln(&all, name, integrity(site[name]))
	}
	v := fingerprint(all.Bytes())
	if o.label != "" {
		v = o.label + "-" + v
	}
	return v
}

// configure puts the configuration in place of the empty one in a script.
func configure(script string, config any) ([]byte, error) {
	text, err := json.Marshal(config)
	if err != nil {
		return nil, err
	}
	const mark = "/*config*/{}"
	if strings.Count(script, mark) != 1 {
		return nil, fmt.Errorf("a script needs %s just once, for the configuration", mark)
	}
	return []byte(strings.Replace(script, mark, string(text), 1)), nil
}

// route is one address with its page in both languages.
type route struct {
	path, program   string
	german, english app.Prerendered
	lost            bool
}

// lostPath is no route: the app answers it with the page for unknown addresses, which becomes 404.html.
const lostPath = "/404"

func prerender(base string) ([]route, error) {
	if err := os.Setenv("GOAPP_ROOT_PREFIX", strings.TrimSuffix(base, "/")); err != nil {
		return nil, err
	}
	var routes []route
	for _, p := range app.Programs() {
		for _, path := range p.Paths() {
			routes = append(routes, route{path: path, program: p.Name})
		}
	}
	routes = append(routes, route{path: lostPath, program: routes[0].program, lost: true})
	for i := range routes {
		r := &routes[i]
		for lang, to := range map[string]*app.Prerendered{"de": &r.german, "en": &r.english} {
			*to = app.Prerender(r.path, lang)
			body, err := mendMarkup(to.Body)
			if err != nil {
				return nil, fmt.Errorf("%s in %s: %w", r.path, lang, err)
			}
			to.Body = body
		}
	}
	return routes, nil
}

// pageData is what page.html refers to.
type pageData struct {
	Version, Base, Origin, Address  string
	LightTable, DarkTable           string
	StyleCSS, BootJS, ExecJS, AppJS string
	CompileJS                       string // of the worker that compiles what is kept
	Program                         string
	Files                           programFiles
	Unpacker                        string
	BootHash                        string           // of the one <script> that the page's policy allows inside it
	StyleHashes                     []string         // of each <style>
	Critical                        string           // what the first picture needs of the style sheet, "" to wait for all of it
	sheets                          map[string]sheet // by program
	ownStyle                        string           // the page's own <style>
	German, English                 app.Prerendered
	Lost                            bool
	Fixed                           bool // looks the same to somebody who has played
}

// styleOf is the <style> of the page's template, which holds nothing that differs between pages.
func styleOf(page string) (string, error) {
	page = strings.Replace(page, "<style>{{.Critical}}</style>", "", 1)
	_, rest, found := strings.Cut(page, "<style>")
	text, _, ends := strings.Cut(rest, "</style>")
	if !found || !ends || strings.Contains(text, "{{") {
		return "", fmt.Errorf("page.html needs one <style> without anything to fill in")
	}
	return text, nil
}

func addPages(site tree, page pageData, travel travelling, routes []route) error {
	t, err := template.New("page").Funcs(template.FuncMap{"text": html.EscapeString}).Parse(pageTemplate)
	if err != nil {
		return err
	}
	for _, r := range routes {
		page.German, page.English, page.Lost = r.german, r.english, r.lost
		page.Program, page.Files, page.StyleCSS = r.program, travel.Programs[r.program].Files, page.sheets[r.program].file
		page.Fixed = r.lost || r.path == "/rules"
		page.Address = page.Base + strings.TrimPrefix(r.path, "/")
		page.StyleHashes, page.Critical = []string{integrity([]byte(page.ownStyle))}, ""
		if r.path == "/" {
			// The page that newcomers get. The others come from what the worker keeps.
			if page.Critical, err = critical(page.sheets[r.program].text, "<html><body>"+r.german.Body+r.english.Body, page.Base); err != nil {
				return err
			}
			page.StyleHashes = append(page.StyleHashes, integrity([]byte(page.Critical)))
		}
		var b bytes.Buffer
		if err := t.Execute(&b, page); err != nil {
			return err
		}
		site[pageFile(r.path)] = b.Bytes()
	}
	return nil
}

func pageFile(path string) string {
	if path == "/" {
		return "index.html"
	}
	return strings.Trim(path, "/") + ".html"
}

// worker gives the service worker the list of files that make up a version. Pages are fetched from the
// address that needs no redirect.
func worker(site tree, base, version string, travel travelling, all programs) ([]byte, error) {
	files, onDemand := [][]any{}, [][]any{}
	packed, other := map[string][]any{}, map[string]bool{travel.Unpacker: true}
	for _, p := range all.list {
		f := travel.Programs[p.name].Files
		// A host may unpack the gzip on the way; both forms are the right file.
		eitherForm := integrity(p.gz) + " " + integrity(p.raw)
		if p.xz == nil {
			packed[f.GZ] = []any{f.GZ, eitherForm, true}
			continue
		}
		// It is kept unpacked, under an address that the host does not have.
		packed[f.XZ] = []any{f.Kept, "", true, [][]string{{f.XZ, integrity(p.xz)}, {f.GZ, eitherForm}}}
		other[f.GZ] = true
	}
	for _, name := range slices.Sorted(maps.Keys(site)) {
		entry := []any{name, integrity(site[name]), isHashed(name, site[name])}
		switch {
		case strings.HasPrefix(name, "words/"):
			onDemand = append(onDemand, entry)
			continue
		case name == "404.html", name == "version.txt", name == ".nojekyll", strings.HasPrefix(name, "screenshots/"):
			continue
		case name == "index.html":
			entry[0] = "./"
		case other[name]:
			continue
		case packed[name] != nil:
			entry = packed[name]
		}
		files = append(files, entry)
	}
	// What a first game may ask for at once comes first, the programs of other pages last.
	rank := map[string]int{}
	for i, p := range all.list {
		rank[travel.Programs[p.name].Files.Kept] = 1
		if i == 0 || p.name == mindName {
			rank[travel.Programs[p.name].Files.Kept] = -1
		}
	}
	slices.SortStableFunc(files, func(a, b []any) int { return rank[a[0].(string)] - rank[b[0].(string)] })
	var pages [][]string
	for _, p := range app.Programs() {
		var files []string
		for _, path := range p.Paths() {
			files = append(files, pageFile(path))
		}
		if files[0] == pageFile("/") {
			files[0] = "./" // as the list above has it
		}
		pages = append(pages, files)
	}
	return configure(workerJS, map[string]any{
		"pages": pages, "version": version, "base": base, "prefix": "serviert:" + base + ":", "files": files, "onDemand": onDemand,
		"unpacker": travel.Unpacker,
	})
}

func isHashed(name string, content []byte) bool {
	return strings.Contains(filepath.Base(name), "."+fingerprint(content))
}

// goFile reads a file of the Go installation that compiled the program.
func goFile(name string) ([]byte, error) {
	dir, err := goroot()
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
}

// licences goes with the site because the program contains other people's work.
func licences(root string, web tree, goapp []byte) []byte {
	own, _ := os.ReadFile(filepath.Join(root, "LICENSE"))
	golang, _ := goFile("LICENSE")
	var b bytes.Buffer
	fmt.Fprintf(&b, "Serviert\n\n%s\n\n", bytes.TrimSpace(own))
	fmt.Fprintf(&b, "----\n\ngo-app (%s), shortened for this site\n\n%s\n\n", adapt.Module, bytes.TrimSpace(goapp))
	fmt.Fprintf(&b, "----\n\nGo, its standard library, golang.org/x/crypto and wasm_exec.js\n\n%s\n", bytes.TrimSpace(golang))
	for _, name := range slices.Sorted(maps.Keys(web)) {
		if strings.Contains(name, "LICENSE") {
			fmt.Fprintf(&b, "\n----\n\n%s\n\n%s\n", name, bytes.TrimSpace(web[name]))
		}
	}
	return b.Bytes()
}
