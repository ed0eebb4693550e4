import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeCoverage } from '#brand/translations/translation-coverage.ts';
import type { TranslationEntry } from '#content/translation/entries.ts';
import { parseJson } from '#brand/files/json.ts';
import { reasonIn, reasonParts, warningIn } from '#i18n/tools/reasons.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';

const [english, french, spanish] = (['en', 'fr', 'es'] as const).map(toolTextsIn) as [Texts, Texts, Texts];
type Texts = ReturnType<typeof toolTextsIn>;

describe.each([
  ['French', french],
  ['Spanish', spanish],
])('in %s', (_, texts) => {
  test('each reason that a page may show is said', () => {
    expect(REASONS.length).toBeGreaterThan(50);
    expect(REASONS.filter((reason) => reasonParts(reason, texts).foreign !== undefined)).toEqual([]);
    // What comes from the host or the disk stands in quotes.
    const left = REASONS.map((reason) => reasonParts(reason, texts).words.replaceAll(/«[^«»]*»/g, ''));
    expect(left.filter((words) => ENGLISH.test(words))).toEqual([]);
  });

  test.each([
    '{ "a": 1 "b": 2 }',
    '{ "a": 1, }',
    '{ "a" 1 }',
    '{ a: 1 }',
    '{ "a": }',
    '{ "a": 1',
    '',
    '// x\n{}',
    '{} 1',
    "{ 'a': 1 }",
    '{ "a": 01e }',
    '{ "a": "b }',
    '{ "a": % }',
  ])('what is wrong with the text %j is said', (text) => {
    const mistake = mistakeIn(text);
    for (const reason of [
      `website.json can’t be read: ${mistake} Open it in a text editor and mend that first.`,
      `brands/nonna/website.json\n  ${mistake}`,
    ]) {
      const { words, foreign } = reasonParts(reason, texts);
      expect([foreign, ENGLISH.test(words), words.includes('line ')]).toEqual([undefined, false, false]);
    }
  });
});

test('what nobody has translated stays as it is, in quotes, behind what it means', () => {
  const reason = 'AccessDenied: <b> $& $1';
  expect(reasonIn(reason, 'notSavedNow', english)).toBe(reason);
  expect(reasonIn(reason, 'notSavedNow', french)).toBe(
    `Ceci n’a pas pu être enregistré. Pour la personne qui s’occupe du site\u00a0: «\u00a0${reason}\u00a0»`,
  );
  const refused = `S3 at s3.example.com answered 403 (AccessDenied) to PUT sites/a.html. Check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and allow s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket for "sites".`;
  expect(reasonIn(refused, undefined, french)).toBe(
    'S3, à s3.example.com, a répondu 403 (AccessDenied) à «\u00a0PUT sites/a.html\u00a0». Vérifiez AWS_ACCESS_KEY_ID et AWS_SECRET_ACCESS_KEY, et permettez s3:GetObject, s3:PutObject, s3:DeleteObject et s3:ListBucket pour «\u00a0sites\u00a0».',
  );
  expect(reasonIn("website.json can't be written: permission denied.", 'notSavedNow', spanish)).toBe(
    'Esto no se pudo guardar. El archivo website.json no se puede escribir: no hay permiso.',
  );
});

test('what a build says of languages is said, and of nothing else that it can’t be used', () => {
  const entry = (text: string) => ({ text, translation: '', isOptional: false }) as TranslationEntry;
  const told = (missing: number, of: number) =>
    `${describeCoverage({ language: 'ar', missing: [entry('Tea'), entry('Rice')].slice(0, missing), needed: of, limit: 1 })} They stand in the site's own language.`;
  const unused =
    'ar: 2 translations are of a text that the site does not have: "Tea", "Rice". It was changed, or is gone.';
  const inBoth = (message: string) => [french, spanish].map((texts) => warningIn({ path: '', message }, texts));
  expect(inBoth(told(1, 1222))).toEqual([
    '1 texte sur 1222 n’a pas de traduction dans cette langue\u00a0: "Tea". Il reste dans la langue principale du site.',
    '1 texto de 1222 no tiene traducción a este idioma: "Tea". Se queda en el idioma principal del sitio.',
  ]);
  expect(inBoth(told(2, 4))).toEqual([
    '2 textes sur 4 n’ont pas de traduction dans cette langue\u00a0: "Tea", "Rice". Ils restent dans la langue principale du site.',
    '2 textos de 4 no tienen traducción a este idioma: "Tea", "Rice". Se quedan en el idioma principal del sitio.',
  ]);
  expect(inBoth(unused)).toEqual([
    '2 traductions sont celles de textes que le site n’a plus\u00a0: "Tea", "Rice". Ils ont été changés ou enlevés.',
    '2 traducciones son de textos que el sitio ya no tiene: "Tea", "Rice". Se cambiaron o se quitaron.',
  ]);
  expect(inBoth('Something else.')).toEqual([french.editing.notUsed, spanish.editing.notUsed]);
});

