import { globSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { saidIn, TOOL_LANGUAGES, type ToolTexts, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { configurationSchema } from '#schema/configuration.ts';
import type { Warning } from '#schema/warning.ts';
import { type SchemaField, fieldsOf } from '#editor/fields/fields.ts';
import { exampleIn, warningIn } from '#i18n/tools/reasons.ts';
import { helpOf, labelOf } from '#editor/fields/words.ts';
import { valueOf } from '#editor/fields/input.ts';
import { fieldPathAt, rootFieldPath } from '#editor/fields/field-path.ts';
import { priceWords } from '#editor/fields/price-words.ts';

const english = toolTextsIn('en');
const OTHERS = [
  ['French', toolTextsIn('fr')],
  ['Spanish', toolTextsIn('es')],
] as const;

function allFields(schema: z.ZodObject, seen = new Set<z.ZodObject>()): SchemaField[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const shown = fieldsOf(schema).filter(({ isLeftOut }) => !isLeftOut);
  return [...shown, ...shown.flatMap(({ object }) => (object === undefined ? [] : allFields(object, seen)))];
}
const fields = allFields(configurationSchema);
const nameOf = ({ owner, key }: SchemaField): string => `${owner}.${key}`;

/** Names, and words that are the same in two languages. */
const SAME =
  /^(?:WhatsApp|Facebook|Instagram|Yelp|Menu|Description|Logo|Latitude|Longitude|Brunch|Question|Calories|Cuisines|Suite|Extras|Sodium|Halal|Service|Services|Conditions|Nutrition)$/;

describe.each(OTHERS)('in %s', (_, texts) => {
  test('each field has a name of its own', () => {
    const unnamed = fields.filter(
      ({ owner, key }) => (texts.fields.labels[owner]?.[key] ?? texts.fields.labels['']?.[key]) === undefined,
    );
    expect(unnamed.map(nameOf)).toEqual([]);
    const same = fields
      .map((field) => labelOf(field, texts))
      .filter((label, index) => {
        const field = fields[index];
        return field !== undefined && label === labelOf(field, english) && !SAME.test(label);
      });
    expect([...new Set(same)]).toEqual([]);
  });

  test('what stands below a field is said, too', () => {
    const { help } = texts.fields;
    const told = fields.filter((field) => helpOf(field, english) !== '');
    const missing = told.filter((field) => help[nameOf(field)] === undefined && help[field.key] === undefined);
    expect(missing.map((field) => `${nameOf(field)}: ${helpOf(field, english)}`)).toEqual([]);
    expect(told.filter((field) => helpOf(field, texts) === helpOf(field, english)).map(nameOf)).toEqual([]);
  });

  test('no example is English', () => {
    // Addresses, numbers and names are the same everywhere; what is typed into several lines has no example beside it.
    const words = fields.filter(
      ({ kind, example = '' }) =>
        !/^(?:text|lines|object|objects|hours|allergens|picture|choice)$/.test(kind) && /[a-z]{3}/.test(example),
    );
    const same = words.flatMap(({ example = '' }) => (exampleIn(example, texts) === example ? [example] : []));
    const own = same.filter((each) => !EVERYWHERE.test(each));
    expect([...new Set(own)]).toEqual([]);
  });

  test('each choice has a name', () => {
    const choices = fields.filter(({ key }) => key !== 'look').flatMap((field) => field.choices ?? []);
    const names = Object.keys(texts.fields.choices);
    expect(choices.filter((choice) => !names.includes(choice) && !/^(?:resy|tock|zenchef)$/.test(choice))).toEqual([]);
  });

  test('what the reader and the schemas say of a value is said', () => {
    const { reader } = texts.editing;
    if (reader === undefined) throw new Error('no words');
    expect(PROBLEMS.length).toBeGreaterThan(80);
    expect(PROBLEMS.filter((problem) => saidIn(reader, problem) === undefined)).toEqual([]);
  });

  test('a value that can’t be used is refused without a word of English', () => {
    const place = fieldPathAt({ featuredItems: [{}] }, ['featuredItems', 0, 'price']);
    const said = place && valueOf(place, '-4', texts);
    expect(said).not.toEqual(place && valueOf(place, '-4', english));
    const warning: Warning = {
      path: 'a',
      message: '"x" is odd. It is left out. Write it like {"a":1}.',
      parts: { value: '"x"', problem: 'is odd', outcome: 'It is gone.', example: '{"a":1}' },
    };
    expect(warningIn(warning, texts)).toBe(texts.editing.refused('x', texts.editing.reader?.other ?? ''));
    expect(warningIn({ path: 'a', message: 'This is odd.' }, texts)).toBe(texts.editing.notUsed);
  });
});

test('a price that can’t be used, in each language', () => {
  const place = fieldPathAt({ featuredItems: [{}] }, ['featuredItems', 0, 'price']);
  expect(['en', 'fr', 'es'].map((tag) => place && valueOf(place, '-4', toolTextsIn(tag as 'en')))).toEqual([
    { problem: '“-4” is not a price. Write it like 12.5' },
    { problem: '«\u00a0-4\u00a0» n’est pas un prix. Écrivez par exemple 12,50' },
    { problem: '«-4» no es un precio. Escriba por ejemplo 12.5' },
  ]);
});

test.each(TOOL_LANGUAGES)('in %s a price is shown as people are asked to write it', (language) => {
  const texts = toolTextsIn(language);
  const shown = priceWords(17.5, rootFieldPath({ currency: 'CAD' }), texts);
  expect(texts.menu.notAPrice('?')).toContain(` ${shown},`);
});

test('a profile elsewhere is called by its key, whatever that is', () => {
  const field = { owner: '', key: 'constructor', isOther: true, description: '' } as SchemaField;
  expect([labelOf(field, english), helpOf(field, english)]).toEqual(['Constructor', '']);
  expect(exampleIn('toString', english)).toBe('toString');
});

test('French has its spaces before signs', () => {
  const texts = textsIn(toolTextsIn('fr')).map((text) => text.replaceAll(/<code>.*?<\/code>/g, ''));
  const wrong = texts.filter((text) => /[^\u202f\s«!?][;!?](?!\w)|[^\u00a0\d\w/]:(?= )|« | »/.test(text));
  expect(wrong).toEqual([]);
});

const EVERYWHERE =
  /^(?:https?:.*|.*@.*|Sauces|sauces|Bacon|\+.*|America\/.*|en-CA|fr-CA|images?\/.*|menu\.pdf|fonts\/.*|#\w+|page|Fraunces|kg|Pizza|pizza|Margherita|Pizzaiolo|Toronto|Port Credit|Queen West|Dine-in|Saffron .*|Dana K\.|carte|opentable)$/;

/** Each text of a catalogue, those of functions with values in them included. */
function textsIn(catalogue: ToolTexts | Record<string, unknown>): string[] {
  return Object.values(catalogue).flatMap((value: unknown) =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null && !(value instanceof RegExp)
        ? textsIn(value as Record<string, unknown>)
        : [],
  );
}

/** A verb, and what it is about. */
const PROBLEM =
  /^(?:is|has|does not|names|belongs|would be|looks like|stands|says|means|pays|overlaps|contradicts|may be|makes|opens|are the|turns|can’t)\b.* /;

/** The sentences that complete "<value> …" in the sources, with a value in each place that is filled in. */
const PROBLEMS = problemsIn(
  globSync(['src/reader/**/*.ts', 'src/dialects/**/*.ts', 'src/core/{hours,links}/**/*.ts', 'src/schema/**/*.ts'])
    // Forms of the site and files beside the configuration are not edited here.
    .filter(
      (file) =>
        !/schema\/(?:forms|brand-folder|campaigns)/.test(file) && !/redirects|custom-code|reader\/read\.ts/.test(file),
    )
    .map((file) => readFileSync(file, 'utf8')),
);

function problemsIn(sources: readonly string[]): string[] {
  const quoted = String.raw`('(?:[^'\\\n]|\\.)*'|\x60(?:[^\x60\\]|\\.)*\x60)`;
  const sentences = [
    `(?:problem|problemOf|error|diagnose)\\s*[:=]\\s*${quoted}`,
    `\\?\\s*${quoted}\\s*:\\s*${quoted}`,
    `\\?\\s*${quoted}\\s*:\\s*undefined`,
    `(?:addIssue|report)\\(\\s*${quoted}`,
    `return ${quoted}`,
  ].map((pattern) => new RegExp(pattern, 'g'));
  const nouns = new RegExp(String.raw`\b(?:leaf|amountSchema|numberSchema)\(\s*${quoted}`, 'g');
  const found = sources.flatMap((source) => [
    ...sentences.flatMap((pattern) => [...source.matchAll(pattern)].flatMap((match) => match.slice(1))),
    ...[...source.matchAll(nouns)].map(([, noun = '']) => `'is not ${noun.slice(1)}`),
  ]);
  const problems = found.flatMap((each) => {
    const problem = each?.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '12') ?? '';
    return PROBLEM.test(problem) ? [problem] : [];
  });
  return [...new Set(problems)].filter((problem) => problem !== 'is not 12');
}
