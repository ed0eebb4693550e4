import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchCampaigns } from '#site/services/campaigns.ts';
import { LoopbackRequest, startLoopback } from '../../../support/backend/loopback.ts';

test('campaigns that do not come are asked for three times more, ever later, and then there are none', async () => {
  vi.stubGlobal('XMLHttpRequest', LoopbackRequest);
  vi.stubGlobal('location', { href: 'https://kumo.example/media-inquiries/' });
  vi.spyOn(console, 'error').mockReturnValue();
  const { url, heard, stop } = await startLoopback({ status: 500 });
  onTestFinished(stop);
  const waits: number[] = [];
  const { setTimeout: wait } = globalThis;
  vi.stubGlobal('setTimeout', (act: () => void, ms = 0) => {
    const isTimeout = ms > 4000;
    if (!isTimeout) waits.push(ms);
    return wait(act, isTimeout ? ms : 0);
  });
  expect(await fetchCampaigns({ url, key: '' }, 'kumo')).toEqual([]);
  expect(waits).toEqual([1000, 2000, 4000]);
  expect(heard).toHaveLength(4);
});
