import type { AssistantStart } from '../../domain/assistant/display/assistant-start.ts';
import { loadLater } from '../../services/load-later.ts';
import { withLateStyles } from '../../ui/behaviour/late-styles.ts';
import type { BarState } from './open-assistant.ts';

/** How long each question is suggested. */
const SAMPLE_QUESTION_MS = 3500;

let state: BarState | undefined;
/** From the last opened page that has a bar. */
let bar: HTMLFormElement;
let [talk, box, ask, note] = [] as unknown as [HTMLButtonElement, HTMLInputElement, HTMLButtonElement, HTMLElement];
let timer: ReturnType<typeof setInterval> | undefined;
let questions: readonly string[];
let sample = 0;
let lastY = 0;
let isGoingDown = false;

const load = loadLater(() => withLateStyles(import('./open-assistant.ts')));

/** Shows the bar. The panel's code is loaded when the bar is touched. */
export function start(): void {
  // While this was loaded, the visitor may have gone to a page without a bar.
  if (!document.querySelector('.assistant-bar')) return;
  // A page may open at a scroll position: the visitor has not scrolled yet.
  lastY = scrollY;
  isGoingDown = false;
  showBar();
  makeRoom();
  // After a navigation the bar is shown again at once, before the new page is painted.
  document.addEventListener('astro:after-swap', showBar);
  // What is under the bar also changes without scrolling: a phone is turned, a font comes.
  timer ??= setInterval(() => (makeRoom(), suggest()), SAMPLE_QUESTION_MS);
  addEventListener('scroll', makeRoom);
}

function showBar(): void {
  const found = document.querySelector<HTMLFormElement>('.assistant-bar');
  if (!found || found === bar) return;
  bar = found;
  [talk, box, ask, note] = bar.children as unknown as [typeof talk, typeof box, typeof ask, typeof note];
  const given = JSON.parse(String(bar.dataset['start'])) as AssistantStart;
  ({ questions } = given);
  const tell = async (verb: 'edit' | 'ask' | 'open') => {
    const text = box.value;
    const { connect } = await load();
    connect(given, draw)[verb](text);
  };
  const open = (verb: 'ask' | 'open') => {
    note.textContent = '';
    tell(verb).catch(() => {
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
  bar.hidden = next.isOpen;
  talk.hidden = !next.hasTalk;
  box.value = next.draft;
  ask.disabled = box.value.trim() === '';
}

/** The conversation that this tab kept from before a reload (`services/conversations.ts`). The panel validates it. */
function recall({ restaurantId }: AssistantStart): BarState {
  try {
    const { draft, pending, messages } = JSON.parse(sessionStorage[`assistant:${restaurantId}`] as string) as Kept;
    return { draft: draft || pending || '', hasTalk: messages.length > 0, isOpen: false };
  } catch {
    // Nothing is stored, or it cannot be read.
    return { draft: '', hasTalk: false, isOpen: false };
  }
}

interface Kept {
  draft: string;
  pending?: string;
  messages: unknown[];
}

/**
 * The bar leaves while the visitor scrolls down, and where it would lie on a form or on the buttons that a page begins with. It comes
 * back on scrolling up. That it also leaves for a focused field, and never while it has the focus itself, is in its styles.
 */
function makeRoom(): void {
  // Ignores small movements, and scrolling beyond the top of the page.
  if (scrollY <= 0 || Math.abs(scrollY - lastY) > 8) {
    isGoingDown = scrollY > 0 && scrollY > lastY;
    lastY = scrollY;
  }
  // Its position when it is not away.
  const end = innerHeight - parseFloat(getComputedStyle(bar).bottom);
  const isBeside = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < end && bottom > end - bar.offsetHeight;
  };
  bar.toggleAttribute(
    'data-away',
    isGoingDown || [...document.querySelectorAll('main form,[data-clear]')].some(isBeside),
  );
}

/** Not while the visitor is about to write, nor with reduced motion. */
function suggest(): void {
  if (box.value || bar.matches(':focus-within') || matchMedia('(prefers-reduced-motion)').matches) return;
  box.placeholder = questions[++sample % questions.length] as string;
}
