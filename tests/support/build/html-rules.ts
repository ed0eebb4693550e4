import { HtmlValidate } from 'html-validate';

/** html-validate's recommended rules. Each exception has its reason. */
export const htmlValidate = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // A title says a location's whole name; how long that is, the brand decides.
    'long-title': 'off',
    // What only this page knows has no class: type fitted to the words, a rating, a picture's own blur (whose data URL the rule
    // can't read, so naming the allowed properties is not enough).
    'no-inline-style': 'off',
    // React's spelling: `<input maxLength="100" disabled=""/>` is the same to every browser.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore. Nothing selects by them.
    'valid-id': ['error', { relaxed: true }],
    // A number with special hyphens and spaces could not be copied and dialled.
    'tel-non-breaking': 'off',
  },
});

/** What html-validate says of a page: `"no-dup-id: Duplicate ID (line 3)"`. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId}: ${message} (line ${line})`),
  );
}
