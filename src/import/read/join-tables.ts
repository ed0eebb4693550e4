import { UsageError } from '#brand/errors/usage-error.ts';
import type { Fields } from '#schema/values/fields.ts';
import { type Imported, importSource } from './import-source.ts';
import { recognizeSheets } from '../source/sheets.ts';
import type { Lost } from '#dialects/tills/lost.ts';
import type { Source } from '../source/source.ts';
import { sheetsOfWorkbook } from '../source/workbook.ts';

/** All sheets of a workbook that are menus or lists of locations. */
export async function importWorkbook(bytes: Uint8Array): Promise<Imported> {
  const { read, lost } = recognizeSheets(await sheetsOfWorkbook(bytes));
  return joinTables(read, lost);
}

/**
 * The tables of a workbook as one source: a menu for each sheet, which is called as the sheet is, and the locations of all. Of facts that several sheets
 * state, the first counts. Throws a UsageError if no sheet has anything that can be used. `lost`: the sheets that are no tables.
 */
export function joinTables(tables: readonly { name: string; source: Source }[], lost: readonly Lost[]): Imported {
  const read: { name: string; imported: Imported }[] = [];
  const unread: Lost[] = [];
  let refusal: UsageError | undefined;
  for (const { name, source } of tables) {
    try {
      read.push({ name, imported: importSource(source) });
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      refusal ??= error;
      unread.push({ path: `sheet ${name}`, message: error.message });
    }
  }
  const [first, ...others] = read;
  if (first === undefined) throw refusal ?? new UsageError('is a workbook without a table');
  if (others.length === 0) return { ...first.imported, lost: [...first.imported.lost, ...unread, ...lost] };
  const menus = read.filter(({ imported }) => imported.configuration['menu'] !== undefined);
  const menu = menus.flatMap(({ name, imported }) =>
    listAt(imported, 'menu').map((each) => ({ ...(menus.length > 1 && { name }), ...each })),
  );
  const locations = read.flatMap(({ imported }) => listAt(imported, 'locations'));
  const configuration: Fields = {
    ...Object.assign({}, ...read.toReversed().map(({ imported }) => imported.configuration)),
    ...(menu.length > 0 && { menu }),
    ...(locations.length > 0 && { locations }),
  };
  const { currency } = configuration;
  const otherCurrencies = read.flatMap(({ name, imported }) => {
    const own = imported.configuration['currency'];
    return own === undefined || own === currency
      ? []
      : [
          {
            path: `sheet ${name}`,
            message: `has its prices in ${String(own)}, and they are shown in ${String(currency)}`,
          },
        ];
  });
  const translations: Record<string, Record<string, string>> = {};
  for (const { imported } of read)
    for (const [language, texts] of Object.entries(imported.translations ?? {}))
      translations[language] = { ...texts, ...translations[language] };
  const inSheets = read.flatMap(({ name, imported }) =>
    imported.lost.map(({ path, message }) => ({ path: `sheet ${name}, ${path}`, message })),
  );
  const notes = read.flatMap(({ imported }) => imported.notes ?? []);
  return {
    kind: `a workbook of ${read.length} tables`,
    configuration,
    lost: [...inSheets, ...otherCurrencies, ...unread, ...lost],
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(notes.length > 0 && { notes }),
  };
}

const listAt = ({ configuration }: Imported, key: string): Fields[] => [configuration[key] ?? []].flat() as Fields[];
