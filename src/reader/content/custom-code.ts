import { CATEGORIES, type ConsentRules } from '#core/custom-code/consent-rules.ts';
import { type CodeHosts, holdCode } from '#core/custom-code/hold-code.ts';
import { sanitizeCode } from '#core/custom-code/sanitize-code.ts';
import type { Configuration } from '#schema/configuration.ts';
import type { Site } from '#schema/site.ts';
import type { ReadContext } from '../diagnostics/read-context.ts';

/** The keys of a configuration that may have the brand's own HTML. */
const CODE_KEYS = ['head', 'body', 'footer'] as const;

/**
 * The brand's own code as it was written, where it keeps its place in the page; else what of it does. What would load or run before a guest has
 * allowed it waits (`holdCode`).
 */
export function readCode(
  input: Configuration,
  context: ReadContext,
  rules: ConsentRules,
): Pick<Site, 'code' | 'codeHosts'> {
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
  const written = { head: head.html, body: start === '' ? undefined : start, footer: footer.html };
  const hosts: CodeHosts[] = [];
  const held = (key: (typeof CODE_KEYS)[number]): string | undefined => {
    if (written[key] === undefined) return undefined;
    const code = holdCode(written[key], rules, key === 'head' ? 'head' : 'body');
    hosts.push(code.hosts);
    if (code.isLeftOut) context.note(input, NOT_HELD, key);
    return code.html === '' ? undefined : code.html;
  };
  const code = { head: held('head'), body: held('body'), footer: held('footer') };
  return { code, codeHosts: joinHosts(hosts) };
}

const NOT_HELD = {
  problem: 'has elements that overlap, so what loads or runs in it can’t wait until a guest allows it',
  outcome: 'The code is left out. Close each element that you open, in reverse order.',
};

function joinHosts(all: CodeHosts[]): CodeHosts | undefined {
  const entries = CATEGORIES.flatMap((category) => {
    const lists = all.flatMap(({ [category]: hosts }) => (hosts ? [hosts] : []));
    return lists.length === 0 ? [] : [[category, [...new Set(lists.flat())].sort()] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

const sentence = ({ problem, outcome }: { problem: string; outcome: string }): string => `It ${problem}. ${outcome}`;
