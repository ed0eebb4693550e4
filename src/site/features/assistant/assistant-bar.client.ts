import { loadTexts } from '../../services/texts.ts';
import { scriptTexts } from '../../ui/behaviour/script-texts.ts';
import type { AssistantStart } from '#content/chat/assistant-start.ts';
import { loadLater } from '../../services/load-code.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';
import type { BarState } from './open-assistant.ts';

/** How long each question is suggested. */
const SAMPLE_QUESTION_MS = 3500;

/** It goes on when a navigation brings another bar. */
let state: BarState | undefined;
let sample = 0;

const load = loadLater(() => Promise.all([import('./open-assistant.ts'), loadTexts()]));

/** The search bar at the bottom of the screen. The panel's code is loaded when the bar is touched. */
class AssistantBar extends PartElement {
  #lastY = 0;
  #isGoingDown = false;
  /** Nobody has scrolled since the last suggestion. */
  #isAtRest = true;
  #words = { page: '', areBelow: false };

  protected connect(gone: AbortSignal): void {
    this.draw((state ??= recall(this.#start)));
    const listening = { signal: gone };
    this.addEventListener('focusin', () => this.#edit(), listening);
    this.addEventListener('input', () => this.#edit(), listening);
    this.#talk.addEventListener('click', () => this.#open('open'), listening);
    this.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        this.#open('ask');
      },
      listening,
    );
    this.#rest();
    // The browser may have opened the page at a scroll position by then: the visitor has not scrolled yet.
    addEventListener('load', () => this.#rest(), listening);
    addEventListener(
      'scroll',
      () => {
        this.#isAtRest = false;
        this.#makeRoom();
      },
      listening,
    );
    // What is under the bar also changes without scrolling: a phone is turned, a font comes.
    const timer = setInterval(() => {
      if (this.#isAtRest) this.#isGoingDown = false;
      this.#isAtRest = true;
      this.#makeRoom();
      this.#suggest();
    }, SAMPLE_QUESTION_MS);
    gone.addEventListener('abort', () => clearInterval(timer));
  }

  draw({ draft, hasTalk, isOpen }: BarState): void {
    this.hidden = isOpen;
    this.#talk.hidden = !hasTalk;
    this.#box.value = draft;
    this.#ask.disabled = draft.trim() === '';
  }

  #edit(): void {
    drawBar({ ...(state as BarState), draft: this.#box.value });
    this.#tell('edit').catch(() => {});
  }

  #open(verb: 'ask' | 'open'): void {
    this.#note.textContent = '';
    this.#tell(verb).catch(() => {
      const { wentWrong, offline } = scriptTexts<'wentWrong' | 'offline'>(this);
      this.#note.textContent = navigator.onLine ? wentWrong : offline;
    });
  }

  async #tell(verb: 'edit' | 'ask' | 'open'): Promise<void> {
    const text = this.#box.value;
    const [{ connect }, texts] = await load();
    connect(this.#start, drawBar, texts)[verb](text);
  }

  #rest(): void {
    this.#lastY = scrollY;
    this.#isGoingDown = false;
    this.#makeRoom();
  }

  /**
   * The bar leaves while the visitor scrolls down, and where it would lie on a form or on the buttons that a page begins with. On the first screen
   * it covers no words, unless there is a conversation to go on with. It comes back on scrolling up, and when the visitor has stopped to read. That it also leaves for a focused field, and never while it has the focus itself, is in its styles.
   */
  #makeRoom(): void {
    // Ignores small movements, and scrolling beyond the top of the page.
    if (scrollY <= 0 || Math.abs(scrollY - this.#lastY) > 8) {
      this.#isGoingDown = scrollY > 0 && scrollY > this.#lastY;
      this.#lastY = scrollY;
    }
    // Its position when it is not away.
    const end = innerHeight - parseFloat(getComputedStyle(this).bottom);
    const isBeside = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < end && bottom > end - this.offsetHeight;
    };
    const isInTheWay =
      [...document.querySelectorAll('main form,[data-clear]')].some(isBeside) ||
      (scrollY <= 0 && !state?.hasTalk && this.#coversWords(end));
    this.toggleAttribute('data-away', this.#isGoingDown || isInTheWay);
  }

  /** Whether words of the first screen are where the bar stands when it is not away. Looked for again when the page has another size. */
  #coversWords(end: number): boolean {
    const page = [innerWidth, innerHeight, document.body.scrollHeight].join(' ');
    if (this.#words.page === page) return this.#words.areBelow;
    const { left, right } = this.getBoundingClientRect();
    const words = document.createTreeWalker(document.querySelector('main') as HTMLElement, NodeFilter.SHOW_TEXT);
    let areBelow = false;
    while (!areBelow && words.nextNode()) {
      const box = words.currentNode.parentElement?.getBoundingClientRect();
      const isIn = box && box.top < end && box.bottom > end - this.offsetHeight && box.left < right && box.right > left;
      areBelow = isIn === true && (words.currentNode as Text).data.trim() !== '';
    }
    this.#words = { page, areBelow };
    return areBelow;
  }

  /** Not while the visitor is about to write, nor with reduced motion. */
  #suggest(): void {
    if (this.#box.value || this.matches(':focus-within') || matchMedia('(prefers-reduced-motion)').matches) return;
    const { questions } = this.#start;
    this.#box.placeholder = questions[++sample % questions.length] as string;
  }

  get #start(): AssistantStart {
    return JSON.parse(String(this.dataset['start'])) as AssistantStart;
  }

  get #box(): HTMLInputElement {
    return this.querySelector('input') as HTMLInputElement;
  }

  get #talk(): HTMLButtonElement {
    return this.querySelector('[type=button]') as HTMLButtonElement;
  }

  get #ask(): HTMLButtonElement {
    return this.querySelector('[type=submit]') as HTMLButtonElement;
  }

  get #note(): HTMLElement {
    return this.querySelector('[role=status]') as HTMLElement;
  }
}

/** The panel tells the bar of whatever page is open. */
function drawBar(next: BarState): void {
  state = next;
  document.querySelector<AssistantBar>('assistant-bar')?.draw(next);
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

customElements.define('assistant-bar', AssistantBar);
