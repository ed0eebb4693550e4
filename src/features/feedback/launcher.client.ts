import type { FeedbackStart } from '../../domain/feedback-start.ts';
import { keepSession } from './keep-session.ts';

/** Signs that a visitor is about to use it: by then the dialog may as well be on its way. */
const SIGNS = ['pointerenter', 'touchstart', 'focus'];

/** Shows the tab. The dialog's code comes when it is wanted. */
export async function start(): Promise<void> {
  await import('./launcher.css');
  showTab();
  // On the next page it is there at once, as if it had never left.
  document.addEventListener('astro:after-swap', showTab);
}

function showTab(): void {
  const launcher = document.querySelector<HTMLElement>('.launcher');
  const button = launcher?.querySelector('button');
  if (!launcher?.hidden || !button) return;
  launcher.hidden = false;
  for (const sign of SIGNS)
    button.addEventListener(sign, () => void load().catch(() => {}), { once: true, passive: true });
  const given = JSON.parse(launcher.dataset['start'] ?? '{}') as FeedbackStart;
  button.addEventListener('click', () => void open(given, launcher, button));
  keepSession(given.backend);
}

async function open(
  given: FeedbackStart,
  { lastElementChild: note }: HTMLElement,
  button: HTMLButtonElement,
): Promise<void> {
  if (!note || button.ariaBusy === 'true') return;
  note.textContent = '';
  button.ariaBusy = 'true';
  try {
    const { openFeedback } = await load();
    if (button.isConnected) openFeedback(given, button);
  } catch (error) {
    if (navigator.onLine) {
      console.warn('The feedback dialog could not be loaded.', error);
      location.assign('/feedback/');
    } else note.textContent = 'You are offline. Please try again.';
  }
  button.ariaBusy = 'false';
}

let isLoaded = false;
let isLoading = false;

async function load() {
  // A browser that once failed to load a module remembers that for as long as the page is there.
  if (!isLoaded && !navigator.onLine) throw new Error('There is no connection.');
  isLoading = true;
  try {
    const dialog = await import('./open-feedback.ts');
    isLoaded = true;
    return dialog;
  } finally {
    isLoading = false;
  }
}

// What can't be loaded is answered for here, whoever only passed over the tab: the page need not come anew.
window.addEventListener('vite:preloadError', (event) => isLoading && event.stopImmediatePropagation(), true);
