import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '#live/server.ts';
import { openBuilderStates } from '#publishing/live/builder-states.ts';

const answering = (answer: () => Response) => {
  const states = openBuilderStates({
    url: 'http://127.0.0.1:4190',
    onChange: () => changes.push(states.stateOf('nonna')),
    fetch: vi.fn(async () => answer()) as typeof fetch,
  });
  const changes: unknown[] = [];
  return { states, changes };
};

test('says what a builder says of a brand', async () => {
  const brands = { nonna: { state: 'failing', problem: 'The target is gone.' }, kumo: { state: 'building' } };
  const { states } = answering(() => Response.json({ brands }));
  await expect.poll(() => states.stateOf('nonna')).toEqual({ state: 'failing', problem: 'The target is gone.' });
  expect(states.stateOf('kumo')).toEqual({ state: 'building' });
  expect(states.stateOf('toString')).toEqual({ state: 'idle' });
  states.close();
});

test.each([
  ['no answer', () => Response.error()],
  ['another program', () => new Response('<h1>Hello</h1>')],
  ['a state that nobody knows', () => Response.json({ brands: { nonna: { state: 'dancing' } } })],
  ['an answer without an end', () => new Response('['.repeat(5 * 1024 * 1024))],
  ['an error', () => new Response('no', { status: 503 })],
])('%s: it is silent', async (_, answer) => {
  const { states, changes } = answering(answer);
  await expect.poll(() => changes).toEqual([{ state: 'silent' }]);
  states.close();
});

test('asks at once when somebody wants to know after a while, then every five seconds', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28') });
  onTestFinished(() => void vi.useRealTimers());
  const send = vi.fn(async () => Response.json({ brands: {} }));
  const states = openBuilderStates({ url: 'http://127.0.0.1:4190', onChange: () => {}, fetch: send });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(send).toHaveBeenCalledTimes(1);
  states.stateOf('nonna');
  await vi.advanceTimersByTimeAsync(4000);
  expect(send).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(6000);
  expect(send).toHaveBeenCalledTimes(4);
  states.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(4);
});

test('hears of a builder how its brands are', async () => {
  const server = await startServer({
    address: '127.0.0.1',
    port: 0,
    health: async () => ({ isWell: true, reasons: [] }),
    metrics: async () => '',
    brands: async () => ({ nonna: { state: 'waiting', since: '2026-11-28T15:30:00.000Z' } }),
    overview: async () => ({ status: 200, text: '' }),
  });
  onTestFinished(server.close);
  const states = openBuilderStates({ url: `http://127.0.0.1:${server.port}`, onChange: () => {} });
  await expect.poll(() => states.stateOf('nonna')).toEqual({ state: 'waiting' });
  states.close();
});
