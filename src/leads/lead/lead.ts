import type { NotifyForm } from '#schema/brand-folder/notify.ts';

/** Asks a backend with its secret key: `call('/rest/v1/leads?brand_id=eq.kumo')` */
export type BackendCall = (path: string, init?: RequestInit) => Promise<Response>;

export type LeadForm = Exclude<NotifyForm, 'callback'>;

/** A row of `leads`. Times are ISO 8601 texts, as the database writes them. */
export interface Lead {
  form: LeadForm;
  /** The submission's. */
  id: string;
  /** The `restaurant_id` or `brand_id` that the submission names. */
  recipient: string;
  /** Null: the backend knows no brand that owns the recipient. */
  brand_id: string | null;
  created_at: string;
  is_test: boolean;
  /** Feedback with one or two stars, and catering requests. */
  is_urgent: boolean;
  seen_at: string | null;
  answered_at: string | null;
  assignee: string | null;
  note: string | null;
  /** Counts what people have noted: a change that names it fails where somebody was faster. */
  version: number;
  state: 'waiting' | 'routed' | 'failed';
  due_at: string;
  attempts: number;
  /** Why nobody is told, in words; null where somebody is. */
  answer: string | null;
  brand_name: string | null;
  location_name: string | null;
}

export type Channel = 'email' | 'webhook' | 'confirmation';

/** A row of `deliveries`: one address that is told of a lead. */
export interface LeadDelivery {
  id: string;
  form: LeadForm;
  lead_id: string;
  brand_id: string | null;
  channel: Channel;
  /** An e-mail address, or a URL. */
  recipient: string;
  state: 'waiting' | 'sent' | 'failed';
  created_at: string;
  /** When it is tried next. */
  due_at: string;
  attempts: number;
  /** What the other side said last, in words. */
  answer: string | null;
  settled_at: string | null;
  /** Shared by those that went out in one mail. */
  digest: string | null;
}

/** A row of a table of submissions. */
export type SubmissionRow = Record<string, unknown>;

/** A lead with what its guest has sent. Null: it was deleted meanwhile. */
export interface SentLead {
  lead: Lead;
  submission: SubmissionRow | null;
}

/** What was handed out to be sent. */
export interface DueDelivery extends SentLead {
  delivery: LeadDelivery;
}
