import type { Fields } from '#schema/values/fields.ts';
import { madeFrom, movedFrom, withKeySources } from '#dialects/form/shape.ts';
import { isVisibilityKey } from '#dialects/form/hiding.ts';
import { answerIn, inRow, type ReadTable, type Table, unreadColumns } from './table.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const CLOSED = /^(?:x|closed|ferm[ée]e?|cerrado|chiuso|geschlossen|fechado)$/i;
const CLOSED_ALONE = /^closed$/i;
const ADDRESS = {
  street: 'streetAddress',
  street2: 'addressLine2',
  locality: 'addressLocality',
  region: 'addressRegion',
  postalCode: 'postalCode',
  country: 'addressCountry',
};
const POINT = { latitude: 'latitude', longitude: 'longitude' };
/** They are made into other keys. */
const IN_PARTS = new Set([
  ...DAYS,
  ...Object.keys(ADDRESS),
  'latitude',
  'longitude',
  'hours',
  'specialHours',
  'status',
]);

/** Locations from a table: a row a location. What its columns say is left to the reader, which reads a row as it reads an object. */
export function locationsIn(table: Table): ReadTable {
  const { columns, rows, headers } = table;
  const headerOf = (key: string): string => headers[columns.get(key) ?? -1] ?? '';
  /** Several columns of a row as one object. */
  const together = (keys: Record<string, string>, cell: (key: string) => string | undefined): Fields => {
    const found = Object.entries(keys).filter(([key]) => cell(key) !== undefined);
    const made = Object.fromEntries(found.map(([key, name]) => [name, cell(key)]));
    return movedFrom(withKeySources(made, new Map(found.map(([key, name]) => [name, [headerOf(key)]]))), []);
  };
  const cellOf = (index: number, key: string): string | undefined =>
    rows[index]?.[columns.get(key) ?? -1]?.trim() || undefined;
  // Beside "Temporarily Closed", "Closed" is for good.
  const areTold = [...rows.keys()].some((index) => /tempor/i.test(cellOf(index, 'status') ?? ''));
  const locations = [...rows.keys()].flatMap((index) => {
    const cell = (key: string) => cellOf(index, key);
    if (cell('name') === undefined) return [];
    const days = DAYS.filter((day) => columns.has(day));
    const isKnown = days.some((day) => cell(day) !== undefined);
    const weekly = isKnown
      ? // An empty cell says nothing: an entry without times is asked for, and is not "closed".
        DAYS.map((day) => ({ day, ...(cell(day) !== undefined && hoursIn(cell(day) ?? '')) }))
      : [];
    const status = cell('status');
    const location: Fields = {
      ...othersIn(table, cell),
      ...(status !== undefined && { status: areTold && CLOSED_ALONE.test(status) ? 'Permanently closed' : status }),
      address: together(ADDRESS, cell),
      coordinates: cell('latitude') === undefined ? undefined : together(POINT, cell),
      openingHours: weekly.length > 0 ? weekly.map((entry) => madeFrom(entry, headerOf(entry.day))) : cell('hours'),
      specialHours: specialIn(cell('specialHours')).map((entry) => madeFrom(entry, headerOf('specialHours'))),
    };
    return [inRow(location, index, table)];
  });
  const closed = areTold ? [...rows.keys()].filter((index) => CLOSED_ALONE.test(cellOf(index, 'status') ?? '')) : [];
  const [first] = closed;
  const notes =
    first === undefined
      ? []
      : [
          `says "Closed" of ${cellOf(first, 'name') ?? 'a row'}${closed.length === 1 ? '' : ` and ${closed.length - 1} more`}, and "Temporarily Closed" of another: the first is read as closed for good. Look whether that is meant`,
        ];
  return { value: { locations }, lost: unreadColumns(table, () => false), notes };
}

/** What needs no other form, by the reader's own keys. */
function othersIn({ columns }: Table, cell: (key: string) => string | undefined): Fields {
  return Object.fromEntries(
    [...columns.keys()].flatMap((key) => {
      const text = IN_PARTS.has(key) ? undefined : cell(key);
      if (text === undefined) return [];
      return [[key, isVisibilityKey(key) || /closed$/i.test(key) ? (answerIn(text) ?? text) : text] as const];
    }),
  );
}

const hoursIn = (cell: string): Fields => (CLOSED.test(cell) ? { isClosed: true } : { hours: cell });

/** "2026-12-25: x, 2026-12-31: 11:00-15:00" */
function specialIn(cell = ''): Fields[] {
  const parts = cell.split(/(?=\d{4}-\d{2}-\d{2})/).map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => ({ date: part.slice(0, 10), ...hoursIn(trimSigns(part.slice(10))) }));
}

const trimSigns = (text: string): string =>
  text
    .trim()
    .replace(/^:|[,;]$/g, '')
    .trim();
