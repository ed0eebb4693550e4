import { useState, useSyncExternalStore } from 'react';

/**
 * The value; while a pointer is pressed, the value from before the press. A line that appears or disappears between press and release moves
 * the pressed element, and the click goes to another one. So everything that appears because a field lost the focus uses this hook.
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

/** After a tap, browsers send mouse events once the finger is up. The focus moves during these. */
const PRESSES = ['pointerdown', 'mousedown'];
const RELEASES = ['pointerup', 'pointercancel', 'mouseup'];
/** The target of a click is known when it comes. A list drawn by the browser hides the release; then an input or a key event follows. */
const ENDS = ['click', 'input', 'keydown'];
/** A click follows the release immediately, on some phones a little later. */
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

/** Renders after the event: during a click, React would undo a box that the browser has just ticked. */
function end(): void {
  clearTimeout(timer);
  if (!isPressed) return;
  isPressed = false;
  timer = setTimeout(() => {
    for (const watcher of watchers) watcher();
  });
}

/** The pointer was released outside of the page. */
function endUnpressed({ pointerType, buttons }: PointerEvent): void {
  if (pointerType === 'mouse' && buttons === 0) end();
}
