import { saidIn, type ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { Warning } from '#schema/warning.ts';
import type { SchemaField } from './fields.ts';

/** What a field is called: `labelOf(field, texts) // "Areas of delivery"` */
export function labelOf({ owner, key, isOther }: Named, { fields: { labels } }: ToolTexts): string {
  return own(labels[owner], key) ?? own(labels[''], key) ?? (isOther ? capital(key) : inWords(key));
}

/** A key of a configuration may be called as what each object of JavaScript has. */
const own = (texts: Record<string, string> | undefined, key: string): string | undefined =>
  texts !== undefined && Object.hasOwn(texts, key) ? texts[key] : undefined;

type Named = Pick<SchemaField, 'owner' | 'key' | 'isOther'>;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** `inWords('couponCode') // "Coupon code"` */
function inWords(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return capital(words);
}

/** The sentence below a field, or an empty text. Of a description, the sentences that an owner can use: those with names of keys are for others. */
export function helpOf({ owner, key, description, isOther }: SchemaField, { fields }: ToolTexts): string {
  const help = own(fields.help, `${owner}.${key}`) ?? own(fields.help, key);
  if (help !== undefined) return help;
  if (isOther || !fields.isDescribedBySchema) return '';
  return description
    .split(/(?<=[.!?…]) (?=[A-Z$])/)
    .filter((sentence) => !/`|JSON|schema\.org|A list\b|IANA|BCP|ISO/.test(sentence))
    .join(' ');
}

/** `choiceName('ClipboardCheck', texts) // "Ticked list"`. What is written stays the word of the schema. */
export const choiceName = (choice: string, { fields }: ToolTexts): string =>
  own(fields.choices, choice) ?? capital(choice);

/** An example of the schemas as somebody of this language writes it: `exampleIn('12.50', french) // "12,50"` */
export const exampleIn = (example: string, { fields }: ToolTexts): string => own(fields.examples, example) ?? example;

/** Why what was typed can't be used: `“abc” is not a price. Write it like 12.50` */
export const refusalOf = (typed: string, problem: string, example: string | undefined, texts: ToolTexts): string =>
  texts.editing.refused(typed, problemIn(problem, texts), writable(example, texts));

/** What the last build said of a value. In another language than English without what is not translated. */
export function warningIn({ message, parts }: Warning, texts: ToolTexts): string {
  const { reader, notUsed, refused } = texts.editing;
  if (reader === undefined) return message;
  if (parts === undefined) return notUsed;
  const outcome = saidIn(reader, parts.outcome);
  const problem = refused(unquoted(parts.value), problemIn(parts.problem, texts));
  const example = writable(parts.example, texts);
  return [problem, outcome, example && `${texts.editing.example} ${example}`].filter(Boolean).join(' ');
}

function problemIn(problem: string, { editing: { reader } }: ToolTexts): string {
  return reader === undefined ? problem : (saidIn(reader, problem) ?? reader.other);
}

/** An example as a person types it. What only authors of JSON write is none for others. */
function writable(example: string | undefined, texts: ToolTexts): string | undefined {
  if (example === undefined) return undefined;
  const plain = unquoted(example);
  return /[{}[\]]|":/.test(plain) ? undefined : exampleIn(plain, texts);
}

const unquoted = (json: string): string => json.replace(/^"(.*)"$/s, '$1');

/** A sentence about files and servers, which is in English, and before it what it means for an owner. */
export function reasonIn(reason: string, meaning: 'closed' | 'notSavedNow', { editing }: ToolTexts): string {
  return editing.reader === undefined ? reason : `${editing[meaning]} ${editing.forTechnician} ${reason}`;
}
