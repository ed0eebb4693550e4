import type { ValuePosition } from '#dialects/form/position.ts';
import { quoteValue, shorten } from '#core/text/quote-value.ts';
import type { Warning, WarningParts } from '#schema/warning.ts';

/** What is wrong with a value, as the parts of a sentence: `<value> <problem>. <outcome> Write it like <example>.` */
export interface Diagnostic {
  /** Given only if it differs from what was written at that position. */
  value?: unknown;
  problem: string;
  outcome?: string;
  example?: string;
  /** The value is used all the same. */
  isUsed?: true;
}

export interface Notes {
  add: (position: ValuePosition, diagnostic: Diagnostic, key?: string) => void;
  /** For what may be written of each entry of a list: one warning for all of a `kind`, at the first of them. */
  count: (kind: string, position: ValuePosition, diagnosticFor: (count: number) => Diagnostic) => void;
  /** Whether anything was noted at or below the position. Consequences of a noted mistake are not reported. */
  has: (position: ValuePosition, key?: string) => boolean;
  /** In the order of the configuration. */
  toWarnings: () => Warning[];
}

export function makeNotes(): Notes {
  const found: { order: number; toWarning: () => Warning }[] = [];
  const counts = new Map<string, number>();
  const paths = new Set<string>();
  const troubled = new Set<ValuePosition>();
  const troubledKeys = new Map<ValuePosition, Set<string | number>>();

  const mark = (position: ValuePosition, key: string | number | undefined) => {
    if (key !== undefined) troubledKeys.set(position, (troubledKeys.get(position) ?? new Set()).add(key));
    troubled.add(position);
    if (position.up) mark(position.up, position.key);
  };

  return {
    add: (asked, diagnostic, askedKey) => {
      const [position, key] = placeOf(asked, askedKey);
      const path = pathOf(position, key);
      if (paths.has(path)) return;
      paths.add(path);
      mark(position, key);
      const order = (key !== undefined && position.keyOrders?.get(key)) || position.order;
      const warning = { path, ...describeDiagnostic({ value: writtenAt(position, key), ...diagnostic }) };
      found.push({ order, toWarning: () => warning });
    },
    count: (kind, position, diagnosticFor) => {
      const before = counts.get(kind) ?? 0;
      counts.set(kind, before + 1);
      mark(position, undefined);
      if (before > 0) return;
      const toWarning = () => {
        const diagnostic = diagnosticFor(counts.get(kind) ?? 1);
        return { path: pathOf(position), ...describeDiagnostic({ value: position.value, ...diagnostic }) };
      };
      found.push({ order: position.order, toWarning });
    },
    has: (asked, askedKey) => {
      const [position, key] = placeOf(asked, askedKey);
      return key === undefined ? troubled.has(position) : (troubledKeys.get(position)?.has(key) ?? false);
    },
    toWarnings: () => found.sort((one, other) => one.order - other.order).map(({ toWarning }) => toWarning()),
  };
}

/** The position of a key that was written elsewhere, or else the position that has the key. */
function placeOf(position: ValuePosition, key: string | undefined): [position: ValuePosition, key: string | undefined] {
  const written = key === undefined ? undefined : position.written?.get(key);
  return written === undefined ? [position, key] : [written, undefined];
}

function writtenAt({ value, made }: ValuePosition, key: string | undefined): unknown {
  return key === undefined ? value : (Object(made ?? value) as Record<string, unknown>)[key];
}

/** `menu.categories[4].items[1].price`; the configuration itself is `$`. */
export function pathOf(position: ValuePosition, key?: string): string {
  const keys = keysTo(position);
  const isInside = key !== undefined && position.made === undefined && !position.isPartOfMade;
  return joinKeys((isInside ? [...keys, key] : keys).map(describeKey));
}

/** `menu.categories[].items[].price` */
export function patternOf(position: ValuePosition): string {
  return joinKeys(keysTo(position).map((key) => (typeof key === 'number' ? '[]' : describeKey(key))));
}

function keysTo(position: ValuePosition): ValuePosition['key'][] {
  const keys: ValuePosition['key'][] = [];
  for (let at: ValuePosition | undefined = position; at?.up; at = at.up) if (!at.isPartOfMade) keys.unshift(at.key);
  return keys;
}

const joinKeys = (keys: string[]): string => keys.join('').replace(/^\./, '') || '$';

const PLAIN_KEY = /^[$\w-]{1,60}$/;

export function describeKey(key: string | number): string {
  if (typeof key === 'number') return `[${key}]`;
  return PLAIN_KEY.test(key) ? `.${key}` : `[${quoteValue(key).replace(UNPRINTABLE, '')}]`;
}

// Warnings are printed on terminals, which obey control characters.
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** Enough to find a long text again. */
const MAX_SHOWN = 1000;

export function describeDiagnostic({
  value,
  problem,
  outcome = 'It is left out.',
  example,
  isUsed,
}: Diagnostic): Pick<Warning, 'message' | 'parts'> {
  const shown = quoteValue(value, MAX_SHOWN);
  const message = `${shorten(shown)} ${problem}. ${outcome}${example === undefined ? '' : ` Write it like ${example}.`}`;
  const parts: WarningParts = { value: shown.replace(UNPRINTABLE, ''), problem, outcome };
  if (example !== undefined) parts.example = example;
  if (isUsed) parts.isUsed = true;
  return { message: message.replace(UNPRINTABLE, ''), parts };
}
