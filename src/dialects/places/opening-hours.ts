import { type Fields, isFields } from '#schema/values/fields.ts';
import { movedFrom, type Shape } from '../form/shape.ts';
import { SYNONYMS } from '../words/synonyms.ts';
import type { Fact, Facts } from '../form/facts.ts';

const HOURS = ['openingHours', 'openingHoursSpecification', ...SYNONYMS.Location.openingHours.split(' ')];
const SPECIAL = `specialHours ${SYNONYMS.Location.specialHours}`;
/** What the hours of other programs hold beside a week. */
const DATED_KEYS = ['holidayHours', 'specialHours', 'exceptions'];
const REOPENING = `reopeningDate ${SYNONYMS.Location.reopeningDate}`;

/**
 * Hours that stand at two keys of one place, ours and that of another program: one week is read, but holidays and the day of a reopening are taken from
 * either. A place that says when it opens again is not closed for good.
 */
export function gatherHours(facts: Facts): void {
  const written = HOURS.flatMap((key) => facts.get(key) ?? []);
  for (const { key, value } of written) {
    if (written.length > 1 && isEmpty(value)) facts.take(key);
  }
  const [first, ...others] = written.filter(({ value }) => !isEmpty(value));
  for (const hours of [first, ...others]) addReopening(hours, facts);
  for (const other of others) {
    if (!facts.has(SPECIAL)) addDated(other, facts);
    if (isFields(other.value) && Object.keys(other.value).every((key) => key === 'reopenDate')) facts.take(other.key);
  }
  gatherClosed(facts);
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function addDated({ value, path }: Fact, facts: Facts): void {
  if (Array.isArray(value)) {
    const dated = value.flatMap((entry: unknown, index) =>
      isFields(entry) && isDated(entry) ? [movedFrom({ ...entry }, [index])] : [],
    );
    if (dated.length > 0) facts.add('specialHours', dated, path);
    return;
  }
  const key = isFields(value) ? DATED_KEYS.find((name) => !isEmpty(value[name] ?? {})) : undefined;
  if (isFields(value) && key !== undefined) facts.add('specialHours', value[key], [...path, key]);
}

/** Hours of single dates. Those of a season are another week, of which there is one already. */
const isDated = (entry: Fields): boolean =>
  entry['date'] !== undefined || (entry['validFrom'] !== undefined && entry['validFrom'] === entry['validThrough']);

/** Yext's: `{ "monday": { … }, "reopenDate": "2027-01-20" }`. */
function addReopening(hours: Fact | undefined, facts: Facts): void {
  if (!isFields(hours?.value) || facts.has(REOPENING)) return;
  const date = hours.value['reopenDate'];
  if (date !== undefined && date !== null) facts.add('reopeningDate', date, [...hours.path, 'reopenDate']);
}

function gatherClosed(facts: Facts): void {
  const closed = facts.get('closed isClosed');
  if (closed === undefined || !facts.has(REOPENING) || facts.has('temporarilyClosed')) return;
  facts.take('closed isClosed');
  facts.add('temporarilyClosed', closed.value, closed.path);
}

/** Yext's older form: `{ "isClosed": true }`. */
export const closedShape: Shape = (value) =>
  isFields(value) && 'isClosed' in value ? { value: value['isClosed'] } : undefined;
