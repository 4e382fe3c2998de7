// The page's script starts the program and is the one place where Go meets what the browser can do.
// The site joins these files into one script inside one function, so they share their names (parts.go
// has their order).
//
// On window.serviert Go finds:
//
//   version              string: what runs now, a fingerprint of the whole site
//   file(name, again)    promise of the bytes of a file that is loaded on demand, for example "words/de.words"; again: past
//                        the browser's own cache; where only a newer version is on the host, its page is loaded
//   installable()        bool: the browser would offer to install
//   install()            shows the browser's own question
//   updateReady          bool: a newer version is ready
//   onUpdate             set by Go; called when a newer version is ready, at once if it already is
//   takeUpdate()         changes to it and reloads the page
//   offline              "ready" to start without a network, "loading" as long as that is not known, else
//                        why not: "incomplete" (the host did not hand over every file, or there is no room),
//                        "refused" (no worker from this host), "insecure" (no https), "unsupported"
//   onNews               set by Go; called when offline, lasting or the date has changed, which pages show
//   onBack               set by Go; called when somebody looks at the page again, see day.js
//   draw(orders, gone)   carries out what is to change on the screen, see draw.js
//   node(id)             the node of that number
//   fire(number, event)  set by Go; called when an event reaches a listener
//   rest(then)           true: the program starts and has run for long; then is called when the browser has had its turn. Else
//                        false, or null as soon as it has started (rest.js)
//   seen(then)           then is called when the next picture is on the screen (rest.js)
//   onTidy               set by Go; called when nobody has tapped for a moment (tidy.js)
//   focus(id, ...)       to the first of these elements that is there, after a tap with the next frame;
//                        the page scrolls to it, and to the top for "title"
//   focused()            the element that has the focus, or is about to get it by a tap (focus.js)
//   say(text)            to a screen reader, once the focus rests; "" takes back what waits
//   showDialog(id)       opens it modally
//   share(title, text, filename, whole)   Promise of "shared", "downloaded", "copied" or "failed", and of
//                        "closed" if the sheet was closed, which is a choice too; whole is never shared as a message
//   shareLink(title, link)         the same for an address
//   shareCard(card, filename)      the same for the picture of a game, which is drawn here (card.js)
//   code(text, digits)   address of an image to be scanned that says both, "" if that is too much (code.js)
//   leave(address, failed)         loads a page of another program; calls failed if that cannot be had (leave.js)
//   carried()            what the page before has handed over, once; "" for nothing
//   onLeaving            set by Go; called when the page goes, returns what to hand over
//   onElsewhere          set by Go; called with the address, below the base, of a page of another program
//                        that a link was followed to
//   think(question)      gives the program that thinks a question, after starting it if it does not run (mind.js)
//   onThought            set by Go; called with each text that comes back
//   onMindLost           set by Go; called when that program could not be started or has ended
//   onMindBack           set by Go; called when it may work again after it was lost
//   renewMind()          loads the page again where the host has no such program of this version any more
//   home                 address of the first page
//   link                 string: what a link has brought after the #, "" for nothing (link.js)
//   onLink               set by Go; called when link is there
//   copy(text)           Promise of "copied" or "failed"
//   save(filename, text, mime)     Promise as of share(): a download, or where there are none the sheet
//   pickFile(accept, most, callback)      callback(bytes), "large" for more bytes than most, "unread", or null if none was
//                        chosen (share.js)
//   vibrates             bool: the browser can make a phone vibrate
//   vibrate(ms)          where there is a motor
//   sound(score, soft)   a name and its numbers, see sound.js, made on the spot: nothing is downloaded
//   onShake              set by Go; called with true when the phone was shaken, where <html data-shake> is not
//                        "off", and with false if the player does not allow to measure that
//   onDrop               set by Go; called with a card's id, "hand" or "word", and how many of the other cards there
//                        lie before it, when it was dragged there (cards.js)
//   onHold               set by Go; called with true when the cards are held up, and with false when no longer
//   holdKey()            the key that is being pressed holds them up until it is let go
//   showTurn()           scrolls the list of seats to whose turn it is
//   held()               bool: no other tab of this app has the game, so this one has it until it closes
//   lock(callback)       callback(held()) now and whenever it changes
//   takeLock()           takes the game from the tab that has it
//   keep(key, text)      bool: the text is in local storage
//   forget(key)          deletes it there, unless the page has just woken from sleep and is about to go
//   journal              the second copy of what is kept: entries {key: text} as found at the start,
//                        works bool, write(key, text), onChange set by Go; and the shelf of finished games:
//                        put(id, text, then(bool)), get(ids, then(texts)), ids(then(ids)), remove(id)
//   lasting              "yes" if the browser keeps what is stored, "no" if it may delete it when space is
//                        short, "" as long as that is not known
//   persist()            asks the browser to keep what is stored
//   fleeting             bool: what is stored is deleted after seven days without a visit
//   secret()             { keys, database }: the keys that hide cards in the storage, 32 bytes each, the one
//                        to hide with first, and whether it lies in a database; keys are handed over once
//
// <html data-app> says how far the page is: "loading" while it shows what was prepared, "ready" when
// the program has taken over, "failed" when it could not or has ended.

const config = /*config*/{};
const html = document.documentElement;
// What is on the page: first as it was prepared, then the program's. Extensions may put something of theirs before it.
const content = () => document.getElementById("root");
const german = () => html.lang !== "en";

const serviert = window.serviert = {};
serviert.version = config.version;
const tellNews = () => { if (serviert.onNews) serviert.onNews(); };

// A connection may be dead without an error. Whoever waits is told, but not as long as something comes: on a first visit the
// worker fetches the whole app over the same weak line.
serviert.file = async (name, again) => {
  const address = config.base + (config.assets[name] || name);
  const asked = new AbortController();
  let silence = 0;
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(() => asked.abort(), 30000);
  };
  hear();
  try {
    const answer = await fetch(address, { signal: asked.signal, cache: again ? "reload" : "default" });
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    const heard = new TransformStream({ transform(chunk, to) { hear(); to.enqueue(chunk); } });
    return await new Response(answer.body.pipeThrough(heard)).arrayBuffer();
  } catch (error) {
    if (again) renew(address);
    throw error;
  } finally {
    clearTimeout(silence);
  }
};
