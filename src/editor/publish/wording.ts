import type { ToolLanguage, ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { WaitingChange } from '#publishing/waiting/waiting-changes.ts';
import { type Html, html } from '#tool-pages/html.ts';
import { capital } from '../hours/day-words.ts';

/** A change as an owner says it. */
export interface ChangeWords {
  /** What it is about: "Margherita". */
  title: string;
  /** "Price 16.50 → 17.50" */
  lines: Line[];
  /** Where it is edited; missing for what is gone. */
  address?: string;
}

export interface Line {
  label: string;
  /** Missing: the label says it all. */
  before?: string;
  after?: string;
  /** The label says that what was there is gone. */
  saysGone?: true;
}

/** What is said of a change, of what waits or of what is planned. */
export type Change = Pick<WaitingChange, 'document' | 'kind' | 'path' | 'isEntry' | 'before' | 'after'>;

export interface Wording {
  slug: string;
  language: ToolLanguage;
  texts: ToolTexts;
}

/** Without a title it has that of what is around it. */
export interface Described {
  title?: string;
  lines: Line[];
}

/** More characters than this are text to read, and would shout in bold. */
const MAX_BOLD = 40;

/** The line as a page shows it. */
export function lineHtml({ label, before, after }: Line): Html {
  const isAlone = label === '' && before === undefined;
  if (isAlone && after !== undefined) return html`${capital(after)}`;
  const from = before === undefined ? '' : html`<del class="was">${before}</del>`;
  const to = after === undefined ? '' : after.length > MAX_BOLD ? after : html`<b>${after}</b>`;
  return html`${capital(label)}${label === '' || (from === '' && to === '') ? '' : ' '}${from}${
    from === '' || to === '' ? '' : ' → '
  }${to}`;
}

/** The same as a text: "Margherita: Price 16.50 → 17.50" */
export function changeText({ title, lines }: ChangeWords, { publish, editing }: ToolTexts): string {
  const texts = lines.map(({ label, before, after, saysGone }) => {
    const isGone = before !== undefined && after === undefined && !saysGone;
    const values = [before, isGone ? editing.changes.nothing : after]
      .filter((value) => value !== undefined)
      .join(' → ');
    return [label, values].filter(Boolean).join(' ');
  });
  return title === '' ? texts.join(', ') : publish.ofThis(title, texts.join(', '));
}
