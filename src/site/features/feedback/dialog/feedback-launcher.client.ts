import { scriptTexts } from '../../../ui/behaviour/script-texts.ts';
import { loadTexts } from '../../../services/texts.ts';
import type { FeedbackStart } from '#content/feedback/feedback-start.ts';
import { loadLater } from '../../../services/load-code.ts';
import { PartElement } from '../../../ui/behaviour/part-element.ts';
import { keepSession } from '../form/keep-session.ts';
import { keepOffForms } from './keep-off-forms.ts';

/** Events that come before a click. The dialog is loaded at the first of them. */
const SIGNS = ['pointerenter', 'touchstart', 'focus'];

const load = loadLater(() => Promise.all([import('./open-feedback.ts'), loadTexts()]));

/** The tab that opens the feedback dialog, whose code is loaded when it is needed. */
class FeedbackLauncher extends PartElement {
  protected connect(gone: AbortSignal): void {
    const launcher = this.querySelector('section');
    const button = this.querySelector('button');
    const note = this.querySelector('p');
    if (!launcher || !button || !note) return;
    launcher.hidden = false;
    for (const sign of SIGNS)
      button.addEventListener(sign, () => void load().catch(() => {}), { once: true, passive: true, signal: gone });
    const given = JSON.parse(this.dataset['start'] ?? '{}') as FeedbackStart;
    button.addEventListener('click', () => void open(given, button, note, scriptTexts<'offline'>(this)), {
      signal: gone,
    });
    keepSession(given.backend);
    keepOffForms(launcher, button, gone);
  }
}

async function open(
  given: FeedbackStart,
  button: HTMLButtonElement,
  note: HTMLElement,
  { offline }: { offline: string },
): Promise<void> {
  if (button.ariaBusy === 'true') return;
  note.textContent = '';
  button.ariaBusy = 'true';
  try {
    const [{ openFeedback }, texts] = await load();
    if (button.isConnected) openFeedback(given, button, texts);
  } catch (error) {
    if (navigator.onLine) {
      console.warn('The feedback dialog could not be loaded.', error);
      location.assign(given.page ?? '/feedback/');
    } else note.textContent = offline;
  }
  button.ariaBusy = 'false';
}

customElements.define('feedback-launcher', FeedbackLauncher);
