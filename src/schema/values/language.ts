import { leaf } from './leaf.ts';

/** The tag of a language as BCP 47 has it: `"fr-CA"`, also from `"fr_ca"` and, without what it says of digits and calendars, from `"fr-CA-u-nu-latn"`. */
export const languageSchema = leaf('the tag of a language', (value) =>
  canonicalTag(String(value).replaceAll('_', '-')),
).meta({
  example: '"fr-CA"',
  outcome: 'The pages are marked as English.',
});

/** Made when a tag is first read: it takes time. */
let names: Intl.DisplayNames | undefined;

function canonicalTag(text: string): string | undefined {
  try {
    const { language, script, region } = new Intl.Locale(text);
    // "French" and "jp" have the form of a tag, but are the tag of nothing.
    names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return names.of(language) === undefined
      ? undefined
      : [language, script, region].filter((part) => part !== undefined).join('-');
  } catch {
    return undefined;
  }
}
