import { describe, expect, test } from 'vitest';
import { filterText, isHiddenBy } from '#site/features/menu/allergen-filter.ts';
import { textsIn } from '#i18n/texts.ts';

test.each([
  ['milk eggs', ['milk'], true],
  ['milk eggs', ['fish', 'eggs'], true],
  ['milk eggs', ['fish'], false],
  ['milk', [], false],
  ['tree-nuts', ['nuts'], false],
  ['', ['milk'], false],
  [undefined, ['milk'], false],
])('an item that states %j and a guest who hides %j: hidden %s', (stated, chosen, isHidden) => {
  expect(isHiddenBy(stated, chosen)).toBe(isHidden);
});

describe('the filter says what it hid and what it can’t judge', () => {
  const { filter } = textsIn('en').allergens;
  test.each([
    [3, 12, '3 items are hidden. 12 items do not state it: ask us.'],
    [1, 1, '1 item is hidden. 1 item does not state it: ask us.'],
    [0, 2, 'No item is hidden. 2 items do not state it: ask us.'],
    [2, 0, '2 items are hidden. No other item is on this menu.'],
  ])('%i hidden, %i left', (hidden, left, text) => {
    expect(filterText({ hidden, left }, filter)).toBe(text);
  });

  test.each(['fr', 'es', 'zh-Hans', 'zh-Hant'])('in %s, with both numbers', (tag) => {
    expect(filterText({ hidden: 31, left: 47 }, textsIn(tag).allergens.filter)).toMatch(/31.*47/);
  });
});
