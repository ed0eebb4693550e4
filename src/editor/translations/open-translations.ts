import type { JsonPath } from '#brand/files/json-edit.ts';
import { listTranslationFiles, translationsFileName } from '#brand/folder/translations-file.ts';
import {
  type BrandTexts,
  type LanguageTexts,
  readBrandTexts,
  textsInLanguage,
} from '#brand/translations/brand-texts.ts';
import { findLanguage } from '#content/translation/read-translations.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { type Editor, type Opened, translationsOf } from '../file/editor.ts';
import { isFromBackend } from '../file/stores.ts';

/** The translations of a brand into one language, and where they are written. */
export interface OpenTranslations extends LanguageTexts {
  language: string;
  /** The language of the texts. */
  own: string;
  /** What the editor calls the file that they are in. */
  document: string;
  /** Where in that file they are. */
  path: JsonPath;
  digest: string;
}

/** Where a brand's configuration is edited. */
export interface EditedBrand {
  slug: string;
  folder: string;
  editor: Pick<Editor, 'open'>;
  opened: Extract<Opened, { digest: string }>;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The texts of a brand, or why they can't be read. */
export function openTexts({ opened, today }: EditedBrand): BrandTexts | { reason: string } {
  try {
    return readBrandTexts(opened.value, today);
  } catch (error) {
    return { reason: error instanceof Error ? error.message : 'The configuration can’t be read.' };
  }
}

/** The translations into one of the site's other languages, or why they can't be edited. */
export async function openTranslations(
  brand: EditedBrand,
  texts: BrandTexts,
  language: string,
): Promise<OpenTranslations | { reason: string }> {
  const { slug, folder, editor, opened } = brand;
  const [own, ...others] = texts.languages;
  const file = translationsFileName(folder, language, others);
  const isFile = listTranslationFiles(folder).some(({ name }) => name === file);
  const key = keyIn(opened.value, language, others);
  // What the configuration has stays there, unless a file takes its place.
  if (isFromBackend(folder) || (key !== undefined && !isFile)) {
    const inLanguage = textsInLanguage(opened.value, texts, language, {});
    const path = ['translations', key ?? language];
    return { ...inLanguage, language, own, document: slug, path, digest: opened.digest };
  }
  const document = translationsOf(slug, file);
  const inFile = await editor.open(document);
  if ('reason' in inFile) return inFile;
  if (!isFields(inFile.value)) return { reason: `${file} is no object of texts and their translations.` };
  return {
    ...textsInLanguage(undefined, texts, language, inFile.value),
    language,
    own,
    document,
    path: [],
    digest: inFile.digest,
  };
}

/** The key under which a configuration has the translations of a language. */
function keyIn(configuration: unknown, language: string, others: readonly string[]): string | undefined {
  const all = isFields(configuration) ? configuration['translations'] : undefined;
  const keys = Object.keys(isFields(all) ? all : {}).filter((key) => findLanguage(key, others) === language);
  return keys.includes(language) ? language : keys[0];
}

/** All other languages of the site, in their order. */
export async function openLanguages(brand: EditedBrand, texts: BrandTexts): Promise<(OpenTranslations | Refused)[]> {
  const opened: (OpenTranslations | Refused)[] = [];
  for (const language of texts.languages.slice(1)) {
    opened.push({ ...(await openTranslations(brand, texts, language)), language });
  }
  return opened;
}

/** Why the translations into a language can't be edited. */
export interface Refused {
  language: string;
  reason: string;
}

/** What stands at the path of the translations in a document. */
export const writtenIn = (document: unknown, path: JsonPath): Fields =>
  path.reduce<Fields>(
    (at, step) => {
      const inner = Object.hasOwn(at, step) ? at[step] : undefined;
      return isFields(inner) ? inner : {};
    },
    isFields(document) ? document : {},
  );
