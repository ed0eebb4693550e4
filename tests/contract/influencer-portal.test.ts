import { ENGLISH } from '#i18n/english/english.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { type Campaign, campaignViewsOf } from '#content/forms/campaigns.ts';
import { callProject, openProject } from '../support/backend/backend.ts';
import { newOwnId, OWN } from '../support/backend/own-ids.ts';
import { HOSTILE_TEXT } from '../support/build/hostile-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const project = openProject();

afterAll(async () => {
  const url = `${project.url}/rest/v1/campaigns?brand_id=like.${OWN}-*`;
  await callProject(url, project.secretKey, { method: 'DELETE' });
});

const ask = (body: unknown) =>
  callProject(`${project.url}/functions/v1/influencer-portal`, project.publishableKey, { method: 'POST', body });

const askFor = (brandId: string) => ask({ action: 'getCampaignsByBrandId', brandId });

/** Stores campaigns of a brand of their own, the first the newest. */
async function brandWith(campaigns: Record<string, unknown>[]): Promise<string> {
  const brandId = newOwnId();
  const body = campaigns.map((campaign, index) => ({
    brand_id: brandId,
    title: 'Ramen week',
    expiry: null,
    created_at: new Date(Date.now() - index * 1000).toISOString(),
    ...campaign,
  }));
  const { status, text } = await callProject(`${project.url}/rest/v1/campaigns`, project.secretKey, { body });
  expect(status, text).toBe(201);
  return brandId;
}

const titlesOf = (json: unknown): unknown[] => (json as { title: string }[]).map(({ title }) => title);

test('the campaigns of a brand are a list, with what a page shows of them', async () => {
  const campaign = {
    id: randomUUID(),
    title: HOSTILE_TEXT.slice(0, 200),
    subtitle: 'Come and slurp.',
    banner_image: 'https://kumo.example/week.jpg',
    expiry: '2999-12-24T00:00:00+00:00',
    num_needed: 10,
    min_followers: 5000,
    city: 'Toronto',
    restaurant: { name: 'Kumo', cuisine: 'Ramen', state: 'ON', address: '1 Queen Street' },
  };
  const brandId = await brandWith([campaign]);
  await brandWith([{ title: 'Another brand' }]);
  const { status, json, headers } = await askFor(brandId);
  expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  expect(json).toEqual([{ ...campaign, expiry: expect.any(String) }]);
  const [first] = json as { expiry: string }[];
  expect(Date.parse(first?.expiry ?? '')).toBe(Date.parse(campaign.expiry));
});

test('a last day without an hour is that day for a visitor in Toronto', async () => {
  const { json } = await askFor(await brandWith([{ expiry: '2035-12-20' }]));
  vi.stubEnv('TZ', 'America/Toronto');
  const [shown] = campaignViewsOf(json as Campaign[], '', new Date(2035, 11, 20, 23, 59), ENGLISH);
  expect(shown?.facts).toEqual(['Until December 20, 2035']);
});

test('they come newest first, at most 100', async () => {
  const titles = Array.from({ length: 101 }, (_, index) => `Number ${index}`);
  const { json } = await askFor(await brandWith(titles.map((title) => ({ title }))));
  expect(titlesOf(json)).toEqual(titles.slice(0, 100));
});

test('one that expires today somewhere on earth is there, and none of the day before', async () => {
  const today = new Date(Date.now() + 60_000 - DAY_MS / 2).toISOString().slice(0, 10);
  const yesterday = new Date(Date.now() - DAY_MS - DAY_MS / 2).toISOString().slice(0, 10);
  const brandId = await brandWith([
    { title: 'Never', expiry: null },
    { title: 'Later', expiry: '2999-01-01' },
    { title: 'Today', expiry: today },
    { title: 'Yesterday', expiry: yesterday },
    { title: 'At the end of yesterday', expiry: `${yesterday}T23:59:59Z` },
  ]);
  expect(titlesOf((await askFor(brandId)).json)).toEqual(['Never', 'Later', 'Today']);
});

test('a brand nobody knows has none', async () => {
  for (const brandId of ['nobody', 'a,b.c(d)"e\\', '*', "' OR 1=1; --", '&select=*']) {
    const { status, json } = await askFor(brandId);
    expect([status, json]).toEqual([200, []]);
  }
});

test.each([
  [{ action: 'getCampaignsByBrandId' }, 'brandId is not valid.'],
  [{ action: 'getCampaignsByBrandId', brandId: '' }, 'brandId is not valid.'],
  [{ action: 'getCampaignsByBrandId', brandId: 'b'.repeat(201) }, 'brandId is not valid.'],
  [{ action: 'getCampaignsByBrandId', brandId: 'a\0b' }, 'brandId is not valid.'],
  [{ action: 'getCampaignsByBrandId', brandId: { not: 'a' } }, 'brandId is not valid.'],
  [{ action: 'deleteCampaigns', brandId: 'a' }, 'action is not valid.'],
  [{ brandId: 'a' }, 'action is not valid.'],
])('%j is refused', async (question, error) => {
  const answer = await ask(question);
  expect([answer.status, answer.json]).toEqual([400, { success: false, error }]);
});
