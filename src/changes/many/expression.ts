import { quoteValue } from '#core/text/quote-value.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { findTooDeep } from '#brand/files/json.ts';
import { parsePath, type PathStep, PathError } from '../paths.ts';

/** What `--set` says: where, and what becomes of the value that is there. */
export type Expression = { text: string; path: string; steps: PathStep[] } & Operation;

type Operation =
  | { operator: '=' | '+=' | '-='; value: unknown }
  /** `step`: to the nearest multiple of it. */
  | { operator: '*='; factor: number; step: number };

/** In place of a path: each price of the menus. */
export const PRICES = 'prices';

const EXAMPLES = '"closedDates+=2026-12-25", "telephone=416 555 0199" or "prices*=1.04~0.25"';
/** Prices have no smaller step. */
const CENT = 0.01;

/**
 * Reads what stands behind `--set`. A value is JSON where it can be read as such, else a text. Throws a UsageError.
 *
 *     closedDates+=2026-12-25
 *     menu.categories[id=pizza].items[id=margherita].price=18
 *     prices*=1.04~0.25
 */
export function readExpression(text: string): Expression {
  const at = findOperator(text);
  if (at === undefined) throw refuse(text, 'it has no "="');
  const sign = text[at - 1] ?? '';
  const operator = '+-*'.includes(sign) && sign !== '' ? (`${sign}=` as Expression['operator']) : '=';
  const path = text.slice(0, at + 1 - operator.length).trim();
  const written = text.slice(at + 1).trim();
  if (written === '') throw refuse(text, 'it has no value. To set nothing, write null');
  const known = { text, path, steps: stepsOf(path) };
  if (operator === '*=') return { ...known, operator, ...readFactor(text, written) };
  const value = readValue(text, written);
  if (path === PRICES && (operator === '=' || typeof value !== 'number'))
    throw refuse(text, 'all prices can be multiplied (*=), or made more or less by a number (+=, -=)');
  return { ...known, operator, value };
}

/** The first "=" outside of brackets and quotes. */
function findOperator(text: string): number | undefined {
  let isQuoted = false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted && sign === '\\') at += 1;
    else if (isQuoted) continue;
    else if (sign === '[') depth += 1;
    else if (sign === ']') depth -= 1;
    else if (sign === '=' && depth <= 0) return at;
  }
  return undefined;
}

function stepsOf(path: string): PathStep[] {
  try {
    const steps = parsePath(path);
    if (steps.at(-1)?.kind === 'end') throw new PathError(`${quoteValue(path)} adds by "+=", not by "[+]".`);
    return steps;
  } catch (error) {
    throw error instanceof PathError ? new UsageError(`--set: ${error.message}`) : error;
  }
}

function readValue(text: string, written: string): unknown {
  if (findTooDeep(written) !== undefined) throw refuse(text, 'its value is nested too deep');
  try {
    return JSON.parse(written) as unknown;
  } catch {
    if (/^[[{"]/.test(written)) throw refuse(text, 'its value begins like JSON and is none');
    return written;
  }
}

const FACTOR = /^(\d{1,6}(?:\.\d{1,6})?)(?:~(\d{1,6}(?:\.\d{1,6})?))?$/;

function readFactor(text: string, written: string): { factor: number; step: number } {
  const [, factor, step] = FACTOR.exec(written) ?? [];
  if (factor === undefined || Number(factor) === 0 || Number(step ?? CENT) === 0)
    throw refuse(text, 'behind "*=" stands a number, and behind "~" to what it is rounded, as in "1.04~0.25"');
  return { factor: Number(factor), step: step === undefined ? CENT : Number(step) };
}

const refuse = (text: string, problem: string): UsageError =>
  new UsageError(`--set ${quoteValue(text)} can't be used: ${problem}. Write it like ${EXAMPLES}.`);

/** A number that was multiplied, to the nearest step, but never to nothing: `multiplied(16, 1.04, 0.25) // 16.75` */
export function multiplied(value: number, factor: number, step: number): number {
  if (value === 0) return 0;
  // The tiny part more than a half that decimals lose: 1.005 is a little less.
  const steps = Math.round((Math.abs(value) * factor) / step + 1e-9);
  return Math.sign(value) * rounded(Math.max(1, steps) * step);
}

/** Without what binary numbers add to decimal ones: 0.1 + 0.2. */
export const rounded = (value: number): number => Number(value.toFixed(6));
