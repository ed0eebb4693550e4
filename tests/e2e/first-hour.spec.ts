import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { Report } from '#brand/report/report.ts';
import { readPages } from '../support/build/build.ts';
import { type Clone, cloneProject } from '../support/build/clone.ts';
import { MAPS_KEY } from '../support/build/prepare.ts';
import { projectFiles } from '../support/project.ts';
import { readmeSection, type Step, stepsOf } from '../support/readme.ts';
import { runInShell, type Shell } from '../support/shell.ts';

/** What somebody reads who has never seen the project. */
const FIRST_HOUR = ['Start', 'Your first brand', 'When something is wrong'].map(readmeSection).join('\n');
const steps = stepsOf(FIRST_HOUR);

/** The commands that these sections only name, and where they are run. */
const RUN_ELSEWHERE: Record<string, string> = {
  test: 'runs this story',
  'test:unit': 'a part of what npm test runs',
  check: 'npm test begins with the same checks (scripts/checks.ts)',
  dev: 'tests/e2e/dev.spec.ts',
  links: 'tests/unit/link-check',
  looks: 'tests/build/looks.test.ts',
  visual: 'compares the looks of two versions, by hand',
  bench: 'measures for minutes, by hand',
  lighthouse: 'measures for minutes, by hand',
};

test('every command of the first hour is run in it, or elsewhere', () => {
  const namesIn = (text: string): string[] =>
    Array.from(text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g), ([, name, short]) => name ?? short ?? '');
  const run = steps.flatMap((step) => ('command' in step ? namesIn(step.command) : []));
  const unknown = namesIn(FIRST_HOUR).filter((name) => !run.includes(name) && !Object.hasOwn(RUN_ELSEWHERE, name));
  expect(unknown).toEqual([]);
  expect(steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['run', 'write', 'mistake']));
});

test('the first hour ends with a brand of one’s own in a browser, without a warning', async ({ page, context }) => {
  await context.route(isElsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const samples = projectFiles(/^brands\/[^/]+\/brand\.json$/).map((path) => path.split('/')[1] ?? '');
  const hour = new Hour(cloneProject(samples), page);
  try {
    for (const step of steps) await test.step(JSON.stringify(step).slice(0, 100), () => hour.follow(step));
    await hour.undo();
    await hour.lookAtAllPages();
    expect(faults).toEqual([]);
  } finally {
    await hour.end();
  }
});

const isElsewhere = ({ hostname }: URL): boolean => hostname !== 'localhost' && hostname !== '127.0.0.1';

/** As a build and a preview count them. */
const WARNINGS = /\d warnings?\b/;
/** It goes on until it is stopped. What it says when it is ready names its address. */
const SERVES = /^npm (?:start|run preview)\b/;
const ADDRESS = /: (http:\/\/localhost:\d+\/)[^]*Stop with Ctrl\+C\./;

/** Somebody who does what the README says, in one terminal for what serves and in one for the rest. */
class Hour {
  readonly clone: Clone;
  readonly page: Page;
  server: Shell | undefined;
  address = '';
  written = { path: '', text: '' };

  constructor(clone: Clone, page: Page) {
    this.clone = clone;
    this.page = page;
  }

  async follow(step: Step): Promise<void> {
    if (step.kind === 'run') await (SERVES.test(step.command) ? this.serve(step.command) : this.run(step.command));
    else if (step.kind === 'write') await this.write(step);
    else await this.err(step);
  }

  /** Opens the address it prints: the list of all brands, or the site of one. */
  async serve(command: string): Promise<void> {
    await this.stopServer();
    // The samples were built with it: so they are there already.
    const environment = command === 'npm start' ? MAPS_KEY : {};
    this.server = runInShell(command, this.clone.root, environment);
    [, this.address = ''] = await this.server.says(ADDRESS);
    await this.page.goto(this.address);
    if (command !== 'npm start') return expect(this.page).toHaveTitle(/My Place/);
    await expect(this.page.locator('a[href*="nonna-pia"]').first()).toBeVisible();
    expect(this.server.output()).toMatch(/: \d+ unchanged;/);
  }

  async run(command: string): Promise<void> {
    const shell = runInShell(command, this.clone.root);
    expect(await shell.ended, shell.output()).toBe(0);
    expect(shell.output()).not.toMatch(WARNINGS);
  }

  /** The open page follows. */
  async write({ path, text }: { path: string; text: string }): Promise<void> {
    const { heroSection } = JSON.parse(text) as { heroSection: { title: string } };
    await expect(this.page.getByRole('heading', { level: 1 })).not.toHaveText(heroSection.title);
    writeFileSync(join(this.clone.root, path), text);
    this.written = { path, text };
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(heroSection.title);
    expect(this.server?.output()).not.toMatch(WARNINGS);
  }

  async err({ path, wrong, right, command, says }: Step & { kind: 'mistake' }): Promise<void> {
    const { text } = this.written;
    expect(text.split(right).length, `"${right}" is in ${path}`).toBeGreaterThan(1);
    writeFileSync(
      join(this.clone.root, path),
      text.replace(right, () => wrong),
    );
    const shell = runInShell(command, this.clone.root);
    expect(await shell.ended).toBe(says.includes('failed') ? 1 : 0);
    expect(shell.output()).toContain(`${says}\n`);
    await expect.poll(() => this.server?.output()).toContain(says.split('\n').at(-1));
  }

  async undo(): Promise<void> {
    const { path, text } = this.written;
    writeFileSync(join(this.clone.root, path), text);
    await this.run('npm run build -- --brand my-place');
  }

  async lookAtAllPages(): Promise<void> {
    const { root } = this.clone;
    const { brands } = JSON.parse(readFileSync(join(root, 'dist/report.json'), 'utf8')) as Report;
    expect(brands).toEqual([expect.objectContaining({ slug: 'my-place', status: 'built', warnings: [] })]);
    for (const { path } of readPages(join(root, 'dist', 'my-place'))) {
      await this.page.goto(new URL(path, this.address).href);
      await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }

  async end(): Promise<void> {
    await this.stopServer();
    this.clone.remove();
  }

  /** An open page would ask it for news once more. */
  async stopServer(): Promise<void> {
    await this.page.goto('about:blank');
    await this.server?.interrupt();
  }
}
