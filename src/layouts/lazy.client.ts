interface Part {
  start(): void;
}

/**
 * Scripts for the pages that have something for them, loaded once these can be read. A control marked `data-early` that was clicked before its script
 * had loaded is clicked again when it has. Not by `loadCode`: the visitor has done nothing yet that a reload would lose, so where a file is gone the page
 * reloads itself.
 */
const PARTS: [selector: string, load: () => Promise<Part>][] = [
  ['img.picture', () => import('../ui/behaviour/picture.client.ts')],
  ['[data-swipe]', () => import('../ui/behaviour/swipe.client.ts')],
  ['[data-times]', () => import('../features/shared/clock.client.ts')],
  ['.location-tabs', () => import('../features/locations/location-tabs.client.ts')],
  ['.location-map-panel', () => import('../features/locations/map.client.ts')],
  ['[data-enlarge]', () => import('../features/locations/lightbox-dialog.client.ts')],
  ['.menu-rail,.menu-item-description', () => import('../features/menu/menu.client.ts')],
  ['.menu-frame', () => import('../features/menu/menu-frame.client.ts')],
  ['foh-carousel', () => import('../features/menu/carousel.client.ts')],
  ['.coupon-code', () => import('../features/offers/coupon-code.client.ts')],
  ['.opening', () => import('../features/careers/openings.client.ts')],
  ['.toasts', () => import('../features/forms/toasts.client.ts')],
  ['.campaigns', () => import('../features/media/campaigns.client.ts')],
  ['.legal-contents', () => import('../features/legal/contents.client.ts')],
  ['[data-now=date]', () => import('../features/legal/today.client.ts')],
  ['.feedback', () => import('../features/feedback/page/feedback.client.ts')],
  ['.feedback-card-print', () => import('../features/feedback/counter-card/print-card.client.ts')],
  ['.not-found', () => import('../features/errors/not-found.client.ts')],
  ['.assistant-bar', () => import('../features/assistant/bar.client.ts')],
  ['.launcher', () => import('../features/feedback/dialog/launcher.client.ts')],
];

let clicked: Partial<Element> | undefined;
document.addEventListener('click', ({ target }) => (clicked = target as Partial<Element>));

document.addEventListener('astro:page-load', () => {
  for (const [selector, load] of PARTS) {
    if (!document.querySelector(selector)) continue;
    load().then(
      ({ start }) => {
        start();
        clicked?.closest?.<HTMLElement>(`:is(${selector}) [data-early]`)?.click();
      },
      () => {}, // The page has all it says without them.
    );
  }
});

/** An icon without words, also one in a dialog that comes later, shows its name. The code of that comes for the first. */
for (const sign of ['pointerover', 'focusin']) addEventListener(sign, meetIcon);

function meetIcon(event: Event): void {
  if ((event.target as Element).closest('[aria-label]:has(> svg,~ svg)'))
    import('../ui/behaviour/tooltip.ts').then(
      ({ meet }) => meet(event),
      () => {},
    );
}
