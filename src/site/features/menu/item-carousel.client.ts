import { inlineSign } from '../../ui/behaviour/direction.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/** A drag moves the row this much further than the pointer. */
const DRAG_SPEED = 1.5;
/** A shorter movement is a click. */
const DRAG_THRESHOLD_PX = 6;

/**
 * The popular items: the list scrolls and snaps natively, also by touch and pen. This adds two buttons, the keys Home and End, and dragging
 * with a mouse.
 */
class ItemCarousel extends PartElement {
  protected connect(gone: AbortSignal): void {
    const list = this.querySelector('ul');
    const buttons = this.querySelector<HTMLElement>('.popular-buttons');
    if (!list || !buttons) return;
    const listening = { signal: gone };
    const showButtons = () => setUpButtons(list, buttons);
    buttons.addEventListener(
      'click',
      ({ target }) => {
        const step = Number(target instanceof Element && target.closest('button')?.dataset['step']);
        list.scrollBy({ left: step * inlineSign() * list.clientWidth * 0.8, behavior: 'smooth' });
      },
      listening,
    );
    list.addEventListener('scroll', showButtons, { passive: true, signal: gone });
    list.addEventListener('keydown', (event) => jump(list, event), listening);
    const watcher = new ResizeObserver(showButtons);
    watcher.observe(list);
    gone.addEventListener('abort', () => watcher.disconnect());
    makeDraggable(list, gone);
  }
}

function setUpButtons(list: HTMLElement, buttons: HTMLElement): void {
  const room = list.scrollWidth - list.clientWidth;
  buttons.hidden = room < 2;
  const [previous, next] = buttons.querySelectorAll('button');
  if (previous) previous.disabled = Math.abs(list.scrollLeft) < 2;
  if (next) next.disabled = Math.abs(list.scrollLeft) > room - 2;
}

function jump(list: HTMLElement, event: KeyboardEvent): void {
  const tile = list.firstElementChild?.clientWidth ?? 0;
  const end = inlineSign() * list.scrollWidth;
  // An arrow points where it goes, whichever way the page runs.
  const left = { Home: -end, End: end, ArrowLeft: -tile, ArrowRight: tile }[event.key];
  if (event.target !== list || left === undefined) return;
  event.preventDefault();
  list.scrollBy({ left, behavior: 'smooth' });
}

function makeDraggable(list: HTMLElement, gone: AbortSignal): void {
  const listening = { signal: gone };
  let start: { x: number; left: number } | undefined;
  let isDragging = false;
  const begin = ({ pointerType, button, clientX }: PointerEvent) => {
    start = pointerType === 'mouse' && !button ? { x: clientX, left: list.scrollLeft } : undefined;
    isDragging = false;
  };
  const move = ({ pointerId, clientX, buttons }: PointerEvent) => {
    // The button may have been released outside of the list.
    if (!start || !buttons) return;
    const distance = clientX - start.x;
    if (!isDragging && Math.abs(distance) < DRAG_THRESHOLD_PX) return;
    list.setPointerCapture(pointerId);
    isDragging = true;
    // Off during the drag and the scrolling after it: snapping would work against both.
    list.style.scrollSnapType = 'none';
    list.scrollLeft = start.left - distance * DRAG_SPEED;
  };
  const end = () => {
    if (start) settle(list, start.left);
    start = undefined;
  };
  list.addEventListener('pointerdown', begin, listening);
  list.addEventListener('pointermove', move, listening);
  list.addEventListener('lostpointercapture', end, listening);
  list.addEventListener('scrollend', () => start ?? (list.style.scrollSnapType = ''), listening);
  // A drag ends with a click, which must not follow the link under the pointer.
  list.addEventListener('click', (event) => isDragging && event.preventDefault(), { capture: true, signal: gone });
  list.addEventListener('dragstart', (event) => event.preventDefault(), listening);
}

/** Scrolls on to the next tile in the direction of the drag. */
function settle(list: HTMLElement, from: number): void {
  const [first = 0, second = 0] = Array.from(list.children, (tile) => tile.getBoundingClientRect().left);
  // The distance between two tiles. Like the scroll position, it is negative in text that runs from right to left.
  const step = second - first;
  // At its end the row has not moved, and no scrolling ends that would let it snap again.
  if (list.scrollLeft === from) {
    list.style.scrollSnapType = '';
    return;
  }
  const tile = list.scrollLeft / step;
  const next = (list.scrollLeft - from) / step > 0 ? Math.ceil(tile) : Math.floor(tile);
  list.scrollTo({ left: next * step, behavior: 'smooth' });
}

customElements.define('item-carousel', ItemCarousel);
