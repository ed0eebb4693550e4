import { quoteValue } from '#core/text/quote-value.ts';
import { languageSchema } from '#schema/values/language.ts';
import { itemColumn, languageColumn } from './columns.ts';
import type { Lost } from '#dialects/tills/lost.ts';
import type { Table } from './table.ts';

/** A table with a row a language has every item several times: those of the language that most rows have are taken. */
export function rowsInOneLanguage(
  { rows, columns, firstRow }: Table,
  lost: Lost[],
): { rows: number[]; language?: string } {
  const all = [...rows.keys()];
  const column = columns.get('language');
  if (column === undefined) return { rows: all };
  const groups = Map.groupBy(
    all.filter((index) => (rows[index]?.[column] ?? '').trim() !== ''),
    (index) => rows[index]?.[column]?.trim() ?? '',
  );
  const [[word = '', taken = []] = [], ...others] = [...groups].sort(([, one], [, other]) => other.length - one.length);
  for (const [language, indexes] of others)
    lost.push({
      path: `row ${(indexes[0] ?? 0) + firstRow}`,
      message: `is in ${quoteValue(language)}, as ${indexes.length === 1 ? 'it is' : `${indexes.length} rows are`}: a menu is in one language, and these rows are left out. npm run translate puts them in`,
    });
  const { data: language } = languageSchema.safeParse(word);
  const left = new Set(others.flatMap(([, indexes]) => indexes));
  const kept = taken.length === 0 ? all : all.filter((index) => !left.has(index));
  return { rows: kept, ...(typeof language === 'string' && { language }) };
}

export interface Languages {
  /** Missing: no header names a language. */
  own?: string;
  /** The column of each key, by language. */
  others: Map<string, Map<string, number>>;
  isRead: (header: string) => boolean;
  /** Which language was taken for one that no header names. */
  notes: string[];
}

/** `name_en` and `name_fr`, or "Name" and "Name (FR)": the first is the language of the menu, the others are its translations. */
export function languagesIn({ headers }: Table): Languages {
  const columns = new Map<string, Map<string, number>>();
  for (const [index, header] of headers.entries()) {
    const found = languageColumn(header);
    const key = found && itemColumn(found.base);
    if (!found || key === undefined) continue;
    const of = columns.get(found.language) ?? new Map<string, number>();
    columns.set(found.language, of);
    if (!of.has(key)) of.set(key, index);
  }
  const plain = headers.find((header) => itemColumn(header) === 'name');
  const own =
    plain === undefined
      ? [...columns.keys()].find((language) => columns.get(language)?.has('name'))
      : ownLanguage(plain, columns);
  const others = new Map([...columns].filter(([language]) => own !== undefined && language !== own));
  const isRead = (header: string) => own !== undefined && languageColumn(header) !== undefined;
  const notes =
    plain === undefined || own === undefined
      ? []
      : [
          `names no language for its column "${plain.trim()}", which is read as ${own}, with translations into ${[...others.keys()].join(', ')}. Look whether that is meant`,
        ];
  return { ...(own !== undefined && { own }), others, isRead, notes };
}

const NAME_WORDS: Record<string, string> = {
  nom: 'fr',
  plat: 'fr',
  produit: 'fr',
  nombre: 'es',
  plato: 'es',
  producto: 'es',
  nome: 'it',
  piatto: 'it',
};

/** What the header of the names is written in, where others name their language. */
const ownLanguage = (header: string, columns: ReadonlyMap<string, unknown>): string | undefined =>
  columns.size === 0 ? undefined : (NAME_WORDS[header.trim().toLowerCase()] ?? 'en');

/** With the columns of the menu's own language in the place of those without one. */
export function columnsIn({ columns, headers }: Table, { own }: Languages): Map<string, number> {
  const all = new Map(columns);
  for (const [index, header] of headers.entries()) {
    const found = languageColumn(header);
    const key = found?.language === own && found !== undefined ? itemColumn(found.base) : undefined;
    if (key !== undefined && !all.has(key)) all.set(key, index);
  }
  return all;
}

export function translationsIn(
  { rows, columns }: Table,
  { others }: Languages,
  kept: readonly number[],
  categories: ReadonlyMap<number, string>,
): Record<string, Record<string, string>> {
  const entries = Array.from(others, ([language, of]) => {
    const texts = new Map<string, string>();
    for (const index of kept)
      for (const [key, column] of of) {
        const text =
          key === 'category' ? (categories.get(index) ?? '') : (rows[index]?.[columns.get(key) ?? -1]?.trim() ?? '');
        const translation = rows[index]?.[column]?.trim() ?? '';
        if (text !== '' && translation !== '' && !texts.has(text)) texts.set(text, translation);
      }
    return [language, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0));
}
