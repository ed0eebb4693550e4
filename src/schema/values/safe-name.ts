/** Letters of any script, digits, and signs that mean nothing in an address, on a disk or to a host. A space stands inside, a dot not at the end. */
const SAFE = /^(?! )[\p{L}\p{M}\p{N} ._~@+=,()!&-]+(?<![ .])$/u;
const MAX_NAME = 200;

/** Whether every host can serve a file of this name. Hidden names belong to others, but for `.well-known` (RFC 8615). */
export const isSafeName = (name: string): boolean =>
  SAFE.test(name) && name.length <= MAX_NAME && (!name.startsWith('.') || name === '.well-known');
