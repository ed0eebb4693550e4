import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLING_BRAND } from '#preview/backend/gateway.ts';
import { openConfigurations } from '#preview/backend/brand-websites.ts';
import {
  type Answered,
  callProject,
  type EmbeddedProject,
  feedback,
  startEmbedded,
} from '../support/backend/backend.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { brandFiles, brandJson } from '../support/build/make-brand.ts';
import { ROOT } from '../support/project.ts';

let project: EmbeddedProject;

beforeAll(async () => {
  project = await startEmbedded();
});

afterAll(() => project.close());

const callFunction = (name: string, body: object): Promise<Answered> =>
  callProject(`${project.url}/functions/v1/${name}`, project.publishableKey, { body });

/** The configurations of a folder with these files, and what is told of them. */
function open(files: Record<string, string>) {
  const told: string[] = [];
  const brandsDir = temporaryFolder(files);
  const onProblem = (sentence: string): void => void told.push(sentence);
  return { told, brandsDir, ...openConfigurations(project.backend, { brandsDir, environment: {}, onProblem }) };
}

describe('configurations', () => {
  const askFor = (brandId: string) => callFunction('get-brand-website', { brandId });

  test('of files are answered as they are, also after a change', async () => {
    const told: string[] = [];
    for (const name of ['Kumo', 'Kumo Ramen']) {
      const elsewhere = { source: 'supabase', supabaseUrl: 'https://x.supabase.co', supabaseAnonKey: 'k' };
      const kumo = open({
        ...brandFiles({ kumo: { name }, broken: '{' }),
        'elsewhere/brand.json': brandJson('elsewhere', elsewhere),
        'nothing/website.json': '{}',
      });
      await kumo.store(['kumo', 'broken', 'elsewhere', 'nothing', 'gone']);
      told.push(...kumo.told);
      expect((await askFor('kumo')).json).toEqual({ success: true, data: { name } });
    }
    expect((await askFor('elsewhere')).status).toBe(404);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/^The backend did not take the configuration of "broken": /);
  });

  test('say whom to tell, in a column that is never answered, until they no longer do', async () => {
    const stored = async (more: object): Promise<unknown> => {
      const { store, told } = open({ 'rye/brand.json': brandJson('rye', more), 'rye/website.json': '{"name":"Rye"}' });
      await store(['rye']);
      expect(told).toEqual([]);
      expect((await askFor('rye')).json).toEqual({ success: true, data: { name: 'Rye' } });
      const rows = `${project.url}/rest/v1/brand_websites?brand_id=eq.rye&select=notify`;
      return (await callProject(rows, project.secretKey)).json;
    };
    const notify = { email: 'hello@rye.example', forms: { media: { email: [] } } };
    expect(await stored({ notify })).toEqual([{ notify: { ...notify, email: ['hello@rye.example'] } }]);
    expect(await stored({})).toEqual([{ notify: null }]);
  });

  test('may be as large as those of a chain', async () => {
    const data = { name: 'x'.repeat(15 * 1024 * 1024) };
    const { store, told } = open(brandFiles({ chain: data }));
    await store(['chain']);
    expect(told).toEqual([]);
    expect((await askFor('chain')).json).toEqual({ success: true, data });
  });
});

