import { $toasts, dismissToast, type Toast, TOAST_MS } from '../../stores/toasts.ts';

/** Shows the first toast of the queue, and removes it when its time is over (docs/behaviour.md#toasts). */

interface Shown {
  toast: Toast;
  element: HTMLElement;
}

let shown: Shown | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Where the focus was before Alt+T took it to the toasts. */
let left: HTMLElement | undefined;

$toasts.subscribe(([first]) => draw(first));
// After a navigation the region is empty; the current toast is shown there again.
export function start(): void {
  draw($toasts.get()[0]);
}

function draw(toast: Toast | undefined): void {
  const region = document.querySelector<HTMLElement>('.toasts');
  if (!region || (shown?.toast === toast && shown?.element.isConnected)) return;
  const hadFocus = shown?.element.contains(document.activeElement) ?? false;
  clearTimeout(timer);
  shown?.element.remove();
  shown = toast && { toast, element: make(toast) };
  if (shown) region.append(shown.element);
  if (hadFocus) leave();
  run();
}

function make(toast: Toast): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>('template#toast');
  const element = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const [title, text] = element.querySelectorAll('b, p');
  if (title) title.textContent = toast.title;
  if (text) text.textContent = toast.text;
  element.querySelector('.toast-words')?.setAttribute('role', toast.kind === 'bad' ? 'alert' : 'status');
  element.toggleAttribute('data-bad', toast.kind === 'bad');
  element.querySelector('button')?.addEventListener('click', () => dismissToast(toast));
  // The time stops while the visitor points at the toast or has the focus in it.
  for (const sign of ['pointerenter', 'focusin']) element.addEventListener(sign, () => clearTimeout(timer));
  for (const sign of ['pointerleave', 'focusout']) element.addEventListener(sign, run);
  return element;
}

function run(): void {
  clearTimeout(timer);
  if (!shown) return;
  const { toast, element } = shown;
  if (element.matches(':hover, :focus-within')) return;
  timer = setTimeout(() => dismissToast(toast), TOAST_MS[toast.kind]);
}

document.addEventListener('keydown', (event) => {
  const region = document.querySelector<HTMLElement>('.toasts');
  if (event.altKey && event.code === 'KeyT' && region) {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement && !region.contains(document.activeElement))
      left = document.activeElement;
    (region.querySelector('button') ?? region).focus();
  } else if (event.key === 'Escape' && region?.contains(document.activeElement)) {
    if (shown) dismissToast(shown.toast);
    leave();
  }
});

function leave(): void {
  if (left?.isConnected) left.focus();
  left = undefined;
}
