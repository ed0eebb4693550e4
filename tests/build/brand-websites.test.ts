import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeConfigurations } from '../../src/preview/backend/brand-websites.ts';
import { type Answered, callProject, type EmbeddedProject, startEmbedded } from '../support/backend/backend.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { ROOT } from '../support/project.ts';

let project: EmbeddedProject;

beforeAll(async () => {
  project = await startEmbedded();
});

afterAll(() => project.close());

const callFunction = (name: string, body: object): Promise<Answered> =>
  callProject(`${project.url}/functions/v1/${name}`, project.publishableKey, { body });

const brandJson = (changes: object): string =>
  JSON.stringify({ brandId: 'b', siteUrl: 'https://b.example', source: 'file', ...changes });

describe('configurations', () => {
  const askFor = (brandId: string) => callFunction('get-brand-website', { brandId });

  test('of files are answered as they are, also after a change', async () => {
    const told: string[] = [];
    for (const name of ['Kumo', 'Kumo Ramen']) {
      const brandsDir = temporaryFolder({
        'kumo/brand.json': brandJson({ brandId: 'kumo' }),
        'kumo/website.json': JSON.stringify({ name }),
        'broken/brand.json': brandJson({ brandId: 'broken' }),
        'broken/website.json': '{',
        'elsewhere/brand.json': brandJson({
          brandId: 'elsewhere',
          source: 'supabase',
          supabaseUrl: 'https://x.supabase.co',
          supabaseAnonKey: 'k',
        }),
        'nothing/website.json': '{}',
      });
      const slugs = ['kumo', 'broken', 'elsewhere', 'nothing', 'gone'];
      const onProblem = (sentence: string): void => void told.push(sentence);
      await storeConfigurations(project.backend, { brandsDir, environment: {}, slugs, onProblem });
      expect((await askFor('kumo')).json).toEqual({ success: true, data: { name } });
    }
    expect((await askFor('elsewhere')).status).toBe(404);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/^The backend did not take the configuration of "broken": /);
  });

  test('may be as large as those of a chain', async () => {
    const data = { name: 'x'.repeat(15 * 1024 * 1024) };
    const brandsDir = temporaryFolder({
      'chain/brand.json': brandJson({ brandId: 'chain' }),
      'chain/website.json': JSON.stringify(data),
    });
    const problems: string[] = [];
    const onProblem = (sentence: string): void => void problems.push(sentence);
    await storeConfigurations(project.backend, { brandsDir, environment: {}, slugs: ['chain'], onProblem });
    expect(problems).toEqual([]);
    expect((await askFor('chain')).json).toEqual({ success: true, data });
  });
});

