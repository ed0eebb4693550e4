import { hasWords, makeSearchText, searchWordsOf } from '../../domain/text/search.ts';
import { $wantedOpening } from '../../stores/careers.ts';
import { countOpenings } from '../../domain/text/sentences.ts';

/**
 * The address of the page contains the filters and the open opening. So a filtered list can be shared, and stays filtered after going back.
 * Listeners are on the document, because navigations replace the elements.
 */
export function start(): void {
  const wanted = new URLSearchParams(location.search);
  for (const filter of filters()) {
    const value = wanted.get(filter.name);
    if (value !== null) choose(filter, value);
  }
  // Also applies what was chosen or opened before this code was loaded, or restored by a reload.
  applyFilters();
  if (location.hash === '') rememberOpen();
  openLinked();
}
addEventListener('hashchange', openLinked);
// After `expiry.client.ts`, which removes then what is over.
for (const sign of ['visibilitychange', 'pageshow']) addEventListener(sign, showMatches);

document.addEventListener('change', ({ target }) => {
  if (target instanceof Element && target.closest('.opening-filters')) applyFilters();
});

document.addEventListener('input', ({ target }) => {
  if (target instanceof Element && target.matches('.opening-filters input')) showMatches();
});

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-clear-filters]')) {
    clearFilters();
    // The pressed button has disappeared.
    filters()[0]?.focus();
  }
  const opening = target.closest<HTMLElement>('[data-opening]')?.dataset['opening'];
  if (opening !== undefined) $wantedOpening.set({ id: opening });
  const details = target.closest('.opening summary')?.closest('details');
  if (details) rememberToggled(details);
});

/** A filter with many choices is a search field; its `datalist` has the choices. */
type Filter = HTMLSelectElement | HTMLInputElement;

function filters(): Filter[] {
  return [...document.querySelectorAll<Filter>('.opening-filters :is(select, input)')];
}

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

function clearFilters(): void {
  for (const filter of filters()) choose(filter, '');
  applyFilters();
}

function applyFilters(): void {
  showMatches();
  changeAddress((url) => {
    for (const filter of filters()) {
      const [only, ...others] = chosenValues(filter) ?? [];
      const value = only !== undefined && others.length === 0 ? only : filter.value.trim();
      // Deleted first, so that the same filters give the same address in whatever order they were chosen.
      url.searchParams.delete(filter.name);
      if (value !== '') url.searchParams.append(filter.name, value);
    }
  });
}

function showMatches(): void {
  const active = filters().flatMap((filter) => {
    const values = chosenValues(filter);
    return values ? { name: filter.name, values } : [];
  });
  let count = 0;
  for (const opening of document.querySelectorAll<HTMLElement>('.opening')) {
    opening.hidden = active.some(({ name, values }) => !values.includes(opening.dataset[name] ?? ''));
    if (!opening.hidden) count++;
  }
  const title = document.querySelector('.openings-count');
  // Setting the same text again would make screen readers repeat it.
  if (title && title.textContent !== countOpenings(count)) title.textContent = countOpenings(count);
  // Where the last one is over, the title says so.
  hide('.openings-none', count > 0 || active.length === 0);
  hide('.opening-filters button', active.length === 0);
}

function hide(selector: string, isHidden: boolean): void {
  const element = document.querySelector<HTMLElement>(selector);
  if (element) element.hidden = isHidden;
}

/** A link to an opening overrides filters that would hide it. */
function openLinked(): void {
  const details = document.getElementById(location.hash.slice(1))?.closest('details');
  const opening = details?.closest<HTMLElement>('.opening');
  if (!details || !opening) return;
  details.open = true;
  if (!opening.hidden) return;
  clearFilters();
  opening.scrollIntoView();
}

/** A single opening is open from the start. */
function rememberOpen(): void {
  const openings = [...document.querySelectorAll<HTMLDetailsElement>('.opening details')];
  const open = openings.findLast((opening) => opening.open);
  if (open && openings.length > 1) changeAddress((url) => (url.hash = open.id));
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
