import { describe, expect, test } from 'vitest';
import type { ChangeEdit, ChangeSet } from '#changes/change-set.ts';
import { instantOfTime } from '#changes/clocks.ts';
import { misfitWarnings } from '#changes/misfits.ts';
import { parsePath, writePath } from '#changes/paths.ts';
import { followChanges } from '#changes/timeline.ts';
import { fc } from '../../support/random.ts';

const at = (time: string): number => instantOfTime(time, undefined) ?? Number.NaN;

interface EditInput {
  path: string;
  before?: unknown;
  after?: unknown;
}

function makeSet(name: string, from: string, edits: EditInput[], until?: string): ChangeSet {
  const toEdit = ({ path, ...values }: EditInput, index: number): ChangeEdit => ({
    index,
    path,
    steps: parsePath(path),
    ...('before' in values && { before: { value: values.before } }),
    ...('after' in values && { after: { value: values.after } }),
  });
  return { name, at: at(from), ...(until !== undefined && { until: at(until) }), edits: edits.map(toEdit) };
}

const PRICE = 'menu.categories[id=pizza].items[id=margherita].price';
const base = () => ({
  name: 'Rye',
  menu: {
    categories: [
      { id: 'pizza', items: [{ id: 'margherita', price: 17.5 }, { id: 'diavola', price: 19 }, { id: 'bianca' }] },
      { id: 'drinks', items: [{ id: 'water', price: 4 }] },
    ],
  },
  socialMedia: { instagram: 'https://i.example', facebook: 'https://f.example', tiktok: 'https://t.example' },
});

const priceAt = (sets: ChangeSet[], time: string, written: unknown = base()): unknown => {
  const { menu } = followChanges(written, sets, at(time)).configuration as ReturnType<typeof base>;
  return menu.categories[0]?.items[0]?.price;
};
const warningsAt = (sets: ChangeSet[], time: string, written: unknown = base()): string[] =>
  misfitWarnings(followChanges(written, sets, at(time)).misfits, at(time)).map(
    ({ path, message }) => `${path}: ${message}`,
  );

describe('a set', () => {
  const christmas = makeSet('christmas', '2026-12-24T18:00', [{ path: PRICE, before: 17.5, after: 18 }], '2026-12-27');

  test.each([
    ['2026-12-24T17:59', 17.5],
    ['2026-12-24T18:00', 18],
    ['2026-12-26T23:59', 18],
    ['2026-12-27T00:00', 17.5],
    ['2030-01-01', 17.5],
  ])('is applied from its instant until its end: at %s the price is %d', (time, price) => {
    expect(priceAt([christmas], time)).toBe(price);
  });

  test('says when the configuration is another one next', () => {
    const nextAt = (time: string) => followChanges(base(), [christmas], at(time)).next;
    expect(nextAt('2026-11-01')).toBe(at('2026-12-24T18:00'));
    expect(nextAt('2026-12-24T18:00')).toBe(at('2026-12-27'));
    expect(nextAt('2026-12-27')).toBeUndefined();
  });

  test('in the past stays applied until somebody writes it into the file, and nothing is said then', () => {
    const raise = makeSet('raise', '2020-01-01', [{ path: PRICE, before: 17.5, after: 18 }]);
    expect(priceAt([raise], '2026-01-01')).toBe(18);
    const written = followChanges(base(), [raise], at('2026-01-01')).configuration;
    expect(priceAt([raise], '2026-01-01', written)).toBe(18);
    expect(warningsAt([raise], '2026-01-01', written)).toEqual([]);
  });

  test('that is over does not take back what the file says since, and nothing is said', () => {
    const written = followChanges(
      base(),
      [makeSet('later', '2027-01-01', [{ path: PRICE, before: 17.5, after: 18 }])],
      at('2027-01-02'),
    ).configuration;
    expect(priceAt([christmas], '2027-01-02', written)).toBe(18);
    expect(warningsAt([christmas], '2027-01-02', written)).toEqual([]);
  });

  test('takes back its own edit alone: what else has changed meanwhile stays', () => {
    const other = makeSet('other', '2026-12-25', [{ path: 'name', before: 'Rye', after: 'Rye & Oat' }]);
    expect(followChanges(base(), [christmas, other], at('2027-01-01')).configuration).toEqual({
      ...base(),
      name: 'Rye & Oat',
    });
  });

  test('puts what it removed back where it was', () => {
    const removal = makeSet(
      'less',
      '2026-12-24',
      [
        { path: 'menu.categories[id=pizza].items[id=margherita]', before: { id: 'margherita', price: 17.5 } },
        { path: 'menu.categories[id=pizza].items[id=diavola]', before: { id: 'diavola', price: 19 } },
        { path: 'socialMedia.facebook', before: 'https://f.example' },
        { path: 'closedDates[+]', after: '2026-12-25' },
        { path: 'banner.text', after: 'Closed at Christmas' },
      ],
      '2026-12-27',
    );
    const during = followChanges(base(), [removal], at('2026-12-25')).configuration as Record<string, unknown>;
    expect(during).toMatchObject({ closedDates: ['2026-12-25'], banner: { text: 'Closed at Christmas' } });
    expect(JSON.stringify(during)).not.toMatch(/margherita|diavola|facebook/);
    expect(JSON.stringify(followChanges(base(), [removal], at('2026-12-27')).configuration)).toBe(
      JSON.stringify(base()),
    );
  });

  test('leaves the configuration that it was given alone', () => {
    const written = base();
    followChanges(written, [christmas], at('2026-12-25'));
    expect(written).toEqual(base());
  });
});

