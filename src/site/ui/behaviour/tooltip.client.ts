const DELAY_MS = 700;
/** For so long after one was shown, the next is shown at once. */
const SKIP_DELAY_MS = 300;
const GAP_PX = 8;

/** Its transparent border reaches the icon, so that the pointer can move onto it. The rules stand here, so that no stylesheet of a page has them. */
const LOOK = `position:fixed;inset:0 auto auto 0;margin:0;border:${GAP_PX}px solid transparent;padding:5px 10px;max-width:min(20rem,100vw);background:var(--foreground) padding-box;color:var(--bg);font:var(--ui-weight) var(--t-2)/1.4 var(--font-body);border-radius:calc(var(--r1) + ${GAP_PX}px)`;

/** It repeats the accessible name, so nothing refers to it: a screen reader would say the name twice. */
const tooltip = document.createElement('div');
tooltip.role = 'tooltip';
tooltip.popover = 'manual';
tooltip.style.cssText = LOOK;

let icon: HTMLElement | undefined;
let listening = new AbortController();
let timer: ReturnType<typeof setTimeout> | undefined;
let shownUntil = -SKIP_DELAY_MS;

/** Shows the name of an icon that a mouse points at or that the keyboard has come to, after a while. Not for a finger, which presses at once. */
function showTooltip({ target, pointerType }: Event & Partial<PointerEvent>): void {
  const other = (target as Partial<Element>).closest?.<HTMLElement>('[aria-label]');
  // The pointer moves within the icon. A click or Escape has perhaps closed its tooltip.
  if (!other || other === icon) return;
  const isWordless = other.matches('button,a,[type=checkbox]') && other.innerText === '';
  // The visitor may have gone on while this code was loaded.
  if (!isWordless || !other.matches(pointerType === 'mouse' ? ':hover' : ':focus-visible')) return;
  leave();
  icon = other;
  listening = new AbortController();
  const { signal } = listening;
  const goOn = ({ relatedTarget }: PointerEvent) => {
    if (relatedTarget !== tooltip && relatedTarget !== icon) leave();
  };
  for (const element of [other, tooltip]) element.addEventListener('pointerleave', goOn, { signal });
  other.addEventListener('blur', leave, { signal });
  other.addEventListener('click', close, { signal });
  // What waits goes on: the focus itself may have scrolled to the icon.
  const moves = ({ target }: Event) => tooltip.isConnected && (target as Node).contains(other) && close();
  addEventListener('scroll', moves, { signal, capture: true });
  addEventListener('beforeprint', close, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal, capture: true });
  timer = setTimeout(show, performance.now() - shownUntil < SKIP_DELAY_MS ? 0 : DELAY_MS);
}

for (const sign of ['pointerover', 'focusin'] as const) document.addEventListener(sign, showTooltip);

function leave(): void {
  close();
  listening.abort();
  icon = undefined;
}

function close(): void {
  clearTimeout(timer);
  if (!tooltip.isConnected) return;
  tooltip.remove();
  shownUntil = performance.now();
}

/** Below the icon, or above where there is no room; within the screen. */
function show(): void {
  if (!icon?.isConnected) return;
  tooltip.textContent = icon.ariaLabel;
  // What is outside of a modal dialog can't be pointed at.
  (icon.closest('dialog') ?? document.body).append(tooltip);
  tooltip.showPopover();
  const { left, right, top, bottom } = icon.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tooltip;
  const y = bottom + height > innerHeight ? top - height : bottom;
  const x = Math.max(0, Math.min((left + right - width) / 2, document.documentElement.clientWidth - width));
  tooltip.style.translate = `${x}px ${y}px`;
}
