/** A section is being read once its top is this near to the top of the screen. */
const READING_LINE_PX = 200;

/** The requested section counts as read until the visitor scrolls by hand: the last ones may be too short to reach the line. */
let requested = '';
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.legal a[href^="#"]');
  if (!link) return;
  requested = link.hash;
  markSection();
});
for (const type of ['wheel', 'touchmove', 'keydown'] as const) {
  document.addEventListener(type, () => (requested = ''), { passive: true });
}
document.addEventListener('scroll', markSection, { passive: true });
document.addEventListener('astro:page-load', () => {
  requested = location.hash;
  markSection();
});

function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.legal-contents a')];
  const crossed = links.findLast(({ hash }) => {
    const section = document.getElementById(hash.slice(1));
    return section !== null && section.getBoundingClientRect().top <= READING_LINE_PX;
  });
  const active = links.find(({ hash }) => hash === requested) ?? crossed ?? links[0];
  for (const link of links) {
    if (link === active) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
