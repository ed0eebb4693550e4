import { z } from 'zod';
import { key, leaf } from './values/leaf.ts';
import type { Shape } from './shapes/shape.ts';
import { isFields } from './shapes/shape.ts';
import { yesNoSchema } from './values/text.ts';
import { VISIBILITY_WORDS } from './values/visibility.ts';

/** A restaurant may be closed for good, or for now: until it is renovated, until the summer. */
export type Closure = 'permanent' | 'temporary';

/** Only letters count: `CLOSED_PERMANENTLY` is `closed permanently`. */
const STATUS_WORDS: Record<Closure | 'open', string> = {
  permanent: 'closedpermanently permanentlyclosed closedforgood closedforever outofbusiness',
  temporary: 'closedtemporarily temporarilyclosed temporaryclosed closedfornow closed',
  open: `operational open opened ${VISIBILITY_WORDS.shown}`,
};

const COUNTS_AS_OPEN = { outcome: 'It is not shown as closed.' };

const statusSchema = leaf('a status that is known', (value) => {
  const word = String(value)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  return (Object.keys(STATUS_WORDS) as (Closure | 'open')[]).find((status) =>
    STATUS_WORDS[status].split(' ').includes(word),
  );
}).meta({ ...COUNTS_AS_OPEN, example: '"CLOSED_TEMPORARILY"' });

/** Yext's older form: `{ "isClosed": true }`. */
const yextClosed: Shape = (value) =>
  isFields(value) && 'isClosed' in value ? { value: value['isClosed'] } : undefined;

const closedSchema = yesNoSchema.meta({ ...COUNTS_AS_OPEN, shapes: [yextClosed] });

/** The ways in which a configuration says that a restaurant is closed, Google's and Yext's among them. */
export const closureKeys = {
  businessStatus: key(
    statusSchema,
    'CLOSED_PERMANENTLY, CLOSED_TEMPORARILY or OPERATIONAL, as Google writes it.',
    'CLOSED_TEMPORARILY',
  ),
  permanentlyClosed: key(
    closedSchema,
    'Closed for good. A location keeps a page that says so, and is in no list.',
    false,
  ),
  temporarilyClosed: key(
    closedSchema,
    'Closed for now. Where its status stands, it says so, and it shows no hours.',
    false,
  ),
  openInfo: key(
    z.object({ status: key(statusSchema, 'The same as `businessStatus`.', 'CLOSED_TEMPORARILY') }),
    'Google Business Profile’s form of `businessStatus`.',
    { status: 'OPEN' },
  ),
};

interface ClosureInput {
  businessStatus?: Closure | 'open';
  permanentlyClosed?: boolean;
  temporarilyClosed?: boolean;
  openInfo?: { status?: Closure | 'open' };
}

/** Undefined: nothing is said. The strictest word counts. */
export function closureOf(input: ClosureInput): Closure | 'open' | undefined {
  const { businessStatus, permanentlyClosed, temporarilyClosed, openInfo } = input;
  const said = [
    businessStatus,
    openInfo?.status,
    permanentlyClosed === undefined ? undefined : permanentlyClosed ? 'permanent' : 'open',
    temporarilyClosed === undefined ? undefined : temporarilyClosed ? 'temporary' : 'open',
  ] as const;
  return (['permanent', 'temporary', 'open'] as const).find((closure) => said.includes(closure));
}

export function closedFor(said: Closure | 'open' | undefined): Closure | undefined {
  return said === 'open' ? undefined : said;
}
