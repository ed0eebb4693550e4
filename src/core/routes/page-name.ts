import { BELOW_ALLERGENS, BELOW_MENU, pageAt, type PageName } from './routes.ts';

/** Which kind of page a path leads to, whether or not a site has it: `pageNameAt('/fr/adresse/queen-west/') // 'location'` */
export function pageNameAt(path: string): PageName | undefined {
  if (path === '/404/' || path === '/404.html') return 'not-found';
  const place = pageAt(path);
  if (place === undefined) return undefined;
  const { of, rest } = place;
  const [first, second] = rest;
  if (rest.length === 0) return of === 'location' ? undefined : of === 'mediaInquiries' ? 'media-inquiries' : of;
  if (of === 'menu' && rest.length <= 2) {
    if (first === BELOW_MENU.board) return 'menu-board';
    if (first === BELOW_MENU.qr) return 'menu-qr';
    return second === undefined ? 'location-menu' : undefined;
  }
  if (of === 'allergens' && rest.length <= 2) {
    if (first === BELOW_ALLERGENS.qr) return 'allergens-qr';
    return second === undefined ? 'allergens' : undefined;
  }
  if (of === 'location' && second === undefined) return 'location';
  return of === 'feedback' && first === 'qr' && rest.length === 2 ? 'feedback-qr' : undefined;
}
