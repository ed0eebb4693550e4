import type { Expression } from './expression.ts';

/** What shall change, and when. */
export interface WantedChange {
  expressions: readonly Expression[];
  /** When; missing: now, in the file of the configuration. */
  at?: string;
  until?: string;
  why?: string;
  /** Missing: a brand where another set changes the same value is left as it is. */
  meeting?: MeetingChoice;
}

/** What to do where another set changes the same value. `both`: the later set starts from the new value. `leave-out`: this value is not changed. */
export type MeetingChoice = 'both' | 'leave-out';
