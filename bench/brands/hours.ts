import type { Random } from './random.ts';

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface Entry {
  day: string;
  open?: string;
  close?: string;
  isClosed?: boolean;
  h24?: boolean;
  validFrom?: string;
  validThrough?: string;
}

type Kind = (random: Random) => Entry[];

const daily: Kind = (random) => {
  const [open, close] = random.pick([['11:00', '22:00'] as const, ['08:00', '15:30'] as const, ['10:30', '21:00']]);
  return WEEK.map((day) => ({ day, open, close }));
};

/** Lunch and dinner with a pause between them, and a day off. */
const split: Kind = (random) => {
  const dayOff = random.pick(WEEK);
  return WEEK.flatMap((day): Entry[] =>
    day === dayOff
      ? [{ day, isClosed: true }]
      : [
          { day, open: '11:30', close: '14:30' },
          { day, open: '17:00', close: random.pick(['22:00', '23:00']) },
        ],
  );
};

const pastMidnight: Kind = () =>
  WEEK.map((day) => ({ day, open: '16:00', close: ['Friday', 'Saturday'].includes(day) ? '04:00' : '02:00' }));

const always: Kind = () => WEEK.map((day) => ({ day, h24: true }));

/** The kinds, as often as restaurants have them. */
const KINDS: readonly Kind[] = [daily, daily, daily, split, split, pastMidnight, pastMidnight, always];

/** Weekly hours, and for half of the locations other ones on the holidays that follow `today`, which is `YYYY-MM-DD`. */
export function makeHours(random: Random, today: string): Entry[] {
  const week = random.pick(KINDS)(random);
  return random.happens(0.5) ? [...week, ...holidays(random, Number(today.slice(0, 4)) + 1)] : week;
}

function holidays(random: Random, year: number): Entry[] {
  const on = (from: string, through: string) => ({
    day: 'Monday',
    validFrom: `${year}-${from}`,
    validThrough: `${year}-${through}`,
  });
  const everyDay = (entry: Omit<Entry, 'day'>): Entry[] => WEEK.map((day) => ({ ...entry, day }));
  return [
    ...everyDay({ ...on('12-25', '12-26'), isClosed: true }),
    ...(random.happens(0.5) ? everyDay({ ...on('12-31', '12-31'), open: '12:00', close: '01:00' }) : []),
    ...(random.happens(0.3) ? everyDay({ ...on('07-01', '07-14'), open: '17:00', close: '22:00' }) : []),
  ];
}
