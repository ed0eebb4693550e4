import type { Expression } from './expression.ts';

/** What shall change, and when. */
export interface WantedChange {
  expressions: readonly Expression[];
  /** When; missing: now, in the file of the configuration. */
  at?: string;
  until?: string;
  why?: string;
  /** Missing: nothing is written where another set is of the same value. */
  meeting?: MeetingChoice;
}

/** What is done where another set is of the same value: the later one goes from the new value, or the value is left out. */
export type MeetingChoice = 'both' | 'leave-out';
