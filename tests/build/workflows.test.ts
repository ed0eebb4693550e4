import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { installedBrowser, installedShell } from '../../scripts/browser.ts';
import { runRollbackCommand } from '#deploy/command/deploy-command.ts';
import { callProject, startEmbedded } from '../support/backend/backend.ts';
import { TEST_BUILD } from '../support/build/build.ts';
import { type Clone, copyProject } from '../support/build/clone.ts';
import { temporaryFolder } from '../support/build/folders.ts';
import { KEYS, makeFakeS3 } from '../support/deploy/fake-s3.ts';
import { serveFetch } from '../support/deploy/serve-fetch.ts';
import { type Machine, makeMachine } from '../support/workflows/machine.ts';
import { matrixOf, type RanJob, runJob } from '../support/workflows/run-job.ts';

/** The steps of the workflows as they stand in their files, run in a copy of the project with two small brands. */
let clone: Clone;
let machine: Machine;
let rest: string;
let www: string;
const RYE = 'id-of-rye';

/** The lighter one, where there is one. */
const browser = installedBrowser() ?? '';
const CHROMIUM_PATH = installedShell(browser) ?? browser;

beforeAll(() => {
  clone = copyProject();
  rest = mkdtempSync(join(tmpdir(), 'front-of-house-machine-'));
  rmSync(join(clone.root, 'brands'), { recursive: true });
  addBrand('rye', RYE, 6);
  addBrand('oat', 'id-of-oat', 5);
  git('init', '--quiet', '--initial-branch=main');
  commit('Two brands');
});
afterAll(() => {
  clone.remove();
  rmSync(rest, { recursive: true, force: true });
});
beforeEach(() => {
  www = temporaryFolder();
  rmSync(join(clone.root, 'dist'), { recursive: true, force: true });
  machine = makeMachine(clone.root, mkdtempSync(join(rest, 'machine-')));
});

function git(...words: string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...words], { cwd: clone.root, encoding: 'utf8' }).trim();
}
function commit(message: string): string {
  git('add', '--all', 'brands', '.github', 'scripts', 'docs');
  git('commit', '--quiet', '--message', message);
  return git('rev-parse', 'HEAD');
}

function addBrand(slug: string, brandId: string, price: number, more: object = {}): void {
  const folder = join(clone.root, 'brands', slug);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'brand.json'),
    JSON.stringify({ brandId, siteUrl: `https://${slug}.example`, source: 'file' }),
  );
  writeFileSync(join(folder, 'website.json'), configurationOf(slug, price, more));
}
const configurationOf = (name: string, price: number, more: object = {}): string =>
  JSON.stringify({
    name,
    currency: 'CAD',
    menu: { categories: [{ name: 'Bread', items: [{ name: 'Loaf', price }] }] },
    ...more,
  });
const write = (path: string, text: string): void => writeFileSync(join(clone.root, path), text);

interface Given {
  workflow: string;
  job: string;
  github?: object;
  vars?: object;
  secrets?: object;
  needs?: object;
  inputs?: object;
  matrix?: { values: Record<string, unknown>; total?: number };
  environment?: Record<string, string>;
}

let runs = 0;

function run({
  workflow,
  job,
  github = {},
  vars = {},
  secrets = {},
  needs = {},
  inputs = {},
  matrix,
  environment,
}: Given): Promise<RanJob> {
  runs += 1;
  return runJob({
    workflow: `${workflow}.yml`,
    job,
    workspace: clone.root,
    contexts: {
      github: { run_id: runs, run_attempt: 1, repository: 'agency/brands', token: 'token', ...github },
      vars: { PUBLISH_TO: `dir:${www}`, ...vars },
      secrets,
      needs,
      inputs,
    },
    ...(matrix && { matrix }),
    standIns: machine.standIns,
    environment: { ...TEST_BUILD, CHROMIUM_PATH, ...environment },
    path: [machine.bin],
  });
}

/** A job that restores no packages has none. */
async function runWithoutPackages(given: Given): Promise<RanJob> {
  const [packages, aside] = ['node_modules', 'packages-aside'].map((name) => join(clone.root, name)) as [
    string,
    string,
  ];
  renameSync(packages, aside);
  try {
    return await run(given);
  } finally {
    renameSync(aside, packages);
  }
}

const dispatchOf = (brandId: unknown) => ({
  event_name: 'repository_dispatch',
  event: { client_payload: { brand_id: brandId, id: 'x' } },
});

