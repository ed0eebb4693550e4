import { describe, expect, test } from 'vitest';
import { applied } from '#brand/files/json-edit.ts';
import { applyEdit, undoEdit, type AppliedEdit } from '#changes/apply-edit.ts';
import { parsePath } from '#changes/paths.ts';
import {
  editsTogether,
  undoTogether,
  waitingChanges,
  type WaitingChange,
} from '#publishing/waiting/waiting-changes.ts';
import { fc, runs } from '../../support/random.ts';

const FILE = 'website.json';
const between = (published: unknown, written: unknown): WaitingChange[] =>
  waitingChanges(new Map([[FILE, published]]), new Map([[FILE, written]]));

/** Kind, edits and place: what a list of them shows. */
const told = (changes: readonly WaitingChange[]): unknown[] =>
  changes.map(({ kind, path, edits }) => [kind, path.join('/'), ...edits.map((edit) => edit.path)]);

const dish = (id: string, price: number, more: object = {}) => ({ id, name: id.toUpperCase(), price, ...more });
const menu = (...items: object[]) => ({ name: 'Nonna', menu: { categories: [{ id: 'pizza', items }] } });

describe('what waits', () => {
  test('is a value, a new dish, one that is gone, and an order, each by itself', () => {
    const before = menu(dish('a', 1), dish('b', 2), dish('c', 3), dish('d', 4));
    const after = menu(dish('c', 3.5), dish('a', 1, { isVegan: true }), dish('n', 9), dish('d', 4));
    const items = 'menu/categories/0/items';
    const list = 'menu.categories[id=pizza].items';
    expect(told(between(before, after))).toEqual([
      ['changed', `${items}/0/price`, `${list}[id=c].price`],
      ['added', `${items}/1/isVegan`, `${list}[id=a].isVegan`],
      ['added', `${items}/2`, `${list}[+]`],
      ['removed', `${items}/1`, `${list}[id=b]`],
      ['order', items],
    ]);
  });

  test('has the dish under another name as one change', () => {
    const before = menu({ name: 'Margherita', price: 16, isVegan: false });
    const after = menu({ name: 'Margherita DOP', price: 16, isVegan: false });
    const list = 'menu.categories[id=pizza].items';
    expect(told(between(before, after))).toEqual([
      ['changed', 'menu/categories/0/items/0', `${list}[name=Margherita]`, `${list}[+]`],
    ]);
  });

  test('has a week, a picture and a list of words as one change each', () => {
    const before = {
      openingHours: { monday: '9-5', friday: '9-6' },
      logo: { src: 'a.png', alt: 'A' },
      keywords: ['a'],
    };
    const after = { openingHours: { monday: '9-4', friday: '9-7' }, logo: { src: 'b.png', alt: 'B' }, keywords: ['b'] };
    expect(between(before, after).map(({ path }) => path.join('/'))).toEqual(['openingHours', 'logo', 'keywords']);
  });

  test('names translations of a file below "translations"', () => {
    const file = 'translations.fr-CA.json';
    const [change] = waitingChanges(new Map(), new Map([[file, { Pizza: 'Pizza' }]]));
    expect(change).toMatchObject({ document: file, edits: [{ path: 'translations.fr-CA.Pizza', after: 'Pizza' }] });
  });

  test('of 2,000 dishes is found at once', () => {
    const many = (price: number) =>
      menu(...Array.from({ length: 2000 }, (_, index) => dish(`d${index}`, price + index)));
    const [before, after] = [many(1), many(2)];
    const start = performance.now();
    expect(between(before, after)).toHaveLength(2000);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});

test('2,000 new dishes are undone at once, and those that were there stay', () => {
  const dishes = (count: number) => Array.from({ length: count }, (_, index) => dish(`d${index}`, index));
  const [before, after] = [menu(dish('a', 1), dish('b', 2)), menu(dish('a', 1), ...dishes(2000), dish('b', 3))];
  const changes = between(before, after).filter(({ kind }) => kind === 'added');
  const start = performance.now();
  const undone = undoTogether(before, after, changes).reduce<unknown>(applied, after);
  expect(performance.now() - start).toBeLessThan(3000);
  expect([changes.length, undone]).toEqual([2000, menu(dish('a', 1), dish('b', 3))]);
});

const word = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const name = fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: fc.constant(undefined) });
const value = fc.oneof(word, fc.integer({ min: 0, max: 3 }), fc.array(word, { maxLength: 3 }), fc.constant(null));
const fields = (inner: fc.Arbitrary<unknown>) =>
  fc.record(
    { id: name, name, price: value, image: fc.record({ src: word, alt: word }), 'a.b[c]': value, items: inner },
    { requiredKeys: [] },
  );
