import { expect, test } from 'vitest';
import { $campaigns, loadCampaigns } from '#site/stores/campaigns.ts';

test('campaigns are undefined until they have come, also the second time', async () => {
  const campaigns = [{ id: '1', title: 'Two for one' }];
  expect($campaigns.get()).toBeUndefined();
  await loadCampaigns(() => Promise.resolve(campaigns));
  expect($campaigns.get()).toEqual(campaigns);
  const loading = loadCampaigns(() => Promise.resolve([]));
  expect($campaigns.get()).toBeUndefined();
  await loading;
  expect($campaigns.get()).toEqual([]);
});
