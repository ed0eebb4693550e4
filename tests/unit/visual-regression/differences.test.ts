import { describe, expect, test } from 'vitest';
import { comparer } from '../../../visual-regression/differences.ts';
import { groupCauses } from '../../../visual-regression/summary.ts';
import type { Look, LookElement, TakenPage } from '../../../visual-regression/taken.ts';
import { isSameValue } from '../../../visual-regression/values.ts';

interface Drawn {
  label: string;
  styles?: Record<string, string>;
  isHidden?: boolean;
  box?: [number, number, number, number];
  children?: Drawn[];
}

const PROPERTIES = ['display', 'color', 'padding-top', 'border-top-width', 'border-top-style'];

/** A page of one look, written down as the tool does. */
function draw(root: Drawn): { page: TakenPage; look: Look } {
  const strings: string[] = [];
  const styles: number[][] = [];
  const elements: LookElement[] = [];
  const add = ({ label, styles: own = {}, isHidden, box = [0, 0, 100, 20], children = [] }: Drawn, parent: number) => {
    const values = PROPERTIES.map((property) => strings.push(own[property] ?? '') - 1);
    const style = isHidden ? -1 : styles.push(values) - 1;
    const index = elements.push([parent, strings.push(label) - 1, style, ...box]) - 1;
    for (const child of children) add(child, index);
  };
  add(root, -1);
  const look = { name: '390 light', state: 'plain', width: 390, elements };
  return { page: { brand: 'nonna-pia', path: '/', properties: PROPERTIES, strings, styles, looks: [look] }, look };
}

function compare(before: Drawn, after: Drawn, except: string[] = []) {
  const [one, other] = [draw(before), draw(after)];
  return comparer(one.page, other.page, except)(one.look, other.look);
}

const hero = (styles: Record<string, string>, label = 'section.hero', children: Drawn[] = []): Drawn => ({
  label: 'main',
  children: [{ label, styles, children }],
});

describe('looks of a page', () => {
  test('differ by an element and its property, whatever its classes are', () => {
    const { styles } = compare(hero({ 'padding-top': '32px' }), hero({ 'padding-top': '33px' }, 'section.pt-8'));
    expect(styles).toEqual([
      { element: 'main > section.hero', changes: [{ property: 'padding-top', before: '32px', after: '33px' }] },
    ]);
  });

  test('are the same where they are written otherwise', () => {
    const white = [
      hero({ color: 'rgb(255, 255, 255)' }),
      hero({ color: 'oklch(1 0 0)' }, 'section.text-white'),
    ] as const;
    expect(compare(...white)).toEqual({ styles: [], boxes: [] });
  });

  test('tell of an inherited value where it begins', () => {
    const title = (color: string): Drawn => hero({ color }, 'section.hero', [{ label: 'h1', styles: { color } }]);
    const { styles } = compare(title('red'), title('blue'));
    expect(styles.map(({ element }) => element)).toEqual(['main > section.hero']);
  });

  test('do not differ by the style of a border that is not there', () => {
    const border = (width: string, style: string) => hero({ 'border-top-width': width, 'border-top-style': style });
    expect(compare(border('0px', 'none'), border('0px', 'solid')).styles).toEqual([]);
    expect(compare(border('2px', 'dashed'), border('2px', 'solid')).styles).toHaveLength(1);
    expect(compare(border('0px', 'solid'), border('2px', 'solid')).styles).toHaveLength(1);
  });

  test('do not differ by what may differ', () => {
    const padding = (value: string) => hero({ 'padding-top': value });
    expect(compare(padding('1px'), padding('2px'), ['padding-top']).styles).toEqual([]);
  });

  test('tell of elements that came, went or are not shown, and go on behind them', () => {
    const before: Drawn = { label: 'ul', children: [{ label: 'p' }, { label: 'li', styles: { color: 'red' } }] };
    const after: Drawn = { label: 'ul', children: [{ label: 'b' }, { label: 'li', styles: { color: 'blue' } }] };
    expect(compare(before, after).styles).toEqual([
      {
        element: 'ul',
        changes: [
          { property: 'has', before: 'p', after: 'nothing' },
          { property: 'has', before: 'nothing', after: 'b' },
        ],
      },
      { element: 'ul > li', changes: [{ property: 'color', before: 'red', after: 'blue' }] },
    ]);
    const shown = (isHidden: boolean): Drawn => ({ label: 'ul', children: [{ label: 'li', isHidden }] });
    expect(compare(shown(false), shown(true)).styles).toEqual([
      { element: 'ul > li', changes: [{ property: 'shown', before: 'yes', after: 'no' }] },
    ]);
  });

  test('do not tell of what was pushed by another box', () => {
    const page = (height: number, gap: number): Drawn => ({
      label: 'main',
      box: [0, 0, 100, 100],
      children: [
        { label: 'h1', box: [0, 0, 100, height] },
        { label: 'p', box: [0, height + gap, 100, 10] },
        { label: 'ul', box: [0, height + gap + 10, 100, 10], children: [{ label: '::marker', box: [0, 0, 0, 0] }] },
      ],
    });
    const names = (found: Drawn) => compare(page(20, 8), found).boxes.map(({ element }) => element);
    expect(names(page(24, 8))).toEqual(['main > h1']);
    expect(names(page(20, 12))).toEqual(['main > p']);
  });

  test('tell of the innermost box that is another one, not of what moved along', () => {
    const page = (y: number, height: number): Drawn => ({
      label: 'main',
      box: [0, y, 100, height + 20],
      children: [
        { label: 'h1', box: [0, y, 100, height] },
        { label: 'ul', box: [0, y + 20, 100, 20], children: [{ label: 'li', box: [0, y + 20, 100, 20] }] },
      ],
    });
    expect(compare(page(0, 20), page(0, 24)).boxes).toEqual([
      { element: 'main > h1', changes: [{ property: 'height', before: '20px', after: '24px' }] },
    ]);
    expect(compare(page(0, 20), page(0.02, 20)).boxes).toEqual([]);
  });
});

describe('values', () => {
  test.each([
    ['1.001px', '1px', true],
    ['1.1px', '1px', false],
    ['672.756px', '672.754px', true],
    ['1px 2px', '1px', false],
    ['rgba(0, 0, 0, 0.5)', 'oklab(0 0 0 / 0.5)', true],
    ['rgb(0, 0, 0)', 'rgb(0, 0, 1)', false],
    ['0px 1px 2px rgb(0, 0, 0)', '0px 1px 2px oklch(0 0 0)', true],
    ['none', 'auto', false],
  ])('%s and %s', (one, other, isSame) => {
    expect(isSameValue(one, other)).toBe(isSame);
  });
});

test('looks with the same cause are one line, the widest spread first', () => {
  const padding = (before: string) => ({
    element: 'main > h1',
    changes: [{ property: 'padding-top', before, after: '0px' }],
  });
  const other = { element: 'footer', changes: [{ property: 'color', before: 'red', after: 'blue' }] };
  const causes = groupCauses([
    { look: 'nonna-pia / 320 light', differences: [other] },
    { look: 'nonna-pia / 390 light', differences: [padding('1px')] },
    { look: 'nonna-pia / 820 light', differences: [padding('2px')] },
  ]);
  expect(causes.map(({ element, looks }) => `${element}: ${looks.length}`)).toEqual(['main > h1: 2', 'footer: 1']);
});
