import { PartElement } from '../../ui/behaviour/part-element.ts';
import { type Choice, readChoice } from './choice.ts';
import { runCode } from './run-code.ts';

const KEY = 'consent';

/** Where the browser keeps nothing, a choice counts until the page is loaded anew. */
let unkept: string | null = null;
/** What runs in this document. */
const running = new Set<string>();

/** A browser that asks not to be tracked has answered the question. */
const hasPrivacyControl = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** The bar that asks whether the brand's own code may run, and the dialog in which one changes one's mind. */
class ConsentChoice extends PartElement {
  protected connect(gone: AbortSignal): void {
    const listening = { signal: gone };
    this.addEventListener('click', (event) => this.#press(event), listening);
    // Before the router.
    document.addEventListener('click', (event) => this.#followLink(event), { ...listening, capture: true });
    // Another tab of the site.
    addEventListener('storage', ({ key }) => key === KEY && this.#apply(), listening);
    const sizes = new ResizeObserver(() => this.#makeRoom());
    sizes.observe(this.#bar);
    gone.addEventListener('abort', () => sizes.disconnect());
    this.#apply();
  }

  /** The choice that counts; undefined: there is none yet. */
  get #choice(): Choice | undefined {
    const about = this.dataset['about'] ?? '';
    if (hasPrivacyControl()) return { allowed: [], about, at: Date.now() };
    return readChoice(readKept(), about, Date.now());
  }

  #apply(): void {
    const choice = this.#choice;
    this.#bar.hidden = choice !== undefined;
    this.#makeRoom();
    if (!choice) return;
    // What runs can't be stopped, but a page that is loaded anew is without it.
    if ([...running].some((category) => !choice.allowed.includes(category))) return location.reload();
    if (choice.forgets) {
      forgetCookies();
      keep({ ...choice, forgets: false });
    }
    for (const category of choice.allowed) running.add(category);
    runCode(choice.allowed);
  }

  #press({ target }: Event): void {
    const { value = '' } = (target as Element).closest('button') ?? {};
    const categories = (this.dataset['categories'] ?? '').split(' ');
    const isTicked = (category: string) => this.querySelector<HTMLInputElement>(`input[name="${category}"]`)?.checked;
    if (value === 'open') return this.#open();
    if (value === 'close') return this.#dialog.close();
    if (value === 'none') this.#choose([]);
    if (value === 'all') this.#choose(categories);
    if (value === 'chosen') this.#choose(categories.filter(isTicked));
  }

  #choose(allowed: string[]): void {
    this.#dialog.close();
    const forgets = [...running].some((category) => !allowed.includes(category));
    keep({ allowed, about: this.dataset['about'] ?? '', at: Date.now(), forgets });
    this.#apply();
  }

  /** The link of the footer leads to the privacy page, and here to the choice itself. */
  #followLink(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || !(event.target as Element).closest?.('[data-consent-link]')) return;
    event.preventDefault();
    this.#open();
  }

  #open(): void {
    const allowed = this.#choice?.allowed ?? [];
    for (const input of this.querySelectorAll('input')) input.checked = allowed.includes(input.name);
    (this.querySelector('.consent-control') as HTMLElement).hidden = !hasPrivacyControl();
    (this.querySelector('fieldset') as HTMLFieldSetElement).disabled = hasPrivacyControl();
    this.#dialog.showModal();
  }

  /** What else floats at the foot of the screen stands above the bar. */
  #makeRoom(): void {
    document.documentElement.style.setProperty('--consent', `${this.#bar.offsetHeight}px`);
  }

  get #bar(): HTMLElement {
    return this.querySelector('.consent-bar') as HTMLElement;
  }

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog') as HTMLDialogElement;
  }
}

function readKept(): string | null {
  try {
    return localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

function keep(choice: Choice): void {
  unkept = JSON.stringify(choice);
  try {
    localStorage.setItem(KEY, unkept);
  } catch {
    // It counts for this page all the same.
  }
}

/** Those that a script can see, on this host and on each above it. */
function forgetCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; '))
    for (const domain of domains) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/${domain}`;
}

customElements.define('consent-choice', ConsentChoice);
