/** A set of small numbers, one bit for each. Sets are intersected 32 members at a time, which is fast for thousands of locations. */
export type Bits = Uint32Array;

export function makeBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

export function addBit(bits: Bits, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
}

export function hasBit(bits: Bits, index: number): boolean {
  return ((bits[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0;
}

/** The members that are in every set; undefined where there are no sets. */
export function intersect(sets: Bits[]): Bits | undefined {
  const [first, ...others] = sets;
  return first && others.reduce((common, set) => common.map((word, index) => word & (set[index] ?? 0)), first);
}
