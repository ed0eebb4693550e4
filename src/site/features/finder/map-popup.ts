import type { IslandTexts } from '#i18n/texts.ts';
import { loadedTexts } from '../../services/texts.ts';
import type { Pin } from './map-pin.ts';
import type { FinderLocation } from '#content/finder/finder-data.ts';
import { linkToPhone } from '#core/links/phone.ts';
import { addressLine } from '#core/locations/address.ts';

/** The popup of the map: name, address and phone of a location, and a link to its page. */
export class MapPopup {
  readonly #window: google.maps.InfoWindow;
  #pin: Pin | undefined;

  constructor({ InfoWindow }: google.maps.MapsLibrary) {
    this.#window = new InfoWindow({ maxWidth: 300 });
    this.#window.addListener('closeclick', () => this.#giveFocusBack());
  }

  get locationId(): string | undefined {
    return this.#pin?.location.id;
  }

  open(pin: Pin, map: google.maps.Map): void {
    this.#pin = pin;
    this.#window.setHeaderContent(textElement('strong', pin.location.name));
    this.#window.setContent(makeContent(pin.location, loadedTexts()));
    this.#window.setOptions({ ariaLabel: pin.location.name });
    this.#window.open({ map, anchor: pin.marker, shouldFocus: true });
  }

  close(): void {
    this.#window.close();
    this.#pin = undefined;
  }

  /** Called on Escape. */
  dismiss(): void {
    this.#window.close();
    this.#giveFocusBack();
  }

  #giveFocusBack(): void {
    this.#pin?.marker.focus();
    this.#pin = undefined;
  }
}

/** Builds nodes with text content, so that no value of a configuration is parsed as HTML. */
function makeContent({ name, page, address, phone }: FinderLocation, { actions }: IslandTexts): HTMLElement {
  const content = document.createElement('div');
  content.className = 'grid justify-items-start pe-4 pb-2';
  const line = addressLine(address);
  if (line !== '') content.append(textElement('address', line));
  if (phone) {
    const { label, href } = linkToPhone(phone);
    content.append(makeLink(label, href));
  }
  const link = makeLink(actions.viewLocation, page);
  link.setAttribute('aria-label', `${actions.viewLocation} ${name}`);
  content.append(link);
  return content;
}

function makeLink(label: string, href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'inline-flex min-h-10 items-center font-ui text-primary-text';
  link.href = href;
  link.textContent = label;
  return link;
}

function textElement(tag: 'address' | 'strong', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
