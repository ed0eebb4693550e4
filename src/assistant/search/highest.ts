/** The highest of the numbers, 0 for an empty list. Unlike `Math.max(...list)` it takes a list of any length. */
export function highest(numbers: number[]): number {
  return numbers.reduce((most, each) => Math.max(most, each), 0);
}
