import { locationPageAt, PATHS } from '../../domain/pages/routes.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/** Says what is missing at the address: a page, or the menu of a location. A location that is gone leads to the others. */
class MissingPage extends PartElement {
  protected connect(): void {
    const { pathname } = location;
    console.error('404: no page at', pathname);
    const page = locationPageAt(pathname);
    if (page === 'location') location.replace(PATHS.locations);
    const isMenu = page === 'menu';
    this.querySelector('.not-found-page')?.toggleAttribute('hidden', isMenu);
    this.querySelector('.not-found-menu')?.toggleAttribute('hidden', !isMenu);
  }
}

customElements.define('missing-page', MissingPage);
