import { expect, test } from 'vitest';
import { makeChangeIntake } from '#live/change-intake.ts';
import { makeMetrics } from '#live/metrics.ts';

function makeIntake(note: () => Promise<void>) {
  const noted: unknown[] = [];
  const said: string[] = [];
  const intake = makeChangeIntake({
    queue: {
      note: async (...what: unknown[]) => {
        await note();
        noted.push(what);
      },
    } as never,
    brands: { withId: (id: string) => (id === 'rye-id' ? ['rye'] : []) } as never,
    metrics: makeMetrics(),
    print: (sentence) => said.push(sentence),
  });
  return { noted, said, hear: (brandId: string) => intake.hearWith(() => ({ brandId }))('', {}) };
}

test('a change of a brand waits in the queue', async () => {
  const { hear, noted } = makeIntake(async () => {});
  expect(await hear('rye-id')).toEqual({ status: 202, text: 'It will be built.\n' });
  expect(noted).toEqual([[['rye'], 'change']]);
});

test('a change of a brand that is not here is refused, so that its sender keeps that and tries again', async () => {
  const { hear, noted, said } = makeIntake(async () => {});
  expect(await hear('oat-id')).toEqual({ status: 404, text: 'No brand here has this id, so nothing is built.\n' });
  expect(noted).toEqual([]);
  expect(said).toEqual(['A change of "oat-id" was heard, which is no brand here.']);
});

test('a change that could not be put into the queue is to be sent again', async () => {
  const { hear } = makeIntake(() => Promise.reject(new Error('no database')));
  expect((await hear('rye-id')).status).toBe(503);
});
