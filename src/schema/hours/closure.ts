import { z } from 'zod';
import { key, leaf } from '../values/leaf.ts';
import { type DateRange, dateRangeSchema } from '../values/date.ts';
import { yesNoSchema } from '../values/text.ts';
import { VISIBILITY_WORDS } from '../values/visibility.ts';

/** A restaurant may be closed for good, or for now: until it is renovated, until the summer. Or it is yet to open. */
export type Closure = 'permanent' | 'temporary' | 'future';

/** Only letters count: `CLOSED_PERMANENTLY` is `closed permanently`. */
const STATUS_WORDS: Record<Closure | 'open', string> = {
  permanent:
    'closedpermanently permanentlyclosed closedforgood closedforever outofbusiness fermedefinitivement definitivementferme',
  temporary:
    'closedtemporarily temporarilyclosed temporaryclosed closedfornow closed ferme fermetemporairement temporairementferme',
  future:
    'futureopening futureopen comingsoon openingsoon openssoon opensoon soon preopening notyetopen notopenyet upcoming underconstruction bientot ouverturebientot bientotouvert ouvertureprochaine prochainement',
  open: `operational open opened nowopen ouvert ${VISIBILITY_WORDS.shown}`,
};

/** "Opening spring 2027", "Closed until further notice" */
const STATUS_STARTS: [start: RegExp, status: Closure][] = [
  [/^(?:coming|opening|opens) (?:soon|in|on|early|mid|late|spring|summer|fall|autumn|winter|\w+ \d{4}\b)/, 'future'],
  [
    /^(?:temporarily closed|closed temporarily|closed (?:until|till|for (?:renovations?|the (?:season|winter)))|reopen)/,
    'temporary',
  ],
];

const COUNTS_AS_OPEN = { outcome: 'It is not shown as closed.' };

const statusSchema = leaf('a status that is known', (value) => {
  const words = String(value).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const word = words.replace(/[^a-z]/g, '');
  return (
    (Object.keys(STATUS_WORDS) as (Closure | 'open')[]).find((status) =>
      STATUS_WORDS[status].split(' ').includes(word),
    ) ?? STATUS_STARTS.find(([start]) => start.test(words.replace(/[_-]/g, ' ')))?.[1]
  );
}).meta({ ...COUNTS_AS_OPEN, example: '"CLOSED_TEMPORARILY"' });

export const closedSchema = yesNoSchema.meta({ ...COUNTS_AS_OPEN });

const openingDateSchema = dateRangeSchema.meta(COUNTS_AS_OPEN);

/** The ways in which a configuration says that a restaurant is closed or is yet to open, Google's and Yext's among them. */
export const closureKeys = {
  businessStatus: key(
    statusSchema,
    'CLOSED_PERMANENTLY, CLOSED_TEMPORARILY, FUTURE_OPENING or OPERATIONAL, as Google writes it.',
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
  comingSoon: key(closedSchema, 'It is yet to open. Where its status stands, it says so.', false),
  openingDate: key(
    openingDateSchema,
    'The day on which it opens for the first time. Until then it says “Opens March 15, 2027”; from that day on its hours count.',
    '2027-03-15',
  ),
  reopeningDate: key(
    openingDateSchema,
    'The day on which it opens again. Until then it says “Closed until January 20, 2027”; from that day on its hours count.',
    '2027-01-20',
  ),
  openInfo: key(
    z.object({
      status: key(statusSchema, 'The same as `businessStatus`.', 'CLOSED_TEMPORARILY'),
      openingDate: key(openingDateSchema, 'The same as `openingDate`.', { year: 2027, month: 3, day: 15 }),
      canReopen: key(closedSchema, 'Accepted and not used: the status counts.', true),
    }),
    'Google Business Profile’s form of `businessStatus`.',
    { status: 'OPEN' },
  ),
};

export interface ClosureInput {
  businessStatus?: Closure | 'open';
  permanentlyClosed?: boolean;
  temporarilyClosed?: boolean;
  comingSoon?: boolean;
  openingDate?: DateRange;
  reopeningDate?: DateRange;
  openInfo?: { status?: Closure | 'open'; openingDate?: DateRange };
}

/** Undefined: nothing is said. The strictest word counts. Dates are another matter: `readClosure`. */
export function closureOf(input: ClosureInput): Closure | 'open' | undefined {
  const { businessStatus, permanentlyClosed, temporarilyClosed, comingSoon, openInfo } = input;
  const said = [
    businessStatus,
    openInfo?.status,
    permanentlyClosed === undefined ? undefined : permanentlyClosed ? 'permanent' : 'open',
    temporarilyClosed === undefined ? undefined : temporarilyClosed ? 'temporary' : 'open',
    comingSoon === undefined ? undefined : comingSoon ? 'future' : 'open',
  ] as const;
  return (['permanent', 'temporary', 'future', 'open'] as const).find((closure) => said.includes(closure));
}
