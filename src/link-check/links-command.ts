import { resolve } from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { framedMenus } from '#content/pages/menu.ts';
import { buildInstantOf } from '#brand/cli/build-date.ts';
import { BRANDS, BRANDS_DIR, makeCommand, parseOptions } from '#brand/cli/cli.ts';
import { type BackendHealth, makeBackendHealth } from '#brand/network/backend-health.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands } from '#brand/folder/brands.ts';
import { loadDue } from '#changes/due-configuration.ts';
import { PUBLIC_HOSTS, type HostPolicy } from '#brand/network/http-request.ts';
import { namedLinks } from '#reader/content/links.ts';
import { read } from '#reader/read.ts';
import type { Output } from '#brand/report/progress.ts';
import { escapeControls } from '#brand/report/report.ts';
import type { Brand } from '#schema/warning.ts';
import { type BrandLinks, checkLinks } from './check-links.ts';
import { linksExitCode, type LinksReport, linksToJson, linksToText, type UncheckedBrand } from './links-report.ts';
import { makeLinkClient } from './link-client.ts';

export interface LinksCommand {
  /** The arguments that were typed after the command. */
  args: string[];
  environment: Environment;
  /** Which hosts may be asked; left out: those with public addresses. */
  hostPolicy?: HostPolicy;
  /** `stdout` gets the report, `stderr` the progress. */
  stdout?: Output;
  stderr?: Output;
}

const TIME_LIMIT_MS = 10_000;
const USER_AGENT = `front-of-house/${packageFile.version} (link check; +${packageFile.homepage})`;

interface LinksArguments {
  brandsDir: string;
  /** Empty: all brands. */
  slugs: string[];
  json: boolean;
}

/** The arguments of `npm run links`. */
export function parseLinksArguments(args: string[]): LinksArguments {
  const command = makeCommand('links', 'Asks the links of configurations whether they answer.', [
    '',
    '--brand saffron-lane --json',
  ])
    .addOption(BRANDS)
    .addOption(BRANDS_DIR)
    .option('--json', 'print the report for programs');
  const { brand, brandsDir, json } = parseOptions<{ brand: string[]; brandsDir: string; json: boolean }>(command, args);
  return { brandsDir: resolve(brandsDir), slugs: brand, json };
}

/** `npm run links` from its arguments to its exit code: 1 when a link is dead or a brand can't be read. Throws a UsageError where the arguments are wrong. */
export async function runLinksCommand(command: LinksCommand): Promise<number> {
  const { args, environment, hostPolicy = PUBLIC_HOSTS, stdout = process.stdout, stderr = process.stderr } = command;
  const { brandsDir, slugs, json } = parseLinksArguments(args);
  const builtAt = buildInstantOf(environment);
  const brands: (BrandLinks | UncheckedBrand)[] = [];
  const health = makeBackendHealth();
  for (const brand of findBrands(brandsDir, environment, slugs)) {
    brands.push('error' in brand ? brand : await readLinks(brand, builtAt, health));
  }
  const start = performance.now();
  const progress = makeLinksProgress(stderr);
  const client = makeLinkClient({ hostPolicy, userAgent: USER_AGENT, timeLimitMs: TIME_LIMIT_MS });
  const readable = brands.filter((brand) => 'links' in brand);
  const { brands: checked, isCutOff } = await checkLinks(readable, { client, ...progress });
  progress.end();
  const unreadable = brands.filter((brand) => 'error' in brand);
  const report: LinksReport = { brands: [...checked, ...unreadable].sort((a, b) => (a.slug < b.slug ? -1 : 1)) };
  const text = json ? linksToJson(report) : `${linksToText(report, brandsDir, performance.now() - start)}\n`;
  // A pipe may take the text in parts.
  await new Promise<void>((resolve) => stdout.write(text, () => resolve()));
  if (isCutOff) stderr.write(`${CUT_OFF}\n`);
  return isCutOff ? 1 : linksExitCode(report);
}

const CUT_OFF = 'No host answered at all. Is this machine connected? Links are asked directly, not through a proxy.';

async function readLinks(brand: Brand, builtAt: string, health: BackendHealth): Promise<BrandLinks | UncheckedBrand> {
  const { slug } = brand;
  try {
    const { configuration } = await loadDue(brand, builtAt, { health });
    const { site } = read(configuration, brand, builtAt);
    const frames = { origin: site.origin, addresses: new Set(framedMenus(site)) };
    return { slug, links: namedLinks(configuration), site: { name: site.name, locations: site.locations }, frames };
  } catch (error) {
    return { slug, error: error instanceof Error ? error.message : 'An unknown error occurred' };
  }
}

const CLEAR_LINE = '\r\u001B[K';

/** On a terminal, one line that changes; in a log, one line at the beginning. */
function makeLinksProgress(output: Output) {
  let count = 0;
  let asked = 0;
  return {
    onCount: (addresses: number): void => {
      count = addresses;
      if (!output.isTTY) output.write(`Asking ${addresses === 1 ? '1 address' : `${addresses} addresses`}…\n`);
    },
    onAsk: (address: string): void => {
      asked += 1;
      const line = escapeControls(`${asked}/${count} ${address}`);
      if (output.isTTY) output.write(CLEAR_LINE + line.slice(0, (output.columns ?? 80) - 1));
    },
    end: (): void => void (output.isTTY && output.write(CLEAR_LINE)),
  };
}
