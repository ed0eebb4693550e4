import type { Change, Difference } from './differences.ts';

/** Differences of many looks that have the same cause. */
interface Cause {
  element: string;
  changes: Change[];
  /** The looks, as `nonna-pia /menu/ 390 light`. */
  looks: string[];
}

/** One for each element and set of properties, the one that most looks have first. The values are those of its first look. */
export function groupCauses(found: { look: string; differences: Difference[] }[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { look, differences } of found)
    for (const { element, changes } of differences) {
      const key = `${element}\n${changes.map(({ property }) => property).join()}`;
      const cause = causes.get(key) ?? { element, changes, looks: [] };
      causes.set(key, cause);
      if (cause.looks.at(-1) !== look) cause.looks.push(look);
    }
  return [...causes.values()].sort((one, other) => other.looks.length - one.looks.length);
}

const SHOWN_CHANGES = 8;

export function causeToText({ element, changes, looks }: Cause): string {
  const shown = changes.slice(0, SHOWN_CHANGES).map((change) => `    ${changeToText(change)}`);
  const more = changes.length > shown.length ? [`    … and ${changes.length - shown.length} more`] : [];
  return [`${element}`, ...shown, ...more, `    in ${looksToText(looks)}`].join('\n');
}

function changeToText({ property, before, after }: Change): string {
  return `${property}: ${shorten(before)} → ${shorten(after)}`;
}

function looksToText(looks: string[]): string {
  const [first = ''] = looks;
  if (looks.length === 1) return first;
  const brands = new Set(looks.map((look) => look.split(' ')[0]));
  return `${looks.length} looks of ${[...brands].join(', ')}, the first: ${first}`;
}

function shorten(value: string): string {
  if (value === '') return 'nothing';
  return value.length > 120 ? `${value.slice(0, 117)}…` : value;
}
