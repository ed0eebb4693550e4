import { DAY_MS } from '#schema/hours/time-of-day.ts';
import { isFields } from '#schema/values/fields.ts';
import { fieldsOf } from '../fields/fields.ts';
import { type FieldPath, fieldPathsIn } from '../fields/field-path.ts';

export interface Holiday {
  /** `YYYY-MM-DD` */
  date: string;
  name: string;
}

const MAX_HOLIDAYS = 12;
const A_YEAR = 365;

/** The public holidays of the next year where a place is. */
export async function holidaysAhead(owner: FieldPath, root: FieldPath, today: string): Promise<Holiday[]> {
  const [country, region] = addressOf(owner) ?? addressOf(root) ?? [];
  // Calendars of all countries are large.
  const { holidayCalendar } = await import('#reader/places/holidays.ts');
  const first = Date.parse(today) / DAY_MS;
  const { own } = holidayCalendar(today)(country, region);
  const ahead = own.filter(({ day, isPublic }) => isPublic && day >= first && day <= first + A_YEAR);
  const byDay = new Map(ahead.map(({ day, name }) => [day, name]));
  return [...byDay]
    .sort(([one], [other]) => one - other)
    .slice(0, MAX_HOLIDAYS)
    .map(([day, name]) => ({ date: new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length), name }));
}

function addressOf(owner: FieldPath): [country: string | undefined, region: string | undefined] | undefined {
  const { object } = owner.shape;
  const address = object && fieldPathsIn(owner, fieldsOf(object)).find(({ field }) => field?.key === 'address');
  if (address?.shape.object === undefined || !isFields(address.value)) return undefined;
  const parts = fieldPathsIn(address, fieldsOf(address.shape.object));
  const part = (key: string): string | undefined => {
    const value = parts.find(({ field }) => field?.key === key)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  return [part('addressCountry'), part('addressRegion')];
}
