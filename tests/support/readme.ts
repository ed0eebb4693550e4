import { textOf } from './project.ts';

/** Something that the README tells its reader to do. */
export type Step =
  | { kind: 'run'; command: string }
  | { kind: 'write'; path: string; text: string }
  /** A mistake to make in the file that was written last, and what a command says of it. */
  | { kind: 'mistake'; path: string; wrong: string; right: string; command: string; says: string };

/** A section of the README: what is below its heading, up to the next one. */
export function readmeSection(heading: string): string {
  const found = textOf('README.md')
    .split(/^## /m)
    .find((section) => section.startsWith(`${heading}\n`));
  if (found === undefined) throw new Error(`The README has no section "${heading}".`);
  return found;
}

/**
 * What a text tells to do, in its order: each line of a block `sh` is a command, each block `json` is written to the file that was named last, and
 * each block `text` is what the command before it says of a mistake.
 */
export function stepsOf(text: string): Step[] {
  const parts = text.split(/^```(\w*)\n([^]*?)^```\n/m);
  const steps: Step[] = [];
  let path = '';
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [prose = '', language = '', block = ''] = parts.slice(at, at + 3);
    path = lastOf(prose, /`(brands\/[\w./-]+\.json)`/g)?.[1] ?? path;
    if (language === 'sh') steps.push(...block.trimEnd().split('\n').map(toRun));
    if (language === 'json') steps.push({ kind: 'write', path, text: block });
    if (language === 'text') steps.push({ kind: 'mistake', path, ...mistakeIn(prose), says: block.trimEnd() });
  }
  return steps;
}

const toRun = (command: string): Step => ({ kind: 'run', command });

function mistakeIn(prose: string): { wrong: string; right: string; command: string } {
  const [, wrong, right] = lastOf(prose, /Write `([^`]+)` in place of `([^`]+)`/g) ?? [];
  const [, command] = lastOf(prose, /`(npm run [^`]+)`/g) ?? [];
  if (wrong === undefined || right === undefined || command === undefined) {
    throw new Error(`The README shows what a command says, but not of what mistake:\n${prose}`);
  }
  return { wrong, right, command };
}

const lastOf = (text: string, pattern: RegExp): RegExpExecArray | undefined => [...text.matchAll(pattern)].at(-1);
