import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { startPostgres } from '../tests/support/live/postgres.ts';
import { callProject, type EmbeddedProject, startEmbedded } from '../tests/support/backend/backend.ts';
import { countOf } from '#brand/report/report.ts';
import { writeBrands } from './brands.ts';
import { costOfTree, startNode } from './measure.ts';
import { priceOf, untilShown, withPrice } from './price.ts';
import { inMegabytes, inMilliseconds, printTable, printTarget } from './table.ts';
import { type BenchOptions, commandArgs, type Workspace } from './workspace.ts';

const TARGET = { median: 300, slowest: 1000 };
const SECRET = `whsec_${Buffer.from('a secret of the webhook, 32 byte').toString('base64')}`;
const TOO_LONG_MS = 30_000;
/** The backend tells of one brand every two seconds at most. */
const APART_S = 3;

/** Prices change in the embedded backend, and are looked for where the sites are published. */
export async function benchLive({ folder, root }: Workspace, options: BenchOptions): Promise<void> {
  const port = await freePort();
  const env = { CHANGES_WEBHOOK_URL: `http://127.0.0.1:${port}/changes`, CHANGES_WEBHOOK_SECRET: SECRET };
  const starting = startEmbedded(join(folder, 'backend'), env);
  // The preview compiles its database once, to save memory. A busy one is compiled for speed.
  for (const flag of ['--no-liftoff-only', '--wasm-tier-up', '--wasm-dynamic-tiering']) setFlagsFromString(flag);
  const backend = await starting;
  const [brandsDir, served] = [join(folder, 'brands'), join(folder, 'www')];
  const brands = writeBrands(root, brandsDir, options.brands, join(folder, 'pictures'));
  const configurations = new Map<string, string>();
  for (const slug of brands) configurations.set(slug, await moveToBackend(backend, join(brandsDir, slug), slug));
  const to = ['--to', `dir:${served}`, '--port', String(port)];
  const postgres = options.builders === undefined ? undefined : await startPostgres();
  const queue = postgres && ['--queue', await postgres.makeDatabase()];
  const startBuilder = (number: number) => {
    // The first takes the webhooks.
    const own = number === 1 ? to : ['--to', `dir:${served}`, '--port', '0'];
    const args = commandArgs(root, 'builder', brandsDir, join(folder, `dist-${number}`), ...own, ...(queue ?? []));
    return startNode(args, { cwd: root, env: { ...env, FRONT_OF_HOUSE_PICTURES: 'quick' } });
  };
  const builders = Array.from({ length: options.builders ?? 1 }, (_, index) => startBuilder(index + 1));
  const costOfAll = () => {
    const costs = builders.map(({ pid }) => costOfTree(pid));
    return { cpu: sumOf(costs.map(({ cpu }) => cpu)), memory: sumOf(costs.map(({ memory }) => memory)) };
  };
  try {
    await untilIdle(port, () => builders.map(({ output }) => output()).join(''));
    const before = costOfAll();
    const rate = Math.min(options.rate, brands.length / APART_S);
    const count = Math.round(rate * options.seconds);
    const start = performance.now();
    const changes: Promise<number | undefined>[] = [];
    // So many a second, whether or not the earlier ones have come through.
    for (let change = 0; change < count; change += 1) {
      await wait(Math.max(0, start + (change * 1000) / rate - performance.now()));
      const slug = brands[change % brands.length] ?? '';
      const [price, configuration] = [priceOf(change), configurations.get(slug) ?? ''];
      changes.push(changeOne(backend, slug, withPrice(configuration, price), { site: join(served, slug), price }));
    }
    const times = await Promise.all(changes);
    const after = costOfAll();
    const kind = queue
      ? `${countOf(builders.length, 'builder')} with a queue in PostgreSQL`
      : '1 builder, queue in memory';
    report(times, { kind, rate, brands: brands.length, cpu: after.cpu - before.cpu, memory: after.memory });
  } finally {
    await Promise.all(builders.map((builder) => builder.stop()));
    await postgres?.close();
    await backend.close();
  }
}

