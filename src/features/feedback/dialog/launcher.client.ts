import type { FeedbackStart } from '../../../domain/feedback/feedback-start.ts';
import { loadLater } from '../../../services/load-later.ts';
import { withLateStyles } from '../../../ui/behaviour/late-styles.ts';
import { keepSession } from '../form/keep-session.ts';

/** Events that come before a click. The dialog is loaded at the first of them. */
const SIGNS = ['pointerenter', 'touchstart', 'focus'];

const load = loadLater(() => withLateStyles(import('./open-feedback.ts')));

/** Shows the tab. The dialog's code is loaded when it is needed. */
export function start(): void {
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
  if (document.querySelector('main astro-island form'))
    void import('./keep-off-forms.ts').then(({ keepOffForms }) => keepOffForms(launcher, button)).catch(() => {});
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
