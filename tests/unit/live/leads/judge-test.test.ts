import { expect, test } from 'vitest';
import { judgeTest } from '#live/leads/judge-test.ts';
import { testIdOf } from '#live/leads/weekly-tests.ts';
import type { Lead, LeadDelivery } from '#leads/lead/lead.ts';

const lead = (changes: Partial<Lead> = {}): Lead =>
  ({ state: 'routed', answer: null, attempts: 1, ...changes }) as Lead;
const told = (changes: Partial<LeadDelivery> = {}): LeadDelivery =>
  ({
    channel: 'email',
    recipient: 'a@x.example',
    state: 'sent',
    answer: null,
    attempts: 1,
    ...changes,
  }) as LeadDelivery;
const judge = (one: Lead | undefined, ...deliveries: LeadDelivery[]) =>
  judgeTest({ lead: one, deliveries }, 'Do this.');

test.each([
  ['nothing is there', judge(undefined), 'waiting', 'sent', /migration/],
  ['nobody takes it', judge(lead({ state: 'waiting', attempts: 0 })), 'waiting', 'stored', /Nobody takes.*Do this\./],
  ['notify is wrong', judge(lead({ state: 'waiting', answer: 'notify is wrong.' })), 'waiting', 'stored', /^notify is/],
  ['it was given up', judge(lead({ state: 'failed', answer: 'A day.' })), 'failed', 'stored', /A day/],
  ['nobody is named', judge(lead({ answer: 'Nobody is told: x.' })), 'failed', 'stored', /Nobody is told/],
  ['only the guest is', judge(lead({ answer: 'No.' }), told({ channel: 'confirmation' })), 'failed', 'stored', /No\./],
  ['all have it', judge(lead(), told(), told({ channel: 'webhook' })), 'arrived', 'delivered', /^$/],
  ['nobody sends', judge(lead(), told({ state: 'waiting', attempts: 0 })), 'waiting', 'routed', /Nobody takes/],
  ['it is on its way', judge(lead(), told({ state: 'waiting' })), 'waiting', 'routed', /being sent/],
  [
    'one was refused',
    judge(lead(), told({ state: 'failed', answer: '550 a@x.example' })),
    'failed',
    'routed',
    /^550 …$/,
  ],
  [
    'one of two may still come',
    judge(lead(), told({ state: 'failed', answer: '550' }), told({ state: 'waiting' })),
    'waiting',
    'routed',
    /^2 of 2 addresses have not got it\. 550/,
  ],
  [
    'the confirmation waits',
    judge(lead(), told(), told({ channel: 'confirmation', state: 'waiting', answer: '450' })),
    'waiting',
    'routed',
    /450/,
  ],
] as const)('%s', (_name, verdict, state, stage, reason) => {
  expect(verdict).toMatchObject({ state, stage });
  expect(verdict.reason).toMatch(reason);
});

test('the test of a week has one id, whoever sends it, and a function takes it', () => {
  expect(testIdOf('kumo', 47)).toBe(testIdOf('kumo', 47));
  expect(new Set([testIdOf('kumo', 47), testIdOf('kumo', 48), testIdOf('rye', 47)]).size).toBe(3);
  expect(testIdOf('寿司', 47)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});
