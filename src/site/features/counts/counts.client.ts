import type { Counting } from '#content/pages/document.ts';
import type { CountedAction } from '#schema/forms/tap.ts';
import { sendTap } from '../../services/counts.ts';

/** Before a handler can stop the event, and before the router changes the address. A middle button opens a link, too. */
document.addEventListener('click', hear, true);
document.addEventListener('auxclick', (event) => event.button === 1 && hear(event), true);

function hear({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  // The page that is shown has it on its root, and pages follow each other without loading.
  const written = document.documentElement.dataset['counting'];
  if (!link || written === undefined || isPrivate()) return;
  const counting = JSON.parse(written) as Counting;
  const action = actionOf(link, counting);
  if (action) sendTap(counting, { page: location.pathname, action });
}

/** By what the link, or another one to the same address, is marked as, else by its address. The assistant and the brand's own code mark no link. */
function actionOf(link: HTMLAnchorElement, { menu }: Counting) {
  const { href, protocol, origin, pathname } = link;
  const alike = document.querySelector<HTMLAnchorElement>(`a[data-counts][href="${CSS.escape(href)}"]`);
  const mark = link.dataset['counts'] ?? alike?.dataset['counts'];
  if (mark !== undefined) return mark as CountedAction;
  if (protocol === 'tel:') return 'call';
  if (/^https:\/\/www\.google\.com\/maps\b/.test(href)) return 'directions';
  const leadsToMenu = origin === location.origin && pathname.startsWith(menu) && !location.pathname.startsWith(menu);
  return leadsToMenu ? 'menu' : undefined;
}

/** Whoever does not want to be tracked need not trust us with the difference. */
function isPrivate(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}