/** Puts the configuration of a brand into the backend, and returns it. */
async function moveToBackend(backend: EmbeddedProject, folder: string, slug: string): Promise<string> {
  const [brandFile, websiteFile] = [join(folder, 'brand.json'), join(folder, 'website.json')];
  const configuration = readFileSync(websiteFile, 'utf8');
  rmSync(websiteFile);
  const { source: _, ...identity } = JSON.parse(readFileSync(brandFile, 'utf8')) as Record<string, unknown>;
  const services = { supabaseUrl: backend.url, supabaseAnonKey: backend.publishableKey };
  writeFileSync(brandFile, JSON.stringify({ ...identity, ...services }));
  await store(backend, 'POST', '', `{"brand_id":"${slug}","data":${configuration}}`);
  return configuration;
}

async function store({ url, secretKey }: EmbeddedProject, method: string, query: string, body: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Prefer: 'return=minimal' };
  const path = `${url}/rest/v1/brand_websites${query}`;
  const { status, text } = await callProject(path, secretKey, { method, body, headers });
  if (status >= 300) throw new Error(`The backend answered ${status}: ${text}`);
}

/** Milliseconds from the moment at which the backend has the row until the page is published; undefined: never. */
async function changeOne(
  backend: EmbeddedProject,
  slug: string,
  configuration: string,
  { site, price }: { site: string; price: string },
): Promise<number | undefined> {
  await store(backend, 'PATCH', `?brand_id=eq.${slug}`, `{"data":${configuration}}`);
  const stored = performance.now();
  return (await untilShown(site, price, TOO_LONG_MS)) ? performance.now() - stored : undefined;
}

async function untilIdle(port: number, output: () => string): Promise<void> {
  for (let isIdle = false; !isIdle; await wait(200)) {
    const metrics = fetch(`http://127.0.0.1:${port}/metrics`).then((response) => response.text());
    const text = await metrics.catch(() => '');
    isIdle = text.includes('changes_heard_total{from="start"}') && text.includes('queue_length 0\n');
    if (/\b(?:needs|Another builder|can't be used)\b/.test(output())) throw new Error(output());
  }
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface Measured {
  kind: string;
  rate: number;
  brands: number;
  /** Of the builder and its processes: milliseconds of processor time, and bytes at the end. */
  cpu: number;
  memory: number;
}

function report(times: (number | undefined)[], { kind, rate, brands, cpu, memory }: Measured): void {
  const served = times.filter((time) => time !== undefined).sort((one, other) => one - other);
  const quantile = (share: number): number => served[Math.ceil(served.length * share) - 1] ?? Number.NaN;
  const lost = times.length - served.length;
  console.log(
    `\n${times.length} prices changed in the embedded backend, ${rate.toFixed(1)} a second, of ${brands} brands; ${kind}.\n`,
  );
  printTable([
    ['until the page is published', 'p50', 'p90', 'p99', 'slowest', 'lost', 'CPU a change', 'memory'],
    [
      'since the backend has the row',
      ...[0.5, 0.9, 0.99, 1].map((share) => inMilliseconds(quantile(share))),
      String(lost),
      inMilliseconds(cpu / times.length),
      inMegabytes(memory),
    ],
  ]);
  const [median, slowest] = [quantile(0.5), quantile(0.99)];
  printTarget(
    `\n  Half are there in ${inMilliseconds(median)}, 99 of 100 in ${inMilliseconds(slowest)}, ${lost === 0 ? 'none is' : `${lost} are`} lost`,
    `at most ${TARGET.median} ms and ${TARGET.slowest} ms`,
    lost === 0 && median <= TARGET.median && slowest <= TARGET.slowest,
  );
  printMachines(cpu / times.length);
}

/** What more machines would do, computed from what a change costs: nobody has eight of them here. */
function printMachines(cpuOfChange: number): void {
  const cores = availableParallelism();
  const rateOf = (machines: number): string => ((machines * cores * 1000) / cpuOfChange).toFixed(0);
  console.log(
    `\nComputed, not measured: changes a second, machines of ${cores} cores that do nothing else, all of them busy`,
  );
  printTable([
    ['machines', '1', '2', '4', '8'],
    ['changes a second', ...[1, 2, 4, 8].map(rateOf)],
  ]);
}
