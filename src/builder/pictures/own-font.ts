import { hash } from 'node:crypto';
import { quoteValue } from '#core/text/quote-value.ts';
import { knownTypeStyle } from '#core/theme/typeface.ts';
import type { HashOfFile } from '#brand/folder/brand-folder.ts';
import { type Original, PictureProblem } from '#brand/pictures/original.ts';
import type { Site } from '#schema/site.ts';
import type { Warning } from '#schema/warning.ts';
import { cacheEntry, entryFolder } from './cache-entry.ts';
import { initialOf } from './letter-mark.ts';
import { fileBelow } from './picture-file.ts';
import { charactersOf, UNICODE_RANGES } from '../look/font-data.ts';
import type { OwnFont, OwnFontFacts, OwnFontTask } from '../look/own-font.ts';
import { makeInProcess, UnmadeFontError } from '../look/own-font-process.ts';

export interface OwnFontOptions {
  /** The brand's folder. */
  folder: string;
  hashOf: HashOfFile;
  cacheDir: string;
  /** The folder of this project. */
  root: string;
  /** All words of the site, ours too. */
  text: string;
  /** `fontLicence` of brand.json. */
  licence?: string;
}

/** A new number makes every font anew. */
const RECIPE = 1;
const LIMITS = { fileBytes: 10 * 1024 * 1024 };
const MAX_FILES = 12;
const SAVE_SMALLER = 'Save it with fewer letters, or as WOFF2.';

/** The font that `theme.fontFile` names. Undefined: it names none, or none that can be used, which the warnings then say. */
export async function loadOwnFont(
  { name, theme }: Pick<Site, 'name' | 'theme'>,
  options: OwnFontOptions,
): Promise<{ font?: OwnFont; warnings: Warning[] }> {
  const sources = theme.fontFile ?? [];
  if (sources.length === 0) return { warnings: [] };
  const { files, problems } = await findFiles(sources, options);
  const others = othersIn(options.text);
  const { facts, copyOf } = await make(
    files,
    {
      typeStyle: knownTypeStyle(theme.fontFamily),
      others,
      initial: initialOf(name),
    },
    options,
  );
  const found = facts.problems.map(({ file, ...problem }) => ({ ...problem, index: files[file]?.index ?? 0 }));
  const outcome = facts.font === undefined ? INSTEAD : 'The site does without this file.';
  const warnings = [...problems, ...found]
    .sort((one, other) => one.index - other.index)
    .map(({ index, problem, advice }) => ({
      path: sources.length === 1 ? 'theme.fontFile' : `theme.fontFile[${index}]`,
      message: [`${quoteValue(sources[index])} ${problem}.`, outcome, advice].filter(Boolean).join(' '),
    }));
  if (facts.font === undefined) return { warnings };
  return {
    font: { ...facts.font, copyOf },
    warnings: [...warnings, ...notesOn(facts.font, sources[0], options)],
  };
}

const INSTEAD = 'The site is set in the font that `fontFamily` asks for.';

interface Problem {
  /** The position in `theme.fontFile`. */
  index: number;
  problem: string;
  advice?: string;
}

interface FoundFile {
  index: number;
  original: Original;
}

async function findFiles(
  sources: string[],
  { folder, hashOf }: OwnFontOptions,
): Promise<{ files: FoundFile[]; problems: Problem[] }> {
  const files: FoundFile[] = [];
  const problems: Problem[] = [];
  for (const [index, source] of sources.entries()) {
    try {
      if (index >= MAX_FILES) throw new PictureProblem(`is one too many: a font may have ${MAX_FILES} files`);
      files.push({ index, original: await fileBelow(folder, source, hashOf, LIMITS, SAVE_SMALLER) });
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      problems.push({ index, problem: error.message, advice: error.advice });
    }
  }
  return { files, problems };
}

async function make(
  files: FoundFile[],
  wanted: Omit<OwnFontTask, 'files'>,
  { cacheDir, root }: OwnFontOptions,
): Promise<{ facts: OwnFontFacts; copyOf: OwnFont['copyOf'] }> {
  const digests = files.map(({ original }) => original.digest);
  const key = hash('sha256', JSON.stringify(['font', RECIPE, digests, wanted]));
  try {
    const { facts, file } = await cacheEntry<OwnFontFacts>(entryFolder(cacheDir, key), async () => {
      const bytes = await Promise.all(files.map(({ original }) => original.read()));
      const made = await makeInProcess(root, { ...wanted, files: bytes });
      return {
        facts: made.facts,
        files: Object.fromEntries(Object.entries(made.files).map(([name, cut]) => [`${name}.woff2`, cut])),
      };
    });
    return { facts, copyOf: ({ name, hash: published }) => file(`${name}.woff2`, `_brand/${name}.${published}.woff2`) };
  } catch (error) {
    if (!(error instanceof UnmadeFontError || error instanceof PictureProblem)) throw error;
    const problems = files.map((_, file) => ({ file, problem: error.message }));
    return {
      facts: { problems },
      copyOf: () => {
        throw error;
      },
    };
  }
}

/** Characters of other scripts than Latin, each once. Their order does not depend on where they stand. */
function othersIn(text: string): string {
  const others = new Set(text.normalize('NFC').match(/[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/gu));
  return [...others]
    .filter((character) => !LATIN.has(character))
    .sort()
    .join('');
}

const LATIN = new Set(Object.values(UNICODE_RANGES).flatMap((ranges) => [...charactersOf(ranges)]));

const MAX_NAMED = 12;

function notesOn(
  { ranges, isRestricted, typeStyle }: NonNullable<OwnFontFacts['font']>,
  source: string | undefined,
  { text, licence }: OwnFontOptions,
): Warning[] {
  const quoted = quoteValue(source);
  const notes: Warning[] = [];
  const lacks = lacking(ranges, typeStyle === 'grotesk' ? text + text.toUpperCase() : text);
  if (lacks.length > 0) {
    const named = lacks
      .slice(0, MAX_NAMED)
      .map((character) => `"${character}"`)
      .join(', ');
    const more = lacks.length > MAX_NAMED ? ` and ${lacks.length - MAX_NAMED} more characters` : '';
    notes.push({
      path: 'theme.fontFile',
      message: `${quoted} lacks ${named}${more} of the site’s texts. They are shown in a font of the visitor’s system.`,
    });
  }
  if (isRestricted) {
    notes.push({
      path: 'theme.fontFile',
      message: `${quoted} says that it may not be embedded. Ask who made it for a licence for websites.`,
    });
  }
  if (licence === undefined) {
    notes.push({
      path: 'brand.json:fontLicence',
      message: `is not set. Write down what lets the site publish ${quoted}, such as "Brand Sans by Studio North, web licence 2026-118".`,
    });
  }
  return notes;
}

/** Letters, digits and currencies of a text that a font lacks, in their order. */
function lacking(ranges: string, text: string): string[] {
  const has = new Set(charactersOf(ranges));
  const used = new Set(text.normalize('NFC').match(/[\p{L}\p{N}\p{Sc}&’–—]/gu));
  return [...used].filter((character) => !has.has(character)).sort();
}
