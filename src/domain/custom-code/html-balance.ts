import { readTags, type Tag } from './html-tags.ts';
import { type OpenElement, whyNoText, whyNotIn } from './html-nesting.ts';

/**
 * Why a piece of HTML can't be put into a page as it is, said of the piece ("leaves <div> open"), or nothing if it can.
 *
 * What passes parses to the same tree wherever it is put, and ends where it ends: it is nested as it is written, so the
 * parser never closes or opens an element on its own. That is stricter than HTML: `<p>` and `<li>` want their end tags.
 */
export function balanceProblem(html: string, place: 'head' | 'body'): string | undefined {
  const open: OpenElement[] = [];
  for (const tag of readTags(html, () => open.at(-1)?.isForeign ?? false)) {
    if (typeof tag === 'string') return tag;
    const problem = tag.kind === 'text' ? whyNoText(tag.text, place, open) : apply(tag, place, open);
    if (problem !== undefined) return problem;
  }
  const last = open.at(-1);
  return last && `leaves <${last.name}> open`;
}

function apply(tag: Tag, place: 'head' | 'body', open: OpenElement[]): string | undefined {
  const top = open.at(-1);
  if (tag.kind === 'end') {
    if (top?.name !== tag.name) return `closes <${tag.name}> where it is not open`;
    open.pop();
    return undefined;
  }
  const isForeign = top?.isForeign || tag.name === 'svg' || tag.name === 'math';
  const problem = whyNotIn(tag.name, place, open);
  if (problem !== undefined) return problem;
  if (isForeign ? !tag.isSelfClosing : !tag.isWhole) open.push({ name: tag.name, isForeign });
  return undefined;
}
