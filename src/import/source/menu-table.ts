import { markIn } from '#dialects/menu/diets.ts';
import type { Fields } from '#schema/values/fields.ts';
import { madeFrom } from '#dialects/form/shape.ts';
import { nutritionFactIn } from '#dialects/menu/nutrition.ts';
import { isVisibilityKey } from '#dialects/form/hiding.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { currencyInHeader } from './columns.ts';
import { categoriesOf } from './menu-headings.ts';
import { columnsIn, languagesIn, rowsInOneLanguage, translationsIn } from './menu-languages.ts';
import type { Lost } from '#dialects/tills/lost.ts';
import { answerIn, inRow, type ReadTable, type Table, unreadColumns } from './table.ts';

/** A price that the till asks for. */
const OPEN_PRICE = /^(?:variable|n\/a|-|—)$/i;
/** They say where an item stands, or of what the table is: no item has them. */
const OF_TABLE = [
  'name',
  'category',
  'subcategory',
  'menu',
  'served',
  'week',
  'size',
  'price',
  'diets',
  'id',
  'currency',
  'language',
];

/**
 * A menu from a table: a row an item, or a size of the item above; or a heading on a row of its own. What an item's columns say is left to the reader,
 * which reads a row as it reads an object. `today`: rows of weeks that are over then are left out.
 */
export function menuIn(written: Table, today = new Date().toISOString().slice(0, 10)): ReadTable {
  const lost: Lost[] = [];
  const languages = languagesIn(written);
  const table = { ...written, columns: columnsIn(written, languages) };
  const { columns, rows, headers } = table;
  const cellsOf = (index: number) => (key: string) => rows[index]?.[columns.get(key) ?? -1]?.trim() ?? '';
  const marks = marksIn(table, lost);
  const kept = rowsInOneLanguage(table, lost);
  const categories = categoriesOf(table, kept.rows);
  const menus = new Map<string, Map<string, Fields[]>>();
  const sizes = new Map<Fields, SizeRow[]>();
  const ofSizes: number[] = [];
  const named = new Map<string, Fields>();
  const nameless: number[] = [];
  const past: number[] = [];
  let above: Fields | undefined;

  for (const index of kept.rows) {
    const cell = cellsOf(index);
    if (categories.headings.has(index) || (rows[index] ?? []).every((text) => text.trim() === '')) continue;
    const [last] =
      cell('week')
        .match(/\d{4}-\d{2}-\d{2}/g)
        ?.toReversed() ?? [];
    if (last !== undefined && last < today) {
      past.push(index);
      continue;
    }
    const price = OPEN_PRICE.test(cell('price')) ? '' : cell('price');
    const size: SizeRow = { name: cell('size'), price, calories: cell('calories'), row: index };
    if (cell('name') === '') {
      if (above !== undefined && price !== '') sizes.get(above)?.push(size);
      else nameless.push(index);
      continue;
    }
    const menu = [cell('menu'), capitalise(cell('served')), cell('week')].filter(Boolean).join(' – ');
    const category = categories.of.get(index) ?? 'Menu';
    // Two rows of one name are two items, unless they say which size they are.
    const isBare = price === '' && size.calories !== '' && size.name !== '';
    const key = [menu, category, cell('name')].join('\n');
    const known = size.name === '' || isBare ? undefined : named.get(key);
    above = known ?? itemIn(table, index, cell, marks);
    // A size without a price is none: what is known of it is that of an item.
    if (isBare) above['name'] = `${cell('name')}, ${size.name}`;
    if (known !== undefined && nutrientsOf(table).some((nutrient) => cell(nutrient) !== '')) ofSizes.push(index);
    const found = sizes.get(above) ?? [];
    if (known === undefined || price !== '') found.push(isBare ? { ...size, name: '' } : size);
    sizes.set(above, found);
    if (known !== undefined) continue;
    if (size.name !== '' && !isBare) named.set(key, above);
    const inMenu = menus.get(menu) ?? new Map<string, Fields[]>();
    menus.set(menu, inMenu);
    const inCategory = inMenu.get(category) ?? [];
    inCategory.push(above);
    inMenu.set(category, inCategory);
  }

  const list = Array.from(menus, ([name, inMenu]) => ({
    ...(name !== '' && { name }),
    categories: Array.from(inMenu, ([category, items]) => ({
      name: category,
      items: items.map((item) => withPrices(item, sizes.get(item) ?? [], table)),
    })),
  }));
  const untold = [
    ...described(nameless, 'has no name, and is left out', table),
    ...described(ofSizes, 'says what is in another size, which is not shown', table),
    ...described(past, 'is of a week that is over, and is left out', table),
    ...described(categories.empty, 'is a heading without items', table),
    ...(list.length === 0
      ? []
      : unreadColumns(
          table,
          (index) =>
            [...columns.values()].includes(index) ||
            languages.isRead(headers[index] ?? '') ||
            MODIFIER_SET.test(headers[index] ?? ''),
        )),
    ...modifierSetsIn(table),
  ];
  for (const each of untold) lost.push(each);
  const currencies = new Set([
    ...kept.rows.map((index) => cellsOf(index)('currency').toUpperCase()),
    ...headers.map((header) => currencyInHeader(header) ?? ''),
  ]);
  currencies.delete('');
  const [currency] = currencies;
  if (currencies.size > 1)
    lost.push({ path: 'column Currency', message: `names ${[...currencies].join(', ')}: a menu has one currency` });
  const language = kept.language ?? languages.own;
  const translations = translationsIn(table, languages, kept.rows, categories.of);
  const others = Object.keys(translations);
  return {
    value: {
      menu: list,
      ...(currencies.size === 1 && { currency }),
      ...(others.length > 0 ? { languages: [languages.own, ...others] } : language !== undefined && { language }),
    },
    lost,
    ...(others.length > 0 && { translations }),
    notes: [...marks.notes, ...(others.length > 0 ? languages.notes : [])],
  };

  function described(indexes: readonly number[], message: string, { firstRow: start }: Table): Lost[] {
    const [first] = indexes;
    if (first === undefined) return [];
    const text = (rows[first] ?? []).map((value) => value.trim()).filter(Boolean);
    const more = indexes.length === 1 ? '' : `, and ${indexes.length - 1} more like it`;
    return [{ path: `row ${first + start}`, message: `${message}: ${quoteValue(text.join(', '))}${more}` }];
  }
}

