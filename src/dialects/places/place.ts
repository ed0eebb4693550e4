import { type Fields, isFields } from '#schema/values/fields.ts';
import { movedFrom, type Shape, withKeySources } from '../form/shape.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import { gatherAddress } from './address.ts';
import { gatherDepartments } from './departments.ts';
import { type Facts, makeFacts } from '../form/facts.ts';
import { gatherActions, gatherReservation } from '../values/links.ts';
import { CATEGORY_LISTS, hasItems, ITEM_LISTS } from '../menu/loose-menus.ts';
import { gatherHours } from './opening-hours.ts';
import { leavePictureIds } from '../values/pictures.ts';
import { gatherPoint } from '../values/point.ts';
import { gatherProfiles } from '../values/profiles.ts';
import { gatherRating } from '../values/rating.ts';
import { isResourceName } from '../values/resource-names.ts';
import { gatherServices } from './services.ts';

/**
 * A restaurant or location whose facts stand in groups of another program, or beside each other where ours are in one object:
 * `{ "tags": { "phone": "…", "addr:city": "Toronto" }, "lat": 43.6487, "lon": -79.3962 }`.
 */
export const placeInGroups: Shape = (value) => {
  if (!isFields(value)) return undefined;
  const facts = gatherPlace(value);
  return facts.isChanged()
    ? { value: facts.toObject(), unused: facts.unused(), diagnostics: facts.diagnostics() }
    : undefined;
};

/** What the location itself says, and what it says of the brand. */
export function gatherPlace(place: Fields): Facts {
  const facts = makeFacts(place);
  gatherDepartments(facts);
  gatherContact(facts);
  gatherNames(facts);
  gatherServices(facts);
  gatherMoreHours(facts);
  leavePictureIds(facts);
  return facts;
}

/** What sites and locations have in common. */
export function gatherContact(facts: Facts): void {
  openGroups(facts);
  gatherOpening(facts);
  gatherWeek(facts);
  gatherHours(facts);
  gatherContactPoint(facts);
  gatherAddress(facts);
  gatherPoint(facts);
  gatherActions(facts);
  gatherReservation(facts);
  gatherProfiles(facts);
  gatherMenu(facts);
  gatherRating(facts);
}

/** Google's hours of single services, by what they are called in `hoursTypeId`. */
const MORE_HOURS: Record<string, string> = {
  PICKUP: 'pickupHours',
  TAKEOUT: 'pickupHours',
  KITCHEN: 'kitchenHours',
  BREAKFAST: 'breakfastHours',
  BRUNCH: 'brunchHours',
  LUNCH: 'lunchHours',
  DINNER: 'dinnerHours',
  HAPPY_HOUR: 'happyHours',
  DELIVERY: 'deliveryHours',
  DRIVE_THROUGH: 'driveThroughHours',
};

/** `[{ "hoursTypeId": "KITCHEN", "periods": [ … ] }]` */
function gatherMoreHours(facts: Facts): void {
  const more = facts.get('moreHours');
  if (!Array.isArray(more?.value)) return;
  facts.take('moreHours');
  for (const [index, entry] of (more.value as unknown[]).entries()) {
    const path = [...more.path, index];
    const key = isFields(entry) ? MORE_HOURS[String(entry['hoursTypeId'])] : undefined;
    const isEmpty = !isFields(entry) || !Array.isArray(entry['periods']) || entry['periods'].length === 0;
    if (isEmpty || key === undefined || facts.has(`${key} ${ALIASES[key] ?? ''}`)) facts.leave(path);
    else facts.add(key, movedFrom({ periods: entry['periods'] }, path), path);
  }
}

const ALIASES: Record<string, string> = SYNONYMS.Location;

/** Objects that only hold facts of the place together. A `location` in a place is its address, its point, or both. */
const GROUPS =
  'tags general urls profile acf properties attributes contact contactInfo contactDetails phoneNumbers geometry center location accessibilityOptions'.split(
    ' ',
  );
const MAX_DEPTH = 3;

function openGroups(facts: Facts, depth = 0): void {
  // GeoJSON's word for an object with a point.
  if (facts.get('type')?.value === 'Feature') facts.take('type');
  const groups = GROUPS.filter((key) => isFields(facts.get(key)?.value) && !isPoint(key, facts));
  if (groups.length === 0 || depth > MAX_DEPTH) return;
  for (const key of groups) {
    const group = facts.take(key);
    if (group === undefined || !isFields(group.value)) continue;
    for (const [name, value] of Object.entries(group.value)) facts.add(name, value, [...group.path, name]);
  }
  openGroups(facts, depth + 1);
}

/** GeoJSON’s geometry is read as a whole. */
function isPoint(key: string, facts: Facts): boolean {
  const value = facts.get(key)?.value;
  return key === 'geometry' && isFields(value) && value['type'] === 'Point';
}

/** What tells a location from the others: where it stands beside a name, that is the brand's. */
const BRANCH = 'locationName branchName branch geomodifier nickname';
const BRANCHES = BRANCH.split(' ');
const NAMES = ['name', ...SYNONYMS.Location.name.split(' ')].filter((key) => !BRANCHES.includes(key)).join(' ');

function gatherNames(facts: Facts): void {
  gatherId(facts);
  if (isResourceName(facts.get('name')?.value)) facts.take('name');
  const branch = facts.get(BRANCH);
  const name = facts.get(NAMES);
  if (branch === undefined || name === undefined) return;
  facts.take(BRANCH);
  facts.take(NAMES);
  facts.add('name', branch.value, branch.path);
  if (!facts.has('businessName')) facts.add('businessName', name.value, name.path);
}

