import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
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
