import { PartElement } from '../../ui/behaviour/part-element.ts';

/** A drag moves the row this much further than the pointer (docs/behaviour.md#numbers). */
const DRAG_SPEED = 1.5;
/** A shorter movement is a click. */
const DRAG_THRESHOLD_PX = 6;
/** A row that is let go in motion goes as far as it would in this time at its speed. */
const MOMENTUM_MS = 200;
/** A pointer that has rested for longer has stopped the row. */
const REST_MS = 100;
/** At its ends the row gives way by less than this, and springs back. */
const EDGE_PX = 80;

/**
 * The popular items: the list scrolls and snaps natively, also by touch and pen. This adds two buttons, the keys Home and End, and dragging
 * with a mouse.
 */
class ItemCarousel extends PartElement {
  protected connect(gone: AbortSignal): void {
    const list = this.querySelector('ul');
    const buttons = this.querySelector<HTMLElement>('.popular-items-buttons');
    if (!list || !buttons) return;
    const showButtons = () => setUpButtons(list, buttons);
    buttons.addEventListener(
      'click',
      ({ target }) => {
        const step = Number(target instanceof Element && target.closest('button')?.dataset['step']);
        list.scrollBy({ left: step * list.clientWidth * 0.8, behavior: 'smooth' });
      },
      { signal: gone },
    );
    list.addEventListener('scroll', showButtons, { passive: true, signal: gone });
    list.addEventListener('keydown', (event) => jump(list, event), { signal: gone });
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
  const left = { Home: -list.scrollWidth, End: list.scrollWidth, ArrowLeft: -tile, ArrowRight: tile }[event.key];
  if (event.target !== list || left === undefined) return;
  event.preventDefault();
  list.scrollBy({ left, behavior: 'smooth' });
}

/** Scrolls to the tile that is nearest after `momentum`, in the direction of the drag and never back to where it began. */
function settle(list: HTMLElement, from: number, momentum: number): void {
  const [first = 0, second = 0] = Array.from(list.children, (tile) => tile.getBoundingClientRect().left);
  // The distance between two tiles. Like the scroll position, it is negative in text that runs from right to left.
  const step = second - first;
  const moved = list.scrollLeft - from;
  const nearest = Math.round((list.scrollLeft + momentum) / step);
  const isBack = nearest === Math.round(from / step);
  if (moved) list.scrollTo({ left: step * (nearest + (isBack ? Math.sign(moved / step) : 0)), behavior: 'smooth' });
}

/** Shows that the row has ended: it moves by a part of what the pointer wants, and with reduced motion not at all. */
function stretch(list: HTMLElement, beyond: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  list.style.translate = `${-EDGE_PX * Math.tanh(beyond / 4 / EDGE_PX)}px`;
}

function springBack(list: HTMLElement): void {
  const { translate } = list.style;
  list.style.translate = '';
  if (translate) list.animate({ translate: [translate, '0px'] }, { duration: 320, easing: 'ease-out' });
}

function makeDraggable(list: HTMLElement, gone: AbortSignal): void {
  let start: { x: number; left: number } | undefined;
  let last = { x: 0, time: 0, speed: 0 };
  let isDragging = false;
  list.addEventListener(
    'pointerdown',
    ({ pointerType, button, clientX }) => {
      start = pointerType === 'mouse' && !button ? { x: clientX, left: list.scrollLeft } : undefined;
      isDragging = false;
    },
    { signal: gone },
  );
  list.addEventListener(
    'pointermove',
    ({ pointerId, clientX, buttons }) => {
      // The button may have been released outside of the list.
      if (!start || !buttons) return;
      const distance = clientX - start.x;
      if (!isDragging && Math.abs(distance) < DRAG_THRESHOLD_PX) return;
      const time = performance.now();
      last = { x: clientX, time, speed: isDragging ? (last.x - clientX) / Math.max(1, time - last.time) : 0 };
      list.setPointerCapture(pointerId);
      isDragging = true;
      // Off during the drag and the scrolling after it: snapping would work against both.
      list.style.scrollSnapType = 'none';
      const left = start.left - distance * DRAG_SPEED;
      list.scrollLeft = left;
      stretch(list, left - list.scrollLeft);
    },
    { signal: gone },
  );
  list.addEventListener(
    'lostpointercapture',
    () => {
      springBack(list);
      const isMoving = performance.now() - last.time < REST_MS;
      if (start) settle(list, start.left, isMoving ? last.speed * DRAG_SPEED * MOMENTUM_MS : 0);
      start = undefined;
    },
    { signal: gone },
  );
  list.addEventListener('scrollend', () => start ?? (list.style.scrollSnapType = ''), { signal: gone });
  // A drag ends with a click, which must not follow the link under the pointer.
  list.addEventListener('click', (event) => isDragging && event.preventDefault(), { capture: true, signal: gone });
  list.addEventListener('dragstart', (event) => event.preventDefault(), { signal: gone });
}

customElements.define('item-carousel', ItemCarousel);
