import { leaf } from './leaf.ts';

/** The tag of a language as BCP 47 has it: `"fr-CA"`, also from `"fr_ca"`. */
export const languageSchema = leaf('the tag of a language', (value) =>
  canonicalTag(String(value).replaceAll('_', '-')),
).meta({
  example: '"fr-CA"',
  outcome: 'The pages are marked as English.',
});

function canonicalTag(text: string): string | undefined {
  try {
    const [tag = ''] = Intl.getCanonicalLocales(text);
    // "French" and "jp" have the form of a tag, but are the tag of nothing.
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return names.of(tag.split('-', 1)[0] ?? '') === undefined ? undefined : tag;
  } catch {
    return undefined;
  }
}
