import { countOpenings } from '../../domain/text/sentences.ts';

/**
 * The page's address says which openings show and which one is open: so a filtered list can be sent to somebody, and is still
 * filtered after going back. Listeners are on the document, because its elements come and go with navigations.
 */
document.addEventListener('astro:page-load', () => {
  const wanted = new URLSearchParams(location.search);
  for (const filter of filters()) choose(filter, wanted.get(filter.name) ?? '');
  showMatches();
  openLinked();
});
addEventListener('hashchange', openLinked);

document.addEventListener('change', ({ target }) => {
  if (target instanceof Element && target.closest('.opening-filters')) applyFilters();
});

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-clear-filters]')) {
    clearFilters();
    // The pressed button has disappeared.
    filters()[0]?.focus();
  }
  const details = target.closest('.opening summary')?.closest('details');
  if (details) rememberToggled(details);
});

function filters(): HTMLSelectElement[] {
  return [...document.querySelectorAll<HTMLSelectElement>('.opening-filters select')];
}

/** A value that the filter does not offer turns it off. */
function choose(filter: HTMLSelectElement, value: string): void {
  filter.value = value;
  if (filter.selectedIndex < 0) filter.value = '';
}

function clearFilters(): void {
  for (const filter of filters()) choose(filter, '');
  applyFilters();
}

function applyFilters(): void {
  showMatches();
  changeAddress((url) => {
    for (const { name, value } of filters()) {
      // Deleted first, so that the same filters give the same address in whatever order they were chosen.
      url.searchParams.delete(name);
      if (value !== '') url.searchParams.append(name, value);
    }
  });
}

function showMatches(): void {
  const active = filters().filter(({ value }) => value !== '');
  let count = 0;
  for (const opening of document.querySelectorAll<HTMLElement>('.opening')) {
    opening.hidden = active.some(({ name, value }) => opening.dataset[name] !== value);
    if (!opening.hidden) count++;
  }
  const title = document.querySelector('.openings-section h2');
  // Setting the same text again would make screen readers repeat it.
  if (title && title.textContent !== countOpenings(count)) title.textContent = countOpenings(count);
  hide('.no-match', count > 0);
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

/** The click comes before the change: an open element is about to close. */
function rememberToggled({ id, open }: HTMLDetailsElement): void {
  changeAddress((url) => {
    if (!open) url.hash = id;
    else if (url.hash === `#${id}`) url.hash = '';
  });
}

function changeAddress(change: (url: URL) => void): void {
  const url = new URL(location.href);
  change(url);
  // The state is the router's: it holds the scroll position to go back to.
  history.replaceState(history.state, '', url);
}
