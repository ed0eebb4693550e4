import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { omitUndefined } from '#schema/omit-undefined.ts';

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
  // A list of the nodes still to be read in place of recursion: a brand's code may be nested deeper than the stack allows. Without a node a block ends.
  const rest: { node?: Tree.ChildNode; language: string | undefined }[] = [];
  const add = (nodes: Tree.ChildNode[], language: string | undefined) => {
    for (const node of nodes.toReversed()) rest.push({ node, language });
  };
  add(parseFragment(code).childNodes, undefined);
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { node, language } = next;
    if (node === undefined) begin(language);
    else if (defaultTreeAdapter.isTextNode(node)) last.text += node.value;
    else if (defaultTreeAdapter.isElementNode(node) && !UNSEEN.has(node.tagName)) {
      const own = node.attrs.find(({ name, value }) => name === 'lang' && value !== '')?.value ?? language;
      if (!INLINE.has(node.tagName)) {
        begin(own);
        rest.push({ language });
      }
      add(node.childNodes, own);
    }
  }
  return texts
    .map((each) => ({ ...each, text: each.text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}
