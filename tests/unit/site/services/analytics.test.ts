import { expect, test, vi } from 'vitest';
import { track } from '#site/services/analytics.ts';

const FAILED = { type: 'restaurant', restaurant_id: 'kumo' };

test('an event goes to the analytics function that the brand brought', () => {
  const gtag = vi.fn();
  vi.stubGlobal('window', { gtag });
  track('feedback.failed', FAILED);
  expect(gtag).toHaveBeenCalledExactlyOnceWith('event', 'feedback.failed', FAILED);
});

test.each([undefined, 'gtag'])('where that is %s nothing happens', (gtag) => {
  vi.stubGlobal('window', { gtag });
  expect(() => track('feedback.failed', FAILED)).not.toThrow();
});
