import { existsSync, globSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { callProject, type EmbeddedProject, startEmbedded } from '../tests/support/backend/backend.ts';
import { copySamplePictures, writeBrands } from './brands/write-brands.ts';
import { startNode } from './measure.ts';
import type { FleetOptions } from './options.ts';
import { costOfTree } from './process-tree.ts';
import { inMegabytes, inMilliseconds, printTable, printTarget } from './table.ts';
import { commandArgs, type Workspace } from './workspace.ts';

const TARGET = { median: 300, slowest: 1000 };
const SECRET = `whsec_${Buffer.from('a secret of the webhook, 32 byte').toString('base64')}`;
const TOO_LONG_MS = 30_000;
/** The backend tells of one brand every two seconds at most. */
const APART_S = 3;
const SAMPLE_MS = 1000;

/** Prices change in the embedded backend, and are looked for where the sites are served. */
export async function benchLive(workspace: Workspace, options: FleetOptions): Promise<void> {
  const { folder, root } = workspace;
  const port = await freePort();
  const env = { CHANGES_WEBHOOK_URL: `http://127.0.0.1:${port}/changes`, CHANGES_WEBHOOK_SECRET: SECRET };
  const starting = startEmbedded(join(folder, 'backend'), env);
  // The preview compiles its database once, to save memory. A busy one is compiled for speed.
  for (const flag of ['--no-liftoff-only', '--wasm-tier-up', '--wasm-dynamic-tiering']) setFlagsFromString(flag);
  const backend = await starting;
  const [brandsDir, outDir, served] = ['brands', 'dist', 'www'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const brands = await storeFleet(workspace, options, brandsDir, backend);
  const args = commandArgs({ root }, 'builder', brandsDir, outDir, '--to', `dir:${served}`, '--port', String(port));
  const builder = startNode(args, {
    cwd: root,
    env: { ...env, FRONT_OF_HOUSE_PICTURES: 'quick' },
  });
  const host = serveFolder(served);
  try {
    await untilIdle(port, builder.output);
    const rate = Math.min(options.rate, brands.length / APART_S);
    const before = costOfTree(builder.pid);
    const told = builder.output().length;
    const ownBefore = process.cpuUsage();
    const memory: number[] = [];
    const sampling = setInterval(() => memory.push(costOfTree(builder.pid).memory), SAMPLE_MS);
    const changes = await changePrices(backend, brands, {
      served,
      host: await host.origin,
      rate,
      seconds: options.seconds,
    });
    clearInterval(sampling);
    report(changes, {
      rate,
      fleet: options.brands,
      cpu: costOfTree(builder.pid).cpu - before.cpu,
      memory,
      ownCpu: totalOf(process.cpuUsage(ownBefore)),
      output: builder.output().slice(told),
    });
  } finally {
    await builder.stop();
    host.close();
    await backend.close();
  }
}

interface LiveBrand {
  slug: string;
  configuration: string;
}

/** Brands whose configurations are in the backend. Those are returned that have a price to change. */
async function storeFleet(
  { root, folder }: Workspace,
  { brands: count, seed, locations, hasPictures }: FleetOptions,
  brandsDir: string,
  backend: EmbeddedProject,
): Promise<LiveBrand[]> {
  const today = new Date().toISOString().slice(0, 10);
  const pictures = hasPictures ? copySamplePictures(root, join(folder, 'pictures')) : [];
  const numbers = Array.from({ length: count }, (_, index) => index);
  const slugs = writeBrands(brandsDir, numbers, { seed, today, locations, pictures });
  const brands: LiveBrand[] = [];
  for (const slug of slugs) {
    const [brandFile, websiteFile] = [join(brandsDir, slug, 'brand.json'), join(brandsDir, slug, 'website.json')];
    const configuration = readFileSync(websiteFile, 'utf8');
    rmSync(websiteFile);
    const { source: _, ...identity } = JSON.parse(readFileSync(brandFile, 'utf8')) as Record<string, unknown>;
    const services = { supabaseUrl: backend.url, supabaseAnonKey: backend.publishableKey };
    writeFileSync(brandFile, JSON.stringify({ ...identity, brandId: slug, ...services }));
    await store(backend, slug, configuration, 'POST');
    const { menu, locations: places = [] } = JSON.parse(configuration) as Priced;
    const price = menu?.categories[0]?.items[0]?.price;
    if (typeof price === 'number' && places.every((place) => place.menu === undefined))
      brands.push({ slug, configuration });
  }
  return brands;
}

interface Priced {
  menu?: { categories: { items: { price?: unknown }[] }[] };
  locations?: { menu?: unknown }[];
}

async function store(
  { url, secretKey }: EmbeddedProject,
  slug: string,
  configuration: string,
  method: 'POST' | 'PATCH',
): Promise<void> {
  const path = method === 'POST' ? '' : `?brand_id=eq.${slug}`;
  const body = `{"brand_id":"${slug}","data":${configuration}}`;
  const { status, text } = await callProject(`${url}/rest/v1/brand_websites${path}`, secretKey, {
    method,
    body,
    headers: { 'Content-Type': 'application/json', Prefer: 'return=minimal' },
  });
  if (status >= 300) throw new Error(`The backend answered ${status} for ${slug}: ${text}`);
}

interface Change {
  /** From the moment at which the backend had the row until the page was served; undefined: never. */
  served?: number;
  /** The same from the moment at which the row was sent. */
  sinceSent?: number;
}

interface Load {
  served: string;
  host: string;
  rate: number;
  seconds: number;
}

/** So many changes a second, whether or not the earlier ones have come through. */
async function changePrices(
  backend: EmbeddedProject,
  brands: LiveBrand[],
  { served, host, rate, seconds }: Load,
): Promise<Change[]> {
  const count = Math.round(rate * seconds);
  const start = performance.now();
  const changes: Promise<Change>[] = [];
  for (let index = 0; index < count; index += 1) {
    await wait(Math.max(0, start + (index * 1000) / rate - performance.now()));
    const { slug, configuration } = brands[index % brands.length] as LiveBrand;
    const price = (700 + index / 100).toFixed(2);
    changes.push(
      changeOne(backend, { slug, configuration: configuration.replace(/("price": )[\d.]+/, `$1${price}`) }, price, {
        served,
        host,
      }),
    );
  }
  return Promise.all(changes);
}

async function changeOne(
  backend: EmbeddedProject,
  { slug, configuration }: LiveBrand,
  price: string,
  { served, host }: Pick<Load, 'served' | 'host'>,
): Promise<Change> {
  const page = menuPageOf(join(served, slug));
  const found = untilServed(join(served, slug), page, `${host}/${slug}/${page}`, price);
  const sent = performance.now();
  await store(backend, slug, configuration, 'PATCH');
  const stored = performance.now();
  const at = await found;
  return at === undefined ? {} : { served: at - stored, sinceSent: at - sent };
}

/** When the host answers with the price. It is asked when the file is another one. */
async function untilServed(site: string, page: string, url: string, price: string): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const look = async (): Promise<void> => {
    const text = await fetch(url).then(
      (response) => response.text(),
      () => '',
    );
    // Or a later one, if the brand was built once for both.
    const shown = [...text.matchAll(/\b7\d\d\.\d\d\b/g)].map(([found]) => Number(found));
    if (Math.max(...shown) >= Number(price)) resolve(performance.now());
  };
  const watcher = watch(dirname(join(site, page)), () => void look());
  const timer = setTimeout(() => void look().then(() => resolve(undefined)), TOO_LONG_MS);
  const at = await promise;
  watcher.close();
  clearTimeout(timer);
  return at;
}

/** The menu of a location: with several locations `/menu/` only leads to theirs. */
function menuPageOf(site: string): string {
  return globSync('menu/*/index.html', { cwd: site }).sort()[0] ?? 'menu/index.html';
}

async function untilIdle(port: number, output: () => string): Promise<void> {
  for (let isIdle = false; !isIdle; await wait(200)) {
    const text = await textOf(port, 'metrics').catch(() => '');
    isIdle = text.includes('changes_heard_total{from="start"}') && text.includes('queue_length 0\n');
    if (/\b(?:needs|Another builder|can't be used)\b/.test(output())) throw new Error(output());
  }
}

const textOf = async (port: number, path: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/${path}`)).text();

/** The least that a static host does. */
function serveFolder(folder: string): { origin: Promise<string>; close: () => void } {
  const server = createServer((request, response) => {
    const file = join(folder, request.url ?? '');
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  const origin = new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { origin, close };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface Measured {
  rate: number;
  fleet: number;
  /** Milliseconds of processor time, of the builder and of this process, in which the backend runs. */
  cpu: number;
  ownCpu: number;
  memory: number[];
  /** What the builder printed meanwhile. */
  output: string;
}

function report(changes: Change[], { rate, fleet, cpu, ownCpu, memory, output }: Measured): void {
  const served = sortedOf(changes.map((change) => change.served));
  const sinceSent = sortedOf(changes.map((change) => change.sinceSent));
  const lost = changes.length - served.length;
  console.log(
    `\n${changes.length} prices changed in the embedded backend, ${rate.toFixed(1)} a second, of ${fleet} brands; webhook, build, publish to a folder.\n`,
  );
  const heard = sortedOf(timesIn(output));
  const row = (name: string, times: number[]): string[] => [
    name,
    ...[0.5, 0.9, 0.99, 1].map((share) => inMilliseconds(quantile(times, share))),
  ];
  printTable([
    ['until the page is served', 'p50', 'p90', 'p99', 'slowest'],
    row('since the backend has the row', served),
    row('since the row was sent', sinceSent),
    row('published, since the builder heard of it', heard),
  ]);
  const third = Math.max(1, Math.floor(memory.length / 3));
  const [first, last] = [memory.slice(0, third), memory.slice(-third)].map((part) => Math.max(...part));
  console.log(
    `\n  ${lost} lost; ${heard.length} publishes; processor time a change: ${inMilliseconds(cpu / changes.length)} in the builder, ${inMilliseconds(ownCpu / changes.length)} in the backend and here`,
  );
  console.log(
    `  memory of all its processes: at most ${inMegabytes(first ?? Number.NaN)} in the first third, ${inMegabytes(last ?? Number.NaN)} in the last\n`,
  );
  const [median, slowest] = [quantile(served, 0.5), quantile(served, 0.99)];
  const isMet = lost === 0 && median <= TARGET.median && slowest <= TARGET.slowest;
  printTarget(
    `Half are served in ${inMilliseconds(median)}, 99 of 100 in ${inMilliseconds(slowest)}, none is lost`,
    `at most ${TARGET.median} ms and ${TARGET.slowest} ms`,
    isMet,
  );
}

/** `rye: published after 57 ms, …` */
const timesIn = (output: string): number[] =>
  Array.from(
    output.matchAll(/published after ([\d.]+) (ms|s)/g),
    ([, time, unit]) => Number(time) * (unit === 's' ? 1000 : 1),
  );

const totalOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

const sortedOf = (times: (number | undefined)[]): number[] =>
  times.filter((time) => time !== undefined).sort((one, other) => one - other);

const quantile = (sorted: number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
