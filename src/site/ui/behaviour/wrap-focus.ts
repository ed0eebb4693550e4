const TABBABLE = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';

/**
 * Keeps the focus inside a box: Tab on its last element goes to the first, Shift+Tab on the first to the last.
 * `dialog.addEventListener('keydown', wrapFocus)`. A group of radios is one stop, as it is for the browser.
 */
export function wrapFocus(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>, box: Element): void {
  if (event.key !== 'Tab') return;
  const stops = [...box.querySelectorAll<HTMLElement>(TABBABLE)].filter((element) => element.checkVisibility());
  if (event.shiftKey) stops.reverse();
  const [first] = stops;
  const active = document.activeElement;
  if (!first || !active || stops.some((stop) => liesBehind(stop, active, event.shiftKey))) return;
  event.preventDefault();
  (stops.find((stop) => isChecked(stop) && isSameGroup(stop, first)) ?? first).focus();
}

/** Whether Tab can reach the element from the one that has the focus. */
function liesBehind(stop: Element, active: Element, isBackwards: boolean): boolean {
  const side = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isThere = (active.compareDocumentPosition(stop) & side) !== 0;
  return isThere && !isSameGroup(stop, active);
}

function isSameGroup(one: Element, other: Element): boolean {
  return isRadio(one) && isRadio(other) && one.name === other.name;
}

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';
const isChecked = (element: Element) => element instanceof HTMLInputElement && element.checked;
