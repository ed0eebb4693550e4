import { foldKey } from '#schema/values/fold-key.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { movedFrom, type Path, sourceOf } from '../form/shape.ts';
import { type Facts, makeFacts } from '../form/facts.ts';

const KEYS = ['department', 'subOrganization'];
const PLACE = 'address geo coordinates latitude streetAddress location';
const HOURS = 'openingHoursSpecification openingHours hours';
const KITCHEN = /\b(?:kitchen|cuisine|food|cocina|cucina|cozinha)\b|küche/i;
/** What the kitchen of a place says of the place, too. */
const OF_PLACE = ['hasMenu', 'menu', 'servesCuisine'];
const COMPANY = /Organization$|Corporation$|Brand$|Business$/;

/**
 * Departments of one place, such as its kitchen: they are no locations. `{ "name": "The Test Arms", "address": …, "department": { "name": "Kitchen",
 * "openingHours": "Mo-Su 12:00-21:00" } }` is a pub whose kitchen has hours of its own.
 */
export function gatherDepartments(facts: Facts): void {
  for (const key of KEYS) {
    const written = facts.get(key);
    if (written === undefined) continue;
    const isList = Array.isArray(written.value);
    const all = [written.value]
      .flat()
      .filter(isFields)
      .map((each, index) => ({
        each,
        path: sourceOf(each)?.path ?? [...written.path, ...(isList ? [index] : [])],
      }));
    const departments = all.filter(({ each }) => isDepartment(each, facts));
    if (departments.length === 0) continue;
    facts.take(key);
    for (const { each, path } of departments) gatherDepartment(facts, each, path);
    const branches = all.filter(({ each }) => !isDepartment(each, facts));
    const moved = branches.map(({ each, path }) =>
      sourceOf(each) === undefined ? movedFrom({ ...each }, path) : each,
    );
    if (moved.length > 0) facts.add(key, moved, written.path);
  }
}

/** A part of a place, rather than a place: it has no address, or that of the place around it. A company’s restaurants are places. */
export function isDepartment(node: Fields, around: Facts): boolean {
  const types: unknown[] = [around.get('@type')?.value].flat();
  const isCompany = types.some((type) => COMPANY.test(String(type)) && !String(type).endsWith('LocalBusiness'));
  if (isCompany || !(around.has(PLACE) || types[0] !== undefined)) return false;
  const street = streetOf(node['address']);
  return !makeFacts(node).has(PLACE) || (street !== undefined && street === streetOf(around.get('address')?.value));
}

function streetOf(address: unknown): string | undefined {
  const first: unknown = Array.isArray(address) ? address[0] : address;
  const street = isFields(first) ? first['streetAddress'] : first;
  return typeof street === 'string' && street.trim() !== '' ? foldKey(street) : undefined;
}

function gatherDepartment(facts: Facts, department: Fields, path: Path): void {
  const own = makeFacts(department);
  const hours = own.take(HOURS);
  const isKitchen = ['name', 'additionalType', 'alternateName'].some((key) =>
    KITCHEN.test(String(own.get(key)?.value ?? '')),
  );
  if (hours !== undefined && isKitchen && !facts.has('kitchenHours'))
    facts.add('kitchenHours', hours.value, [...path, ...hours.path]);
  else if (hours !== undefined) {
    const name = String(own.get('name')?.value ?? 'a department').slice(0, MAX_NAME);
    facts.addDiagnostic([...path, ...hours.path], {
      problem: `are the hours of ${name}, a department without an address of its own`,
      outcome: 'They are on no page.',
    });
  }
  for (const key of ['name', 'address', ...(isKitchen ? OF_PLACE : [])]) {
    const fact = own.take(key);
    if (fact !== undefined && OF_PLACE.includes(key) && !facts.has(key))
      facts.add(key, fact.value, [...path, ...fact.path]);
  }
  for (const key of Object.keys(own.toObject())) facts.leave([...path, key]);
}

const MAX_NAME = 60;
