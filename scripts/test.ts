import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { takeNoOptions } from '#brand/cli/cli.ts';
import { readyBrowsers } from './browser.ts';
import { CHECKS } from './checks.ts';
import { tallyOfPlaywright, tallyOfVitest } from './test-reports.ts';
import { setup } from '../tests/support/build/prepare.ts';
import { type Part, ROOT, runParts, runTool, startAll, type Tally } from './parts.ts';

takeNoOptions(
  'test',
  'Runs all checks and all tests, those in a browser too. The last line counts what passed and what failed.',
);

const FAILURE_LINES = 12;

const reports = mkdtempSync(join(tmpdir(), 'front-of-house-tests-'));
// The tests of vitest wait for a sixth of their time, for mail servers, databases and what is killed on purpose: checks run meanwhile.
// Browser tests keep all cores busy.
const vitest: Part = { heading: 'Unit, build and house tests', run: runVitest };
const stories: Part[] = hasBrowserTests() ? [{ heading: 'Browser tests', run: runPlaywright }] : [];

// If the browser has to be downloaded first, that runs beside the other parts. The browser tests are told if it fails.
const browser = readyBrowsers();
browser.catch(() => {});

// When it fails, the tests try it themselves and say why.
const prepared = setup().catch(() => () => {});

try {
  const checks = startAll(CHECKS);
  await prepared;
  const { passed, failed, failures = [], flaky = [] } = await runParts([vitest, ...checks, ...stories]);
  if (failed > 0) console.log(['\nFailed:', ...failures.map(indented)].join('\n\n'));
  for (const story of flaky) console.log(`\nflaky: ${indented(story).trimStart()}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  (await prepared)();
  rmSync(reports, { recursive: true, force: true });
}

async function runVitest(): Promise<Tally> {
  const file = join(reports, 'vitest.json');
  const options = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // Some of these tests open built pages in a browser, so they wait until it is installed. If that fails, the browser tests say why.
  const named = await browser.then(
    (path) => ({ CHROMIUM_PATH: path }),
    () => ({}),
  );
  const isGreen = await runTool('vitest', options, { env: named });
  return trusted(isGreen, tallyOfVitest(readReport(file)));
}

async function runPlaywright(): Promise<Tally> {
  const file = join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: await browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const isGreen = await runTool('@playwright/test', ['test', '--reporter=line,json'], { env });
  return trusted(isGreen, tallyOfPlaywright(readReport(file)));
}

function hasBrowserTests(): boolean {
  return readdirSync(join(ROOT, 'tests/e2e'), { recursive: true }).some((file) => String(file).endsWith('.spec.ts'));
}

/** The first lines of a failure tell it; the whole stands where it happened. */
function indented(failure: string): string {
  const lines = stripVTControlCharacters(failure).split('\n');
  return lines
    .slice(0, FAILURE_LINES)
    .map((line) => `  ${line}`)
    .join('\n');
}

/** A runner that ends badly without naming a test (an unhandled rejection, a crash) still failed. */
function trusted(isGreen: boolean, tally: Tally): Tally {
  return isGreen || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

function readReport<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