const cleaned = (given: unknown): unknown => JSON.parse(JSON.stringify(given)) as unknown;
const items = fc.array(fields(value), { maxLength: 5 });
const documents = fields(fc.array(fields(items), { maxLength: 4 })).map(cleaned);

/** Lists have no order here. */
const unordered = (given: unknown): unknown =>
  Array.isArray(given)
    ? given.map(unordered).toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
    : typeof given === 'object' && given !== null
      ? Object.fromEntries(
          Object.entries(given)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, inner]) => [key, unordered(inner)]),
        )
      : given;

describe('any two configurations', () => {
  test('are each other with all edits, and again as they were when a set takes them back', () => {
    fc.assert(
      fc.property(documents, documents, (published, written) => {
        let now: unknown = published;
        const made: AppliedEdit[] = [];
        for (const [index, edit] of editsTogether(between(published, written)).entries()) {
          const side = (key: 'before' | 'after') => (key in edit ? { [key]: { value: edit[key] } } : {});
          const outcome = applyEdit(now, {
            index,
            path: edit.path,
            steps: parsePath(edit.path),
            ...side('before'),
            ...side('after'),
          });
          // Two new entries may be the same: a set adds one of them.
          if (outcome.kind === 'same') return;
          if (outcome.kind !== 'changed') throw new Error(JSON.stringify({ edit, outcome }));
          now = outcome.configuration;
          made.push(outcome.applied);
        }
        expect(unordered(now)).toEqual(unordered(written));
        for (const edit of made.toReversed()) {
          const outcome = undoEdit(now, edit);
          if (outcome.kind !== 'changed') throw new Error(JSON.stringify({ edit, outcome }));
          now = outcome.configuration;
        }
        expect(unordered(now)).toEqual(unordered(published));
      }),
      runs(200),
    );
  });

  test('are the published one when each change is undone, whichever comes first', () => {
    fc.assert(
      fc.property(documents, documents, fc.nat(), (published, written, seed) => {
        let now: unknown = written;
        for (let rounds = 0; rounds < 200; rounds++) {
          const left = between(published, now);
          const change = left[seed % left.length];
          if (change === undefined) break;
          now = change.undo.reduce<unknown>(applied, now);
        }
        expect(now).toEqual(published);
      }),
      runs(200),
    );
  });

  test('lose the chosen changes alone when these are undone together', () => {
    fc.assert(
      fc.property(
        documents,
        documents,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (published, written, isChosen) => {
          const changes = between(published, written);
          const chosen = changes.filter((_, index) => isChosen[index]);
          const edits = undoTogether(published, written, chosen);
          const now = edits.reduce<unknown>(applied, written);
          const left = new Set(between(published, now).map(({ id }) => id));
          // Of two new entries that are the same either one goes.
          const isTwin = ({ id }: WaitingChange): boolean => changes.some((other) => other.id === `${id}-2`);
          expect(chosen.filter((change) => left.has(change.id) && !isTwin(change))).toEqual([]);
          if (chosen.length === changes.length) expect(now).toEqual(published);
        },
      ),
      runs(200),
    );
  });
});
