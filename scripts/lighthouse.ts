import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { launch, Launcher } from 'chrome-launcher';
import { generate } from 'selfsigned';
import { median } from '../bench/measure.ts';
import { printTable } from '../bench/table.ts';
import { BRANDS, listOption, makeCommand, parseOptions, valueOption } from '#brand/cli/cli.ts';
import { fail } from '#brand/errors/fail.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { PATHS, pathsIn } from '#core/routes/routes.ts';
import { contentTypeOf } from '#brand/files/content-types.ts';
import type { Paths } from '#schema/site.ts';
import { readyBrowser } from './browser.ts';
import { ROOT, runFetched, runProgram } from './parts.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PAGES = ['home', 'menu', 'location', 'careers'] as const;
type Page = (typeof PAGES)[number];
const SAMPLES = readdirSync(join(ROOT, 'brands')).sort();

interface Options {
  brand: string[];
  page: Page[];
  /** The first part of the paths. */
  lang?: string;
  runs: number;
}

/** Lighthouse, as for a phone, on pages of the sample brands. Ends with 1 when the median of a score is below 100. */
async function main(args: string[]): Promise<number> {
  const command = makeCommand('lighthouse', 'Runs Lighthouse, as for a phone, on pages of the brands.', [
    '',
    '--page home',
  ])
    .addOption(BRANDS)
    .addOption(listOption('--page <name>', `a page: ${PAGES.join(', ')}; may be given several times`, readPage))
    .addOption(valueOption('--lang <prefix>', 'pages of another language of the brand, like fr', readPrefix))
    .addOption(valueOption('--runs <n>', 'how often each is measured; the median counts', readRuns).default(3));
  const { brand, page, lang, runs } = parseOptions<Options>(command, args);
  const unknown = brand.find((slug) => !SAMPLES.includes(slug));
  if (unknown !== undefined) throw new UsageError(`There is no brand "${unknown}", only ${SAMPLES.join(', ')}.`);
  const brands = brand.length === 0 ? SAMPLES : brand;
  const pages = page.length === 0 ? PAGES : page;
  const folder = mkdtempSync(join(tmpdir(), 'front-of-house-lighthouse-'));
  const sites = new Map(brands.map((brand) => [hostOf(brand), join(folder, brand)]));
  try {
    const chosen = brands.flatMap((brand) => ['--brand', brand]);
    const build = [join(ROOT, 'scripts/run.mjs'), 'build', '--out-dir', folder, ...chosen];
    const { isGreen, output } = await runProgram(process.execPath, build);
    if (!isGreen) throw new Error(output);
    const server = await serveSites(sites);
    // All names but those of the brands lead nowhere: nothing is asked of the network.
    const rules = [...sites.keys()].map((host) => `MAP ${host} 127.0.0.1:${server.port}`);
    const browser = await launch({
      chromePath: await readyBrowser(),
      ignoreDefaultFlags: true,
      chromeFlags: launcherFlags()
        .concat('--headless=new', '--ignore-certificate-errors', '--disable-dev-shm-usage')
        .concat(process.getuid?.() === 0 ? ['--no-sandbox'] : [])
        .concat(`--host-resolver-rules=${rules.join(', ')}, MAP * ~NOTFOUND`),
    });
    try {
      console.log(`Load of the machine before the first run: ${loadavg()[0]?.toFixed(1)}. Medians of ${runs} runs.\n`);
      return await measure({ sites, pages, lang, runs, port: browser.port });
    } finally {
      browser.kill();
      server.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/**
 * The launcher's own, but for one: with `RenderDocument` switched off, Chromium shows the first frame of any page whose stylesheet takes a third of a second only
 * one or two seconds later. Speed Index would tell of that.
 */
function launcherFlags(): string[] {
  return Launcher.defaultFlags().map((flag) => flag.replace(',RenderDocument', ''));
}

function readPage(written: string): Page {
  const page = PAGES.find((name) => name === written);
  if (page !== undefined) return page;
  throw new UsageError(`There is no page "${written}", only ${PAGES.join(', ')}.`);
}

function readPrefix(written: string): string {
  if (/^[a-z]{2,3}(-[a-z\d]+)*$/.test(written)) return written;
  throw new UsageError(
    `"${written}" is no first part of a path. Write it as pages of the language have it, like --lang fr.`,
  );
}

function readRuns(written: string): number {
  if (/^[1-9]\d?$/.test(written)) return Number(written);
  throw new UsageError(`"${written}" is no number of runs. Write a whole number from 1 to 99, like --runs 5.`);
}

/** Sites by host name, as a host on the internet sends them: over HTTPS and HTTP/2, compressed, and with the policy of their own. */
async function serveSites(sites: ReadonlyMap<string, string>): Promise<{ port: number; close: () => void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, ({ url, authority }, response) => {
    const { hostname, pathname } = new URL(url, `https://${authority}`);
    const folder = sites.get(hostname) ?? '';
    const wanted = join(folder, pathname, pathname.endsWith('/') ? 'index.html' : '');
    const file = existsSync(wanted) ? wanted : join(folder, '404.html');
    const policy = /Content-Security-Policy: (.*)/.exec(readFileSync(join(folder, '_headers'), 'utf8'))?.[1];
    response.writeHead(file === wanted ? 200 : 404, {
      'content-type': contentTypeOf(file),
      'content-encoding': 'br',
      ...(policy !== undefined && { 'content-security-policy': policy }),
    });
    response.end(brotliCompressSync(readFileSync(file)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

interface Plan {
  sites: ReadonlyMap<string, string>;
  pages: readonly Page[];
  lang: string | undefined;
  runs: number;
  /** Of the browser. */
  port: number;
}

async function measure({ sites, pages, lang, runs, port }: Plan): Promise<number> {
  const rows: string[][] = [];
  const missed = new Set<string>();
  const paths = lang === undefined ? PATHS : pathsIn(lang, `/${lang}`);
  for (const [host, folder] of sites) {
    for (const page of pages) {
      const path = pathOf(page, paths, folder);
      if (path === undefined) continue;
      const all: number[][] = [];
      for (let run = 0; run < runs; run++) {
        process.stderr.write(`${host}${path}, ${run + 1} of ${runs}\n`);
        const { scores, complaints } = await runLighthouse(`https://${host}${path}`, port, `${folder}.json`);
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

const LIGHTHOUSE = 'lighthouse@13.5.0';

/** What is read of its report. */
interface LighthouseReport {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; displayValue?: string; score: number | null }>;
  runtimeError?: { message: string };
}

/** The default of Lighthouse: a phone, its network and processor simulated. Scores are 0 to 100, in the order of the categories. */
async function runLighthouse(
  url: string,
  port: number,
  report: string,
): Promise<{ scores: number[]; complaints: string[] }> {
  const asked = [
    `--port=${port}`,
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${CATEGORIES.join()}`,
  ];
  const { isGreen, output } = await runFetched(LIGHTHOUSE, [url, ...asked, '--quiet', '--no-enable-error-reporting']);
  if (!isGreen) throw new Error(output);
  const { categories, audits, runtimeError } = JSON.parse(readFileSync(report, 'utf8')) as LighthouseReport;
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

/** The first location stands for all. A site that has no location, or not this language, has no such page. */
function pathOf(page: Page, paths: Paths, folder: string): string | undefined {
  const path = page === 'location' ? `${paths.location}*/` : paths[page];
  const [first] = globSync(`${path.slice(1)}index.html`, { cwd: folder }).sort();
  return first === undefined ? undefined : `/${first.replaceAll('\\', '/').replace(/index\.html$/, '')}`;
}

main(process.argv.slice(2)).then((code) => process.exit(code), fail);