/** The tables of Square and Loyverse say which items have a set of modifiers, and not what is in it. */
const MODIFIER_SET = /^Modifier(?: Set)? - /i;

function modifierSetsIn({ headers, rows }: Table): Lost[] {
  return headers.flatMap((header, index) => {
    const count = rows.filter((row) => answerIn(row[index]?.trim() ?? '') === true).length;
    if (!MODIFIER_SET.test(header) || count === 0) return [];
    const items = count === 1 ? 'one item has' : `${count} items have`;
    return [
      {
        path: `column ${header}`,
        message: `says that ${items} these extras, and not what they are: a catalogue has them`,
      },
    ];
  });
}

function itemIn(table: Table, index: number, cell: (key: string) => string, marks: Marks): Fields {
  const item: Fields = { name: cell('name') };
  for (const key of table.columns.keys()) {
    const text = OF_TABLE.includes(key) ? '' : cell(key);
    if (text !== '') item[key] = isAnswer(key) ? (answerIn(text) ?? text) : text;
  }
  const diets = marks.of.get(index);
  if (diets !== undefined) item['diets'] = diets;
  return item;
}

const isAnswer = (key: string): boolean => /^is[A-Z]|^soldOut$|^inStock$/.test(key) || isVisibilityKey(key);

/** One price may have a name, which is then its size. Prices without names stand side by side. */
function withPrices(item: Fields, found: readonly SizeRow[], table: Table): Fields {
  const [first] = found;
  const priced = found.filter(({ price }) => price !== '');
  if (first === undefined) return item;
  const priceKeys = priced.some(({ name }) => name === '') && priced.length > 1;
  if (priced.length < 2 || priceKeys) {
    const size = priced[0]?.name ?? first.name;
    const price = priced.map((each) => each.price).join(' / ');
    return inRow(
      { ...item, ...(price !== '' && { price }), ...(size !== '' && !priceKeys && { size }) },
      first.row,
      table,
    );
  }
  // Warnings name the row of the item, which the rows of its sizes follow.
  const sizes = priced.map(({ row: _, calories, ...size }) =>
    madeFrom({ ...size, ...(calories !== '' && { calories }) }),
  );
  const { calories: _, ...rest } = item;
  // What is in the row of the first size is about that size.
  const isOfFirst = nutrientsOf(table).some((key) => key in item) && nutrientsOf(table, 'servingSize').length === 0;
  return inRow({ ...rest, ...(isOfFirst && { 'Serving size': priced[0]?.name }), sizes }, first.row, table);
}

