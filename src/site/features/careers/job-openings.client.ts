import { fillIn, scriptTexts } from '../../ui/behaviour/script-texts.ts';
import { hasWords, makeSearchText, searchWordsOf } from '#core/text/search.ts';
import { $wantedOpening } from '../../stores/careers.ts';
import { isOver } from '#core/hours/last-day.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/**
 * The openings and their filters. The address of the page contains the filters and the open opening. So a filtered list can be shared, and stays
 * filtered after going back.
 */
class JobOpenings extends PartElement {
  protected connect(gone: AbortSignal): void {
    const wanted = new URLSearchParams(location.search);
    for (const filter of this.#filters) {
      const value = wanted.get(filter.name);
      if (value !== null) choose(filter, value);
    }
    // Also applies what was chosen or opened before this code was loaded, or restored by a reload.
    this.#applyFilters();
    if (location.hash === '') this.#rememberOpen();
    this.#openLinked();
    const listening = { signal: gone };
    addEventListener('hashchange', () => this.#openLinked(), listening);
    // A page that was left open overnight is looked at again, or comes back from the history.
    for (const sign of ['visibilitychange', 'pageshow']) addEventListener(sign, () => this.#showMatches(), listening);
    this.addEventListener('change', ({ target }) => this.#isFilter(target) && this.#applyFilters(), listening);
    this.addEventListener('input', ({ target }) => this.#isFilter(target) && this.#showMatches(), listening);
    this.addEventListener('click', ({ target }) => this.#answerClick(target as Element), listening);
  }

  #isFilter(target: EventTarget | null): boolean {
    return this.#filters.some((filter) => filter === target);
  }

  #answerClick(target: Element): void {
    if (target.closest('[data-clear-filters]')) {
      this.#clearFilters();
      // The pressed button has disappeared.
      this.#filters[0]?.focus();
    }
    const opening = target.closest<HTMLElement>('[data-opening]')?.dataset['opening'];
    if (opening !== undefined) $wantedOpening.set({ id: opening });
    const details = target.closest('.opening summary')?.closest('details');
    if (details) rememberToggled(details);
  }

  get #filters(): Filter[] {
    return [...this.querySelectorAll<Filter>('.opening-filters :is(select, input)')];
  }

  #clearFilters(): void {
    for (const filter of this.#filters) choose(filter, '');
    this.#applyFilters();
  }

  #applyFilters(): void {
    this.#showMatches();
    changeAddress((url) => {
      for (const filter of this.#filters) {
        const [only, ...others] = chosenValues(filter) ?? [];
        const value = only !== undefined && others.length === 0 ? only : filter.value.trim();
        // Deleted first, so that the same filters give the same address in whatever order they were chosen.
        url.searchParams.delete(filter.name);
        if (value !== '') url.searchParams.append(filter.name, value);
      }
    });
  }

  #showMatches(): void {
    const active = this.#filters.flatMap((filter) => {
      const values = chosenValues(filter);
      return values ? { name: filter.name, values } : [];
    });
    let count = 0;
    for (const opening of this.querySelectorAll<HTMLElement>('.opening')) {
      const { until } = opening.dataset;
      if (until !== undefined && isOver({ end: until }, Date.now())) {
        opening.remove();
        continue;
      }
      opening.hidden = active.some(({ name, values }) => !values.includes(opening.dataset[name] ?? ''));
      if (!opening.hidden) count++;
    }
    const title = this.querySelector('.openings-count');
    // Setting the same text again would make screen readers repeat it.
    const { none, one, other } = scriptTexts<'none' | 'one' | 'other'>(this);
    const text = count === 0 ? none : count === 1 ? one : fillIn(other, { count });
    if (title && title.textContent !== text) title.textContent = text;
    // Where the last one is over, the title says so.
    this.#hide('.openings-none', count > 0 || active.length === 0);
    this.#hide('.opening-filters button', active.length === 0);
  }

  #hide(selector: string, isHidden: boolean): void {
    const element = this.querySelector<HTMLElement>(selector);
    if (element) element.hidden = isHidden;
  }

  /** A link to an opening overrides filters that would hide it. */
  #openLinked(): void {
    const linked = document.getElementById(location.hash.slice(1));
    const details = this.contains(linked) ? linked?.closest('details') : undefined;
    const opening = details?.closest<HTMLElement>('.opening');
    if (!details || !opening) return;
    details.open = true;
    if (!opening.hidden) return;
    this.#clearFilters();
    opening.scrollIntoView();
  }

  /** A single opening is open from the start. */
  #rememberOpen(): void {
    const openings = [...this.querySelectorAll<HTMLDetailsElement>('.opening details')];
    const open = openings.findLast((opening) => opening.open);
    if (open && openings.length > 1) changeAddress((url) => (url.hash = open.id));
  }
}

/** A filter with many choices is a search field; its `datalist` has the choices. */
type Filter = HTMLSelectElement | HTMLInputElement;

/** A value that the filter does not offer turns it off. */
function choose(filter: Filter, value: string): void {
  if (filter instanceof HTMLInputElement) {
    filter.value = choicesOf(filter).find((choice) => choice.value === value)?.label ?? value;
    if (chosenValues(filter)?.length === 0) filter.value = '';
    return;
  }
  filter.value = value;
  if (filter.selectedIndex < 0) filter.value = '';
}

function choicesOf({ list }: HTMLInputElement): { value: string; label: string }[] {
  const options = list instanceof HTMLDataListElement ? [...list.options] : [];
  return options.map(({ value, dataset }) => ({ value: dataset['value'] ?? '', label: value }));
}

/** The values that pass a filter; for a search, those whose labels contain its words. Undefined while the filter is off. */
function chosenValues(filter: Filter): string[] | undefined {
  const text = filter.value.trim();
  if (text === '') return undefined;
  if (filter instanceof HTMLSelectElement) return [filter.value];
  const choices = choicesOf(filter);
  const exact = choices.filter(({ label }) => label === text);
  const words = searchWordsOf(text);
  const found = exact.length > 0 ? exact : choices.filter(({ label }) => hasWords(makeSearchText([label]), words));
  return found.map(({ value }) => value);
}

/** The click comes before the change: an open element is about to close. */
function rememberToggled({ id, open }: HTMLDetailsElement): void {
  changeAddress((url) => {
    if (!open) url.hash = id;
    else if (url.hash === `#${id}`) url.hash = '';
  });
}

function changeAddress(change: (url: URL) => unknown): void {
  const url = new URL(location.href);
  change(url);
  // Keeps the state of the router, which contains the scroll position.
  history.replaceState(history.state, '', url);
}

customElements.define('job-openings', JobOpenings);