describe('what does not fit is told from the day on which the set is there, and is not made', () => {
  const early = '2026-01-01';
  const raise = makeSet('a', '2026-12-24', [{ path: PRICE, before: 17.5, after: 18 }]);

  test.each<[what: string, sets: ChangeSet[], told: string[]]>([
    [
      'a value that changed meanwhile',
      [makeSet('a', '2026-12-24', [{ path: PRICE, before: 17, after: 18 }])],
      [
        `changes/a.json:edits[0]: On 24 December 2026, 00:00 (UTC) ${PRICE} is 17.5, and not 17. The edit will not be made. Write into "before" what is there, or delete the edit.`,
      ],
    ],
    [
      'an item that is gone',
      [makeSet('a', '2026-12-24', [{ path: PRICE.replace('margherita', 'marinara'), before: 17.5, after: 18 }])],
      [
        'changes/a.json:edits[0]: On 24 December 2026, 00:00 (UTC) menu.categories[id=pizza].items has no entry [id=marinara]. The edit will not be made. Correct the path, or delete the edit.',
      ],
    ],
    [
      'two sets for one instant and value',
      [raise, makeSet('b', '2026-12-24', [{ path: PRICE, before: 17.5, after: 19 }])],
      [
        `changes/b.json:edits[0]: On 24 December 2026, 00:00 (UTC) ${PRICE} is 18, by changes/a.json, and not 17.5. The edit will not be made. Give one of the two another time, or write one set for both.`,
      ],
    ],
    [
      'two sets that say the same',
      [raise, makeSet('b', '2026-12-24', [{ path: PRICE, before: 17.5, after: 18 }])],
      [
        `changes/b.json:edits[0]: ${PRICE} is 18 by changes/a.json already when this comes, on 24 December 2026, 00:00 (UTC). Write it into one of the two.`,
      ],
    ],
    [
      'one that removes what another edits',
      [
        makeSet('a', '2026-12-24', [
          { path: 'menu.categories[id=pizza].items[id=margherita]', before: { id: 'margherita', price: 17.5 } },
        ]),
        makeSet('b', '2026-12-25', [{ path: PRICE, before: 17.5, after: 18 }]),
      ],
      [
        'changes/b.json:edits[0]: On 25 December 2026, 00:00 (UTC) menu.categories[id=pizza].items has no entry [id=margherita], by changes/a.json. The edit will not be made. Give one of the two another time, or write one set for both.',
      ],
    ],
    [
      'one that ends while another has its value',
      [
        makeSet('a', '2026-12-24', [{ path: PRICE, before: 17.5, after: 18 }], '2026-12-27'),
        makeSet('b', '2026-12-25', [{ path: PRICE, before: 18, after: 19 }]),
      ],
      [
        `changes/a.json:edits[0]: On 27 December 2026, 00:00 (UTC) this set is taken back, but ${PRICE} is 19, by changes/b.json. It stays as it is then. Write into one of the two when it ends.`,
      ],
    ],
    [
      'a value that the file has already',
      [makeSet('a', '2026-12-24', [{ path: PRICE, before: 17, after: 17.5 }], '2026-12-27')],
      [
        `changes/a.json:edits[0]: ${PRICE} is 17.5 in the configuration itself, so it stays that after 27 December 2026, 00:00 (UTC). Write there what it is without this set, or delete the edit.`,
      ],
    ],
  ])('%s', (_, sets, told) => {
    expect(warningsAt(sets, early)).toEqual(told);
  });

  test('one edit that does not fit does not keep the others back', () => {
    const set = makeSet('a', '2026-12-24', [
      { path: 'name', before: 'Oat', after: 'Wheat' },
      { path: PRICE, before: 17.5, after: 18 },
    ]);
    expect(priceAt([set], '2026-12-25')).toBe(18);
  });

  test('sets that follow each other fit', () => {
    const sets = [
      makeSet('a', '2026-12-24', [{ path: PRICE, before: 17.5, after: 18 }], '2026-12-27'),
      makeSet('b', '2026-12-27', [{ path: PRICE, before: 17.5, after: 19 }]),
    ];
    expect(warningsAt(sets, early)).toEqual([]);
    expect(['2026-12-26', '2026-12-27'].map((time) => priceAt(sets, time))).toEqual([18, 19]);
  });
});

