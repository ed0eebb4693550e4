import type { NotFoundContent } from '#content/pages/not-found.ts';
import { PATHS } from '#core/routes/routes.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/** Says what is missing at the address: a page, or the menu of a location. A location that is gone leads to the others. */
class MissingPage extends PartElement {
  protected connect(): void {
    const { pathname } = location;
    console.error('404: no page at', pathname);
    const { places = '' } = this.dataset;
    const known = places === '' ? [PATHS] : (JSON.parse(places) as NonNullable<NotFoundContent['places']>);
    const isBelow = (folder: string): boolean =>
      pathname.startsWith(folder) && /^[^/]+\/?$/.test(pathname.slice(folder.length));
    const gone = known.find((each) => isBelow(each.location));
    if (gone) location.replace(gone.locations);
    const isMenu = known.some(({ menu }) => isBelow(menu));
    this.querySelector('.not-found-page')?.toggleAttribute('hidden', isMenu);
    this.querySelector('.not-found-menu')?.toggleAttribute('hidden', !isMenu);
  }
}

customElements.define('missing-page', MissingPage);
