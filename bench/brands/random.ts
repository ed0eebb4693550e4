/** Chance that can be repeated: the same seed draws the same values, on every machine. */
export interface Random {
  /** From 0 up to 1, without 1. */
  next: () => number;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
  /** True with this probability. */
  happens: (probability: number) => boolean;
  pick: <Value>(values: readonly Value[]) => Value;
  /** So many different ones, in a new order; all of them when there are no more. */
  sample: <Value>(values: readonly Value[], count: number) => Value[];
}

/** Mulberry32: good enough to make brands differ, and short. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <Value>(values: readonly Value[]): Value => {
    if (values.length === 0) throw new Error('There is nothing to pick from.');
    return values[between(0, values.length - 1)] as Value;
  };
  const sample = <Value>(values: readonly Value[], count: number): Value[] => {
    const rest = [...values];
    return Array.from({ length: Math.min(count, rest.length) }, () =>
      rest.splice(between(0, rest.length - 1), 1),
    ).flat();
  };
  return { next, between, happens: (probability) => next() < probability, pick, sample };
}

/** A seed of its own for each brand: brand 7 is the same among 10 as among 500. */
export function seedOf(seed: number, index: number): number {
  return Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b);
}
