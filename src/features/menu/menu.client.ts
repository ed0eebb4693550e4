import { followReading } from '../../ui/behaviour/scroll-spy.ts';

export const start = followReading('.menu-rail a', keepInView);

/** The listener is on the document, because navigations replace the menu's elements. */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const toggle = target.closest<HTMLButtonElement>('.menu-item-description button');
  if (toggle) toggleDescription(toggle);
});

function toggleDescription(toggle: HTMLButtonElement): void {
  const isOpen = toggle.getAttribute('aria-expanded') === 'true';
  const name = (toggle.getAttribute('aria-label') ?? '').replace(/^[+-] (more|less) of /, '');
  const label = isOpen ? '+ more' : '- less';
  toggle.setAttribute('aria-expanded', String(!isOpen));
  toggle.setAttribute('aria-label', `${label} of ${name}`);
  toggle.textContent = label;
}

/** Scrolls the rail, never the page. */
function keepInView(link: HTMLAnchorElement): void {
  const rail = link.closest('ul');
  if (!rail) return;
  const from = link.getBoundingClientRect().left - rail.getBoundingClientRect().left + rail.scrollLeft;
  rail.scrollTo({ left: from - (rail.clientWidth - link.clientWidth) / 2, behavior: 'smooth' });
}
