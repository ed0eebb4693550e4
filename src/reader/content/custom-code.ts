import { sanitizeCode } from '#core/custom-code/sanitize-code.ts';
import type { Configuration } from '#schema/configuration.ts';
import type { Site } from '#schema/site.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

/** The keys of a configuration that may have the brand's own HTML. */
const CODE_KEYS = ['head', 'body', 'footer'] as const;

/** The brand's own code as it was written, where it keeps its place in the page; else what of it does. */
export function readCode(input: Configuration, context: ReadContext): Site['code'] {
  const read = (key: (typeof CODE_KEYS)[number]) => {
    const code = input[key];
    if (code === undefined) return { html: undefined, moved: '' };
    const { html, moved, problems } = sanitizeCode(code, key === 'head' ? 'head' : 'body');
    const [first, ...more] = problems;
    if (first)
      context.note(input, { problem: first.problem, outcome: [first.outcome, ...more.map(sentence)].join(' ') }, key);
    return { html: html === '' ? undefined : html, moved };
  };
  const [head, body, footer] = [read('head'), read('body'), read('footer')];
  const start = head.moved + (body.html ?? '');
  return { head: head.html, body: start === '' ? undefined : start, footer: footer.html };
}

const sentence = ({ problem, outcome }: { problem: string; outcome: string }): string => `It ${problem}. ${outcome}`;
