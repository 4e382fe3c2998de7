package browser

import (
	"syscall/js"

	"serviert/app/seal"
)

// Safe returns what hides the cards in the storage. Its key is this browser's
// own; every tab has the same.
//
// Normally the key is kept in a database of the browser, wrapped in another one
// that the browser does not hand out: neither a look at the storage nor a copy
// of it shows a card. Where there is no such database (an address without
// HTTPS, some private windows) the key lies in the local storage; then cards are
// only safe from somebody who reads what is there and does not work with it.
// SafeInDatabase tells which. Neither stops somebody who runs his own code in
// the page.
//
// The script hands the keys over once, so only the first call has them.
func (p *Page) Safe() *seal.Safe {
	if p.safe == nil {
		secret := p.script.Call("secret")
		bytes := secret.Get("keys")
		keys := make([]byte, bytes.Length())
		js.CopyBytesToGo(keys, bytes)
		p.inDatabase = secret.Get("database").Truthy()
		p.safe = seal.New(p.random, keys)
	}
	return p.safe
}

// SafeInDatabase reports whether the key of Safe is kept where a look at the
// storage does not find it.
func (p *Page) SafeInDatabase() bool {
	p.Safe()
	return p.inDatabase
}
