import type { SentTable } from './sent-forms.ts';

/** That there is a submission, without what it says: of these, every one is kept in memory. */
export interface Entry {
  table: SentTable;
  id: string;
  /** The id of a restaurant or a brand. */
  recipient: string;
  /** In milliseconds, as a `Date` counts. */
  sentAt: number;
}

export interface Entries {
  /** Those that are known already change nothing. */
  add: (entries: readonly Entry[]) => void;
  has: (id: string) => boolean;
  /** To any of these recipients, newest first. */
  to: (recipients: Iterable<string>) => Entry[];
  /** How many of them are newer than a time; all, without one. */
  countNewer: (recipients: Iterable<string>, since: Date | undefined) => number;
}

export function makeEntries(): Entries {
  const ids = new Set<string>();
  const byRecipient = new Map<string, Entry[]>();
  const listsOf = (recipients: Iterable<string>): Entry[][] =>
    [...recipients].flatMap((recipient) => {
      const list = byRecipient.get(recipient);
      return list === undefined ? [] : [list];
    });

  return {
    add: (entries) => {
      const changed = new Set<Entry[]>();
      for (const entry of entries) {
        if (ids.has(entry.id)) continue;
        ids.add(entry.id);
        const list = byRecipient.get(entry.recipient) ?? [];
        byRecipient.set(entry.recipient, list);
        list.push(entry);
        changed.add(list);
      }
      for (const list of changed) list.sort(newestFirst);
    },
    has: (id) => ids.has(id),
    to: (recipients) => {
      const lists = listsOf(recipients);
      return lists.length === 1 ? [...(lists[0] ?? [])] : lists.flat().sort(newestFirst);
    },
    countNewer: (recipients, since) => {
      const time = since?.getTime() ?? -Infinity;
      let count = 0;
      for (const list of listsOf(recipients)) {
        const older = list.findIndex(({ sentAt }) => sentAt <= time);
        count += older === -1 ? list.length : older;
      }
      return count;
    },
  };
}

/** Two of the same instant stay in one order. */
function newestFirst(one: Entry, other: Entry): number {
  return other.sentAt - one.sentAt || (one.id < other.id ? 1 : -1);
}
