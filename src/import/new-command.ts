import { realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { omitUndefined } from '../domain/omit-undefined.ts';
import { slugify } from '../domain/text/slug.ts';
import { type Fields, isFields } from '../model/shapes/shape.ts';
import { readOrdinaryFile } from '../builder/brand/ordinary-file.ts';
import { decodeUtf8 } from '../builder/brand/utf8.ts';
import { UsageError } from '../builder/cli/usage-error.ts';
import { exampleTheme, makeBrandFiles, placeholderOf } from '../builder/new-brand/brand-files.ts';
import { type NewArguments, parseNewArguments } from '../builder/new-brand/new-arguments.ts';
import { newBrand, type NewCommand } from '../builder/new-brand/new-brand.ts';
import { describeNextSteps } from '../builder/new-brand/next-steps.ts';
import { readName, readSlug } from '../builder/new-brand/values.ts';
import { checkFree, writeBrand } from '../builder/new-brand/write-brand.ts';
import { describeFileError, shortenPath } from '../builder/report/problems.ts';
import { describeImport } from './describe.ts';
import { type Imported, importText, importWorkbook } from './import-source.ts';
import { fetchPictures } from './pictures.ts';

/** `npm run new`, from a file where there is `--from`. Throws a UsageError where the file can't be used. Then nothing has been written. */
export async function newCommand(command: NewCommand): Promise<void> {
  const given = parseNewArguments(command.args);
  if (given.from === undefined) return newBrand(command);
  if (given.slug !== undefined) checkFree(given.brandsDir, given.slug);
  const imported = await importFile(given.from);
  const name = given.name ?? nameIn(imported);
  const slug = given.slug ?? readSlug(slugify(name).slice(0, 63));
  checkFree(given.brandsDir, slug);
  const { configuration, files, lost } = await fetchPictures(imported.configuration, command.root);
  const defaults = exampleTheme(command.root);
  const brand = {
    slug,
    name,
    siteUrl: given.siteUrl ?? placeholderOf(slug),
    source: 'file' as const,
    brandId: slug,
    theme: defaults,
  };
  const texts = makeBrandFiles(brand, join(given.brandsDir, slug), command.root);
  const { $schema } = JSON.parse(texts['website.json'] ?? '{}') as Fields;
  const theme = themeOf(given, configuration);
  const website = {
    $schema,
    restaurant_id: slug,
    ...configuration,
    name,
    ...(Object.keys(theme).length > 0 && { theme }),
  };
  writeBrand(given.brandsDir, slug, {
    'brand.json': texts['brand.json'] ?? '',
    'website.json': `${JSON.stringify(website, null, 2)}\n`,
    ...files,
  });
  command.print(
    [
      describeImport({ ...imported, configuration: website, lost: [...imported.lost, ...lost] }, basename(given.from)),
      describeNextSteps(brand, given, command.environment),
    ].join('\n\n'),
  );
}

const MAX_BYTES = 16 * 1024 * 1024;

/** Throws a UsageError of one sentence that names the file. */
async function importFile(file: string): Promise<Imported> {
  const path = resolve(file);
  try {
    const bytes = readOrdinaryFile(realpathSync(path), MAX_BYTES);
    return await (isZip(bytes) ? importWorkbook(bytes) : importText(decodeUtf8(bytes)));
  } catch (error) {
    const why =
      error instanceof UsageError
        ? error.message
        : error instanceof SyntaxError
          ? 'is no text in UTF-8'
          : describeFileError(error);
    throw new UsageError(`${shortenPath(path)} ${why}.`);
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function nameIn({ configuration, kind }: Imported): string {
  const { name } = configuration;
  if (typeof name === 'string') return readName(name);
  throw new UsageError(
    `${kind.replace(/^./, (letter) => letter.toUpperCase())} does not say what the restaurant is called: add --name, like --name "Saffron Lane".`,
  );
}

/** What was asked for, else what the source says. */
function themeOf({ primaryColor, secondaryColor, fontFamily }: NewArguments, { theme }: Fields): Fields {
  return { ...(isFields(theme) && theme), ...omitUndefined({ primaryColor, secondaryColor, fontFamily }) };
}
