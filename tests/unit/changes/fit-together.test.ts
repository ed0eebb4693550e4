import { describe, expect, test } from 'vitest';
import type { ChangeSet } from '#changes/change-set.ts';
import { endBeforeOthers, endsWell, fitTogether } from '#changes/fit-together.ts';
import { parsePath } from '#changes/paths.ts';
import { followChanges } from '#changes/timeline.ts';
import { fc, runs } from '../../support/random.ts';

/** What is published and written: every plan goes from it when it is made. */
const DRAFT = { name: 'Rye', menu: { items: [{ id: 'pizza', price: 17 }] }, telephone: '1' };
const PRICE = 'menu.items[id=pizza].price';

interface Plan {
  name: string;
  at: number;
  until?: number;
  path?: string;
  before?: unknown;
  after?: unknown;
}

function planOf({ name, at, until, path = PRICE, ...values }: Plan): ChangeSet {
  const { before, after } = { before: 17, ...values };
  const edit = {
    index: 0,
    path,
    steps: parsePath(path),
    ...(before !== undefined && { before: { value: before } }),
    ...(after !== undefined && { after: { value: after } }),
  };
  return { name, at, ...(until !== undefined && { until }), edits: [edit] };
}

const put = (known: ChangeSet[], plan: Plan) => fitTogether(DRAFT, known, [...known, planOf(plan)]);
const priceAt = (sets: ChangeSet[], now: number): unknown =>
  (followChanges(DRAFT, sets, now).configuration as typeof DRAFT).menu.items[0]?.price;

describe('a plan beside others of its value', () => {
  const christmas = planOf({ name: 'christmas', at: 24, until: 27, after: 21 });

  test('goes from the value of one that has come', () => {
    const { sets, unfit } = put([planOf({ name: 'first', at: 10, after: 18 })], { name: 'new', at: 15, after: 19 });
    expect([unfit, sets[1]?.edits[0]?.before]).toEqual([[], { value: 18 }]);
  });

  test('has a later one go from its own value', () => {
    const { sets, mended, unfit } = put([christmas], { name: 'new', at: 10, after: 18 });
    expect([unfit, mended]).toMatchObject([[], [{ set: { name: 'christmas' }, before: { value: 18 } }]]);
    expect([9, 10, 24, 27].map((now) => priceAt(sets, now))).toEqual([17, 18, 21, 18]);
  });

  test('lets the later one go from the value of before when it is removed', () => {
    const { sets } = put([christmas], { name: 'new', at: 10, after: 18 });
    expect(fitTogether(DRAFT, sets, sets.slice(0, 1)).sets).toEqual([christmas]);
  });

  test.each<[string, Plan]>([
    ['ends while the other one holds', { name: 'new', at: 20, until: 25, after: 18 }],
    ['holds when the other one ends', { name: 'new', at: 25, until: 28, after: 18 }],
    ['comes with the other one', { name: 'new', at: 24, after: 18 }],
    ['comes with the other one, and is read first', { name: 'a', at: 24, after: 18 }],
    ['says the same', { name: 'new', at: 25, after: 21 }],
    [
      'removes what the other one changes',
      { name: 'new', at: 20, path: 'menu.items[id=pizza]', before: DRAFT.menu.items[0] },
    ],
  ])('is refused where it %s', (_, plan) => {
    expect(put([christmas], plan).unfit).not.toEqual([]);
  });

  test('changes nothing of what did not fit before', () => {
    const old = planOf({ name: 'old', at: 5, before: 16, after: 20 });
    expect(put([old], { name: 'new', at: 10, after: 18 })).toMatchObject({ mended: [], unfit: [] });
  });

  test('may take out what the other one changes later, and bring in what it brings in', () => {
    const later = planOf({ name: 'later', at: 24, path: 'telephone', before: '1', after: '2' });
    const { sets, unfit } = put([later], { name: 'new', at: 10, path: 'telephone', before: '1' });
    expect([unfit, followChanges(DRAFT, sets, 24).configuration]).toEqual([[], { ...DRAFT, telephone: '2' }]);
  });

  test('of a thousand values is made to fit', () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ id: `i${index}`, price: 10 }));
    const raise = (name: string, at: number, after: number): ChangeSet => ({
      name,
      at,
      edits: items.map(({ id }, index) => {
        const path = `items[id=${id}].price`;
        return { index, path, steps: parsePath(path), before: { value: 10 }, after: { value: after } };
      }),
    });
    const later = raise('later', 20, 12);
    const { mended, unfit } = fitTogether({ items }, [later], [later, raise('new', 10, 11)]);
    expect([mended.length, unfit]).toEqual([1000, []]);
  });
});

const days = fc.integer({ min: 1, max: 12 });
const plans = fc.array(
  fc.record({
    at: days,
    until: fc.option(days, { nil: undefined }),
    what: fc.constantFrom('price', 'telephone', 'dish'),
    after: fc.integer({ min: 20, max: 23 }),
  }),
  { maxLength: 8 },
);

