import type { FeedbackStart } from '../../domain/feedback/feedback-start.ts';
import { keepSession } from './keep-session.ts';
import type * as Dialog from './open-feedback.ts';

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

let dialog: Promise<typeof Dialog> | undefined;
let isLoading = false;

/** Once, however many signs there are. */
function load(): Promise<typeof Dialog> {
  // A browser that once failed to load a module remembers that for as long as the page is there.
  if (!dialog && !navigator.onLine) return Promise.reject(new Error('There is no connection.'));
  dialog ??= fetchDialog();
  return dialog;
}

async function fetchDialog(): Promise<typeof Dialog> {
  isLoading = true;
  try {
    return await import('./open-feedback.ts');
  } catch (error) {
    dialog = undefined;
    throw error;
  } finally {
    isLoading = false;
  }
}

// What can't be loaded is answered for here, whoever only passed over the tab: the page need not come anew.
window.addEventListener('vite:preloadError', (event) => isLoading && event.stopImmediatePropagation(), true);
