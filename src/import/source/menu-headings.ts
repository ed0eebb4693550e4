import type { Table } from './table.ts';

/** The category of each row, and the rows that are headings. */
export interface Categories {
  of: Map<number, string>;
  headings: Set<number>;
  /** Headings that nothing follows. */
  empty: number[];
}

/**
 * A category is in the row, or in the row above where cells are merged or left out, or on a row of its own: a row that has a category or a name alone. In
 * a table that repeats its categories, an empty cell means that there is none.
 */
export function categoriesOf({ rows, columns }: Table, kept: readonly number[]): Categories {
  const cell = (index: number, key: string) => rows[index]?.[columns.get(key) ?? -1]?.trim() ?? '';
  const filled = (index: number) => (rows[index] ?? []).filter((text) => text.trim() !== '').length;
  const inRows = kept.map((index) => (cell(index, 'name') === '' ? '' : cell(index, 'category')));
  const repeats = inRows.some((category, at) => category !== '' && category === inRows[at + 1]);
  const hasOwn = inRows.some((category) => category !== '');
  const of = new Map<number, string>();
  const headings = new Set<number>();
  const empty: number[] = [];
  let current = '';
  let heading: number | undefined;
  for (const [at, index] of kept.entries()) {
    const [name, category, count] = [cell(index, 'name'), cell(index, 'category'), filled(index)];
    const isAlone = count === 1 && cell(index, 'price') === '';
    const isHeading =
      name === ''
        ? (isAlone ||
            (category !== '' && cell(index, 'price') === '' && count === 2 && cell(index, 'description') !== '')) &&
          cell(index, 'size') === ''
        : isAlone && !hasOwn && filled(kept[at + 1] ?? -1) > 1;
    if (isHeading) {
      if (heading !== undefined) empty.push(heading);
      [heading, current] = [
        index,
        (category || name || (rows[index] ?? []).map((text) => text.trim()).find(Boolean)) ?? '',
      ];
      current = current.replace(/^#+\s*/, '');
      headings.add(index);
      continue;
    }
    if (count === 0) continue;
    heading = undefined;
    if (category !== '') current = category;
    else if (repeats && headings.size === 0) current = '';
    const named = [categoryIn(current), cell(index, 'subcategory')].filter(Boolean).join(' – ');
    if (named !== '') of.set(index, named);
  }
  if (heading !== undefined) empty.push(heading);
  return { of, headings, empty };
}

/** Square exports "Drinks > Tea" and "Tea (T2B3ROTJ3HFGVBO22QLOOJDE), Gifts (…)": a category in another one, and the first of several. */
const categoryIn = (cell: string): string =>
  (/^(.+?) \([A-Z\d]{20,}\)/.exec(cell)?.[1] ?? cell).split(' > ').join(' – ');
