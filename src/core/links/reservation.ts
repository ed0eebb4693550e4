import type { Location } from '#schema/location.ts';
import type { Reservation, ReservationProvider } from '#schema/reservation.ts';
import type { Site } from '#schema/site.ts';
import { languageOf } from '../languages/language.ts';

interface Provider {
  name: string;
  /** What its ids look like, and in words. */
  id: RegExp;
  form: string;
  /** The page of the restaurant there. */
  page: (id: string) => string;
  /** The form for a frame. Missing: the service hands it out with a key or a script of its own only. `tag`: BCP 47. */
  frame?: (id: string, tag: string) => string;
}

const NAME = /^[\w-]{1,100}$/;
const NUMBER = /^\d{1,12}$/;

/** Addresses as the services hand them out to restaurants, for links and for their widgets. */
const PROVIDERS: Record<ReservationProvider, Provider> = {
  opentable: {
    name: 'OpenTable',
    id: NUMBER,
    form: '"123456", the number after "rid=" in the code of its widget',
    page: (id) => `https://www.opentable.com/restref/client/?restref=${id}`,
    frame: (id, tag) =>
      `https://www.opentable.com/widget/reservation/canvas?rid=${id}&type=standard&theme=tall&overlay=false&domain=com&lang=${openTableLanguage(tag)}&newtab=true&disablega=true`,
  },
  resy: {
    name: 'Resy',
    id: /^[a-z\d-]{1,60}\/[\w-]{1,100}$/,
    form: '"toronto-on/saffron-lane", city and name in resy.com/cities/toronto-on/venues/saffron-lane',
    page: (id) => `https://resy.com/cities/${id.replace('/', '/venues/')}`,
  },
  sevenrooms: {
    name: 'SevenRooms',
    id: NAME,
    form: '"saffronlane", the last part of sevenrooms.com/reservations/saffronlane',
    page: (id) => `https://www.sevenrooms.com/reservations/${id}`,
    frame: (id) => `https://www.sevenrooms.com/reservations/${id}`,
  },
  tock: {
    name: 'Tock',
    id: NAME,
    form: '"saffronlane", the last part of exploretock.com/saffronlane',
    page: (id) => `https://www.exploretock.com/${id}`,
  },
  thefork: {
    name: 'TheFork',
    id: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    form: '"01234567-89ab-cdef-0123-456789abcdef", the code in the address of its widget',
    page: (id) => `https://widget.thefork.com/${id}`,
    frame: (id) => `https://widget.thefork.com/${id}`,
  },
  zenchef: {
    name: 'Zenchef',
    id: NUMBER,
    form: '"123456", the number after "rid=" in the address of its page',
    page: (id) => `https://bookings.zenchef.com/results?rid=${id}`,
    frame: (id) => `https://bookings.zenchef.com/results?rid=${id}&fullscreen=1`,
  },
};

/** Why an id is none of its service, and what it would be. Undefined: it is one. */
export function problemOfReservation({ provider, id }: Reservation): { problem: string; form: string } | undefined {
  const { name, id: pattern, form } = PROVIDERS[provider];
  return pattern.test(id) ? undefined : { problem: `is not an id of ${name}`, form };
}

/** Where a guest reserves at the service itself. */
export const reservationPage = ({ provider, id }: Reservation): string => PROVIDERS[provider].page(id);

/** A form to reserve that a page can show in a frame, and whose it is. */
export interface ReservationForm {
  url: string;
  who: string;
  page: string;
}

/** The form of a location, else that of the brand. A location with a link of its own has not that of the brand, which may be for other tables. */
export function reservationFormOf(
  site: Pick<Site, 'language' | 'address' | 'locations' | 'reservation'>,
  location?: Pick<Location, 'reservation' | 'reservationLink'>,
): ReservationForm | undefined {
  const ofBrand = location?.reservationLink === undefined ? site.reservation : undefined;
  const reservation = location?.reservation ?? ofBrand;
  if (reservation === undefined) return undefined;
  const { provider, id } = reservation;
  const { name, page, frame } = PROVIDERS[provider];
  return frame && { url: frame(id, languageOf(site)), who: name, page: page(id) };
}

/** The forms of a site, each once. */
export function reservationFormsOf(
  site: Pick<Site, 'language' | 'address' | 'locations' | 'reservation'>,
): ReservationForm[] {
  const forms = [undefined, ...site.locations].flatMap((location) => reservationFormOf(site, location) ?? []);
  return [...new Map(forms.map((form) => [form.url, form])).values()];
}

const openTableLanguage = (tag: string): string =>
  ({ fr: 'fr-CA', es: 'es-MX', de: 'de-DE', ja: 'ja-JP', nl: 'nl-NL', it: 'it-IT' })[tag.slice(0, 2)] ?? 'en-US';
