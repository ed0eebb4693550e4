/** A drag moves the row this much further than the pointer (docs/behaviour.md#numbers). */
const DRAG_SPEED = 1.5;
/** A shorter movement is a click. */
const DRAG_THRESHOLD_PX = 6;

/**
 * `<foh-carousel>`: the list scrolls and snaps natively, also by touch and pen. This adds two buttons, the keys Home and End, and dragging
 * with a mouse.
 */
class Carousel extends HTMLElement {
  connectedCallback(): void {
    const list = this.querySelector<HTMLElement>('.carousel');
    const buttons = this.querySelector<HTMLElement>('.carousel-buttons');
    if (!list || !buttons) return;
    const showButtons = () => setUpButtons(list, buttons);
    buttons.addEventListener('click', ({ target }) => {
      const step = Number(target instanceof Element && target.closest('button')?.dataset['step']);
      list.scrollBy({ left: step * list.clientWidth * 0.8, behavior: 'smooth' });
    });
    list.addEventListener('scroll', showButtons, { passive: true });
    list.addEventListener('keydown', (event) => jump(list, event));
    new ResizeObserver(showButtons).observe(list);
    makeDraggable(list);
  }
}

export function start(): void {
  if (!customElements.get('foh-carousel')) customElements.define('foh-carousel', Carousel);
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

/** Scrolls to the nearest tile in the direction of the drag, never back to where it began. */
function settle(list: HTMLElement, from: number): void {
  const [first = 0, second = 0] = Array.from(list.children, (tile) => tile.getBoundingClientRect().left);
  // The distance between two tiles. Like the scroll position, it is negative in text that runs from right to left.
  const step = second - first;
  const moved = list.scrollLeft - from;
  const nearest = Math.round(list.scrollLeft / step);
  const isBack = nearest === Math.round(from / step);
  if (moved) list.scrollTo({ left: step * (nearest + (isBack ? Math.sign(moved / step) : 0)), behavior: 'smooth' });
}

function makeDraggable(list: HTMLElement): void {
  let start: { x: number; left: number } | undefined;
  let isDragging = false;
  list.addEventListener('pointerdown', ({ pointerType, button, clientX }) => {
    start = pointerType === 'mouse' && !button ? { x: clientX, left: list.scrollLeft } : undefined;
    isDragging = false;
  });
  list.addEventListener('pointermove', ({ pointerId, clientX, buttons }) => {
    // The button may have been released outside of the list.
    if (!start || !buttons) return;
    const distance = clientX - start.x;
    if (!isDragging && Math.abs(distance) < DRAG_THRESHOLD_PX) return;
    list.setPointerCapture(pointerId);
    isDragging = true;
    // Off during the drag and the scrolling after it: snapping would work against both.
    list.style.scrollSnapType = 'none';
    list.scrollLeft = start.left - distance * DRAG_SPEED;
  });
  list.addEventListener('lostpointercapture', () => {
    if (start) settle(list, start.left);
    start = undefined;
  });
  list.addEventListener('scrollend', () => start ?? (list.style.scrollSnapType = ''));
  // A drag ends with a click, which must not follow the link under the pointer.
  list.addEventListener('click', (event) => isDragging && event.preventDefault(), { capture: true });
  list.addEventListener('dragstart', (event) => event.preventDefault());
}