test('of all plans that were accepted none is unfit, at each instant the newest one that holds has its way, and then the draft', () => {
  fc.assert(
    fc.property(plans, (drawn) => {
      let accepted: ChangeSet[] = [];
      for (const [index, { at, until, what, after }] of drawn.entries()) {
        const times = { name: `p${(index * 5) % 8}`, at, ...(until !== undefined && { until: at + until }) };
        const plan =
          what === 'price'
            ? planOf({ ...times, after })
            : what === 'telephone'
              ? planOf({ ...times, path: 'telephone', before: '1', after: String(after) })
              : planOf({ ...times, path: 'menu.items[id=pizza]', before: DRAFT.menu.items[0] });
        const { sets, unfit } = fitTogether(DRAFT, accepted, [...accepted, plan]);
        if (unfit.length === 0) accepted = sets;
      }
      expect(followChanges(DRAFT, accepted, 0).misfits).toEqual([]);
      for (let now = 0; now <= 26; now++) {
        const valueOf = (path: string): unknown => {
          const holding = accepted.filter((set) => set.at <= now && (set.until ?? Infinity) > now);
          const own = holding.filter(
            ({ edits }) => edits[0]?.path === path || (path === PRICE && edits[0]?.path === 'menu.items[id=pizza]'),
          );
          const newest = own.toSorted((one, other) => other.at - one.at)[0]?.edits[0];
          return newest === undefined ? (path === PRICE ? 17 : '1') : newest.after?.value;
        };
        const { configuration } = followChanges(DRAFT, accepted, now);
        const { menu, telephone } = configuration as typeof DRAFT;
        expect([menu.items[0]?.price, telephone]).toEqual([valueOf(PRICE), valueOf('telephone')]);
      }
    }),
    runs(500),
  );
});

test('a set that ends before others leaves all of them as they are', () => {
  const drawn = fc.tuple(plans, days, days, fc.boolean());
  fc.assert(
    fc.property(drawn, ([others, at, length, isPrice]) => {
      let accepted: ChangeSet[] = [];
      for (const [index, { until, what, after, ...each }] of others.entries()) {
        const end = until === undefined ? {} : { until: each.at + until };
        const path = what === 'dish' ? 'menu.items[id=pizza]' : `menu.items[id=pizza].${what}`;
        const values =
          what === 'price' ? { after } : what === 'dish' ? { before: DRAFT.menu.items[0] } : { after: true };
        const plan = planOf({ name: `p${index}`, at: each.at, ...end, path, before: undefined, ...values });
        const { sets, unfit } = fitTogether(DRAFT, accepted, [...accepted, plan]);
        if (unfit.length === 0) accepted = sets;
      }
      const { configuration } = followChanges(DRAFT, accepted, at);
      const dish = (configuration as typeof DRAFT).menu.items[0];
      if (dish === undefined) return;
      const own = isPrice
        ? { path: PRICE, before: dish.price, after: 30 }
        : { path: 'menu.items[id=pizza].soldOut', before: undefined, after: true };
      const set = { ...planOf({ name: 'q', at, ...own }), until: at + length };
      if (followChanges(DRAFT, [...accepted, set], at).made.get(set)?.size !== 1) return;
      const until = endBeforeOthers(DRAFT, accepted, set);
      const all = [...accepted, { ...set, until }];
      expect(followChanges(DRAFT, all, 0).misfits).toEqual([]);
      expect([until > at, until <= set.until]).toEqual([true, true]);
      for (let now = 0; now <= 26; now++) {
        if (now >= at && now < until) continue;
        expect(followChanges(DRAFT, all, now).configuration).toEqual(followChanges(DRAFT, accepted, now).configuration);
      }
    }),
    runs(500),
  );
});

test('of a plan that is ended nothing is left, now and later, and no other one is unfit', () => {
  fc.assert(
    fc.property(plans, fc.nat(), days, (drawn, chosen, now) => {
      let accepted: ChangeSet[] = [];
      for (const [index, { at, until }] of drawn.entries()) {
        const end = until === undefined ? {} : { until: at + until };
        // Where two of them say the same, the later one changes nothing.
        const plan = planOf({ name: `p${index}`, at, ...end, after: 20 + index });
        const { sets, unfit } = fitTogether(DRAFT, accepted, [...accepted, plan]);
        if (unfit.length === 0) accepted = sets;
      }
      const holding = accepted.filter(({ at, until = Infinity }) => at < now && now < until);
      const gone = holding[chosen % holding.length];
      if (gone === undefined) return;
      const others = accepted.filter((set) => set !== gone);
      const ended = [...others, { ...gone, until: now }];
      const { sets, unfit } = fitTogether(DRAFT, accepted, endsWell(DRAFT, ended, gone.name) ? ended : others);
      expect(unfit).toEqual([]);
      for (let later = now; later <= 26; later++) {
        const left = others.filter(({ at, until = Infinity }) => at <= later && later < until);
        const newest = left.toSorted((one, other) => other.at - one.at)[0]?.edits[0]?.after?.value;
        expect(priceAt(sets, later)).toBe(newest ?? 17);
      }
    }),
    runs(500),
  );
});
