import { describe, expect, test } from 'vitest';
import { readCampaigns } from '#preview/backend/campaigns.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const read = (written: unknown) => {
  const text = typeof written === 'string' ? written : JSON.stringify(written);
  return readCampaigns(temporaryFolder({ 'campaigns.json': text }), 'kumo', NOW);
};
const withCampaigns = (...campaigns: unknown[]) => read({ campaigns });

test('a folder without the file has none to store', () => {
  expect(readCampaigns(temporaryFolder({ 'brand.json': '{}' }), 'kumo')).toBeUndefined();
  expect(withCampaigns()).toEqual([]);
});

test('campaigns become rows with every column, the first the newest', () => {
  const full = {
    id: '6f1c1e0a-3c1f-4c43-9a53-0f6c2a1d8e11',
    title: 'Ramen week',
    subtitle: 'Slurp.',
    banner_image: 'https://kumo.example/week.jpg',
    expiry: '2030-05-31T18:00:00-04:00',
    num_needed: 10,
    min_followers: 0,
    city: 'Toronto',
    restaurant: { name: 'Kumo', cuisine: 'Ramen', state: 'ON', address: '1 Queen Street' },
  };
  const rows = withCampaigns(full, { title: ' Another ', subtitle: null, expiry: '2030-05-31' });
  expect(rows).toEqual([
    { ...full, brand_id: 'kumo', created_at: '2026-11-22T12:00:00.000Z' },
    {
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
      brand_id: 'kumo',
      title: 'Another',
      subtitle: null,
      banner_image: null,
      expiry: '2030-05-31',
      num_needed: null,
      min_followers: null,
      city: null,
      restaurant: {},
      created_at: '2026-11-22T11:59:59.999Z',
    },
  ]);
});

test('an id follows from the brand and the title alone', () => {
  const folder = temporaryFolder({ 'campaigns.json': '{"campaigns":[{"title":"A"},{"title":"B","city":"Halifax"}]}' });
  const ids = (brandId: string) => readCampaigns(folder, brandId)?.map(({ id }) => id);
  expect(ids('kumo')).toEqual(ids('kumo'));
  expect(new Set([...(ids('kumo') ?? []), ...(ids('nonna') ?? [])]).size).toBe(4);
  expect(withCampaigns({ title: 'B', city: 'Toronto' })?.[0]?.id).toBe(ids('kumo')?.[1]);
});

describe('what is wrong with the file is told all at once', () => {
  test.each<[string, unknown, string[]]>([
    ['no JSON', '{', ['line 1, column 2: the file ends before everything is closed.']],
    ['a list', [], ['must be an object such as { "campaigns": [] }.']],
    ['no campaigns', {}, ['campaigns: must be a list of campaigns.']],
    [
      'campaigns that cannot be stored',
      {
        campaigns: [
          { titel: 'A' },
          { title: '', expiry: 'soon', num_needed: -1, min_followers: '5k', banner_image: 'images/a.jpg' },
          { title: 'C', id: '1', restaurant: { adress: 'x' } },
          'D',
        ],
      },
      [
        'campaigns[0].title: must be a text of 1 to 300 characters.',
        'campaigns[0].titel: is not a known key. Did you mean "title"?',
        'campaigns[1].title: must be a text of 1 to 300 characters.',
        'campaigns[1].banner_image: must be a web address such as "https://kumo.example/week.jpg", with at most 2,000 characters.',
        'campaigns[1].expiry: must be a day such as "2030-05-31", or a moment such as "2030-05-31T18:00:00-04:00".',
        'campaigns[1].num_needed: must be a whole number, 0 or more.',
        'campaigns[1].min_followers: must be a whole number, 0 or more.',
        'campaigns[2].id: must be a UUID.',
        'campaigns[2].restaurant.adress: is not a known key. Did you mean "address"?',
        'campaigns[3]: must be an object such as { "title": "A table for your followers" }.',
      ],
    ],
    [
      'the same twice',
      { campaigns: [{ title: 'A' }, { title: 'B' }, { title: 'A ' }] },
      ['campaigns[2]: is there already. Give it another title, or an id.'],
    ],
  ])('%s', (_what, written, problems) => {
    const message = problems.map((problem) => `  ${problem}`).join('\n');
    expect(() => read(written)).toThrow(new RegExp(`campaigns\\.json\n${escape(message)}$`));
  });
});

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