interface SizeRow {
  name: string;
  price: string;
  calories: string;
  row: number;
}

/** The columns of nutrients, or that of the size of a portion. */
const nutrientsOf = ({ columns }: Table, wanted?: 'servingSize'): string[] =>
  [...columns.keys()].filter((key) => {
    const fact = nutritionFactIn(key)?.fact;
    return fact !== undefined && fact !== 'calories' && (fact === 'servingSize') === (wanted !== undefined);
  });

interface Marks {
  of: Map<number, string[]>;
  notes: string[];
}

/** "VG" is vegan beside "V"; alone it may be vegetarian. A mark that is not known is told with its row. */
function marksIn({ rows, columns, firstRow, headers }: Table, lost: Lost[]): Marks {
  const column = columns.get('diets');
  const of = new Map<number, string[]>();
  if (column === undefined) return { of, notes: [] };
  const written = rows.map((row) =>
    (row[column] ?? '')
      .split(/[,;|/+·•\n]/)
      .map((mark) => mark.trim().replace(/^\((.*)\)$/, '$1'))
      .filter(Boolean),
  );
  const all = new Set(written.flat().map((mark) => mark.toUpperCase()));
  const meaning = (mark: string): string =>
    all.has('V') && mark.toUpperCase() === 'VG' && !all.has('VE') && !all.has('VGN') ? 'vegan' : mark;
  const unknown = new Map<string, number[]>();
  for (const [index, marks] of written.entries()) {
    for (const mark of marks.filter((each) => markIn(meaning(each)) === undefined))
      unknown.set(mark, [...(unknown.get(mark) ?? []), index]);
    const known = marks.map(meaning).filter((mark) => markIn(mark) !== undefined);
    if (known.length > 0) of.set(index, known);
  }
  const path = `column ${headers[column]?.trim() ?? ''}`;
  for (const [mark, [first = 0, ...more]] of unknown)
    lost.push({
      path,
      message: `${quoteValue(mark)} in row ${first + firstRow}${more.length === 0 ? '' : ` and ${more.length} more`} is no mark that is known`,
    });
  const letters = [...all].filter((mark) => mark.length <= 3 && markIn(meaning(mark)) !== undefined);
  const readAs = letters.map((mark) => `${mark} is read as ${MARKS[markIn(meaning(mark)) ?? ''] ?? ''}`);
  return {
    of,
    notes:
      readAs.length === 0 ? [] : [`has marks in letters, in ${path}: ${readAs.join(', ')}. Look whether that is meant`],
  };
}

const MARKS: Record<string, string> = {
  isVegetarian: 'vegetarian',
  isVegan: 'vegan',
  isGlutenFree: 'gluten-free',
  isHalal: 'halal',
  isSpicy: 'spicy',
};

const capitalise = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
