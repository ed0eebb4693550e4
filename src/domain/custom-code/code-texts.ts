import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

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

/** What can be read of a brand's own code, a text for each paragraph: `textsOfCode('<p>No <b>nuts</b>.</p>') // ['No nuts.']` */
export function textsOfCode(code: string): string[] {
  return paragraphsOf(code).filter((text) => text.length <= MAX_TEXT_LENGTH);
}

/**
 * Whether the code has words to read. Then it is a landmark, so that a screen reader finds it; a script that only measures or opens a chat is
 * not.
 */
export function hasWords(code: string): boolean {
  return paragraphsOf(code).some((text) => /[\p{L}\p{N}]/u.test(text));
}

function paragraphsOf(code: string): string[] {
  const texts = [''];
  // A list of the nodes still to be read in place of recursion: a brand's code may be nested deeper than the stack allows.
  const rest: (Tree.ChildNode | null)[] = parseFragment(code).childNodes.toReversed();
  while (rest.length > 0) {
    const node = rest.pop();
    if (node === null || node === undefined) texts.push('');
    else if (defaultTreeAdapter.isTextNode(node)) texts.push(`${texts.pop() ?? ''}${node.value}`);
    else if (defaultTreeAdapter.isElementNode(node) && !UNSEEN.has(node.tagName)) {
      const isBlock = !INLINE.has(node.tagName);
      if (isBlock) {
        texts.push('');
        rest.push(null);
      }
      for (const child of node.childNodes.toReversed()) rest.push(child);
    }
  }
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
}
