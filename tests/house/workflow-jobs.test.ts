import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseBuildArguments } from '#builder/build-arguments.ts';
import { parsePublishArguments } from '#deploy/command/deploy-arguments.ts';
import { parseInspectArguments } from '#deploy/inspect/inspect-command.ts';
import { STEPS } from '#deploy/workflow/workflow-command.ts';
import { evaluate } from '../support/github-expressions.ts';
import { optionsIn } from '../support/help.ts';
import { projectFiles, textOf } from '../support/project.ts';

interface Step {
  id?: string;
  name?: string;
  uses?: string;
  if?: string;
  run?: string;
  env?: Record<string, string>;
}
interface Job {
  if?: string;
  steps?: Step[];
  strategy?: { matrix: Record<string, string> };
  concurrency?: { group: string };
}

const workflowAt = (path: string) => parse(textOf(path)) as { jobs: Record<string, Job> };
const jobOf = (file: string, name: string): Job => workflowAt(`.github/workflows/${file}.yml`).jobs[name] ?? {};
const bare = (text = ''): string => text.trim().replace(/^\$\{\{(.*)\}\}$/s, '$1');

/** What each step tells the next ones; tests/unit/deploy/workflow/steps.test.ts holds that it does. */
const OUTPUTS: Record<string, string[]> = {
  which: ['all', 'brands'],
  find: ['options', 'key'],
  publishable: ['options'],
  built: ['options'],
  compare: ['options', 'before', 'left_out', 'code'],
};
/** What each step reads. `compare` and `comment` have the rest from an earlier step, by way of GITHUB_ENV. */
const READS: Record<string, string[]> = {
  which: ['EVENT', 'BRAND', 'BEFORE', 'AFTER'],
  find: ['BRAND_ID'],
  pictures: ['BEFORE_SITES'],
  comment: ['LEFT_OUT', 'CODE'],
  summary: ['OUTCOME'],
};
const COMMANDS: Record<string, Parameters<typeof optionsIn>[0]> = {
  build: parseBuildArguments,
  inspect: parseInspectArguments,
  publish: parsePublishArguments,
};

const paths = projectFiles(/^(\.github\/workflows|docs\/hosting)\/.*\.yml$/);
const jobs = paths.flatMap((path) =>
  Object.entries(workflowAt(path).jobs).map(([name, job]) => ({ title: `${path} ${name}`, steps: job.steps ?? [] })),
);

describe.each(jobs)('$title', ({ steps }) => {
  const stepOf = ({ run = '' }: Step): string | undefined => /node scripts\/workflow\.ts (\w+)/.exec(run)?.[1];

  test('calls steps that there are, with all that they read', () => {
    for (const step of steps) {
      const name = stepOf(step);
      if (name === undefined) continue;
      expect(STEPS).toHaveProperty(name);
      expect(Object.keys(step.env ?? {})).toEqual(expect.arrayContaining(READS[name] ?? []));
    }
  });

  test('reads outputs that an earlier step has', () => {
    for (const [at, step] of steps.entries()) {
      for (const [, id, output = ''] of JSON.stringify(step).matchAll(/steps\.(\w+)\.outputs\.([\w-]+)/g)) {
        const told = steps.slice(0, at).find((earlier) => earlier.id === id);
        expect([id, told !== undefined]).toEqual([id, true]);
        const name = told && stepOf(told);
        if (name !== undefined) expect(OUTPUTS[name]).toContain(output);
      }
    }
  });

  test('calls commands with options that they have', () => {
    for (const { run = '' } of steps) {
      for (const [, command = '', args = ''] of run.matchAll(/npm run --silent (\w+) -- (.*)/g)) {
        const parseArguments = COMMANDS[command];
        if (parseArguments === undefined) throw new Error(`No command is known by the name "${command}".`);
        const options = args.match(/--[a-z-]+/g) ?? [];
        expect(optionsIn(parseArguments)).toEqual(expect.arrayContaining(options));
      }
    }
  });

  test('publishes only what was built, and sums up what failed', () => {
    const at = (pattern: RegExp) => steps.findIndex(({ run = '' }) => pattern.test(run));
    const [build, publish, summary] = [at(/silent build/), at(/silent publish/), at(/workflow\.ts summary/)];
    if (publish === -1) return;
    expect(build).toBeLessThan(publish);
    const condition = steps[publish]?.if;
    // Without a condition a failed build ends the job; with one, only brands that were chosen are published.
    if (condition !== undefined) expect(condition).toMatch(/^!cancelled\(\) && steps\.\w+\.outputs\.options$/);
    if (summary !== -1) expect([summary > publish, steps[summary]?.if]).toEqual([true, '!cancelled()']);
  });
});

