import { isFields } from '#schema/values/fields.ts';
import type { Facts } from '../form/facts.ts';

/** What other programs say with a yes or no, and what pages call it. */
const SERVICES = [
  ['dineIn indoorSeating', 'Dine-in'],
  ['takeout takeaway takeOut', 'Takeout'],
  ['delivery', 'Delivery'],
  ['curbsidePickup', 'Curbside pickup'],
  ['driveThrough driveThru', 'Drive-through'],
] as const;
const FEATURES = [
  ['outdoorSeating', 'Outdoor seating'],
  ['wheelchair wheelchairAccessible wheelchairAccessibleEntrance', 'Wheelchair accessible'],
] as const;

/** Services and features that are flags beside the other facts: `"takeout": true`, `"delivery": "yes"`, `"wheelchair": "yes"`. */
export function gatherServices(facts: Facts): void {
  gatherNames(facts, 'services', SERVICES);
  gatherAmenities(facts);
  gatherNames(facts, 'features', FEATURES);
}

function gatherNames(facts: Facts, key: string, flags: readonly (readonly [keys: string, name: string])[]): void {
  if (facts.has(key === 'services' ? 'services' : 'features amenities')) return;
  const names = flags.flatMap(([keys, name]) => {
    const flag = facts.get(keys);
    const answer = answerOf(flag?.value);
    if (flag === undefined || answer === undefined) return [];
    facts.take(keys);
    // `{ "enabled": true, "minimum": 25 }`
    if (isFields(flag.value))
      for (const other of Object.keys(flag.value)) if (other !== 'enabled') facts.leave([...flag.path, other]);
    return answer ? [name] : [];
  });
  if (names.length > 0) facts.add(key, names, []);
}

/** schema.org's features of a place: `{ "name": "Outdoor seating", "value": true }`. */
function gatherAmenities(facts: Facts): void {
  const whole = facts.get('amenityFeature');
  if (whole === undefined || facts.has('features amenities')) return;
  const list: unknown[] = Array.isArray(whole.value) ? (whole.value as unknown[]) : [whole.value];
  facts.take('amenityFeature');
  const names = list.flatMap((entry) =>
    isFields(entry) && answerOf(entry['value'] ?? true) === true ? [entry['name']] : [],
  );
  facts.add('features', names, whole.path);
}

function answerOf(value: unknown): boolean | undefined {
  if (isFields(value)) return answerOf(value['enabled']);
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return /^(?:yes|true|only)$/.test(word) ? true : /^(?:no|false)$/.test(word) ? false : undefined;
}
