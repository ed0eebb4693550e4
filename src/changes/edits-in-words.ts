import { quoteValue } from '#core/text/quote-value.ts';
import { isFields } from '#schema/values/fields.ts';
import type { ChangeEdit } from './change-set.ts';
import type { PathStep } from './paths.ts';

/**
 * An edit as an owner would say it: `Pizza, Margherita: price 17.5 → 18`. `configuration` has the names of what the path names by ids.
 */
export function editInWords(configuration: unknown, { steps, before, after }: ChangeEdit): string {
  const last = steps.at(-1);
  const names = namesOf(configuration, last?.kind === 'key' ? steps.slice(0, -1) : steps);
  const place = names.join(', ');
  if (last?.kind === 'key') {
    const change = changeInWords(before, after);
    return place === '' ? `${last.key} ${change}` : `${place}: ${last.key} ${change}`;
  }
  if (last?.kind === 'end') return `${place}: adds ${nameOf(after?.value)}`;
  return after === undefined ? `${place}: is removed` : `${place}: ${changeInWords(before, after)}`;
}

function changeInWords(before: ChangeEdit['before'], after: ChangeEdit['after']): string {
  if (after === undefined) return `${quoteValue(before?.value)} is removed`;
  return before === undefined
    ? `is ${quoteValue(after.value)}`
    : `${quoteValue(before.value)} → ${quoteValue(after.value)}`;
}

/** The names of the entries that a path goes through; keys of lists are left out where an entry follows, and "menu" says nothing more than they do. */
function namesOf(configuration: unknown, steps: readonly PathStep[]): string[] {
  const names: string[] = [];
  let value = configuration;
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'end') break;
    if (step.kind === 'key') {
      value = isFields(value) && Object.hasOwn(value, step.key) ? value[step.key] : undefined;
      if (steps[index + 1]?.kind !== 'entry' && steps.slice(index + 1).every(({ kind }) => kind !== 'entry'))
        names.push(step.key);
      continue;
    }
    value = Array.isArray(value) ? value.find((entry) => isNamed(entry, step)) : undefined;
    names.push(value === undefined ? step.value : nameOf(value, step.value));
  }
  return names;
}

const isNamed = (entry: unknown, { key, value }: PathStep & { kind: 'entry' }): boolean =>
  String(key === undefined ? entry : isFields(entry) ? entry[key] : undefined).trim() === value;

function nameOf(value: unknown, otherwise?: string): string {
  if (!isFields(value)) return otherwise ?? quoteValue(value);
  const { name, title, question } = value;
  const named = [name, title, question].find((text) => typeof text === 'string' && text !== '');
  return typeof named === 'string' ? named : (otherwise ?? quoteValue(value));
}
