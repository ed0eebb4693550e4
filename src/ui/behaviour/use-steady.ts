import { useState, useSyncExternalStore } from 'react';

/**
 * The value, but while a pointer is pressed the one from before. A line that comes or goes between press and release moves what
 * was pressed, and the browser sends the click elsewhere. So everything that is shown because a field was left goes through here.
 */
export function useSteady<Value>(value: Value): Value {
  const isHeld = useSyncExternalStore(
    watchPresses,
    () => isPressed,
    () => false,
  );
  const [steady, setSteady] = useState(value);
  if (isHeld) return steady;
  if (steady !== value) setSteady(value);
  return value;
}

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const watchers = new Set<() => void>();

/** The mouse events that a browser makes of a tap come after the finger is up: it is in them that the focus moves. */
const PRESSES = ['pointerdown', 'mousedown'];
const RELEASES = ['pointerup', 'pointercancel', 'mouseup'];
/** Where a click goes is decided when it comes. A list that the browser draws takes the release away; then there is an input, or a key. */
const ENDS = ['click', 'input', 'keydown'];
/** A click follows its release at once, on some phones a little later. */
const CLICK_MS = 300;

function watchPresses(watcher: () => void): () => void {
  if (watchers.size === 0) listen('addEventListener');
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    listen('removeEventListener');
    end();
  };
}

function listen(change: 'addEventListener' | 'removeEventListener'): void {
  for (const sign of PRESSES) window[change](sign, press, true);
  for (const sign of RELEASES) window[change](sign, release, true);
  for (const sign of ENDS) window[change](sign, end, true);
  window[change]('pointermove', endUnpressed as EventListener, true);
}

function press(): void {
  clearTimeout(timer);
  isPressed = true;
}

function release(): void {
  clearTimeout(timer);
  timer = setTimeout(end, CLICK_MS);
}

/** Drawn anew once the event is over: in the middle of a click, React would undo what the browser has ticked. */
function end(): void {
  clearTimeout(timer);
  if (!isPressed) return;
  isPressed = false;
  timer = setTimeout(() => {
    for (const watcher of watchers) watcher();
  });
}

/** The release was outside of the page. */
function endUnpressed({ pointerType, buttons }: PointerEvent): void {
  if (pointerType === 'mouse' && buttons === 0) end();
}
