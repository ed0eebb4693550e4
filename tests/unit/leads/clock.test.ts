import { expect, test, vi } from 'vitest';
import { startLeadClock } from '#leads/clock.ts';
import type { BackendCall } from '#leads/lead/lead.ts';

type Answer = () => Promise<Response>;

/** A clock that looks all the time, at a backend that answers as it is told. */
function startWith(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const problems: string[] = [];
  const call: BackendCall = (path) => {
    const name = path.replace('/rest/v1/rpc/', '');
    asked.push(name);
    return (answers[name] ?? (() => Promise.resolve(Response.json([]))))();
  };
  const clock = startLeadClock({ call, senders: {}, everyMs: 1, onProblem: (sentence) => problems.push(sentence) });
  return { clock, asked, problems };
}

test('asks only whether something is due while nothing is', async () => {
  const { clock, asked } = startWith({ are_leads_due: () => Promise.resolve(Response.json(false)) });
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(5));
  await clock.close();
  expect(new Set(asked)).toEqual(new Set(['are_leads_due']));
  const count = asked.length;
  clock.look();
  expect(asked).toHaveLength(count);
});

test('says once that the backend does not answer, and goes on when it does', async () => {
  let isDown = true;
  const { clock, problems, asked } = startWith({
    are_leads_due: () => (isDown ? Promise.reject(new Error('it is down.')) : Promise.resolve(Response.json(true))),
  });
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(3));
  expect(problems).toEqual(['Leads are not delivered: it is down.']);
  expect(clock.problem()).toBe('it is down.');
  isDown = false;
  await vi.waitFor(() => expect(asked).toContain('take_leads'));
  await vi.waitFor(() => expect(clock.problem()).toBeUndefined());
  await clock.close();
});

test.each([
  [404, 'its migration 20261128000001_leads is missing'],
  [401, 'Is SUPABASE_SERVICE_ROLE_KEY the key of this project?'],
  [500, 'The backend answered 500 to are_leads_due.'],
])('a backend that answers %i is said to', async (status, sentence) => {
  const { clock, problems } = startWith({ are_leads_due: () => Promise.resolve(new Response('', { status })) });
  await vi.waitFor(() => expect(problems).toEqual([expect.stringContaining(sentence)]));
  await clock.close();
});
