import type { Lead, LeadDelivery } from '#leads/lead/lead.ts';

/** A lead as the database has it, which was told to nobody yet. */
export function lead(changes: Partial<Lead> = {}): Lead {
  return {
    form: 'catering',
    id: '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11',
    recipient: 'kumo-1',
    brand_id: 'kumo',
    created_at: '2026-11-21 10:02:10.6+00',
    is_test: false,
    is_urgent: false,
    seen_at: null,
    answered_at: null,
    assignee: null,
    note: null,
    version: 0,
    state: 'routed',
    due_at: '2026-11-21 10:02:10.6+00',
    attempts: 1,
    answer: null,
    brand_name: 'Kumo',
    location_name: 'Queen West',
    ...changes,
  };
}

/** A mail that was sent. */
export function delivery(changes: Partial<LeadDelivery> = {}): LeadDelivery {
  return {
    id: crypto.randomUUID(),
    form: 'catering',
    lead_id: '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11',
    brand_id: 'kumo',
    channel: 'email',
    recipient: 'events@kumo.example',
    state: 'sent',
    created_at: '2026-11-21 10:02:10.6+00',
    due_at: '2026-11-21 10:02:10.6+00',
    attempts: 1,
    answer: null,
    settled_at: '2026-11-21 10:02:11+00',
    digest: null,
    ...changes,
  };
}