/** From the event to the end of its job, in the matrix that the event makes. */
function dispatch(brandId: unknown, more: Partial<Given> = {}): Promise<RanJob> {
  const github = dispatchOf(brandId);
  const needs = { which: { result: 'skipped', outputs: {} } };
  const [brand] = matrixOf(clone.root, 'rebuild.yml', 'rebuild', 'brand', { github, needs }) as unknown[];
  return run({ workflow: 'rebuild', job: 'rebuild', github, needs, matrix: { values: { brand } }, ...more });
}

const outcomes = ({ steps }: RanJob): string[] =>
  steps.filter(({ outcome }) => outcome !== 'success').map(({ name, outcome }) => `${name}: ${outcome}`);
const logOf = ({ steps }: RanJob, name: string): string => steps.find((step) => step.name === name)?.log ?? '';
const quiet = { write: (_text: string, onWritten?: () => void) => onWritten?.() };
const published = (path: string): string => readFileSync(join(www, path), 'utf8');

describe('rebuild', () => {
  test('a changed row starts it; a change meanwhile starts the next one; who rolls back has the site before', async () => {
    const told: string[] = [];
    const github = await serveFetch(async (_url, init) => {
      const { client_payload } = JSON.parse(String(init?.body)) as { client_payload: { brand_id: string } };
      told.push(client_payload.brand_id);
      return new Response(null, { status: 204 });
    });
    const project = await startEmbedded(undefined, {
      CHANGES_GITHUB_REPOSITORY: 'agency/brands',
      CHANGES_GITHUB_TOKEN: 'token',
      CHANGES_GITHUB_API: github,
    });
    onTestFinished(project.close);
    const bucket = makeFakeS3('sites');
    const AWS_ENDPOINT_URL = await serveFetch(bucket.fetch);
    const served = (): string | undefined => bucket.objects.get('live/spelt/menu/index.html')?.bytes.toString();
    const change = async (price: number): Promise<void> => {
      const body = { brand_id: 'id-of-spelt', data: JSON.parse(configurationOf('spelt', price)) as unknown };
      const headers = { Prefer: 'resolution=merge-duplicates' };
      await callProject(`${project.url}/rest/v1/brand_websites`, project.secretKey, { body, headers });
    };
    const rebuild = (): Promise<RanJob> =>
      dispatch(told.at(-1), {
        vars: {
          PUBLISH_TO: 's3://sites/live',
          AWS_ENDPOINT_URL,
          SUPABASE_URL: project.url,
          SUPABASE_ANON_KEY: project.publishableKey,
        },
        secrets: KEYS,
      });
    const folder = join(clone.root, 'brands/spelt');
    mkdirSync(folder);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    write('brands/spelt/brand.json', '{ "brandId": "id-of-spelt", "siteUrl": "https://spelt.example" }');

    await change(6);
    await expect.poll(() => told).toEqual(['id-of-spelt']);
    const running = rebuild();
    await expect.poll(() => bucket.seen.length, { timeout: 60_000 }).toBeGreaterThan(0);
    await change(7);
    await expect.poll(() => told, { timeout: 20_000 }).toHaveLength(2);
    const first = await running;
    expect([first.status, outcomes(first), first.group]).toEqual(['success', [], 'rebuild-id-of-spelt']);
    expect(first.summary).toMatch(
      /\*\*1 brand: 1 published\*\*\n\n.*\n.*\n\| spelt \| published \| \d+ \| \d+ \| 0 \| {2}\|\n$/,
    );
    expect(served()).toContain('$6.00');

    rmSync(join(clone.root, 'dist'), { recursive: true });
    const next = await rebuild();
    expect(machine.restored).toContainEqual(expect.stringMatching(/^site-spelt\.\d+\.1$/));
    expect(next.summary).toMatch(/\| spelt \| published \| \d+ \| \d \| 0 \| one price &#40;Bread, Loaf&#41; \|/);
    expect(served()).toContain('$7.00');

    const args = ['--brand', 'spelt', '--to', 's3://sites/live'];
    await runRollbackCommand({ args, environment: { ...KEYS, AWS_ENDPOINT_URL }, stdout: quiet, stderr: quiet });
    expect(served()).toContain('$6.00');
  });

  test.each([['$(touch x)'], ['../x'], [undefined], [{ a: 1 }], ['id-of-oat\nall=true']])(
    'a brand that is none, %j, ends the run with a sentence, and nothing is done',
    async (brandId) => {
      const ran = await dispatch(brandId);
      expect(ran.status).toBe('failure');
      expect(outcomes(ran)[0]).toBe('Find the folders of the brand: failure');
      expect(logOf(ran, 'Find the folders of the brand')).toMatch(
        /^::error::No brand\.json has the brandId ".*", so nothing is built\.\n$/,
      );
      expect(ran.steps.slice(3, -1).filter(({ outcome }) => outcome !== 'skipped')).toEqual([]);
      expect([existsSync(join(clone.root, 'x')), readdirSync(www)]).toEqual([false, []]);
    },
  );

  test('a brand that fails publishes nothing, and the run is red', async () => {
    write('brands/rye/website.json', '{ "name": "rye" ');
    const ran = await dispatch(RYE);
    write('brands/rye/website.json', configurationOf('rye', 6));
    expect([ran.status, outcomes(ran)]).toEqual([
      'failure',
      ['Build: failure', 'Inspect: skipped', 'Publish: skipped', 'Sum up: failure'],
    ]);
    expect(ran.summary).toContain('| rye | **failed** | 0 |  | 1 | brands/rye/website.json line 1');
    expect(logOf(ran, 'Sum up')).toContain('::error::Failed: rye. The summary of this run says why.');
    expect(readdirSync(www)).toEqual([]);
  });

  test('a push builds the brands whose files it changes, and all where it changes code', async () => {
    const before = git('rev-parse', 'HEAD');
    const which = async (more: object) =>
      (await runWithoutPackages({ workflow: 'rebuild', job: 'which', ...more })).outputs;
    const push = (from: string) =>
      which({ github: { event_name: 'push', event: { before: from }, sha: git('rev-parse', 'HEAD') } });
    write('brands/rye/website.json', configurationOf('rye', 8));
    write('docs/commands.md', 'Other words');
    const price = commit('A price');
    expect(await push(before)).toEqual({ all: 'false', brands: `["${RYE}"]` });
    write('brands/oat/brand.json', '{');
    write('brands/rye/website.json', configurationOf('rye', 6));
    commit('A mistake');
    // So that its build says what is wrong.
    expect(await push(price)).toEqual({ all: 'false', brands: `["oat","${RYE}"]` });
    write('scripts/build.ts', readFileSync(join(clone.root, 'scripts/build.ts'), 'utf8') + '\n');
    addBrand('oat', 'id-of-oat', 5);
    commit('Code');
    expect(await push(before)).toEqual({ all: 'true', brands: '[]' });
    for (const moved of ['0'.repeat(40), 'f'.repeat(40), '']) expect((await push(moved)).all).toBe('true');
    expect(await which({ github: { event_name: 'schedule', event: {} } })).toEqual({ all: 'true', brands: '[]' });
    const byHand = { github: { event_name: 'workflow_dispatch', event: {} } };
    expect(await which({ ...byHand, inputs: { brand: 'rye' } })).toEqual({ all: 'false', brands: `["${RYE}"]` });
    const outside = await runWithoutPackages({
      workflow: 'rebuild',
      job: 'which',
      ...byHand,
      inputs: { brand: '../rye' },
    });
    expect(outside.status).toBe('failure');
  });
});

test('a repository with brands alone: those in order are published, and one that fails makes the run red', async () => {
  const ours = join(clone.root, 'our-brands');
  onTestFinished(() => rmSync(ours, { recursive: true, force: true }));
  for (const slug of ['spelt', 'barley']) cpSync(join(clone.root, 'brands/oat'), join(ours, slug), { recursive: true });
  writeFileSync(join(ours, 'barley/website.json'), '{');
  const job = await run({ workflow: '../../docs/hosting/publish', job: 'publish' });
  expect(outcomes(job)).toEqual(['Build: failure', 'Sum up: failure']);
  expect(published('spelt/index.html')).toContain('<title>');
  expect(existsSync(join(www, 'barley'))).toBe(false);
  expect(job.summary).toContain('barley');
});

test('the fleet: a brand that fails fails no other, one table has them all, and the clock builds what is due', async () => {
  const endsAt = '2026-12-24';
  addBrand('emmer', 'id-of-emmer', 4, { deals: [{ title: 'Two loaves', price: 7, validUntil: endsAt }] });
  addBrand('millet', 'id-of-millet', 3);
  write('brands/rye/website.json', '[]');
  const vars = { FLEET_SHARDS: '[1, 2]' };
  const parts = matrixOf(clone.root, 'fleet.yml', 'shard', 'part', { vars }) as number[];
  const runPart = (part: number, more: Partial<Given> = {}): Promise<RanJob> => {
    rmSync(join(clone.root, 'dist'), { recursive: true, force: true });
    return run({ workflow: 'fleet', job: 'shard', matrix: { values: { part }, total: parts.length }, ...more });
  };
  const shards: RanJob[] = [];
  for (const part of parts) shards.push(await runPart(part));
  const needs = { shard: { result: 'failure', outputs: {} } };
  const summary = await runWithoutPackages({ workflow: 'fleet', job: 'summary', needs, vars });
  write('brands/rye/website.json', configurationOf('rye', 6));
  expect(shards.map(({ status }) => status)).toEqual(['failure', 'success']);
  expect(readdirSync(www)).toEqual(['emmer', 'millet', 'oat']);
  expect(summary.status).toBe('failure');
  expect(summary.summary).toContain('**4 brands: 1 failed, 3 published**');
  expect(summary.summary).toMatch(
    /\| rye \| \*\*failed\*\* .* Failed to load restaurant configuration.* \|\n\| oat \| published .*\n\| emmer \| published/,
  );
  const late = await run({ workflow: 'fleet', job: 'summary', needs, vars: { FLEET_SHARDS: '[1, 2, 3]' } });
  expect(late.summary).toContain('**Part 3 has left no report: look at its log.**');

  const upload = machine.standIns['actions/upload-artifact'];
  machine.standIns['actions/upload-artifact'] = (given) => {
    write('brands/millet/website.json', configurationOf('millet', 11));
    return upload?.(given) ?? {};
  };
  const clock = await runPart(2, {
    environment: { SOURCE_DATE_EPOCH: String(Date.parse('2026-12-27T00:04:00Z') / 1000) },
  });
  for (const slug of ['emmer', 'millet']) rmSync(join(clone.root, 'brands', slug), { recursive: true });
  expect([clock.status, outcomes(clock)]).toEqual(['success', []]);
  expect(logOf(clock, 'Build')).toContain('emmer: built');
  expect(logOf(clock, 'Build')).toContain('2 brands: 1 built, 1 unchanged');
  // What changed while the others were built.
  expect(logOf(clock, 'Choose what was built')).toBe('options=--brand millet\n');
  expect(published('millet/menu/index.html')).toContain('$11.00');
});

describe('preview', () => {
  const github = (fork = false) => ({
    event_name: 'pull_request',
    event: { number: 7, pull_request: { head: { repo: { full_name: fork ? 'stranger/brands' : 'agency/brands' } } } },
  });
  const preview = (fork?: boolean) =>
    run({
      workflow: 'preview',
      job: 'preview',
      github: github(fork),
      vars: { PREVIEW_TO: `dir:${www}/{number}`, PREVIEW_URL: 'https://{slug}-{number}.previews.example' },
    });

  test('a pull request shows the brands that it changes, before and after, in one comment', async () => {
    for (const made of ['before', 'preview', 'comment.md'])
      rmSync(join(clone.root, made), { recursive: true, force: true });
    write('brands/rye/website.json', configurationOf('rye', 9));
    commit('Another price');
    const ran = await preview();
    expect([ran.status, outcomes(ran)]).toEqual(['success', []]);
    expect(readdirSync(join(www, '7'))).toEqual(['rye']);
    const page = published('7/rye/menu/index.html');
    expect(page).toContain('$9.00');
    expect(page).toContain('<meta name="robots" content="noindex">');
    const [comment] = machine.comments();
    expect(comment?.body).toContain('### [rye](https://rye-7.previews.example/)\n\n2 of ');
    expect(comment?.body).toContain(': one price &#40;Bread, Loaf&#41;.');
    expect(comment?.body).toContain(
      '| ![](https://rye-7.previews.example/_preview/menu-before.jpg) | ![](https://rye-7.previews.example/_preview/menu-after.jpg) |',
    );
    const pictures = ['before', 'after'].map((when) => readFileSync(join(www, `7/rye/_preview/menu-${when}.jpg`)));
    expect(pictures.map((jpeg) => jpeg.subarray(0, 2).toString('hex'))).toEqual(['ffd8', 'ffd8']);
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(false);

    for (const made of ['before', 'preview', 'comment.md'])
      rmSync(join(clone.root, made), { recursive: true, force: true });
    write('docs/commands.md', 'Other words again');
    git('add', 'docs');
    commit('Words');
    const without = await preview();
    expect([without.status, machine.comments().length]).toEqual(['success', 1]);
    expect(machine.comments()[0]?.body).toContain('No brand has changed.');
  });

  test('one from a fork has no secrets, and no preview', async () => {
    expect(await preview(true)).toMatchObject({ status: 'skipped', steps: [] });
  });
});
