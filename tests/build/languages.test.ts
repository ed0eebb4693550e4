import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { charactersOf, UNICODE_RANGES } from '#builder/look/font-data.ts';
import { PATHS, pathsIn, pageAt } from '#core/routes/routes.ts';
import { CHINESE_SIMPLIFIED } from '#i18n/chinese-simplified/chinese-simplified.ts';
import { CHINESE_TRADITIONAL } from '#i18n/chinese-traditional/chinese-traditional.ts';
import { ENGLISH } from '#i18n/english/english.ts';
import { FRENCH } from '#i18n/french/french.ts';
import { SPANISH } from '#i18n/spanish/spanish.ts';
import { type BuiltPage, readPages, runBuild } from '../support/build/build.ts';
import { builtBrand } from '../support/build/built.ts';
import { sharedFolder } from '../support/build/folders.ts';
import { languageOf } from '../support/build/languages.ts';
import { piecesOf } from '../support/texts.ts';
import { ROOT } from '../support/project.ts';

/** Between them they have every kind of page, and nearly every part of one. */
const BRANDS = ['brands/kumo-ramen', 'brands/night-owl-burgers', 'brands/nonna-pia', 'tests/brands/kitchen-sink'];

/** What a font of ours can have. */
const LATIN = new Set(charactersOf(`${UNICODE_RANGES.core},${UNICODE_RANGES.latin}`));

/** The keys of a configuration under which a brand's own words stand. Elsewhere a text may be a word of ours: "Monday", "radio". */
const WORDS = new RegExp(
  '^(name|title|subtitle|kicker|description|badge|tag|bio|features?|question|answer|content|author|ctaText|served|allergenNote|conditions|' +
    'requirements|benefits|location_name|areaServed|servesCuisine|deliveryAreas|services|alt|options|text|label|area|street|streetAddress|' +
    'addressLocality|locality|addressRegion|region|type|price)$',
);

/** A mark of Latin script between characters of Chinese, or a space beside a wide mark. */
const NOT_CHINESE =
  /\p{Script=Han}[,;:!?)]|[,;:!?(]\p{Script=Han}|[，。；：！？、（）]\s+\S|\S\s+[，。；：！？、（）]/u;

describe.each([
  // A space before a colon does not break; before other marks there is none. A price has a comma.
  {
    tag: 'fr-CA',
    texts: FRENCH,
    of: BRANDS,
    wrong: /\S [:»]|«(?!\u00a0)|\w\s[;!?]|\d\.\d\d?\u00a0?[$é]|\d\.\d étoile/,
  },
  { tag: 'es-US', texts: SPANISH, of: BRANDS, wrong: /\w\s[:;!?]|[¿¡]\s|\d,\d estrella/ },
  // The kitchen sink alone has nearly all parts.
  { tag: 'zh-CN', texts: CHINESE_SIMPLIFIED, of: ['tests/brands/kitchen-sink'], wrong: NOT_CHINESE },
  { tag: 'zh-Hant-HK', texts: CHINESE_TRADITIONAL, of: ['tests/brands/kitchen-sink'], wrong: NOT_CHINESE },
])('a site in $tag', ({ tag, texts, of, wrong }) => {
  const [brands, out] = [sharedFolder(), sharedFolder()];
  beforeAll(() => {
    for (const path of of) {
      const folder = join(brands, path.split('/').at(-1) ?? '');
      mkdirSync(folder);
      cpSync(join(ROOT, path), folder, { recursive: true });
      const website = JSON.parse(readFileSync(join(folder, 'website.json'), 'utf8')) as object;
      writeFileSync(
        join(folder, 'website.json'),
        JSON.stringify({ ...scrambled(website), language: tag, languages: [tag] }),
      );
    }
    runBuild('--brands-dir', brands, '--out-dir', out);
  }, 300_000);

  test.each(of)('says nothing in English: %s', (path) => {
    const folder = join(out, path.split('/').at(-1) ?? '');
    expect(foundIn(folder, piecesOf(ENGLISH, texts))).toEqual([]);
    expect(readPages(folder).filter(({ html }) => !html.includes(`<html lang="${tag}"`))).toEqual([]);
  });

  test.each(of)('writes numbers and spaces as its language does: %s', (path) => {
    const folder = join(out, path.split('/').at(-1) ?? '');
    const texts = readPages(folder).flatMap(({ html }) => textsOf(parse(html)));
    expect([...new Set(texts)].filter((text) => wrong.test(text))).toEqual([]);
  });

  test.each(of)('has the letters of its language in the fonts of the brand: %s', (path) => {
    const folder = join(out, path.split('/').at(-1) ?? '');
    const [styles = ''] = readdirSync(join(folder, '_brand')).filter((file) => file.startsWith('theme.'));
    const ranges = readFileSync(join(folder, '_brand', styles), 'utf8').matchAll(/unicode-range:([^;}]+)/g);
    const known = new Set([...ranges].flatMap(([, range = '']) => [...charactersOf(range)]));
    const used = new Set(readPages(folder).flatMap(({ html }) => textsOf(parse(html)).flatMap((text) => [...text])));
    expect([...used].filter((letter) => LATIN.has(letter) && !known.has(letter))).toEqual([]);
  });

  test.each(['terms', 'privacy', 'accessibility'] as const)(
    'says in %s all that is said in English, in the same order',
    (page) => {
      const outlineAt = (folder: string, path: string) =>
        outlineOf(readFileSync(join(folder, path, 'index.html'), 'utf8'));
      const english = outlineAt(builtBrand('kitchen-sink'), PATHS[page]);
      const translated = outlineAt(join(out, 'kitchen-sink'), pathsIn(tag)[page]);
      expect(english.length).toBeGreaterThan(50);
      expect(translated).toEqual(english);
    },
  );

  test.each(of)('has all that scripts say in its language as well: %s', (path) => {
    const folder = join(out, path.split('/').at(-1) ?? '');
    const islands = readPages(folder).flatMap(({ html }) => html.match(/<astro-island[^>]*>/g) ?? []);
    expect(islands.filter((island) => !island.includes(`&quot;lang&quot;:[0,&quot;${texts.tag}&quot;]`))).toEqual([]);
  });
});

