/** A drag moves the row this much further than the pointer (docs/behaviour.md#numbers). */
const DRAG_SPEED = 1.5;
/** A pointer that moved less was clicking. */
const DRAG_THRESHOLD_PX = 6;

/**
 * `<foh-carousel>`: the list scrolls and snaps by itself. This adds the two buttons, Home and End, and dragging with a mouse;
 * touch and pen scroll natively.
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
customElements.define('foh-carousel', Carousel);

function setUpButtons(list: HTMLElement, buttons: HTMLElement): void {
  const room = list.scrollWidth - list.clientWidth;
  buttons.hidden = room < 2;
  const [previous, next] = buttons.querySelectorAll('button');
  if (previous) previous.disabled = Math.abs(list.scrollLeft) < 2;
  if (next) next.disabled = Math.abs(list.scrollLeft) > room - 2;
}

function jump(list: HTMLElement, event: KeyboardEvent): void {
  if (event.target !== list || !['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key)) return;
  event.preventDefault();
  const tile = list.firstElementChild?.clientWidth ?? 0;
  const left = { Home: -list.scrollWidth, End: list.scrollWidth, ArrowLeft: -tile, ArrowRight: tile }[event.key] ?? 0;
  list.scrollBy({ left, behavior: 'smooth' });
}

/** From its edge, how far each tile is from where one comes to rest. */
function tileDistances(list: HTMLElement): number[] {
  const isRtl = getComputedStyle(list).direction === 'rtl';
  const edge = isRtl ? 'right' : 'left';
  const rest =
    list.getBoundingClientRect()[edge] + (isRtl ? -1 : 1) * parseFloat(getComputedStyle(list).paddingInlineStart);
  return [...list.children].map((tile) => tile.getBoundingClientRect()[edge] - rest);
}

function nearestTile(list: HTMLElement): number {
  const distances = tileDistances(list).map(Math.abs);
  return distances.indexOf(Math.min(...distances));
}

/** Goes on to the nearest tile, but never back to the one the drag began at. */
function settle(list: HTMLElement, start: { left: number; tile: number }): void {
  const step = Math.sign(Math.abs(list.scrollLeft) - Math.abs(start.left));
  const nearest = nearestTile(list);
  const tile = nearest === start.tile ? nearest + step : nearest;
  if (step !== 0) list.scrollBy({ left: tileDistances(list)[tile] ?? 0, behavior: 'smooth' });
  // The scroll's own end brings it back, where a browser tells of that.
  if (!('onscrollend' in window)) list.style.removeProperty('scroll-snap-type');
}

function makeDraggable(list: HTMLElement): void {
  let start: { x: number; left: number; tile: number } | undefined;
  let isDragging = false;
  list.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse' && event.button === 0)
      start = { x: event.clientX, left: list.scrollLeft, tile: nearestTile(list) };
    isDragging = false;
  });
  list.addEventListener('pointermove', (event) => {
    if (!start) return;
    const distance = event.clientX - start.x;
    if (!isDragging && Math.abs(distance) < DRAG_THRESHOLD_PX) return;
    if (!isDragging) list.setPointerCapture(event.pointerId);
    isDragging = true;
    // Snapping would work against the drag.
    list.style.scrollSnapType = 'none';
    list.scrollLeft = start.left - distance * DRAG_SPEED;
  });
  const drop = () => {
    if (start && isDragging) settle(list, start);
    start = undefined;
  };
  list.addEventListener('scrollend', () => start ?? list.style.removeProperty('scroll-snap-type'));
  list.addEventListener('pointerup', drop);
  list.addEventListener('pointercancel', drop);
  // The click at the end of a drag is not meant for the item under the pointer.
  list.addEventListener('click', (event) => isDragging && event.preventDefault(), { capture: true });
  list.addEventListener('dragstart', (event) => event.preventDefault());
}
