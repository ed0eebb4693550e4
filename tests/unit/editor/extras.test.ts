import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { applied } from '#brand/files/json-edit.ts';
import { readForm } from '#editor/actions/actions.ts';
import { fieldPathAt, readPath, rootFieldPath } from '#editor/fields/field-path.ts';
import { ownerOfHours } from '#editor/forms/hours-form.ts';
import { objectForm } from '#editor/pages/pages.ts';

const website = (menu: object, item: object = {}) => ({
  name: 'Rye',
  menu: [{ name: 'Lunch', ...menu, categories: [{ name: 'Mains', items: [{ name: 'Lamb', price: 20, ...item }] }] }],
});
const formOf = (value: object, path: string) => {
  const place = fieldPathAt(value, readPath(path) ?? []);
  const view = {
    slug: 'rye',
    language: 'en' as const,
    texts: toolTextsIn('en'),
    digest: 'd',
    root: rootFieldPath(value),
    today: '2026-11-01',
  };
  const maps = { warnings: new Map(), typed: new Map(), problems: new Map(), asked: new Map() };
  return parse(place ? String(objectForm(place, { ...view, ...maps })) : '');
};
/** The value after a form was sent, or what is wrong with it. */
function send(value: object, fields: Record<string, string>): unknown {
  const form = new FormData();
  for (const [name, text] of Object.entries(fields)) form.append(name, text);
  const { edits, problems } = readForm(form, value, new Map(), toolTextsIn('en'));
  return problems.size > 0 ? [...problems.values()] : edits.reduce<unknown>(applied, value);
}
const MENU = 'menu/0';
const ITEM = `${MENU}/categories/0/items/0`;

describe('when a menu is served', () => {
  const WEEK = [{ day: 'Monday - Friday', open: '11:00', close: '15:00' }];

  test.each([
    ['nothing is written', {}, true, true],
    ['words are written', { served: 'From five' }, true, false],
    ['a week is written', { served: WEEK }, false, true],
  ])('%s', (_, menu, hasWords, hasWeek) => {
    const form = formOf(website(menu), MENU);
    expect(form.querySelector(`input[name="f:${MENU}/served"]`) !== null).toBe(hasWords);
    expect(form.querySelector(`a[href$="/at/${MENU}/served/"]`) !== null).toBe(hasWeek);
  });

  test('words are written as words, and a week as entries', () => {
    expect(send(website({}), { [`f:${MENU}/served`]: 'From five' })).toMatchObject({ menu: [{ served: 'From five' }] });
    const day = { 'k:1': 'open', 'o:1:0': '11:00', 'c:1:0': '15:00' };
    expect(send(website({}), { ...day, do: `week/${MENU}/served` })).toMatchObject({
      menu: [{ served: [{ day: 'Monday', open: '11:00', close: '15:00' }] }],
    });
  });

  test('a menu has no holidays of its own', () => {
    const value = website({ served: WEEK });
    const place = fieldPathAt(value, ['menu', 0, 'served']);
    expect(place && ownerOfHours(place, value)).toBeUndefined();
    const site = { name: 'Rye', openingHours: WEEK };
    const opening = fieldPathAt(site, ['openingHours']);
    expect(opening && ownerOfHours(opening, site)?.path).toEqual([]);
  });
});

describe('extras', () => {
  const extras = { modifierGroups: ['Sauces', { name: 'Add', modifiers: [{ name: 'Bacon', price: 2 }] }] };
  const BACON = `${ITEM}/modifierGroups/1/modifiers/0`;

  test('are a list, in which the name of a group is a text', () => {
    const form = formOf(website({}, extras), ITEM);
    expect(form.querySelector(`input[name="f:${ITEM}/modifierGroups/0"]`)?.getAttribute('value')).toBe('Sauces');
    expect(form.querySelector(`a[href$="/at/${ITEM}/modifierGroups/1/"]`)?.text).toBe('Add');
  });

  test.each<[typed: string, written: unknown]>([
    ['2,50', 2.5],
    ['0', '0'],
    ['Market price', 'Market price'],
  ])('cost more: %s', (typed, price) => {
    expect(send(website({}, extras), { [`f:${BACON}/price`]: typed })).toMatchObject({
      menu: [{ categories: [{ items: [{ modifierGroups: ['Sauces', { modifiers: [{ price }] }] }] }] }],
    });
  });

  test('cost nothing less, and have no negative calories', () => {
    expect(send(website({}, extras), { [`f:${BACON}/price`]: '-2' })).toEqual(['“-2” is not a price. Write it like 2']);
    expect(send(website({}, extras), { [`f:${ITEM}/calories`]: '-450' })).toEqual([
      '“-450” is not a number of calories. Write it like 450',
    ]);
  });

  test('are edited in the menu of a location, too', () => {
    const value = { name: 'Rye', locations: [{ ...website({}, extras), name: 'Queen' }] };
    expect(send(value, { [`f:locations/0/${BACON}/name`]: 'Pancetta' })).toMatchObject({
      locations: [
        {
          menu: [{ categories: [{ items: [{ modifierGroups: ['Sauces', { modifiers: [{ name: 'Pancetta' }] }] }] }] }],
        },
      ],
    });
  });
});
