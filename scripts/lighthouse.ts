import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { median } from '../bench/measure.ts';
import { printTable } from '../bench/table.ts';
import { fail } from '../src/builder/cli/fail.ts';
import { readyBrowser } from './browser.ts';
import { startCdn } from './cdn.ts';
import { type PageName, parseLighthouseArguments } from './lighthouse-options.ts';
import { ROOT, runProgram } from './parts.ts';
import { makeSelfSigned } from './self-signed.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const START_MS = 20_000;

/** Lighthouse, as for a phone, on pages of the sample brands. Ends with 1 when the median of a score is below 100. */
async function main(args: string[]): Promise<number> {
  const known = readdirSync(join(ROOT, 'brands')).sort();
  const { brands, pages, runs } = parseLighthouseArguments(args, known);
  const folder = mkdtempSync(join(tmpdir(), 'front-of-house-lighthouse-'));
  try {
    const sites = new Map(brands.map((brand) => [hostOf(brand), join(folder, 'sites', brand)]));
    await buildBrands(brands, join(folder, 'sites'));
    const certificate = makeSelfSigned([...sites.keys()]);
    const cdn = await startCdn(sites, certificate);
    const browser = await startBrowser(join(folder, 'profile'), [
      // All names but those of the brands lead nowhere: nothing is asked of the network.
      `--host-resolver-rules=${[...sites.keys()].map((host) => `MAP ${host} 127.0.0.1:${cdn.port}`).join(', ')}, MAP * ~NOTFOUND`,
      `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`,
    ]);
    try {
      console.log(`Load of the machine before the first run: ${loadavg()[0]?.toFixed(1)}. Medians of ${runs} runs.\n`);
      return await measure({ sites, pages, runs, port: browser.port });
    } finally {
      await browser.stop();
      cdn.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

interface Plan {
  sites: ReadonlyMap<string, string>;
  pages: PageName[];
  runs: number;
  /** Of the browser. */
  port: number;
}

async function measure({ sites, pages, runs, port }: Plan): Promise<number> {
  const rows: string[][] = [];
  const missed = new Set<string>();
  for (const [host, folder] of sites) {
    for (const page of pages) {
      const path = pathOf(page, folder);
      if (path === undefined) continue;
      const all: number[][] = [];
      for (let run = 0; run < runs; run++) {
        process.stderr.write(`${host}${path}, ${run + 1} of ${runs}\n`);
        const { scores, complaints } = await runLighthouse(`https://${host}${path}`, port);
        all.push(scores);
        for (const complaint of complaints) missed.add(`${host}${path}: ${complaint}`);
      }
      const medians = CATEGORIES.map((_, index) => median(all.map((scores) => scores[index] ?? 0)));
      rows.push([`${host}${path}`, ...medians.map(String), all.map(([performance]) => performance).join(' ')]);
    }
  }
  printTable([['', ...CATEGORIES, 'performance of each run'], ...rows]);
  for (const complaint of missed) console.log(`  ${complaint}`);
  return rows.every((cells) => cells.slice(1, 1 + CATEGORIES.length).every((score) => Number(score) >= 100)) ? 0 : 1;
}

/** The default of Lighthouse: a phone, its network and processor simulated. Scores are 0 to 100, in the order of the categories. */
async function runLighthouse(url: string, port: number): Promise<{ scores: number[]; complaints: string[] }> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });
  if (result === undefined) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const scores = CATEGORIES.map((id) => Math.round(100 * (categories[id]?.score ?? 0)));
  const complaints = CATEGORIES.flatMap((id, index) =>
    scores[index] === 100
      ? []
      : (categories[id]?.auditRefs ?? [])
          .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 0.9)
          .map(({ id: audit }) => `${audits[audit]?.title} ${audits[audit]?.displayValue ?? ''}`.trim()),
  );
  return { scores, complaints };
}

/** A brand has the host name of its canonical addresses, which Lighthouse compares with the address of the page. */
function hostOf(brand: string): string {
  const { siteUrl } = JSON.parse(readFileSync(join(ROOT, 'brands', brand, 'brand.json'), 'utf8')) as {
    siteUrl: string;
  };
  return new URL(siteUrl).hostname;
}

/** The first location stands for all; a site without one has no such page. */
function pathOf(page: PageName, folder: string): string | undefined {
  if (page !== 'location') return page === 'home' ? '/' : `/${page}/`;
  const [first] = globSync('location/*/', { cwd: folder }).sort();
  return first === undefined ? undefined : `/${first.replaceAll('\\', '/').replace(/\/$/, '')}/`;
}

async function buildBrands(brands: string[], outDir: string): Promise<void> {
  const chosen = brands.flatMap((brand) => ['--brand', brand]);
  const run = join(ROOT, 'scripts/run.mjs');
  const { isGreen, output } = await runProgram(process.execPath, [run, 'build', '--out-dir', outDir, ...chosen]);
  if (!isGreen) throw new Error(output);
}

interface Browser {
  port: number;
  stop: () => Promise<void>;
}

/** Without a window, and with its GPU process, which draws in software where there is no GPU: `--disable-gpu` delays the first paint by a second. */
async function startBrowser(profile: string, options: string[]): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  const child = spawn(
    await readyBrowser(),
    [...FLAGS, ...(isRoot ? ['--no-sandbox'] : []), `--user-data-dir=${profile}`, ...options, 'about:blank'],
    { stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    const port = Number(readPort(join(profile, 'DevToolsActivePort')));
    if (port > 0) return { port, stop };
    await wait(50);
  }
  await stop();
  throw new Error('The browser did not start.');
}

const FLAGS = ['--headless=new', '--remote-debugging-port=0', '--no-first-run', '--no-default-browser-check']
  .concat(['--disable-background-networking', '--disable-component-update', '--disable-default-apps'])
  .concat(['--disable-extensions', '--disable-sync', '--disable-domain-reliability', '--disable-dev-shm-usage'])
  .concat(['--disable-renderer-backgrounding', '--disable-background-timer-throttling', '--mute-audio'])
  .concat(['--disable-backgrounding-occluded-windows', '--metrics-recording-only', '--password-store=basic']);

/** The browser writes it when it listens. */
function readPort(file: string): string {
  try {
    return readFileSync(file, 'utf8').split('\n')[0] ?? '';
  } catch {
    return '';
  }
}

main(process.argv.slice(2)).then((code) => process.exit(code), fail);
