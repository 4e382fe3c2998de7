// Package seal hides texts that are stored from whoever reads the storage.
//
// In come texts and the device's keys; out come sealed texts, which only a Safe
// with the same key opens, and only unchanged. The package touches neither the
// browser nor the storage: where the keys come from, and who can get at them
// there, is said at browser.Page.Safe.
package seal

import (
	"errors"
	"strings"

	"golang.org/x/crypto/nacl/secretbox"
)

// KeySize is how many bytes a key has.
const KeySize = 32

const (
	nonceSize  = 24
	headerSize = 4 // the length of the text, low byte first
	// step is what every text is filled up to a multiple of. The length would
	// give away how many letters a word has that lies face down.
	step = 1024
)

// ErrClosed says that a text was not sealed with any of the keys, or not for
// this, or has been changed since.
var ErrClosed = errors.New("what is sealed here cannot be opened on this device")

// Safe seals and opens texts.
type Safe struct {
	random func([]byte)
	keys   []byte // one after the other
}

// New is a safe with the keys that lie in a slice one after the other: the first
// one seals, all of them open. Without a key the safe makes one up, and what it
// seals is lost when the app closes. random fills a slice with unpredictable
// bytes.
func New(random func([]byte), keys []byte) *Safe {
	if len(keys) < KeySize {
		keys = make([]byte, KeySize)
		random(keys)
	}
	return &Safe{random, keys}
}

// key is the key that begins at a place.
func (s *Safe) key(at int) *[KeySize]byte { return (*[KeySize]byte)(s.keys[at:]) }

// Seal hides a text. The same text is sealed differently each time, and its
// length shows only roughly. about says what the text belongs to; it is needed
// again to open it, so that a sealed text cannot be put somewhere else.
func (s *Safe) Seal(text, about string) string {
	whole := about + "\n" + text
	size := headerSize + len(whole)
	plain := make([]byte, (size+step-1)/step*step)
	for i := range headerSize {
		plain[i] = byte(len(whole) >> (8 * i))
	}
	copy(plain[headerSize:], whole)
	// 24 random bytes never come twice, however often an evening is saved.
	var nonce [nonceSize]byte
	s.random(nonce[:])
	return toHex(secretbox.Seal(nonce[:], plain, &nonce, s.key(0)))
}

// Open returns a text that was sealed with one of the keys, about the same.
// The error is ErrClosed.
func (s *Safe) Open(sealed, about string) (string, error) {
	box, ok := fromHex(sealed)
	if !ok || len(box) < nonceSize {
		return "", ErrClosed
	}
	nonce := [nonceSize]byte(box[:nonceSize])
	for at := 0; at+KeySize <= len(s.keys); at += KeySize {
		plain, ok := secretbox.Open(nil, box[nonceSize:], &nonce, s.key(at))
		if !ok || len(plain) < headerSize {
			continue
		}
		size := 0
		for i := range headerSize {
			size |= int(plain[i]) << (8 * i)
		}
		if plain = plain[headerSize:]; size < 0 || size > len(plain) {
			continue
		}
		if text, ok := strings.CutPrefix(string(plain[:size]), about+"\n"); ok {
			return text, nil
		}
	}
	return "", ErrClosed
}

// Hexadecimal by hand: encoding/base64 would add 5 kB to the program on the
// wire, more than the cipher's own code.
const digits = "0123456789abcdef"

func toHex(b []byte) string {
	text := make([]byte, 0, 2*len(b))
	for _, c := range b {
		text = append(text, digits[c>>4], digits[c&15])
	}
	return string(text)
}

func fromHex(text string) ([]byte, bool) {
	if len(text)%2 != 0 {
		return nil, false
	}
	b := make([]byte, len(text)/2)
	for i := range len(text) {
		n := strings.IndexByte(digits, text[i])
		if n < 0 {
			return nil, false
		}
		b[i/2] = b[i/2]<<4 | byte(n)
	}
	return b, true
}
