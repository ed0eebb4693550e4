import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { STEPS } from '#deploy/workflow/workflow-command.ts';
import { temporaryFolder, writeInto } from '../../../support/build/folders.ts';
import { textOf } from '../../../support/project.ts';

const RYE = 'id-of-rye';
const brand = (brandId: string): string => JSON.stringify({ brandId });
const report = (...brands: object[]): string =>
  JSON.stringify({ brands: brands.map((one) => ({ pages: 41, warnings: [], printed: ['/menu/'], ...one })) });

let root: string;
beforeEach(() => {
  root = temporaryFolder({ 'brands/rye/brand.json': brand(RYE), 'brands/oat/brand.json': brand('id-of-oat') });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

/** The outputs of a step, as the next one reads them. */
async function outputsOf(step: string, environment: Record<string, string>, folder = 'dist') {
  const file = join(temporaryFolder(), 'output');
  await STEPS[step]?.(root, { ...environment, GITHUB_OUTPUT: file }, folder, () => undefined);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

async function summaryOf(
  environment: Record<string, string>,
  folder = 'dist',
): Promise<{ text: string; error: string }> {
  const file = join(temporaryFolder(), 'summary');
  const ran = async () =>
    STEPS['summary']?.(root, { ...environment, GITHUB_STEP_SUMMARY: file }, folder, () => undefined);
  const error = await ran().then(
    () => '',
    ({ message }: Error) => message,
  );
  return { text: readFileSync(file, 'utf8'), error };
}

function git(...words: string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...words], { cwd: root, encoding: 'utf8' }).trim();
}
function commit(): string {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x');
  return git('rev-parse', 'HEAD');
}

describe('which brands are built', () => {
  test.each([['$(touch x)'], ['../x'], [''], ['Object'], ['id-of-oat\nall=true']])(
    'an id that no brand has, %j, is an error',
    async (BRAND_ID) => {
      await expect(outputsOf('find', { BRAND_ID })).rejects.toThrow(
        /^No brand\.json has the brandId ".*", so nothing is built\.$/,
      );
    },
  );

  test('all folders of an id', async () => {
    writeInto(root, 'brands/rye-downtown/brand.json', brand(RYE));
    expect(await outputsOf('find', { BRAND_ID: RYE })).toEqual({
      options: '--brand rye --brand rye-downtown',
      key: 'rye',
    });
  });

  test('a push: those whose files it changes, and all where it changes code', async () => {
    git('init', '--quiet', '--initial-branch=main');
    const before = commit();
    const push = async (from: string) =>
      outputsOf('which', { EVENT: 'push', BEFORE: from, AFTER: git('rev-parse', 'HEAD') });
    const all = { all: 'true', brands: '[]' };
    writeInto(root, 'brands/rye/website.json', '{}');
    writeInto(root, 'docs/commands.md', 'Other words');
    const price = commit();
    expect(await push(before)).toEqual({ all: 'false', brands: `["${RYE}"]` });
    // Its build says what is wrong.
    writeInto(root, 'brands/oat/brand.json', '{');
    commit();
    expect(await push(price)).toEqual({ all: 'false', brands: '["oat"]' });
    expect(await outputsOf('compare', { BEFORE: price }, 'before')).toEqual({
      options: '--brand oat',
      before: '',
      left_out: '0',
      code: 'false',
    });
    writeInto(root, 'before/brands/oat/brand.json', brand('id-of-oat'));
    expect(await outputsOf('compare', { BEFORE: price }, 'before')).toMatchObject({ before: '--brand oat' });
    writeInto(root, 'scripts/build.ts', '');
    commit();
    expect(await push(before)).toEqual(all);
    for (const moved of ['0'.repeat(40), 'f'.repeat(40), '']) expect(await push(moved)).toEqual(all);
  });

  test('a push that changes a group: its brands and no other', async () => {
    writeInto(root, 'brands/_groups/toronto.json', '{}');
    writeInto(root, 'brands/rye/brand.json', JSON.stringify({ brandId: RYE, group: 'toronto' }));
    git('init', '--quiet', '--initial-branch=main');
    const before = commit();
    writeInto(root, 'brands/_groups/toronto.json', '{ "closedDates": ["2026-12-25"] }');
    const after = commit();
    expect(await outputsOf('which', { EVENT: 'push', BEFORE: before, AFTER: after })).toEqual({
      all: 'false',
      brands: `["${RYE}"]`,
    });
    writeInto(root, 'brands/_groups/README.md', 'What brands share');
    writeInto(root, 'brands/oat/website.json', '{}');
    expect(await outputsOf('which', { EVENT: 'push', BEFORE: after, AFTER: commit() })).toMatchObject({
      brands: '["id-of-oat"]',
    });
  });

  test('the clock: all; by hand: the one that is named', async () => {
    expect(await outputsOf('which', { EVENT: 'schedule' })).toEqual({ all: 'true', brands: '[]' });
    const byHand = { EVENT: 'workflow_dispatch' };
    expect(await outputsOf('which', { ...byHand, BRAND: 'rye' })).toEqual({ all: 'false', brands: `["${RYE}"]` });
    await expect(outputsOf('which', { ...byHand, BRAND: '../rye' })).rejects.toThrow('There is no brand "../rye"');
  });

  test('those that have not failed may be published, and of a second build what it has built', async () => {
    const brands = [
      { slug: 'rye', status: 'failed', error: 'x' },
      { slug: 'oat', status: 'built' },
      { slug: 'emmer', status: 'unchanged' },
    ];
    writeInto(root, 'dist/report.json', report(...brands));
    expect(await outputsOf('publishable', {})).toEqual({ options: '--brand oat --brand emmer' });
    expect(await outputsOf('built', {})).toEqual({ options: '--brand oat' });
  });
});

describe('the sum', () => {
  test('of a fleet has all its parts, and a failed brand or a part without a report makes it red', async () => {
    writeInto(root, 'reports/report-1/report.json', report({ slug: 'rye', status: 'failed', error: 'No | more' }));
    writeInto(root, 'reports/report-2/report.json', report({ slug: 'oat', status: 'built', changes: 'one price' }));
    const published = JSON.stringify({ brands: [{ slug: 'oat', result: 'published', sent: ['a', 'b'] }] });
    writeInto(root, 'reports/report-2/published.json', published);
    const { text, error } = await summaryOf({ SHARDS: '[1, 2, 3]' }, 'reports');
    expect(text).toContain('**2 brands: 1 failed, 1 published**\n**Part 3 has left no report: look at its log.**');
    expect(text).toContain('| oat | published | 41 | 2 | 0 | one price |');
    expect(error).toBe('Failed: rye, Part 3. The summary of this run says why.');
  });

  test('is red where a step failed afterwards', async () => {
    writeInto(root, 'dist/report.json', report({ slug: 'oat', status: 'built' }));
    expect((await summaryOf({ OUTCOME: 'success' })).error).toBe('');
    expect((await summaryOf({ OUTCOME: 'failure' })).error).toContain('A step failed');
  });
});

describe('the comment on a pull request', () => {
  const STAGING = 'https://{slug}-7.previews.example';
  const comment = async (): Promise<string> => {
    await STEPS['comment']?.(root, { STAGING }, 'preview', () => undefined);
    return readFileSync(join(root, 'comment.md'), 'utf8');
  };

  test('has links to the preview, what changed, and its pictures', async () => {
    writeInto(root, 'preview/report.json', report({ slug: 'rye', status: 'built', changes: 'one price' }));
    const pictures = { rye: [{ page: '/menu/', before: '/a.jpg', after: '/b.jpg' }] };
    writeInto(root, 'preview/pictures.json', JSON.stringify(pictures));
    const text = await comment();
    expect(text).toContain('### [rye](https://rye-7.previews.example/)\n\n1 of 41 pages changed: one price.');
    const cells = ['a', 'b'].map((name) => `![](https://rye-7.previews.example/${name}.jpg)`);
    expect(text).toContain(`| ${cells.join(' | ')} |`);
    rmSync(join(root, 'preview'), { recursive: true });
    expect(await comment()).toContain('No brand has changed.');
  });

  test.each([
    ['', true, ['POST']],
    ['42', true, ['PATCH 42']],
    ['42', false, ['PATCH 42']],
    ['', false, []],
  ])('is one: where %j is there and the preview is made, %s', (id, isMade, written) => {
    const { jobs } = parse(textOf('.github/workflows/preview.yml')) as {
      jobs: { preview: { steps: { name?: string; run?: string }[] } };
    };
    const script = jobs.preview.steps.find(({ name }) => name?.startsWith('Comment'))?.run ?? '';
    const bin = temporaryFolder({
      node: '#!/bin/sh\n',
      gh: `#!/bin/sh
case "$*" in
  *"PATCH repos/agency/brands/issues/comments/"*) echo "PATCH \${5##*/}" >> log ;;
  *"repos/agency/brands/issues/7/comments -F"*) echo POST >> log ;;
  *"repos/agency/brands/issues/7/comments --paginate"*) echo "${id}" ;;
  *) exit 5 ;;
esac
`,
    });
    for (const program of ['node', 'gh']) chmodSync(join(bin, program), 0o755);
    if (isMade) writeInto(root, 'preview/report.json', report());
    const env = { PATH: [bin, process.env['PATH']].join(delimiter), GITHUB_REPOSITORY: 'agency/brands', NUMBER: '7' };
    execFileSync('bash', ['-e', '-c', script], { cwd: root, env });
    const log = join(root, 'log');
    expect(existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []).toEqual(written);
  });
});
