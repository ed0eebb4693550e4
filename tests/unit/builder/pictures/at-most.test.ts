import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atMost } from '../../../../src/builder/pictures/at-most.ts';

test('never more tasks at once than allowed, all of them done, whatever fails', async () => {
  const schedule = fc.array(fc.record({ turns: fc.nat(3), fails: fc.boolean() }), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(schedule, fc.integer({ min: 1, max: 4 }), async (tasks, limit) => {
      const limited = atMost(limit);
      let [running, most] = [0, 0];
      const outcomes = await Promise.allSettled(
        tasks.map(({ turns, fails }, index) =>
          limited(async () => {
            running += 1;
            most = Math.max(most, running);
            for (let turn = 0; turn <= turns; turn++) await Promise.resolve();
            running -= 1;
            if (fails) throw new Error(String(index));
            return index;
          }),
        ),
      );
      expect(most).toBe(Math.min(limit, tasks.length));
      expect(outcomes.map(({ status }) => status === 'rejected')).toEqual(tasks.map(({ fails }) => fails));
    }),
  );
});