test('five hundred sets are followed in a moment', () => {
  const sets = Array.from({ length: 500 }, (_, index) =>
    makeSet(`s${index}`, new Date(Date.UTC(2026, 0, 1, index)).toISOString().slice(0, 16), [
      { path: PRICE, before: index === 0 ? 17.5 : index, after: index + 1 },
    ]),
  );
  const start = performance.now();
  const { configuration, misfits } = followChanges(base(), sets, at('2030-01-01'));
  expect(misfits).toEqual([]);
  expect(JSON.stringify(configuration)).toContain('"price":500');
  expect(performance.now() - start).toBeLessThan(2000);
});

/** Sets that fit, drawn one after the other: each changes, adds or removes something of a list or of a key. */
const draws = fc.array(
  fc.record({
    item: fc.constantFrom('margherita', 'diavola', 'bianca'),
    price: fc.integer({ min: 1, max: 50 }),
    kind: fc.constantFrom('price', 'remove', 'add', 'key'),
    day: fc.integer({ min: 1, max: 9 }),
    days: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 6 },
);

function setsOf(drawn: typeof draws extends fc.Arbitrary<infer Draws> ? Draws : never): ChangeSet[] {
  return drawn.map(({ item, price, kind, day, days }, index) => {
    const path = `menu.categories[id=pizza].items[id=${item}]`;
    const edit: EditInput =
      kind === 'price'
        ? {
            path: `${path}.price`,
            before: base().menu.categories[0]?.items.find(({ id }) => id === item)?.price,
            after: price,
          }
        : kind === 'remove'
          ? { path, before: base().menu.categories[0]?.items.find(({ id }) => id === item) }
          : kind === 'add'
            ? { path: 'closedDates[+]', after: `2026-12-${price}` }
            : { path: `notes.n${item}`, after: price };
    if (edit.before === undefined) delete edit.before;
    return makeSet(`s${index}`, `2026-12-0${day}`, [edit], `2026-12-${day + days + 10}`);
  });
}

test('when all sets are over, nothing of one that stood alone is left', () => {
  fc.assert(
    fc.property(draws, (drawn) => {
      for (const set of setsOf(drawn))
        expect(JSON.stringify(followChanges(base(), [set], at('2027-01-01')).configuration)).toBe(
          JSON.stringify(base()),
        );
    }),
  );
});

test('of any sets, each instant is that of all sets due then: what is still to come changes nothing', () => {
  fc.assert(
    fc.property(draws, fc.integer({ min: 0, max: 30 }), (drawn, day) => {
      const sets = setsOf(drawn);
      const now = at('2026-12-01') + day * 86_400_000;
      const begun = sets.filter((set) => set.at <= now);
      expect(followChanges(base(), sets, now).configuration).toEqual(followChanges(base(), begun, now).configuration);
    }),
  );
});

test('a path that was read is written as it was', () => {
  expect(writePath(parsePath(PRICE))).toBe(PRICE);
});

test('who writes a path through a list as if it were one object reads how its entry is named', () => {
  const written = { menu: [{ id: 'dinner', categories: [] }] };
  const set = makeSet('a', '2026-12-24', [{ path: 'menu.categories[id=pizza].name', before: 'Pizza', after: 'Pizze' }]);
  expect(warningsAt([set], '2026-01-01', written)).toEqual([
    'changes/a.json:edits[0]: On 24 December 2026, 00:00 (UTC) menu is a list: name its entry, like menu[id=dinner]. The edit will not be made. Correct the path, or delete the edit.',
  ]);
});
