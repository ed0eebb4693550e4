import { mendCode } from '#core/custom-code/mend-code.ts';
import type { Configuration } from '#schema/configuration.ts';
import type { Site } from '#schema/site.ts';
import type { Reading } from '../diagnostics/reading.ts';

/** The keys of a configuration that may have the brand's own HTML. */
const CODE_KEYS = ['head', 'body', 'footer'] as const;

/** The brand's own code as it was written, where it keeps its place in the page; else what of it does. */
export function readCode(input: Configuration, reading: Reading): Site['code'] {
  const read = (key: (typeof CODE_KEYS)[number]) => {
    const code = input[key];
    if (code === undefined) return { html: undefined, moved: '' };
    const { html, moved, problems } = mendCode(code, key === 'head' ? 'head' : 'body');
    const [first, ...more] = problems;
    if (first)
      reading.note(input, { problem: first.problem, outcome: [first.outcome, ...more.map(sentence)].join(' ') }, key);
    return { html: html === '' ? undefined : html, moved };
  };
  const [head, body, footer] = [read('head'), read('body'), read('footer')];
  const start = head.moved + (body.html ?? '');
  return { head: head.html, body: start === '' ? undefined : start, footer: footer.html };
}

const sentence = ({ problem, outcome }: { problem: string; outcome: string }): string => `It ${problem}. ${outcome}`;
