import { foldText } from '#core/text/fold.ts';

/** A link of a page: where it leads, and its words. */
export interface PageLink {
  href: string;
  text: string;
}

/** The words of a link for orders or reservations, in English, French and Spanish. Other words make it a link to something else: "Order of Canada". */
const ORDER =
  /^(?:(?:order|start (?:your |an )?order|place (?:your |an )?order)(?: (?:now|online|here|food|pickup|delivery|takeout|takeaway|for|and|or|your|to|go))*|(?:commander|commandez|commande)(?: (?:en|ligne|maintenant|ici|votre|repas|pour|emporter|livraison))*|(?:pedir|pide|ordenar|ordena|haz tu pedido|hacer un pedido|pedidos?)(?: (?:ya|ahora|en|linea|aqui|a|domicilio))*)$/;
const RESERVE =
  /^(?:(?:reserve|book|make a reservation|reservations?|bookings?)(?: (?:now|online|here|a|your|table))*|(?:reserver|reservez|reservation)(?: (?:une|votre|table|en|ligne|maintenant))*|(?:reservar|reserva|reservas|reservaciones)(?: (?:una|tu|mesa|ahora|en|linea))*)$/;

/** Services that take orders for one restaurant, and behind them those that list many. */
const ORDER_HOSTS =
  'toasttab.com square.site chownow.com clover.com order.online skipthedishes.com doordash.com ubereats.com grubhub.com'.split(
    ' ',
  );
const RESERVE_HOSTS =
  'opentable.com opentable.ca opentable.co.uk resy.com sevenrooms.com exploretock.com tock.com libroreserve.com'.split(
    ' ',
  );

/**
 * Where a page sends its guests to order and to reserve. A page of the old site itself is not taken: the new site stands in its place. `base`: where the page is.
 */
export function findServiceLinks(
  links: readonly PageLink[],
  base: string | undefined,
): { orderingLink?: string; reservationLink?: string } {
  const own = hostOf(base ?? '');
  const elsewhere = links.filter(({ href }) => /^https?:/i.test(href) && hostOf(href) !== own);
  const find = (words: RegExp, services: readonly string[]): string | undefined => {
    const named = elsewhere.find(({ text }) => words.test(toWords(text)));
    if (named !== undefined) return named.href;
    const atServices = services.flatMap((service) => elsewhere.filter(({ href }) => isAt(service, href)));
    return atServices[0]?.href;
  };
  const orderingLink = find(ORDER, ORDER_HOSTS);
  const reservationLink = find(RESERVE, RESERVE_HOSTS);
  return { ...(orderingLink && { orderingLink }), ...(reservationLink && { reservationLink }) };
}

/** A page of the restaurant at a service. The home page of the service is none. */
function isAt(service: string, href: string): boolean {
  const host = hostOf(href);
  if (host === service) return (URL.parse(href)?.pathname ?? '/') !== '/';
  return host.endsWith(`.${service}`);
}

const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^www\./, '') ?? '';
const toWords = (text: string): string =>
  foldText(text)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
