import { servedAt, type ServedTimes } from '#core/menu/served.ts';
import { learnZonesOfPage } from '../../../services/zone-offsets.ts';
import { PartElement } from '../../../ui/behaviour/part-element.ts';
import { fetchNewer } from './fetch-newer.ts';

/** How long a screen stays: guests need a moment to find their place, and one for each row. */
const SCREEN_MS = 7000;
const ROW_MS = 1000;
/** How often it looks for a newer menu. */
const LOOK_MS = 3 * 60_000;

/**
 * Shows the parts of a menu in turn; of several menus, those that are served now. Behind the address `#pizza` shows that part alone, for restaurants with several screens. A click or the space bar
 * stops and continues; arrow keys go on and back. It needs the network only to look for a newer menu, and keeps the one it has until then.
 */
class MenuBoard extends PartElement {
  #at = 0;
  #shown: HTMLElement | undefined;
  #isPaused = false;
  #timer = 0;
  #isLooking = false;

  protected connect(gone: AbortSignal): void {
    const options = { signal: gone };
    learnZonesOfPage();
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
    return wanted.length > 0 ? wanted : screensServed(all, this.dataset['times']);
  }

  #show(index: number): void {
    const screens = this.#screens;
    this.#at = (index + screens.length) % Math.max(screens.length, 1);
    const shown = screens[this.#at];
    for (const screen of this.querySelectorAll<HTMLElement>('section')) screen.hidden = screen !== shown;
    clearTimeout(this.#timer);
    this.#shown = shown;
    if (this.#isPaused || (screens.length < 2 && !this.#hasClock)) return;
    const rows = shown?.querySelectorAll('tbody tr').length ?? 0;
    this.#timer = window.setTimeout(() => this.#goOn(), SCREEN_MS + rows * ROW_MS);
  }

  /** To the next screen; to the first one where another menu is served by now. */
  #goOn(): void {
    const isThere = this.#shown !== undefined && this.#screens.includes(this.#shown);
    this.#show(isThere ? this.#at + 1 : 0);
  }

  get #hasClock(): boolean {
    return this.dataset['times'] !== undefined;
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
    const times = newer.getAttribute('data-times');
    if (times === null) this.removeAttribute('data-times');
    else this.setAttribute('data-times', times);
    this.replaceChildren(...newer.childNodes);
    this.#show(this.#at);
  }
}

/** The screens of the menus that are served now, by the clock of the location. Where nothing is served, all of them: each says its times. */
function screensServed(all: HTMLElement[], written: string | undefined): HTMLElement[] {
  if (written === undefined) return all;
  try {
    const ids = new Set(servedAt(JSON.parse(written) as ServedTimes, Date.now()));
    const served = all.filter(({ dataset }) => ids.has(dataset['menu'] ?? ''));
    return served.length > 0 ? served : all;
  } catch (error) {
    // An older browser may not know a time zone that the page has no offsets for.
    if (error instanceof RangeError) return all;
    throw error;
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
