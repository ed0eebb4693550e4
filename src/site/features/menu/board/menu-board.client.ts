import { PartElement } from '../../../ui/behaviour/part-element.ts';
import { fetchNewer } from './fetch-newer.ts';

/** How long a screen stays: guests need a moment to find their place, and one for each row. */
const SCREEN_MS = 7000;
const ROW_MS = 1000;
/** How often it looks for a newer menu. */
const LOOK_MS = 3 * 60_000;

/**
 * Shows the parts of a menu in turn. Behind the address `#pizza` shows that part alone, for restaurants with several screens. A click or the space bar
 * stops and continues; arrow keys go on and back. It needs the network only to look for a newer menu, and keeps the one it has until then.
 */
class MenuBoard extends PartElement {
  #at = 0;
  #isPaused = false;
  #timer = 0;
  #isLooking = false;

  protected connect(gone: AbortSignal): void {
    const options = { signal: gone };
    this.#show(0);
    this.addEventListener('click', () => this.#pause(), options);
    document.addEventListener('keydown', (event) => this.#press(event), options);
    addEventListener('hashchange', () => this.#show(0), options);
    const looking = setInterval(() => void this.#look(), LOOK_MS);
    // A screen that was off, or had no network, may show an old menu.
    addEventListener('online', () => void this.#look(), options);
    gone.addEventListener('abort', () => {
      clearInterval(looking);
      clearTimeout(this.#timer);
    });
    loadFonts();
    keepAwake(gone);
  }

  get #screens(): HTMLElement[] {
    const all = [...this.querySelectorAll<HTMLElement>('section')];
    const wanted = all.filter(({ dataset }) => dataset['part'] === decodeURIComponent(location.hash.slice(1)));
    return wanted.length > 0 ? wanted : all;
  }

  #show(index: number): void {
    const screens = this.#screens;
    this.#at = (index + screens.length) % Math.max(screens.length, 1);
    const shown = screens[this.#at];
    for (const screen of this.querySelectorAll<HTMLElement>('section')) screen.hidden = screen !== shown;
    clearTimeout(this.#timer);
    if (this.#isPaused || screens.length < 2) return;
    const rows = shown?.querySelectorAll('tbody tr').length ?? 0;
    this.#timer = window.setTimeout(() => this.#show(this.#at + 1), SCREEN_MS + rows * ROW_MS);
  }

  #pause(): void {
    this.#isPaused = !this.#isPaused;
    this.#show(this.#at);
  }

  #press(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 }[event.key];
    if (step === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (step === undefined) this.#pause();
    else this.#show(this.#at + step);
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    const newer = await fetchNewer(this).catch(() => undefined);
    this.#isLooking = false;
    if (newer === undefined) return;
    this.replaceChildren(...newer.childNodes);
    this.#show(this.#at);
  }
}

/** Also those of screens that are not shown yet: the network may be gone by then. */
function loadFonts(): void {
  for (const face of document.fonts) face.load().catch(() => {});
}

/** Browsers darken a screen that nobody touches. */
function keepAwake(signal: AbortSignal): void {
  const ask = () => {
    if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => {});
  };
  ask();
  document.addEventListener('visibilitychange', ask, { signal });
}

customElements.define('menu-board', MenuBoard);