/** `{ "meta": { "id": "queen-west", "entityType": "restaurant" } }`: the rest of it is about the record. */
function gatherId(facts: Facts): void {
  const record = facts.get('meta');
  if (!isFields(record?.value) || record.value['entityType'] === undefined) return;
  facts.take('meta');
  if (!facts.has('id restaurantId storeCode')) facts.add('restaurant_id', record.value['id'], [...record.path, 'id']);
}

const WEEK = 'weekday weekdays weekend weekends daily monday tuesday wednesday thursday friday saturday sunday'.split(
  ' ',
);
const HOURS = `openingHours openingHoursSpecification ${SYNONYMS.Location.openingHours}`;

/** Hours at a key for each kind of day: `{ "hours_weekday": "10:00-23:00", "hours_sunday": "11:00-22:00" }`. */
function gatherWeek(facts: Facts): void {
  if (facts.has(HOURS)) return;
  const found = WEEK.flatMap((day) => facts.take(`hours${day} openingHours${day}`) ?? []);
  const week = Object.fromEntries(found.map(({ key, value }) => [key, value]));
  if (found.length > 0) facts.add('openingHours', week, []);
}

const STREETS = 'addrStreetAddress streetAddress street address';
const NOTICE = /^(?:this \w+ is )?(?:opening|opens|coming)\b/i;
const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const WHEN = new RegExp(`\\b(?:soon|(?<date>(?:(?:${MONTHS}) )?20\\d{2}))[.!]?$`, 'i');
const SOON = /\b(?:coming|opening) soon[\s!.)]*$/i;

/** "Ottawa" of "Ottawa (COMING SOON)". Undefined where a name does not end so, or is nothing else. */
function nameBeforeSoon(name: unknown): string | undefined {
  if (typeof name !== 'string' || !SOON.test(name)) return undefined;
  let end = name.search(SOON);
  while (end > 0 && ' –—(,:|-'.includes(name.charAt(end - 1))) end -= 1;
  return end === 0 ? undefined : name.slice(0, end);
}

/** "Ottawa COMING SOON" and, in place of a street, "This restaurant is opening in March 2027": how lists of locations say that one is not open yet. */
function gatherOpening(facts: Facts): void {
  const named = [BRANCH, NAMES].flatMap((keys) => {
    const fact = facts.get(keys);
    const name = nameBeforeSoon(fact?.value);
    return fact === undefined || name === undefined ? [] : [{ ...fact, value: name }];
  });
  for (const { key, value, path } of named) {
    facts.take(key);
    facts.add(key, value, path);
  }
  const street = facts.get(STREETS);
  const text = typeof street?.value === 'string' && street.value.length < MAX_NOTICE ? street.value.trim() : '';
  const notice = NOTICE.test(text) ? WHEN.exec(text) : null;
  if (street !== undefined && notice !== null) {
    const date = notice.groups?.['date'];
    facts.take(street.key);
    if (date === undefined || facts.has('openingDate')) facts.leave(street.path);
    else facts.add('openingDate', date, street.path);
  }
  if ((named.length > 0 || notice !== null) && !facts.has('businessStatus openInfo'))
    facts.add('businessStatus', 'FUTURE_OPENING', (named[0] ?? street)?.path ?? []);
}

/** A longer text is no name and no notice, and is not searched. */
const MAX_NOTICE = 100;

/** schema.org's points of contact: `[{ "telephone": "+1 905 555 0142", "contactType": "customer service" }]`. */
function gatherContactPoint(facts: Facts): void {
  const points = facts.get('contactPoint');
  const [first, path] = Array.isArray(points?.value)
    ? [(points.value as unknown[])[0], [...points.path, 0]]
    : [points?.value, points?.path ?? []];
  if (!isFields(first) || points === undefined) return;
  facts.take('contactPoint');
  for (const key of ['telephone', 'email']) {
    if (first[key] === undefined) continue;
    if (facts.has(key === 'telephone' ? 'telephone phone' : key)) facts.leave([...path, key]);
    else facts.add(key, first[key], [...path, key]);
  }
  const others = Array.isArray(points.value) ? points.value.slice(1) : [];
  for (const index of others.keys()) facts.leave([...points.path, index + 1]);
}

/**
 * schema.org's `hasMenu` is a menu or its address. Ours says how the menu is shown. A menu is more than the address of one. Its categories or items may
 * stand beside the other facts.
 */
function gatherMenu(facts: Facts): void {
  const menu = facts.get('hasMenu');
  const other = facts.get('menu menus');
  if (typeof (other ?? menu)?.value !== 'object') gatherCategories(facts);
  if (menu === undefined || typeof menu.value !== 'object' || typeof other?.value === 'object') return;
  facts.take('hasMenu');
  if (other !== undefined) {
    facts.take('menu menus');
    facts.leave(other.path);
  }
  facts.add('menu', menu.value, menu.path);
}

const OF_MENUS = [CATEGORY_LISTS, ITEM_LISTS].map((keys) => keys.split(' '));

function gatherCategories(facts: Facts): void {
  const written = OF_MENUS.flatMap((keys) => keys.flatMap((key) => facts.get(key) ?? []));
  // Names alone are kinds of food, and sections may be those of a page.
  if (facts.has('menu menus') || !written.some(({ value }) => hasItems(value))) return;
  for (const { key } of written) facts.take(key);
  const menu = Object.fromEntries(written.map(({ key, value }) => [key, value]));
  facts.add('menu', withKeySources(menu, new Map(written.map(({ key, path }) => [key, path]))), []);
}