describe('campaigns', () => {
  const askFor = async (brandId: string) => {
    const { json } = await callFunction('influencer-portal', { action: 'getCampaignsByBrandId', brandId });
    return (json as { id: string; title: string }[]).map(({ id, title }) => ({ id, title }));
  };
  const store = async (files: Record<string, string>): Promise<string[]> => {
    const cafe = open({ ...brandFiles({ cafe: { brand_id: 'cafe-of-the-site' } }), ...files });
    await cafe.store(['cafe']);
    return cafe.told;
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
    const campaigns = (title: string) => JSON.stringify({ campaigns: [{ title }] });
    const victim = `${evil}s-victim`;
    const shared = { brand_id: victim, restaurant_id: `${victim}-1` };
    const { store, told } = open({
      ...brandFiles({
        diner: { name: 'Diner', restaurant_id: `${victim}-1` },
        [evil]: { name: 'Evil', ...shared },
        'zzzz-twin': { name: 'Twin' },
      }),
      'diner/brand.json': brandJson('diner', { brandId: victim }),
      'zzzz-twin/brand.json': brandJson('zzzz-twin', { brandId: victim }),
      'diner/campaigns.json': campaigns('Diner’s'),
      [`${evil}/campaigns.json`]: campaigns('Evil'),
      'zzzz-twin/campaigns.json': campaigns('Twin'),
    });
    for (const slugs of [['diner'], [evil], ['zzzz-twin']]) await store(slugs);
    expect((await askFor(victim)).map(({ title }) => title)).toEqual(['Diner’s']);
    expect((await askFor(evil)).map(({ title }) => title)).toEqual(['Evil']);
    const first = evil < 'diner' ? evil : 'diner';
    const refuses = (slug: string, id: string, other: string) =>
      `The configuration of "${slug}" names the id "${id}", which belongs to "${other}". The assistant answers there for "${other}" alone, and what the pages of "${slug}" send to it is refused. Give "${slug}" an id of its own.`;
    expect(told).toEqual([
      ...(first === 'diner' ? [] : [refuses('diner', `${victim}-1`, evil)]),
      refuses(evil, victim, 'diner'),
      ...(first === 'diner' ? [refuses(evil, `${victim}-1`, 'diner')] : []),
      `"zzzz-twin" has the brandId of "diner", "${victim}". The backend knows "diner" by it, and nothing of "zzzz-twin". Give it a brandId of its own.`,
    ]);
  });

  test('are not put under the id of a brand that was not stored yet', async () => {
    const { store } = open({
      'later/brand.json': brandJson('later', { brandId: 'later-brand', source: 'supabase' }),
      ...brandFiles({ early: { name: 'Early', brand_id: 'later-brand' } }),
      'early/brand.json': brandJson('early', { brandId: 'early-brand' }),
      'early/campaigns.json': JSON.stringify({ campaigns: [{ title: 'Early’s' }] }),
    });
    await store(['early']);
    expect(await askFor('later-brand')).toEqual([]);
    expect(await askFor('early-brand')).toHaveLength(1);
  });

  test('of the sample brands that have any are all taken', async () => {
    const told: string[] = [];
    const slugs = ['kumo-ramen', 'night-owl-burgers', 'nonna-pia'];
    const onProblem = (sentence: string): void => void told.push(sentence);
    const samples = { brandsDir: join(ROOT, 'brands'), environment: {}, onProblem };
    await openConfigurations(project.backend, samples).store(slugs);
    expect(told).toEqual([]);
    for (const slug of slugs) {
      const { brandId } = JSON.parse(readFileSync(join(ROOT, 'brands', slug, 'brand.json'), 'utf8')) as {
        brandId: string;
      };
      expect((await askFor(brandId)).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('an id that two brands of a folder claim', () => {
  const siteOf = (name: string, phone: string, shared: object) => ({ name, telephone: phone, ...shared });
  const CLAIMS: [string, (id: string) => object][] = [
    ['its restaurant_id', (id) => ({ restaurant_id: id })],
    ['its id', (id) => ({ id })],
    ['the brand_id of both', (id) => ({ brand_id: id })],
    ['that of a location', (id) => ({ locations: [{ name: 'Annex', restaurant_id: id }] })],
  ];
  /** Two brands whose slugs are also their brandIds, with what they share. */
  function twoBrands(name: string, shared: object) {
    const [first, second] = [`${name}-a`, `${name}-b`];
    const sites = {
      [first]: siteOf(first, '(416) 555-0101', shared),
      [second]: siteOf(second, '(416) 555-0202', shared),
    };
    return { first, second, ...open(brandFiles(sites)) };
  }
  const callFrom = (brand: string | undefined, path: string, body: unknown) =>
    callProject(`${project.url}/${path}`, project.publishableKey, {
      body,
      headers: brand === undefined ? {} : { [CALLING_BRAND]: brand },
    });
  const askFrom = (brand: string | undefined, id: string) =>
    callFrom(brand, 'functions/v1/ai-search-openrouter', { restaurant_id: id, query: 'phone?', session_id: null });

  test.each(
    CLAIMS.flatMap(([as, claim], index) => [true, false].map((inOrder) => [as, inOrder, claim, index] as const)),
  )('as %s is that of the first folder, whichever is stored first (%s)', async (_as, inOrder, claim, index) => {
    const name = `claim-${index}-${inOrder}`;
    const id = `${name}-shared`;
    const { first, second, told, store } = twoBrands(name, claim(id));
    await Promise.all((inOrder ? [first, second] : [second, first]).map((slug) => store([slug])));
    expect((await askFrom(undefined, id)).text).toContain('0101');
    expect((await askFrom(undefined, second)).text).toContain('0202');
    expect(told).toEqual([
      `The configuration of "${second}" names the id "${id}", which belongs to "${first}". The assistant answers there for "${first}" alone, and what the pages of "${second}" send to it is refused. Give "${second}" an id of its own.`,
    ]);
    await store([first, second]);
    expect(told).toHaveLength(1);
  });

  test('is the second’s once the first has given it up', async () => {
    const { first, second, brandsDir, store } = twoBrands('given-up', { restaurant_id: 'given-up' });
    await store([first, second]);
    writeFileSync(join(brandsDir, first, 'website.json'), JSON.stringify(siteOf(first, '(416) 555-0101', {})));
    await store([first]);
    expect((await askFrom(undefined, 'given-up')).text).toContain('0202');
  });

  test('is answered to the pages of its owner alone, and what others send to it is not stored', async () => {
    const id = 'guarded-shared';
    const { first, second, store, brandIdOf } = twoBrands('guarded', { restaurant_id: id, brand_id: id });
    await store([second, first]);
    const [owner, other] = [brandIdOf(first), brandIdOf(second)];
    expect([owner, other, brandIdOf('nobody')]).toEqual([first, second, undefined]);

    const row = { ...feedback(), restaurant_id: id };
    const form = new FormData();
    form.set('restaurant_id', id);
    form.set('resume', new File(['%PDF-1.4'], 'a.pdf'));
    const calls: [path: string, body: unknown][] = [
      ['functions/v1/ai-search-openrouter', { restaurant_id: id, query: 'phone?', session_id: null }],
      ['functions/v1/influencer-portal', { action: 'getCampaignsByBrandId', brandId: id }],
      ['functions/v1/website-submissions/media-inquiries', { brand_id: id }],
      ['functions/v1/website-submissions/careers', form],
      ['rest/v1/restaurant_feedback', row],
      ['rest/v1/restaurant_feedback', [{ ...row, restaurant_id: 'nobody' }, row]],
    ];
    for (const [path, body] of calls) {
      for (const brand of [other, '']) {
        const { status, json } = await callFrom(brand, path, body);
        const error = `In this preview the id "${id}" belongs to another brand, so nothing was sent. Give this brand an id of its own.`;
        expect([path, status, json]).toEqual([path, 403, { success: false, error, message: error }]);
      }
      expect([path, (await callFrom(owner, path, body)).status]).not.toEqual([path, 403]);
    }
    expect((await askFrom(owner, id)).text).toContain('0101');
    expect((await askFrom(other, second)).text).toContain('0202');
    const stored = `${project.url}/rest/v1/restaurant_feedback?restaurant_id=eq.${id}`;
    // Those of the owner.
    expect((await callProject(stored, project.secretKey)).json).toHaveLength(2);
  });

  test('is no matter of a brand with the brandId of another, which the backend does not know', async () => {
    const { store, brandIdOf } = open({
      ...brandFiles({
        'twin-a': siteOf('Twin A', '(416) 555-0101', { restaurant_id: 'twins-1' }),
        'twin-b': siteOf('Twin B', '(416) 555-0202', { restaurant_id: 'twins-1' }),
      }),
      'twin-a/brand.json': brandJson('twin-a', { brandId: 'twins' }),
      'twin-b/brand.json': brandJson('twin-b', { brandId: 'twins' }),
    });
    await store(['twin-b', 'twin-a']);
    expect([brandIdOf('twin-a'), brandIdOf('twin-b')]).toEqual(['twins', '']);
    expect((await askFrom('', 'twins-1')).status).toBe(403);
    expect((await askFrom('twins', 'twins-1')).text).toContain('0101');
  });
});

test('when nothing could be built there is nothing to store', async () => {
  const { store, told } = open(brandFiles({ unasked: {} }));
  await store([]);
  expect([told, (await callFunction('get-brand-website', { brandId: 'unasked' })).status]).toEqual([[], 404]);
});