describe('rebuild', () => {
  const { if: condition = '', strategy, concurrency, steps = [] } = jobOf('rebuild', 'rebuild');
  const dispatched = (brand_id: unknown) => ({
    github: { event_name: 'repository_dispatch', event: { client_payload: { brand_id } } },
    needs: { which: { result: 'skipped', outputs: {} } },
    vars: { PUBLISH_TO: 's3://sites' },
  });
  const found = (result: string, brands: string) => ({
    github: { event_name: 'push', event: {} },
    needs: { which: { result, outputs: { brands } } },
    vars: { PUBLISH_TO: 's3://sites' },
  });

  test.each([
    [dispatched('id-of-rye'), true],
    [{ ...dispatched('id-of-rye'), vars: { PUBLISH_TO: '' } }, false],
    [found('success', '["id-of-rye"]'), true],
    [found('success', '[]'), false],
    [found('failure', ''), false],
  ])('of %j: %s', (contexts, isRun) => {
    expect(evaluate(bare(condition), contexts)).toBe(isRun);
  });

  test.each([['id-of-rye'], ['$(touch x)'], ['a"] , ["b'], [undefined], [{ a: 1 }], ['id-of-oat\nall=true']])(
    'one job for the brand that was dispatched, whatever is its id: %j',
    (id) => {
      expect(evaluate(bare(strategy?.matrix['brand']), dispatched(id))).toEqual([id ?? null]);
    },
  );

  test('finds the folders of the brand before anything is restored or built', () => {
    const restoring = steps.findIndex(({ uses, run }) => uses?.startsWith('actions/cache@') ?? run?.includes('npm'));
    const finding = steps.findIndex(({ id }) => id === 'find');
    expect([finding >= 0, finding < restoring, steps[finding]?.if]).toEqual([true, true, undefined]);
  });

  test('a job for each brand that was found, one at a time for a brand', () => {
    expect(evaluate(bare(strategy?.matrix['brand']), found('success', '["a","b"]'))).toEqual(['a', 'b']);
    expect(concurrency?.group).toBe('rebuild-${{ matrix.brand }}');
  });
});

describe('fleet', () => {
  test('publishes first all that has not failed, and then what was built meanwhile', () => {
    const steps = jobOf('fleet', 'shard').steps ?? [];
    const chosen = steps.flatMap(({ id, run = '' }) => (id && run ? [[id, run.split(' ').at(-2)]] : []));
    expect(chosen).toEqual([
      ['sites', 'publishable'],
      ['again', 'built'],
    ]);
  });

  test.each([
    ['', [1, 2, 3, 4]],
    ['[1, 2]', [1, 2]],
  ])('has the parts of FLEET_SHARDS, %j', (FLEET_SHARDS, parts) => {
    expect(evaluate(bare(jobOf('fleet', 'shard').strategy?.matrix['part']), { vars: { FLEET_SHARDS } })).toEqual(parts);
  });

  test.each([
    ['failure', true],
    ['skipped', false],
  ])('sums up after a %s: %s', (result, isRun) => {
    expect(evaluate(bare(jobOf('fleet', 'summary').if), { needs: { shard: { result } } })).toBe(isRun);
  });
});

describe('preview', () => {
  test.each([
    ['agency/brands', true],
    ['stranger/brands', false],
  ])('of a pull request from %s: %s', (full_name, isRun) => {
    const event = { pull_request: { head: { repo: { full_name } } } };
    const vars = { PREVIEW_TO: 'dir:x', PREVIEW_URL: 'https://{slug}.example' };
    const contexts = { github: { repository: 'agency/brands', event }, vars };
    expect(evaluate(bare(jobOf('preview', 'preview').if), contexts)).toBe(isRun);
  });
});
