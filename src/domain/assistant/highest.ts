/** 0 where there are none. `Math.max` takes no list of any length. */
export function highest(numbers: number[]): number {
  return numbers.reduce((most, each) => Math.max(most, each), 0);
}
