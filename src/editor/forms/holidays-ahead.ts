import type { ToolLanguage, ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { Holiday as CalendarDay } from '#core/hours/holidays.ts';
import { DAY_MS } from '#schema/hours/time-of-day.ts';
import { isFields } from '#schema/values/fields.ts';
import { fieldsOf } from '../fields/fields.ts';
import { type FieldPath, fieldPathsIn } from '../fields/field-path.ts';

export interface Holiday {
  /** `YYYY-MM-DD` */
  date: string;
  name: string;
}

const MAX_HOLIDAYS = 14;
const A_YEAR = 365;

interface Asked {
  root: FieldPath;
  today: string;
  language: ToolLanguage;
  texts: ToolTexts;
}

/** The public holidays of the next year where a place is, and the evenings before the two that guests ask about most. */
export async function holidaysAhead(owner: FieldPath, { root, today, language, texts }: Asked): Promise<Holiday[]> {
  const [country, region] = addressOf(owner) ?? addressOf(root) ?? [];
  // Calendars of all countries are large.
  const { holidayCalendar } = await import('#reader/places/holidays.ts');
  const first = Date.parse(today) / DAY_MS;
  const inYear = (days: readonly CalendarDay[]): CalendarDay[] =>
    days.filter(({ day, isPublic }) => isPublic && day >= first && day < first + A_YEAR);
  const english = inYear(holidayCalendar(today)(country, region).own);
  const translated = new Map(
    inYear(holidayCalendar(today, language)(country, region).own).map(({ day, name }) => [day, name]),
  );
  const byDate = new Map(
    english.map(({ day, name }) => [dateOf(day), nameOf(name, translated.get(day) ?? name, texts)]),
  );
  for (let day = first; day < first + A_YEAR; day += 1) {
    const eve = texts.hours.holidays.eves[dateOf(day).slice('YYYY-'.length)];
    if (eve !== undefined && !byDate.has(dateOf(day))) byDate.set(dateOf(day), eve);
  }
  return [...byDate]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, MAX_HOLIDAYS)
    .map(([date, name]) => ({ date, name }));
}

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** With the apostrophe of a printed text. */
function nameOf(english: string, translated: string, { hours: { holidays } }: ToolTexts): string {
  const [key, name] = [english, translated].map((text) => text.replaceAll("'", '’')) as [string, string];
  return Object.hasOwn(holidays.names, key) ? (holidays.names[key] ?? name) : name;
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