describe('campaigns', () => {
  const askFor = async (brandId: string) => {
    const { json } = await callFunction('influencer-portal', { action: 'getCampaignsByBrandId', brandId });
    return (json as { id: string; title: string }[]).map(({ id, title }) => ({ id, title }));
  };
  const store = async (files: Record<string, string>): Promise<string[]> => {
    const told: string[] = [];
    const brandsDir = temporaryFolder({
      'cafe/brand.json': brandJson({ brandId: 'cafe' }),
      'cafe/website.json': '{"brand_id":"cafe-of-the-site"}',
      ...files,
    });
    const onProblem = (sentence: string): void => void told.push(sentence);
    await storeConfigurations(project.backend, { brandsDir, environment: {}, slugs: ['cafe'], onProblem });
    return told;
  };
  const fileOf = (...titles: string[]) => ({
    'cafe/campaigns.json': JSON.stringify({ campaigns: titles.map((title) => ({ title })) }),
  });
  const titles = async () => (await askFor('cafe-of-the-site')).map(({ title }) => title);

  test('beside a configuration are answered for it, and those of the file take the place of the others', async () => {
    expect(await store(fileOf('A', 'B'))).toEqual([]);
    const before = await askFor('cafe-of-the-site');
    expect(before.map(({ title }) => title)).toEqual(['A', 'B']);
    expect(await askFor('cafe')).toEqual([]);
    expect(await store(fileOf('A', 'B'))).toEqual([]);
    expect(await askFor('cafe-of-the-site')).toEqual(before);
    expect(await store(fileOf('C', 'B'))).toEqual([]);
    expect(await titles()).toEqual(['C', 'B']);
    expect((await askFor('cafe-of-the-site'))[1]?.id).toBe(before[1]?.id);
    expect(await store(fileOf())).toEqual([]);
    expect(await titles()).toEqual([]);
  });

  test('stay as they are without a file, and with one that is wrong', async () => {
    await store(fileOf('A'));
    expect(await store({})).toEqual([]);
    const told = await store({ 'cafe/campaigns.json': '{"campaigns":[{}]}' });
    expect(told).toEqual([
      expect.stringMatching(
        /^The backend did not take the campaigns of "cafe": .*campaigns\.json\n {2}campaigns\[0\]\.title: /,
      ),
    ]);
    expect(await titles()).toEqual(['A']);
  });

  test.each(['aaa-evil', 'zzz-evil'])('of another brand stay what they are, whatever %s claims', async (evil) => {
    const told: string[] = [];
    const campaigns = (title: string) => JSON.stringify({ campaigns: [{ title }] });
    const victim = `${evil}s-victim`;
    const brandsDir = temporaryFolder({
      'diner/brand.json': brandJson({ brandId: victim }),
      'diner/website.json': JSON.stringify({ name: 'Diner', restaurant_id: `${victim}-1` }),
      'diner/campaigns.json': campaigns('Diner’s'),
      [`${evil}/brand.json`]: brandJson({ brandId: evil }),
      [`${evil}/website.json`]: JSON.stringify({ name: 'Evil', brand_id: victim, restaurant_id: `${victim}-1` }),
      [`${evil}/campaigns.json`]: campaigns('Evil'),
      'zzzz-twin/brand.json': brandJson({ brandId: victim }),
      'zzzz-twin/website.json': JSON.stringify({ name: 'Twin' }),
      'zzzz-twin/campaigns.json': campaigns('Twin'),
    });
    const onProblem = (sentence: string): void => void told.push(sentence);
    for (const slugs of [['diner'], [evil], ['zzzz-twin']])
      await storeConfigurations(project.backend, { brandsDir, environment: {}, slugs, onProblem });
    expect((await askFor(victim)).map(({ title }) => title)).toEqual(['Diner’s']);
    expect((await askFor(evil)).map(({ title }) => title)).toEqual(['Evil']);
    const namesBoth = (id: string) =>
      `The configuration of "${evil}" names the id "${id}", which belongs to "diner". The assistant answers there for "diner" alone. Give "${evil}" an id of its own.`;
    expect(told).toEqual([
      namesBoth(victim),
      namesBoth(`${victim}-1`),
      `"zzzz-twin" has the brandId of "diner", "${victim}". The backend knows "diner" by it, and nothing of "zzzz-twin". Give it a brandId of its own.`,
    ]);
  });

  test('are not put under the id of a brand that was not stored yet', async () => {
    const brandsDir = temporaryFolder({
      'later/brand.json': brandJson({ brandId: 'later-brand', source: 'supabase' }),
      'early/brand.json': brandJson({ brandId: 'early-brand' }),
      'early/website.json': JSON.stringify({ name: 'Early', brand_id: 'later-brand' }),
      'early/campaigns.json': JSON.stringify({ campaigns: [{ title: 'Early’s' }] }),
    });
    await storeConfigurations(project.backend, { brandsDir, environment: {}, slugs: ['early'], onProblem: () => {} });
    expect(await askFor('later-brand')).toEqual([]);
    expect(await askFor('early-brand')).toHaveLength(1);
  });

  test('of the sample brands are all taken', async () => {
    const told: string[] = [];
    const slugs = ['kumo-ramen', 'night-owl-burgers', 'nonna-pia'];
    const onProblem = (sentence: string): void => void told.push(sentence);
    await storeConfigurations(project.backend, { brandsDir: join(ROOT, 'brands'), environment: {}, slugs, onProblem });
    expect(told).toEqual([]);
    for (const slug of slugs) {
      const { brandId } = JSON.parse(readFileSync(join(ROOT, 'brands', slug, 'brand.json'), 'utf8')) as {
        brandId: string;
      };
      expect((await askFor(brandId)).length).toBeGreaterThanOrEqual(2);
    }
  });
});

test('when nothing could be built there is nothing to store', async () => {
  const call = () => Promise.reject(new Error('never called'));
  const onProblem = (sentence: string): never => {
    throw new Error(sentence);
  };
  const brandsDir = temporaryFolder({ 'kumo/brand.json': brandJson({}) });
  const options = { brandsDir, environment: {}, slugs: [], onProblem };
  await expect(storeConfigurations({ call, isOpen: () => true }, options)).resolves.toBeUndefined();
});
