import MarkdownIt from 'markdown-it';
import { escapeHtml } from '#core/text/escape-html.ts';

/**
 * What a text of ours says of a brand: `{legalName}`; at the end of a sentence `{legalNameEnd}`, which has the period of the sentence. The pages of the site and
 * `giftCards` are for links: `[menu]({menu})`. Where a value may be missing, words stand in for it: `{loyaltyName|Our loyalty program}`.
 */
export type LegalValues = Record<'name' | 'legalName' | 'legalNameEnd' | 'origin', string> &
  Record<'home' | 'menu' | 'offers' | 'privacy', string> &
  Record<'loyaltyName' | 'giftCards' | 'testedOn' | 'testedWith' | 'testedPages', string | undefined>;

/**
 * What has to be true for the text between `{if=offers}` and `{/if}`, each on a line of its own. One can't stand inside another. Of a site that was tested for
 * accessibility (`tested`) the test is `outdated` or not, and found something (`findings`) or nothing (`clean`).
 */
export type LegalConditions = Record<'offers' | 'loyalty' | 'giftCards' | 'counts', boolean> &
  Record<'tested' | 'untested' | 'outdated' | 'clean' | 'findings' | 'limits', boolean>;

/** Lists about a brand: `{limits}`, on a line of its own. */
export const LEGAL_LISTS = ['findings', 'limits'] as const;
export type LegalList = (typeof LEGAL_LISTS)[number];

/** A text of ours about a brand. All but `html` is plain text. */
export interface LegalText {
  title: string;
  lede: string;
  sections: (LegalPart & { parts: LegalPart[] })[];
}

export interface LegalPart {
  /** `refunds`: what `#refunds` leads to. */
  id: string;
  heading: string;
  blocks: LegalBlock[];
}

export type LegalBlock =
  | { kind: 'html'; html: string }
  | { kind: 'definitions'; definitions: { term: string; html: string }[] }
  /** Every way to reach the brand: `{contact}`, on a line of its own. */
  | { kind: 'contact' }
  | { kind: 'list'; name: LegalList };

/** A text in Markdown, such as `src/i18n/english/legal/privacy-policy.md`, with what it says of one brand. */
export function readLegalText(source: string, values: LegalValues, conditions: LegalConditions): LegalText {
  const text = source.replaceAll(CONDITIONAL, (_, name: string, content: string) =>
    valueOf(name, conditions) ? content : '',
  );
  const [head = '', ...sections] = text.split(/^## /m);
  const [, title, lede] = /^# (.+)\n+(.+)/m.exec(head) ?? [];
  if (title === undefined || lede === undefined)
    throw new Error('A legal text begins with a title and an introduction');
  return {
    title,
    lede,
    sections: sections.map((section) => {
      const [own = '', ...parts] = section.split(/^### /m);
      return { ...readPart(own, values), parts: parts.map((part) => readPart(part, values)) };
    }),
  };
}

const CONDITIONAL = /^\{if=(\w+)\}\n(.*?)^\{\/if\}\n/gms;

/** `Refunds {#refunds}`, and below it paragraphs, lists and definitions, with an empty line between them. */
function readPart(source: string, values: LegalValues): LegalPart {
  const [, heading, id, body = ''] = /^(.+?) \{#([a-z-]+)\}\n(.*)/s.exec(source) ?? [];
  if (heading === undefined || id === undefined) throw new Error(`A heading of a legal text has no address: ${source}`);
  const html = (text: string) => fillIn(htmlOf(text), values, escapeHtml);
  const blocks: LegalBlock[] = [];
  for (const block of body.trim().split(/\n{2,}/)) {
    const [, term, meaning = ''] = /^(.+)\n: (.+)$/.exec(block) ?? [];
    const previous = blocks.at(-1);
    const list = LEGAL_LISTS.find((name) => block === `{${name}}`);
    if (block === '{contact}') blocks.push({ kind: 'contact' });
    else if (list !== undefined) blocks.push({ kind: 'list', name: list });
    else if (term === undefined) blocks.push({ kind: 'html', html: html(block) });
    else {
      const definition = {
        term: fillIn(term, values),
        html: fillIn(markdown.renderInline(meaning), values, escapeHtml),
      };
      if (previous?.kind === 'definitions') previous.definitions.push(definition);
      else blocks.push({ kind: 'definitions', definitions: [definition] });
    }
  }
  return { id, heading: fillIn(heading, values), blocks };
}

/** One pass: braces in a value of a configuration stay text. */
function fillIn(text: string, values: LegalValues, write: (value: string) => string = String): string {
  return text.replaceAll(/\{(\w+)(?:\|([^}]*))?\}/g, (_, name: string, otherwise = '') => {
    const value = valueOf(name, values);
    return value === undefined ? otherwise : write(value);
  });
}

function valueOf<Value>(name: string, values: Readonly<Record<string, Value>>): Value | undefined {
  if (Object.hasOwn(values, name)) return values[name];
  throw new Error(`A legal text asks for "${name}", and there are: ${Object.keys(values).join(', ')}`);
}

/** The HTML of a block of our texts, before the values are filled in: it is the same for all brands. */
function htmlOf(block: string): string {
  const html = htmlOfBlocks.get(block) ?? markdown.render(block).replaceAll('>\n', '>');
  htmlOfBlocks.set(block, html);
  return html;
}

const htmlOfBlocks = new Map<string, string>();

/** These files are ours, so HTML in a paragraph is HTML: `<i lang="en">cookies</i>`. */
const markdown = new MarkdownIt('zero', { html: true }).enable(['emphasis', 'entity', 'html_inline', 'link', 'list']);
// `{menu}` stays as it is until the values are filled in.
markdown.normalizeLink = (link) => link;

markdown.renderer.rules['link_open'] = (tokens, index) => {
  const link = String(tokens[index]?.attrGet('href') ?? '');
  // On paper the address follows the words, unless they are the address.
  if (tokens[index + 1]?.content === '{origin}') return `<a href="${link}">`;
  const isElsewhere = link === '{giftCards}' || link.startsWith('http');
  return isElsewhere
    ? `<a href="${link}" target="_blank" rel="noopener" data-address="${link}">`
    : `<a href="${link}" data-address="{origin}${link}">`;
};
