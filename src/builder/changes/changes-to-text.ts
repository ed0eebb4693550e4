import type { SiteChange } from './site-changes.ts';

/** Groups that are named; the rest is counted. */
const GROUPS_NAMED = 4;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A longer name is cut. */
const MAX_NAME = 40;

/** `"two prices, one closing time (Gastown, Friday)"`; empty without a change. */
export function changesToText(changes: readonly SiteChange[]): string {
  const groups = new Map<string, SiteChange[]>();
  for (const change of changes) {
    const kind = `${change.how} ${change.noun}`;
    const same = groups.get(kind);
    if (same) same.push(change);
    else groups.set(kind, [change]);
  }
  const sorted = [...groups.values()].sort((one, other) => other.length - one.length);
  const named = sorted.slice(0, GROUPS_NAMED).map(groupToText);
  const others = sorted.slice(GROUPS_NAMED).reduce((sum, group) => sum + group.length, 0);
  if (others > 0) named.push(`${numberToText(others)} other ${others === 1 ? 'change' : 'changes'}`);
  return named.join(', ');
}

function groupToText(group: SiteChange[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const noun = group.length === 1 ? first.noun : pluralOf(first.noun);
  const count = numberToText(group.length);
  const text =
    first.how === 'added'
      ? `${count} new ${noun}`
      : first.how === 'removed'
        ? `${count} ${noun} less`
        : `${count} ${noun}`;
  return group.length > 1 || first.where.length === 0
    ? text
    : `${text} (${first.where.slice(-2).map(shortened).join(', ')})`;
}

function pluralOf(noun: string): string {
  const [, thing = noun, rest = ''] = /^(\w+)( (?:in|of|on|with) .*)$/.exec(noun) ?? [];
  if (thing.endsWith('s')) return `${thing}es${rest}`;
  return `${/[^aeiou]y$/.test(thing) ? `${thing.slice(0, -1)}ie` : thing}s${rest}`;
}

const numberToText = (count: number): string => NUMBERS[count] ?? count.toLocaleString('en-CA');

function shortened(name: string): string {
  const letters = Array.from(name);
  return letters.length <= MAX_NAME
    ? name
    : `${letters
        .slice(0, MAX_NAME - 1)
        .join('')
        .trimEnd()}…`;
}
