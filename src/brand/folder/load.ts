import { join } from 'node:path';
import type { ReadText } from './brand-folder.ts';
import { parseJson } from '../files/json.ts';
import { LoadError } from '../errors/load-error.ts';
import type { BackendOptions, Written } from '../network/load-from-backend.ts';
import { readTextBelow } from '../files/ordinary-file.ts';
import { readBrandText } from './group-file.ts';
import { groupOf, joinGroup } from './group.ts';
import { listTranslationFiles } from './translations-file.ts';
import { describeFileError, describeProblems } from '../errors/problems.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { isFields } from '#schema/values/fields.ts';
import { isUnset, tidy } from '#schema/values/leaf.ts';
import type { Brand } from '#schema/warning.ts';

export interface LoadOptions extends BackendOptions {
  /** Reads `website.json`, for a caller that has read it already. */
  readText?: ReadText;
}

/** The brand's configuration as it was written, with what its group says and without the changes of its sets. `read` decides later whether it is valid. */
export async function load(brand: Brand, options: LoadOptions = {}): Promise<unknown> {
  return (await loadWritten(brand, options)).configuration;
}

/** The same, with the changes that its backend has: `dueConfiguration` of `src/changes` applies them. */
export async function loadWritten(brand: Brand, options: LoadOptions = {}): Promise<Written> {
  const { readText = (name) => readBrandText(brand.folder, name) } = options;
  const own = await loadOwn(brand, options);
  return { ...own, configuration: joinGroup(own.configuration, groupOf(brand, readText)) };
}

async function loadOwn(brand: Brand, options: LoadOptions): Promise<Written> {
  if (brand.source === 'file') return { configuration: loadFile(brand, options) };
  // Imported here, so that only the brands that need the client load it.
  const { askBackend } = await import('../network/load-from-backend.ts');
  const written = await askBackend(brand, options);
  const claimed = claimedBrand(written.configuration);
  if (claimed === undefined || claimed === brand.brandId) return written;
  throw new LoadError(
    `The backend was asked for the brand "${brand.brandId}" and answered with that of ${quoteValue(claimed)}. Correct "brandId" in brand.json, or "brand_id" in the configuration.`,
  );
}

/** The `brand_id` of a configuration, if it has one. */
export function claimedBrand(configuration: unknown): string | undefined {
  const { brand_id: id } = Object(configuration) as { brand_id?: unknown };
  return (typeof id === 'string' || typeof id === 'number') && !isUnset(id) ? tidy(String(id)) : undefined;
}

function loadFile({ folder }: Brand, { readText = (name) => readTextBelow(folder, name) }: LoadOptions): unknown {
  const file = join(folder, 'website.json');
  let configuration: unknown;
  try {
    configuration = parseJson(readText('website.json'));
  } catch (error) {
    const problem =
      error instanceof SyntaxError
        ? error.message
        : `${describeFileError(error)}. It holds what "get-brand-website" answers as "data". To ask the backend for it write "source": "supabase" in brand.json.`;
    throw new LoadError(describeProblems(file, [problem]));
  }
  return withTranslations(configuration, folder, readText);
}

/** The configuration with the files of translations beside it under `translations`, by the language in their names. */
function withTranslations(configuration: unknown, folder: string, readText: ReadText): unknown {
  const files = listTranslationFiles(folder);
  if (files.length === 0 || !isFields(configuration)) return configuration;
  const { translations } = configuration;
  const entries = files.map(({ name, language }) => [language, readTranslation(folder, name, readText)]);
  return {
    ...configuration,
    translations: { ...(isFields(translations) ? translations : {}), ...Object.fromEntries(entries) },
  };
}

function readTranslation(folder: string, name: string, readText: ReadText): unknown {
  try {
    return parseJson(readText(name));
  } catch (error) {
    const problem = error instanceof SyntaxError ? error.message : describeFileError(error);
    throw new LoadError(describeProblems(join(folder, name), [problem]));
  }
}
