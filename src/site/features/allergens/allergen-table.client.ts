import { PartElement } from '../../ui/behaviour/part-element.ts';

/** Shows the columns that a guest has chosen, or all of them where none is. */
class AllergenTable extends PartElement {
  protected connect(gone: AbortSignal): void {
    const listening = { signal: gone };
    this.addEventListener('change', () => this.#showChosen(), listening);
    this.#all?.addEventListener('click', () => this.#chooseNone(), listening);
    // Browsers restore what was chosen when a page comes back from the history.
    this.#showChosen();
    addEventListener('pageshow', () => this.#showChosen(), listening);
  }

  get #boxes(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>('.allergen-choice input')];
  }

  get #all(): HTMLButtonElement | null {
    return this.querySelector('.allergen-all');
  }

  #chooseNone(): void {
    for (const box of this.#boxes) box.checked = false;
    this.#showChosen();
    // The pressed button has disappeared.
    this.#boxes[0]?.focus();
  }

  #showChosen(): void {
    const boxes = this.#boxes;
    const isAll = boxes.every(({ checked }) => !checked);
    for (const row of this.querySelectorAll('tr')) {
      const [, ...cells] = row.cells;
      for (const [index, cell] of cells.entries()) cell.hidden = !isAll && boxes[index]?.checked !== true;
    }
    const shown = isAll ? boxes.length : boxes.filter(({ checked }) => checked).length;
    this.querySelector('table')?.style.setProperty('--columns', String(shown));
    if (this.#all) this.#all.hidden = isAll;
  }
}

customElements.define('allergen-table', AllergenTable);
