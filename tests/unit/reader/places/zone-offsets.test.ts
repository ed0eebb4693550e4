import { fc, runs } from '../../../support/random.ts';
import { createRequire } from 'node:module';
import moment from 'moment-timezone';
import { afterAll, describe, expect, test } from 'vitest';
import { findZoneOffsets, periodsOf } from '#reader/places/zone-offsets.ts';
import { learnedOffsetAt, setTimeZoneData, QUARTER_MS } from '#core/hours/zone-offsets.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';
import debian from '../../../support/build/zone-changes.json' with { type: 'json' };

const [from, until] = [Date.parse(debian.from), Date.parse(debian.until)];
const ZONES = debian.zones.flatMap(({ names, changes }) =>
  names.split(' ').map((name) => ({ name, changes: changes.split(' ').map(Number) })),
);
const learn = (timezone: string, buildDate = '2026-11-20') => findZoneOffsets(makeSite({ timezone, buildDate }));

// The clock of this process keeps what it has learned, and other files run in it: without a table a zone is unknown again.
afterAll(() => setTimeZoneData(ZONES.map(({ name }) => name).join(',')));

describe('what the build writes of every zone', () => {
  test('is of the same zone data as that of Debian', () => {
    expect(moment.tz.dataVersion).toBe(debian.version);
    expect(moment.tz.names().sort()).toEqual(ZONES.map(({ name }) => name).sort());
  });

  // Each copy of moment-timezone puts its data into the one moment of the process, and the last one loaded wins.
  test('is the only zone data there is: the calendar of holidays brings none of its own', () => {
    const holidays = createRequire(import.meta.resolve('date-holidays'));
    const parser = createRequire(holidays.resolve('date-holidays-parser'));
    const ours = createRequire(import.meta.url).resolve('moment-timezone');
    expect([parser, createRequire(parser.resolve('caldate'))].map((of) => of.resolve('moment-timezone'))).toEqual([
      ours,
      ours,
    ]);
  });

  test('is what the compiled zone files of Debian say', async () => {
    const all = makeSite({ locations: ZONES.map(({ name }) => makeLocation({ timezone: name })) });
    await findZoneOffsets({ ...all, buildDate: '2026-11-20' });
    for (const { name, changes } of ZONES)
      for (const instant of [from, until - 1, ...aroundChanges(changes)])
        expect(`${name} ${learnedOffsetAt(instant, name)}`).toBe(`${name} ${offsetAt(changes, instant)}`);
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: from, max: until - 1 }),
        ({ name, changes }, instant) => {
          expect(learnedOffsetAt(instant, name)).toBe(offsetAt(changes, instant));
        },
      ),
      runs(160),
    );
  });

  test('is exact: no clock of these years changes within a quarter of an hour', () => {
    for (const name of moment.tz.names())
      for (const { offset, until: end } of periodsOf(moment.tz.zone(name) ?? { untils: [], offsets: [] }, '2026-11-20'))
        expect([name, offset, end]).toEqual([name, Math.round(offset), Math.round(end)]);
  });
});

describe('a table', () => {
  const tableOf = (timezone: string, buildDate: string) => learn(timezone, buildDate);

  test('is the same all year, and another one in the next', async () => {
    const first = await tableOf('America/Toronto', '2026-01-01');
    expect(first).toBe(
      'America/Toronto -20 1969948 -16 22844 -20 12772 -16 22844 -20 12100 -16 22844 -20 12100 -16 22844 -20 5544',
    );
    expect(await tableOf('America/Toronto', '2026-12-31')).toBe(first);
    expect(await tableOf('America/Toronto', '2027-01-01')).not.toBe(first);
  });

  test.each([
    ['2026-01-01', '2025-12-31T12:00Z', '2029-12-31T23:59Z'],
    ['2026-12-31', '2026-12-30T00:00Z', '2029-12-31T23:59Z'],
  ])('of a build on %s knows yesterday and three years ahead', async (buildDate, yesterday, last) => {
    await learn('Australia/Lord_Howe', buildDate);
    expect([yesterday, last].map((at) => learnedOffsetAt(Date.parse(at), 'Australia/Lord_Howe'))).toEqual([660, 660]);
    expect(learnedOffsetAt(Date.UTC(2030, 0, 1), 'Australia/Lord_Howe')).toBeUndefined();
  });

  test('is of all zones of a site, each once, as they are written there', async () => {
    const locations = ['Asia/Tokyo', 'america/vancouver', 'Asia/Tokyo'].map((timezone) => makeLocation({ timezone }));
    const zoneOffsets = await findZoneOffsets(makeSite({ timezone: 'Asia/Kathmandu', locations }));
    expect(zoneOffsets).toMatch(/^Asia\/Kathmandu 23 \d+,Asia\/Tokyo 36 \d+,america\/vancouver -32 \d+ -28 \d+$/);
  });

  test('is missing where no zone is known', async () => {
    expect(await findZoneOffsets(makeSite())).toBeUndefined();
    expect(await learn('Mars/Olympus_Mons')).toBeUndefined();
  });
});

/** Offset, then instant and offset of each change, in minutes. */
function offsetAt([offset = 0, ...changes]: number[], instant: number): number {
  const index = changes.findLastIndex((change, place) => place % 2 === 0 && change * 60_000 <= instant);
  return index === -1 ? offset : (changes[index + 1] ?? offset);
}

function aroundChanges([, ...changes]: number[]): number[] {
  const instants = changes.filter((_, place) => place % 2 === 0).map((minute) => minute * 60_000);
  return instants.flatMap((instant) => [instant - QUARTER_MS, instant - 1, instant, instant + QUARTER_MS]);
}
