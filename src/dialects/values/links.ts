import { isFields } from '#schema/values/fields.ts';
import type { Shape } from '../form/shape.ts';
import type { Facts } from '../form/facts.ts';

/** A link in an object: `{ "url": "https://order.example", "displayUrl": "order.example" }`, or in schema.org's entry point of an action. */
export const linkInObject: Shape = (value) => {
  const link = linkIn(value);
  return link === undefined || link === value ? undefined : { value: link };
};

const LINK_KEYS = ['url', 'uri', 'href', 'link', 'urlTemplate', 'target'];
const MAX_DEPTH = 4;

function linkIn(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value;
  if (depth > MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return linkIn(value[0], depth + 1);
  if (!isFields(value)) return undefined;
  const key = LINK_KEYS.find((name) => value[name] !== undefined && value[name] !== null);
  return key === undefined ? undefined : linkIn(value[key], depth + 1);
}

/** Keys that have the id of a restaurant at one reservation service. */
const RESERVATION_IDS = [
  ['opentable', 'openTableId openTableRid openTableRestaurantId'],
  ['resy', 'resyId resySlug'],
  ['sevenrooms', 'sevenRoomsId sevenRoomsVenueId sevenRoomsVenue'],
  ['tock', 'tockId tockSlug'],
  ['thefork', 'theForkId'],
  ['zenchef', 'zenchefId zenchefRid'],
] as const;

/** `{ "openTableId": 123456 }` is a `reservation`. OpenStreetMap's `reservation` says in a word whether a table has to be reserved. */
export function gatherReservation(facts: Facts): void {
  const written = facts.get('reservation');
  if (isFields(written?.value)) return;
  if (written !== undefined) {
    facts.take('reservation');
    if (linkIn(written.value)?.match(WEB) && !facts.has('reservationLink'))
      facts.add('reservationLink', written.value, written.path);
    else facts.leave(written.path);
  }
  for (const [provider, keys] of RESERVATION_IDS) {
    const id = facts.take(keys);
    if (id === undefined) continue;
    facts.add('reservation', { provider, id: id.value }, id.path);
    return;
  }
}

const WEB = /^(?:https?:|www\.)/i;

const ACTIONS = [
  ['OrderAction', 'orderingLink', 'orderingLink orderingUrl orderUrl'],
  ['ReserveAction', 'reservationLink', 'reservationLink reservationUrl'],
] as const;

/** What guests can do, with schema.org's actions: `{ "@type": "OrderAction", "target": "https://order.example" }`. */
export function gatherActions(facts: Facts): void {
  const actions = facts.get('potentialAction');
  if (actions !== undefined) {
    const list = Array.isArray(actions.value) ? (actions.value as unknown[]) : [actions.value];
    const unread = list.filter((action, index) => {
      const [, key, keys] = ACTIONS.find(([type]) => isFields(action) && action['@type'] === type) ?? [];
      if (key === undefined || facts.has(keys) || linkIn(action) === undefined) return isFields(action);
      const path = list === actions.value ? [...actions.path, index] : actions.path;
      facts.add(key, (action as Record<string, unknown>)['target'], [...path, 'target']);
      return false;
    });
    if (unread.length === 0) facts.take('potentialAction');
  }
  // How ordering is set up, and not where it is.
  const ordering = facts.get('onlineOrdering');
  if (isFields(ordering?.value) && linkIn(ordering.value) === undefined) {
    facts.take('onlineOrdering');
    facts.leave(ordering.path);
  }
  // schema.org: true, or where to reserve.
  const reservations = facts.get('acceptsReservations');
  if (typeof reservations?.value === 'string' && WEB.test(reservations.value)) {
    facts.take('acceptsReservations');
    if (!facts.has('reservationLink')) facts.add('reservationLink', reservations.value, reservations.path);
  }
}
