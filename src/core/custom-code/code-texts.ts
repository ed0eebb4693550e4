import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { omitUndefined } from '#schema/omit-undefined.ts';
import { parseCode } from './code-in-page.ts';

const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'select', 'textarea']);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);
/** A note at the foot of a page is short; a longer text is something else. */
const MAX_TEXT_LENGTH = 2000;

/** A paragraph of a brand's own code. */
export interface CodeText {
  text: string;
  /** The BCP 47 tag of its language, where the code says it. */
  language?: string;
}

/** What can be read of a brand's own code, a text for each paragraph: `textsOfCode('<p lang="en">No <b>nuts</b>.</p>') // [{ text: 'No nuts.', language: 'en' }]` */
export function textsOfCode(code: string): CodeText[] {
  return paragraphsOf(code).filter(({ text }) => text.length <= MAX_TEXT_LENGTH);
}

/**
 * Whether the code has words to read. Then it is a landmark, so that a screen reader finds it; a script that only measures or opens a chat is
 * not.
 */
export function hasWords(code: string): boolean {
  return paragraphsOf(code).some(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function paragraphsOf(code: string): CodeText[] {
  let last: CodeText = { text: '' };
  const texts = [last];
  const begin = (language: string | undefined) => {
    last = omitUndefined({ text: '', language });
    texts.push(last);
  };
  const read = ({ childNodes }: Tree.ParentNode, language: string | undefined) => {
    for (const node of childNodes) {
      if (defaultTreeAdapter.isTextNode(node)) last.text += node.value;
      if (!defaultTreeAdapter.isElementNode(node) || UNSEEN.has(node.tagName)) continue;
      const own = node.attrs.find(({ name, value }) => name === 'lang' && value !== '')?.value ?? language;
      const isBlock = !INLINE.has(node.tagName);
      if (isBlock) begin(own);
      read(node, own);
      if (isBlock) begin(language);
    }
  };
  read(parseCode(code, true), undefined);
  return texts
    .map((each) => ({ ...each, text: each.text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}
