import { expect, test } from 'vitest';
import { paperScaleOf } from '#site/features/menu/paper/paper-scale.ts';
import { menuViewsOf } from '#core/menu/menu-view.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { makeMenu, makeSite } from '../../../../support/build/site.ts';

const scaleOf = (count: number, description?: string): number => {
  const items = Array.from({ length: count }, (_, index) => ({ name: `Item ${index}`, description }));
  return paperScaleOf(menuViewsOf(makeSite(), [makeMenu({ Bowls: items })]), ENGLISH);
};

test('a menu is the larger on paper, the shorter it is', () => {
  expect([0, 10, 40, 68, 280].map((count) => scaleOf(count))).toEqual([1.45, 1.45, 1.29, 1, 1]);
});

test('texts take lines, too', () => {
  expect(scaleOf(30, 'x'.repeat(80))).toBeLessThan(scaleOf(30));
  expect(scaleOf(38, 'x'.repeat(80))).toBe(1);
});

test('extras and courses take lines, too; what is folded takes one', () => {
  const group = (count: number) => ({
    id: 'add',
    name: 'Add',
    choices: Array.from({ length: count }, (_, index) => ({ name: `Choice number ${index}`, diets: [] })),
  });
  const scaleWith = (extras: object): number => {
    const items = Array.from({ length: 30 }, (_, index) => ({ name: `Item ${index}`, ...(index < 15 && extras) }));
    return paperScaleOf(menuViewsOf(makeSite(), [makeMenu({ Bowls: items })]), ENGLISH);
  };
  const [none, folded, open] = [0, 60, 6].map((count) => scaleWith({ modifierGroups: count ? [group(count)] : [] }));
  expect(open).toBeLessThan(folded ?? 0);
  expect(folded).toBeLessThan(none ?? 0);
  expect(scaleWith({ courses: [group(6)] })).toBe(open);
});
