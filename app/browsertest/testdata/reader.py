# Listens to what a browser tells assistive technology, as a screen reader does, over AT-SPI. Every
# line it prints is JSON: {"say": ...} for a live region that has changed, {"focus": ...} for what got
# the focus. A line it reads is a question, see answer; the answer is {"answer": ...}.
import ctypes
import json
import sys
import time
import warnings

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib


def tell(**line):
    print(json.dumps(line, ensure_ascii=False), flush=True)


def quiet(question, otherwise):
    """What is asked about may be gone by now."""
    try:
        return question()
    except GLib.Error:
        return otherwise


# The text of a live region comes in one event or in several, by browser.
last = ["", 0.0]
changes = 0


def deleted(event):
    global changes
    changes += 1


def changed(event):
    global changes
    text = event.any_data
    if isinstance(text, str) and text.strip("\ufffc"):
        changes += 1
    if not isinstance(text, str):
        text = called(text) if text else ""
    about = quiet(event.source.get_attributes, None) or {}
    if about.get("container-live", about.get("live", "off")) == "off":
        return
    text = text.replace("\ufffc", "").strip()
    if not text or text == last[0] and time.monotonic() - last[1] < 0.1:
        return
    last[:] = text, time.monotonic()
    tell(say=text)


def focused(event):
    if event.detail1:
        tell(focus=quiet(event.source.get_name, ""), role=quiet(event.source.get_role_name, ""),
             about=quiet(event.source.get_description, ""))


def children(e):
    for i in range(quiet(e.get_child_count, 0)):
        child = quiet(lambda: e.get_child_at_index(i), None)
        if child:
            yield child


def everything(e):
    yield e
    for child in children(e):
        yield from everything(child)


def shown(e):
    states = quiet(e.get_state_set, None)
    return states is not None and states.contains(Atspi.StateType.SHOWING)


def documents():
    for app in children(Atspi.get_desktop(0)):
        for window in children(app):
            for e in everything(window):
                if quiet(e.get_role, None) == Atspi.Role.DOCUMENT_WEB and shown(e):
                    yield e


def page():
    return next(iter(documents()), None)


def cells(table):
    """The cells of a table, with the names of their headers."""
    of = table.get_table_iface()
    rows = []
    for r in range(of.get_n_rows()):
        row, before = [], None
        for c in range(of.get_n_columns()):
            cell = quiet(lambda: of.get_accessible_at(r, c), None)
            if cell is None or cell == before:
                continue
            before = cell
            row.append({
                "Name": called(cell),
                "Role": cell.get_role_name(),
                "Column": [called(h) for h in quiet(lambda: Atspi.TableCell.get_column_header_cells(cell), None) or []],
                "Row": [called(h) for h in quiet(lambda: Atspi.TableCell.get_row_header_cells(cell), None) or []],
            })
        rows.append(row)
    return rows


def called(e):
    name = quiet(e.get_name, "")
    if not name:
        name = " ".join(filter(None, (called(c) for c in children(e))))
    if not name:
        name = quiet(lambda: Atspi.Text.get_text(e, 0, -1), "")
    return (name or "").replace("\ufffc", "").strip()


def front():
    """Gives the largest window the keyboard, since no window manager does, and clicks at the page's edge:
    an input that does not come from the display makes no window active."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x.XOpenDisplay(None))
    x.XDefaultRootWindow.restype = ctypes.c_ulong
    root, parent, many = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
    windows = ctypes.POINTER(ctypes.c_ulong)()
    x.XQueryTree(display, ctypes.c_ulong(x.XDefaultRootWindow(display)), ctypes.byref(root), ctypes.byref(parent), ctypes.byref(windows), ctypes.byref(many))
    largest, area = 0, 0
    for w in windows[:many.value]:
        of, left, top = ctypes.c_ulong(), ctypes.c_int(), ctypes.c_int()
        wide, high, border, depth = (ctypes.c_uint() for _ in range(4))
        x.XGetGeometry(display, ctypes.c_ulong(w), *map(ctypes.byref, (of, left, top, wide, high, border, depth)))
        if wide.value * high.value > area:
            largest, area = w, wide.value * high.value
    x.XSetInputFocus(display, ctypes.c_ulong(largest), 2, ctypes.c_ulong(0))
    x.XSync(display, 0)
    test = ctypes.CDLL("libXtst.so.6")
    test.XTestFakeMotionEvent(display, -1, 3, 400, ctypes.c_ulong(0))
    for down in (1, 0):
        test.XTestFakeButtonEvent(display, 1, down, ctypes.c_ulong(0))
    x.XSync(display, 0)
    x.XCloseDisplay(display)
    return area


def press(key):
    """Presses a key of the display, which a screen reader hears before the browser does."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XStringToKeysym.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(None))
    code = x.XKeysymToKeycode(display, ctypes.c_ulong(x.XStringToKeysym(key.encode())))
    for down in (1, 0):
        ctypes.CDLL("libXtst.so.6").XTestFakeKeyEvent(display, code, down, ctypes.c_ulong(0))
        x.XSync(display, 0)
    x.XCloseDisplay(display)
    return code


def answer(question):
    global changes
    if question == "front":
        return front()
    if question == "changes":
        n, changes = changes, 0
        return n
    if question.startswith("press "):
        return press(question.removeprefix("press "))
    Atspi.get_desktop(0).clear_cache()
    top = page()
    if top is None:
        return None
    if question == "names":
        return [quiet(e.get_name, "") for e in everything(top)]
    if question == "table":
        return [cells(e) for e in everything(top) if e.get_role() in (Atspi.Role.TABLE, Atspi.Role.TREE_TABLE) ]
    if question == "dialog":
        return [[e.get_name(), e.get_description()] for e in everything(top) if e.get_role() in (Atspi.Role.DIALOG, Atspi.Role.ALERT)]


def asked(source, condition):
    question = sys.stdin.readline().strip()
    if not question:
        Atspi.event_quit()
        return False
    tell(answer=answer(question))
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
for name in ("IsEnabled", "ScreenReaderEnabled"):
    bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                  GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True))), None, 0, -1)
warnings.simplefilter("ignore", DeprecationWarning)
Atspi.init()
listeners = []
for kind, heard in (("object:text-changed:insert", changed), ("object:children-changed:add", changed), ("object:text-changed:delete", deleted),
                    ("object:state-changed:focused", focused)):
    listeners.append(Atspi.EventListener.new(heard))
    listeners[-1].register(kind)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, asked)
tell(ready=True)
Atspi.event_main()
