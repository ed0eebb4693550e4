import type { Warning } from '#schema/warning.ts';
import { sentenceIn } from './tool-language.ts';
import { saidIn, type ToolTexts } from './tool-texts.ts';

const own = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

/** An example of the schemas as somebody of this language writes it: `exampleIn('12.50', french) // "12,50"` */
export const exampleIn = (example: string, { fields }: ToolTexts): string => own(fields.examples, example) ?? example;

/** Why what was typed can't be used: `“abc” is not a price. Write it like 12.50` */
export const refusalOf = (typed: string, problem: string, example: string | undefined, texts: ToolTexts): string =>
  texts.editing.refused(typed, problemIn(problem, texts), writable(example, texts));

/** What the last build said of a value. In another language than English without what is not translated. */
export function warningIn({ message, parts }: Warning, texts: ToolTexts): string {
  const { reader, notUsed, refused } = texts.editing;
  if (reader === undefined) return message;
  if (parts === undefined) {
    const words = sentenceIn(texts, message);
    return words === message ? notUsed : words;
  }
  const outcome = outcomeIn(parts.outcome, texts);
  const problem = refused(unquoted(parts.value), problemIn(parts.problem, texts));
  const example = writable(parts.example, texts);
  return [problem, outcome, example && `${texts.editing.example} ${example}`].filter(Boolean).join(' ');
}

/** What is wrong with a value: `problemIn('is not a price', french) // "n’est pas un prix"` */
export function problemIn(problem: string, { editing: { reader } }: ToolTexts): string {
  return reader === undefined ? problem : (saidIn(reader, problem) ?? reader.other);
}

/** What the site does without a value. Undefined where the language has no words for it. */
export function outcomeIn(outcome: string, { editing: { reader } }: ToolTexts): string | undefined {
  return reader === undefined ? outcome : saidIn(reader, outcome);
}

/** An example as a person types it. What only authors of JSON write is none for others. */
function writable(example: string | undefined, texts: ToolTexts): string | undefined {
  if (example === undefined) return undefined;
  const plain = unquoted(example);
  return /[{}[\]]|":/.test(plain) ? undefined : exampleIn(plain, texts);
}

const unquoted = (json: string): string => json.replace(/^"(.*)"$/s, '$1');

/**
 * Why something was not done, as a sentence that was made in English for a terminal. `foreign`: a sentence without words in this language, which stays English behind
 * words that say whom it is for.
 */
export function reasonParts(reason: string, texts: ToolTexts): { words: string; foreign?: string } {
  const { forTechnician, reader } = texts.editing;
  const words = sentenceIn(texts, reason);
  return reader === undefined || words !== reason ? { words } : { words: forTechnician, foreign: reason };
}

/** The same in one text; in another language than English behind what it means for an owner. */
export function reasonIn(reason: string, meaning: 'closed' | 'notSavedNow' | undefined, texts: ToolTexts): string {
  const { editing } = texts;
  const { words, foreign } = reasonParts(reason, texts);
  const before = meaning === undefined || editing.reader === undefined ? '' : editing[meaning];
  return [before, words, foreign && editing.quoted(foreign)].filter(Boolean).join(' ');
}
