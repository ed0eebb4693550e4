import { PartElement } from '../../ui/behaviour/part-element.ts';
import { scriptTexts } from '../../ui/behaviour/script-texts.ts';
import { filterText, type FilterWords, isHiddenBy } from './allergen-filter.ts';

/**
 * Hides the items of a menu that contain, or may contain, what a guest has chosen. What does not state it stays, and is counted. The choice holds for the
 * menus of this tab; printed menus have all items.
 */
class AllergenFilter extends PartElement {
  protected connect(gone: AbortSignal): void {
    const listening = { signal: gone };
    const kept = keptKinds();
    for (const box of this.#boxes) box.checked = kept.includes(box.name);
    const details = this.querySelector('details');
    if (details && this.#chosen.length > 0) details.open = true;
    this.#apply();
    this.addEventListener('change', () => this.#choose(), listening);
    this.querySelector('button')?.addEventListener('click', () => this.#chooseNone(), listening);
    addEventListener('pageshow', () => this.#apply(), listening);
  }

  get #boxes(): HTMLInputElement[] {
    return [...this.querySelectorAll('input')];
  }

  get #chosen(): string[] {
    return this.#boxes.flatMap(({ checked, name }) => (checked ? name : []));
  }

  #choose(): void {
    keepKinds(this.#chosen);
    this.#apply();
  }

  #chooseNone(): void {
    for (const box of this.#boxes) box.checked = false;
    this.#choose();
    // The pressed button has disappeared.
    this.querySelector('summary')?.focus();
  }

  #apply(): void {
    const chosen = this.#chosen;
    const words = scriptTexts<keyof FilterWords>(this);
    const counts = { hidden: 0, left: 0 };
    for (const list of document.querySelectorAll<HTMLElement>('.menu-category > .menu-items')) {
      let left = 0;
      for (const item of list.querySelectorAll<HTMLElement>(':scope > li')) {
        const isHidden = isHiddenBy(item.dataset['allergens'], chosen);
        item.toggleAttribute('data-hidden', isHidden);
        if (isHidden) counts.hidden++;
        else left++;
      }
      counts.left += left;
      sayEmptied(list, left === 0 ? words.emptied : undefined);
    }
    const status = this.querySelector('[role="status"]');
    const text = chosen.length === 0 ? '' : filterText(counts, words);
    // Setting the same text again would make screen readers repeat it.
    if (status && status.textContent !== text) status.textContent = text;
    const button = this.querySelector('button');
    if (button) button.hidden = chosen.length === 0;
  }
}

/** A line in place of the items of a category. */
function sayEmptied(list: HTMLElement, text: string | undefined): void {
  const told = list.parentElement?.querySelector('.menu-emptied');
  if (text === undefined) told?.remove();
  if (text === undefined || told) return;
  const line = document.createElement('p');
  line.className = 'menu-emptied';
  line.textContent = text;
  list.after(line);
}

const KEY = 'allergens-hidden';

/** A browser may keep nothing at all. */
function keptKinds(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

function keepKinds(kinds: string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kinds));
  } catch {
    // The choice holds for this page alone.
  }
}

customElements.define('allergen-filter', AllergenFilter);