function mistakeIn(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${text} has no mistake`);
}

/** Words that are in no sentence of the other two. */
const ENGLISH = /\b(?:the|of|is|was|has|with|and|not|it|to|this|that|publish|again)\b/i;

/** What an expression gives. */
const VALUES: [RegExp, string][] = [
  [/status|ATTEMPTS|length|timeLimit/, '12'],
  [/TOO_DEEP/, 'has more than 500 lists and objects inside of each other, which is not read'],
  [/describeFileError/, "can't be read: permission denied"],
  [/error\.message/, 'has more than 5 MB'],
  [/quoteValue/, '"x12"'],
  [/consequence/, 'the configuration could not be read or saved'],
  [/isSymbolicLink/, 'link'],
  [/^count$/, 'nothing'],
];

/** The parts of others, what is wrong with a command, and what nobody reads. */
const NO_REASON =
  /^(?:has |x12\. |x12 (?:Check|It|Set|What) |[a-z][^".]*$|Nothing was changed\. R|S3 at |The site is in place|It was built with --at|The builder answered)/;

/** The sentences of the sources whose errors a page shows, with a value in each place that is filled in. */
const REASONS = [
  ...['PUT', 'GET'].flatMap((method) => [
    `S3 at x12 answered 503 (SlowDown) to ${method} x12. What was sent stays; publish again to go on.`,
    `S3 at x12 answered 403 to ${method} x12. Set the clock of this machine.`,
    `S3 at x12 answered 501 to ${method} x12. It must know conditional writes (If-Match, If-None-Match).`,
    `S3 at x12 answered 301 to ${method} x12. Set AWS_ENDPOINT_URL to the address it means.`,
    `x12 answered 403 to ${method} x12: "x12". Check x12, and what it is allowed to do.`,
    `x12 answered 401 to ${method} x12. Check x12, and what it is allowed to do.`,
    `x12 answered 429 to ${method} x12. It allows so many requests a minute: publish fewer brands at once, or later.`,
    `x12 answered 500 to ${method} x12: "x12".`,
  ]),
  ...reasonsIn(
    globSync([
      'src/deploy/{targets,sync,network,site}/*.ts',
      'src/deploy/command/deploy-command.ts',
      'src/publishing/live/*.ts',
      'src/editor/{file,translations}/*.ts',
      'src/brand/network/{brand-rows,deployed,load-from-backend,same-origin}.ts',
      'src/brand/files/json-edit.ts',
    ]).map((file) => readFileSync(file, 'utf8')),
  ),
];

function reasonsIn(sources: readonly string[]): string[] {
  const quoted = String.raw`('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\x60(?:[^\x60\\$]|\\.|\$\{(?:[^\x60{}]|\x60[^\x60]*\x60|\{[^}]*\})*\})*\x60)`;
  const found = sources.flatMap((source) => [
    // A usage error ends the start of a server, where nobody sees a page yet.
    ...source.matchAll(new RegExp(`(?:new (?!Usage|Syntax)\\w*Error|super)\\(\\s*${quoted}`, 'g')),
    ...source.matchAll(new RegExp(`(?:reason: |message: |=>\\s+|return |= )${quoted}`, 'g')),
  ]);
  const sentences = found.flatMap(([, text = '']) => {
    const sentence = text
      .slice(1, -1)
      .replaceAll(/\$\{((?:[^`{}]|`[^`]*`|\{[^}]*\})*)\}/g, (_, filled: string) => valueOf(filled))
      .replaceAll(/\\(.)/g, '$1');
    return /^[\w{].* .*\.$/.test(sentence) && !NO_REASON.test(sentence) ? [sentence] : [];
  });
  return [...new Set(sentences)];
}

/** What stands in a sentence in place of an expression. */
function valueOf(expression: string): string {
  return VALUES.find(([pattern]) => pattern.test(expression))?.[1] ?? 'x12';
}