test.each(['kumo-ramen', 'night-owl-burgers', 'nonna-pia'])(
  'a page in English says nothing in another language: %s',
  (slug) => {
    // One page for what is missing speaks to those who read either.
    const english = (page: BuiltPage) => languageOf(page).startsWith('en') && page.path !== '/404.html';
    expect(foundIn(builtBrand(slug), piecesOf(FRENCH, ENGLISH), english)).toEqual([]);
    expect(foundIn(builtBrand(slug), piecesOf(SPANISH, ENGLISH), english)).toEqual([]);
    expect(foundIn(builtBrand(slug), piecesOf(CHINESE_SIMPLIFIED, ENGLISH), english)).toEqual([]);
  },
);

test('pages write what a script says in every language, because scripts have no words of their own', () => {
  const parts = 'assistant-bar|coupon-code|feedback-launcher|job-openings|picture-lightbox';
  const pages = ['night-owl-burgers', 'nonna-pia'].flatMap((slug) => readPages(builtBrand(slug)));
  const tags = pages.flatMap(({ html }) => [...html.matchAll(new RegExp(`<(${parts})\\b[^>]*>`, 'g'))]);
  expect([...new Set(tags.map(([, name]) => name))].sort()).toEqual(parts.split('|'));
  expect(tags.filter(([tag]) => !tag.includes(' data-texts="{'))).toEqual([]);
  // A list has them once for all descriptions that fold.
  const folded = pages.flatMap(({ root }) => root.querySelectorAll('folded-text'));
  expect(folded.length).toBeGreaterThan(5);
  for (const text of folded) expect(text.closest('[data-texts]')?.getAttribute('data-texts')).toContain('"more"');
});

test('no page loads the texts of another language: only who asks for them by its name gets a catalogue', () => {
  const folder = join(builtBrand('kumo-ramen'), '_astro');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const code = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const catalogues = [ENGLISH, FRENCH, SPANISH, CHINESE_SIMPLIFIED, CHINESE_TRADITIONAL].map(({ forms }) =>
    files.filter((file) => code.get(file)?.includes(forms.aboutYou)),
  );
  expect(catalogues).toEqual(catalogues.map(() => [expect.any(String)]));
  for (const [catalogue = ''] of catalogues) {
    const importers = files.filter((file) =>
      new RegExp(`(?:from|import) ?"\\./${catalogue}"`).test(code.get(file) ?? ''),
    );
    expect(importers, catalogue).toEqual([]);
  }
});

