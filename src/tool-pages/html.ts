import { html as tag } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Html = HtmlEscapedString;
/** Text between the tags is escaped, lists are joined. Nothing is awaited in it. */
export const html = tag as (strings: TemplateStringsArray, ...values: unknown[]) => Html;

/** Text for an element or for an attribute in double quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A sentence, and behind it one that is English whatever the language of the page is. */
export const withForeign = ({ words, foreign }: { words: string; foreign?: string }): Html =>
  foreign === undefined ? html`${words}` : html`${words} <q lang="en">${foreign}</q>`;
