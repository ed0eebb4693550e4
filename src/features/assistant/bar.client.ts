import type { AssistantStart } from '../../domain/assistant/assistant-start.ts';
import { SAMPLE_QUESTION_MS, SAMPLE_QUESTIONS } from '../../domain/assistant/sample-questions.ts';
import { loadLater } from '../../ui/load-later.ts';
import type { BarState } from './open-assistant.ts';

let state: BarState | undefined;
/** Of the page that was opened last with one. */
let bar: HTMLFormElement | undefined;
let [talk, box, ask, note] = [] as unknown as [HTMLButtonElement, HTMLInputElement, HTMLButtonElement, HTMLElement];
let timer: ReturnType<typeof setInterval> | undefined;
let sample = 0;

const load = loadLater(() => import('./open-assistant.ts'));

/** Shows the bar. The panel's code is loaded when the bar is touched. */
export function start(): void {
  showBar();
  // After a navigation the bar is shown again at once, before the new page is painted.
  document.addEventListener('astro:after-swap', showBar);
  timer ??= setInterval(suggest, SAMPLE_QUESTION_MS);
}

function showBar(): void {
  const found = document.querySelector<HTMLFormElement>('.assistant-bar');
  if (!found || found === bar) return;
  bar = found;
  [talk, box, ask, note] = bar.children as unknown as [typeof talk, typeof box, typeof ask, typeof note];
  const given = JSON.parse(bar.dataset['start'] ?? '') as AssistantStart;
  /** Without a text it is about what is in the box by then. */
  const tell = async (verb: 'edit' | 'ask' | 'open', text?: string) => {
    const { connect } = await load();
    connect(given, draw)[verb](text ?? box.value);
  };
  const open = (verb: 'ask' | 'open') => {
    note.textContent = '';
    tell(verb, box.value).catch(() => {
      note.textContent = navigator.onLine
        ? 'Something went wrong. Please reload the page.'
        : 'You are offline. Please try again.';
    });
  };
  const edit = () => {
    draw({ ...state, draft: box.value } as BarState);
    tell('edit').catch(() => {});
  };
  bar.addEventListener('focusin', edit);
  bar.addEventListener('input', edit);
  talk.addEventListener('click', () => open('open'));
  bar.addEventListener('submit', (event) => {
    event.preventDefault();
    open('ask');
  });
  draw((state ??= recall(given)));
}

function draw(next: BarState): void {
  state = next;
  if (bar) bar.hidden = next.isOpen;
  talk.hidden = !next.hasTalk;
  box.value = next.draft;
  ask.disabled = box.value.trim() === '';
}

/** What this tab has kept of before a reload (`services/conversations.ts`). The panel reads it with more care. */
function recall({ restaurantId }: AssistantStart): BarState {
  const kept = { draft: '', hasTalk: false, isOpen: false };
  try {
    const { draft, pending, messages } = JSON.parse(sessionStorage[`assistant:${restaurantId}`] as string) as Kept;
    kept.draft = draft || pending || '';
    kept.hasTalk = messages.length > 0;
  } catch {
    // There is nothing, or nothing that can be read.
  }
  return kept;
}

interface Kept {
  draft: string;
  pending?: string;
  messages: unknown[];
}

/** Not while somebody is about to write, nor for those who want nothing to move. */
function suggest(): void {
  if (box.value || bar?.contains(document.activeElement) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return;
  box.placeholder = SAMPLE_QUESTIONS[(sample = (sample + 1) % SAMPLE_QUESTIONS.length)] ?? '';
}