/** The sections of a legal text by their addresses, and how many paragraphs, items and definitions each has. */
function outlineOf(html: string): string[] {
  const text = html.slice(html.indexOf('<div class="legal-text'), html.indexOf('</article>'));
  return [
    ...text.matchAll(/<section id="[^"]+"|<(?:h2|h3|p|li|dt|dd)\b|(?<= )data-address="https:\/\/[^/]+([^"]+)"/g),
  ].map(([tag, path]) => (path === undefined ? tag : `link to ${pageAt(path)?.of}`));
}

interface Pieces {
  /** One or two words: they have to be the whole of a text. */
  short: ReadonlySet<string>;
  /** Parts of sentences. */
  long: readonly string[];
}

/** Where a built site says something of a catalogue: in texts, attributes, structured data, or the files beside the pages. */
function foundIn(folder: string, { short, long }: Pieces, isMeant = (_page: BuiltPage) => true): string[] {
  const said = new Map<string, string>();
  const pages = readPages(folder).filter(isMeant);
  for (const { path, html } of pages) for (const text of textsOf(parse(html))) said.set(tidy(text), path);
  for (const line of readFileSync(join(folder, 'llms.txt'), 'utf8').split('\n')) said.set(line, 'llms.txt');
  return [...said].flatMap(([text, path]) => {
    const found = short.has(text) ? text : long.find((piece) => text.includes(piece));
    return found === undefined ? [] : [`${path}: "${found}" in "${text.slice(0, 200)}"`];
  });
}

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** What no visitor reads: names for programs. The properties of islands are values, which their texts name. */
const TECHNICAL =
  /^(class|id|lang|props|opts|component-export|for|name|href|src|srcset|type|value|d|style|rel|http-equiv|property|data-(?!texts|start).*)$/;

function textsOf(node: Node): string[] {
  if ('value' in node) return [node.value];
  const attributes = 'attrs' in node ? node.attrs : [];
  const isCode = 'tagName' in node && (node.tagName === 'style' || (node.tagName === 'script' && !isData(attributes)));
  // What is in another language is marked: a word such as "témoins (cookies)", or the link to the page in it.
  const isForeign = 'tagName' in node && node.tagName !== 'html' && hasLanguage(attributes);
  if (isCode || isForeign) return [];
  const written = attributes
    .filter(({ name, value }) => !TECHNICAL.test(name) && value !== '')
    .flatMap(({ value }) => leavesOf(value));
  const children = 'childNodes' in node ? node.childNodes : [];
  const inTemplate = 'content' in node ? node.content.childNodes : [];
  return [...written, ...[...children, ...inTemplate].flatMap((child) => dataOf(child) ?? textsOf(child))];
}

const hasLanguage = (attributes: { name: string; value: string }[]): boolean =>
  attributes.some(({ name, value }) => name === 'lang' && value !== '');

const isData = (attributes: { name: string; value: string }[]): boolean =>
  attributes.some(({ name, value }) => name === 'type' && value === 'application/ld+json');

/** The texts in the structured data of a page. */
function dataOf(node: Node): string[] | undefined {
  if (!('tagName' in node) || node.tagName !== 'script' || !isData(node.attrs)) return undefined;
  return node.childNodes.flatMap((child) => ('value' in child ? leavesOf(child.value) : []));
}

/** The texts of a JSON, or the text itself. */
function leavesOf(text: string): string[] {
  if (!/^[[{]/.test(text)) return [text];
  const leaves: string[] = [];
  // The days of structured data are English everywhere.
  JSON.parse(text.replaceAll(/"dayOfWeek":(?:\[[^\]]*\]|"\w+"),?/g, ''), (key, value: unknown) => {
    if (typeof value === 'string' && !key.startsWith('@')) leaves.push(value);
    return value;
  });
  return leaves;
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A configuration whose words are no words of any language: "Our story" is "Bhe fgbel". */
function scrambled<Value>(value: Value, key = ''): Value {
  if (Array.isArray(value)) return value.map((each: unknown) => scrambled(each, key)) as Value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, scrambled(each as unknown, name)]),
    ) as Value;
  return (typeof value === 'string' && WORDS.test(key) && !FIXED.has(value) ? rotated(value) : value) as Value;
}

/** Kinds of questions, which stand under the same key as the kind of a job. */
const FIXED = new Set(['radio', 'select', 'input', 'textarea', 'datetime']);

const rotated = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0);
    const first = code < 97 ? 65 : 97;
    return String.fromCharCode(first + ((code - first + 13) % 26));
  });
