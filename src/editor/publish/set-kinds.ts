import type { ChangeSet } from '#changes/change-set.ts';

/** They hold at once and end by themselves; the beginning of their names says what they are. */
const isOf = (beginning: string, { name, until }: ChangeSet): boolean =>
  name.startsWith(beginning) && until !== undefined;

/** Whether a set was written by the switch of a dish. */
export const isSoldOutSet = (set: ChangeSet): boolean => isOf('sold-out-', set) && set.edits.length === 1;

/** Whether a set was written by Close early. */
export const isClosedEarlySet = (set: ChangeSet): boolean => isOf('closed-early-', set);

export const isAtOnce = (set: ChangeSet): boolean => isSoldOutSet(set) || isClosedEarlySet(set);
