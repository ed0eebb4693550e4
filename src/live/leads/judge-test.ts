import type { LeadDelivery } from '#leads/lead/lead.ts';
import type { TestState } from './delivery-test.ts';
import { withoutAddresses } from './undelivered.ts';

export interface Verdict {
  /** `waiting`: it may still arrive. */
  state: 'arrived' | 'waiting' | 'failed';
  /** How far it has come. */
  stage: 'sent' | 'stored' | 'routed' | 'delivered';
  /** Why it is no further, in a sentence; empty where it has arrived. No address is in it. */
  reason: string;
}

/**
 * How far a test has come. Confirmations count like any other mail: a test has one only if somebody named its guest. `advice`: what to do where nobody
 * takes what is due.
 */
export function judgeTest({ lead, deliveries }: TestState, advice: string): Verdict {
  const idle = `Nobody takes what is due. ${advice}`;
  if (lead === undefined)
    return {
      state: 'waiting',
      stage: 'sent',
      reason: 'It was sent and is no lead: the migration 20261128000001_leads is missing. Run `supabase db push`.',
    };
  if (lead.state !== 'routed') {
    const reason = lead.answer ?? (lead.attempts === 0 ? idle : 'It is being decided who hears of it.');
    return { state: lead.state, stage: 'stored', reason };
  }
  if (!deliveries.some(({ channel }) => channel !== 'confirmation'))
    return { state: 'failed', stage: 'stored', reason: lead.answer ?? 'Nobody is told.' };
  const stopped = deliveries.filter(({ state }) => state !== 'sent');
  const [first] = [...stopped.filter(({ state }) => state === 'failed'), ...stopped];
  if (first === undefined) return { state: 'arrived', stage: 'delivered', reason: '' };
  const state = stopped.every((delivery) => delivery.state === 'failed') ? 'failed' : 'waiting';
  const count = stopped.length === 1 ? '' : `${stopped.length} of ${deliveries.length} addresses have not got it. `;
  return { state, stage: 'routed', reason: count + whyNot(first, idle) };
}

function whyNot({ answer, recipient, attempts }: LeadDelivery, idle: string): string {
  if (answer !== null) return withoutAddresses(answer, recipient);
  return attempts === 0 ? idle : 'It is being sent.';
}
