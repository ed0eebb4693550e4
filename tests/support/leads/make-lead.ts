import type { Lead } from '#leads/lead/lead.ts';

/** A catering request's lead as the database hands it out. */
export const makeLead = (changes: Partial<Lead> = {}): Lead => ({
  form: 'catering',
  id: '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11',
  recipient: 'saffron',
  brand_id: 'saffron',
  created_at: '2026-11-28T14:02:00+00:00',
  is_test: false,
  is_urgent: true,
  seen_at: null,
  answered_at: null,
  assignee: null,
  note: null,
  version: 0,
  state: 'routed',
  due_at: '2026-11-28T14:02:00+00:00',
  attempts: 1,
  answer: null,
  brand_name: 'Saffron Lane',
  location_name: 'Queen West',
  ...changes,
});
