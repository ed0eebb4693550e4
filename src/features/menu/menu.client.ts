/** A category is being read once its top is this near to the top of the screen (docs/behaviour.md#menu). */
const ACTIVE_CATEGORY_PX = 200;

/** Listeners are on the document, because the menu's elements come and go with navigations. */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const toggle = target.closest<HTMLButtonElement>('.menu-item-description button');
  if (toggle) toggleDescription(toggle);
  const link = target.closest<HTMLAnchorElement>('.menu-rail a');
  if (link) chosen = link.hash;
});

/** The clicked category counts as active until the visitor scrolls by hand: the last ones may be too short to reach the line. */
let chosen: string | undefined;
for (const type of ['wheel', 'touchmove', 'keydown'] as const) {
  document.addEventListener(type, () => (chosen = undefined), { passive: true });
}
document.addEventListener('scroll', markActiveCategory, { passive: true });
document.addEventListener('astro:page-load', () => {
  chosen = location.hash || undefined;
  markActiveCategory();
});

function toggleDescription(toggle: HTMLButtonElement): void {
  const isOpen = toggle.getAttribute('aria-expanded') === 'true';
  const name = (toggle.getAttribute('aria-label') ?? '').replace(/^[+-] (more|less) of /, '');
  const label = isOpen ? '+ more' : '- less';
  toggle.setAttribute('aria-expanded', String(!isOpen));
  toggle.setAttribute('aria-label', `${label} of ${name}`);
  toggle.textContent = label;
}

function markActiveCategory(): void {
  const rail = document.querySelector<HTMLElement>('.menu-rail ul');
  const categories = [...document.querySelectorAll<HTMLElement>('.menu-category')];
  if (!rail || categories.length === 0) return;
  const crossed = categories.findLast((category) => category.getBoundingClientRect().top <= ACTIVE_CATEGORY_PX);
  const active = chosen ?? `#${(crossed ?? categories[0])?.id}`;
  for (const link of rail.querySelectorAll('a')) {
    const isActive = link.hash === active;
    if (isActive === link.hasAttribute('aria-current')) continue;
    link.toggleAttribute('aria-current', isActive);
    if (isActive) {
      link.setAttribute('aria-current', 'true');
      keepInView(rail, link);
    }
  }
}

/** Scrolls the rail, never the page. */
function keepInView(rail: HTMLElement, link: HTMLElement): void {
  rail.scrollTo({ left: link.offsetLeft - (rail.clientWidth - link.clientWidth) / 2, behavior: 'smooth' });
}
