import type { FeedbackStart } from '../../domain/feedback/feedback-start.ts';
import { keepSession } from './keep-session.ts';
import type * as Dialog from './open-feedback.ts';

/** Events that come before a click. The dialog is loaded at the first of them. */
const SIGNS = ['pointerenter', 'touchstart', 'focus'];

/** Shows the tab. The dialog's code is loaded when it is needed. */
export async function start(): Promise<void> {
  await import('./launcher.css');
  showTab();
  // After a navigation the tab is shown again at once, before the new page is painted.
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

/** Loads the dialog only once. */
function load(): Promise<typeof Dialog> {
  // A browser remembers a failed import for as long as the page is open, so none is tried without a connection.
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

// A failure to load the dialog is handled here. The handler in navigation.client.ts would reload the page, even for a visitor who
// only passed over the tab.
window.addEventListener('vite:preloadError', (event) => isLoading && event.stopImmediatePropagation(), true);
