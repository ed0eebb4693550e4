import type { Lead, LeadDelivery } from '#leads/lead/lead.ts';
import type { Submission } from '../submissions/read-rows.ts';
import type { FormName, SentTable } from '../submissions/sent-forms.ts';

/** Something that a visitor has sent to a brand. */
export interface InboxRow {
  table: SentTable;
  submission: Submission;
  /** What people noted of it; undefined where the backend keeps nothing of the kind. */
  lead?: Lead;
  /** Who was told of it. */
  deliveries: LeadDelivery[];
}

export interface InboxList {
  rows: InboxRow[];
  /** How many the query finds on all pages. */
  total: number;
  /** Those of them that stand first. */
  urgent: number;
  /** Of all that the brand has. */
  all: number;
  unread: number;
  /** Of what the place and the person leave. */
  waiting: number;
  answered: number;
  /** How many there are of each form in what is shown. */
  forms: Partial<Record<FormName, number>>;
  /** How many wait, by who has them and by where they were sent to. */
  people: Record<string, number>;
  places: Record<string, number>;
  /** By id. */
  placeNames: Record<string, string>;
  /** Whether the brand says whom to tell; undefined where the backend does not know it. */
  tells?: boolean;
  /** The backend keeps no notes, and tells nobody. */
  isStateless?: boolean;
}

/** What a person notes of a lead. */
export type LeadNote = Partial<Pick<Lead, 'seen_at' | 'answered_at' | 'assignee' | 'note'>>;
