import { PartElement } from '../../../ui/behaviour/part-element.ts';

/** The files that hydrate the island. A browser fetches them only once. */
const CODE = ['component-url', 'renderer-url'];

/** The page that a QR code opens: the form, and where it can't come the contacts of the locations. */
class FeedbackPage extends PartElement {
  protected connect(): void {
    this.#openLocation();
    void this.#watchIsland();
  }

  /** `?id=` in the address of a QR code names the location. */
  #openLocation(): void {
    const id = new URLSearchParams(location.search).get('id');
    const sections = this.querySelectorAll<HTMLDetailsElement>('.feedback-location[data-restaurant]');
    const section = [...sections].find(({ dataset }) => dataset['restaurant'] === id);
    if (section) section.open = true;
  }

  /** Where the form's code cannot be loaded, `data-broken` makes the stylesheet show the contacts instead. */
  async #watchIsland(): Promise<void> {
    const island = this.querySelector('astro-island');
    if (!island) return;
    try {
      await Promise.all(CODE.map((name) => import(/* @vite-ignore */ island.getAttribute(name) ?? '')));
    } catch {
      this.dataset['broken'] = '';
    }
  }
}

customElements.define('feedback-page', FeedbackPage);
