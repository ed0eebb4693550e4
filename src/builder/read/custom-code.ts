import type { mendCode } from '../../domain/custom-code/mend-code.ts';
import { type CodeParts, NO_CODE } from '../../domain/custom-code/no-code.ts';
import { omitUndefined } from '../../domain/omit-undefined.ts';
import type { Configuration } from '../../model/configuration.ts';
import type { Site } from '../../model/site.ts';
import type { Reading } from './reading.ts';

export type CodeMender = typeof mendCode;

/** The keys of a configuration that may have the brand's own HTML. */
const CODE_KEYS = ['head', 'body', 'footer'] as const;

/** The parser takes fifteen milliseconds to load, so a brand without its own code does not load it. */
export async function loadCodeMender(configuration: unknown): Promise<CodeMender> {
  if (!CODE_KEYS.some((key) => Object.hasOwn(Object(configuration), key)))
    return () => ({ html: '', moved: '', problems: [] });
  return (await import('../../domain/custom-code/mend-code.ts')).mendCode;
}

/** What a content security policy has to know about the brand's own code. */
export async function loadCodeParts(code: Site['code']): Promise<CodeParts> {
  if (Object.keys(code).length === 0) return NO_CODE;
  return (await import('../../domain/custom-code/code-parts.ts')).partsOfCode(code);
}

/** The brand's own code as it was written, where it keeps its place in the page; else what of it does. */
export function readCode(input: Configuration, reading: Reading, mend: CodeMender): Site['code'] {
  const read = (key: (typeof CODE_KEYS)[number]) => {
    const code = input[key];
    if (code === undefined) return { html: undefined, moved: '' };
    const { html, moved, problems } = mend(code, key === 'head' ? 'head' : 'body');
    const [first, ...more] = problems;
    if (first) reading.note(input, { is: first.is, lost: [first.lost, ...more.map(sentence)].join(' ') }, key);
    return { html: html === '' ? undefined : html, moved };
  };
  const [head, body, footer] = [read('head'), read('body'), read('footer')];
  const start = head.moved + (body.html ?? '');
  return omitUndefined({ head: head.html, body: start === '' ? undefined : start, footer: footer.html });
}

const sentence = ({ is, lost }: { is: string; lost: string }): string => `It ${is}. ${lost}`;
