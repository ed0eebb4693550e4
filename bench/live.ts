import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../tests/support/live/postgres.ts';
import { callProject, type Project } from '../tests/support/backend/backend.ts';
import { countOf } from '#brand/report/report.ts';
import { writeBrands } from './brands.ts';
import { costOfTree, type Running, startNode, sumOf } from './measure.ts';
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
  const hook = `http://127.0.0.1:${port}/changes`;
  const backendArgs = [join(root, 'bench/backend.ts'), join(folder, 'backend'), hook, SECRET];
  const backendProcess = startNode(backendArgs, { cwd: root });
  const backend = await untilBackendAnswers(backendProcess);
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
    return startNode(args, { cwd: root, env: { CHANGES_WEBHOOK_SECRET: SECRET, FRONT_OF_HOUSE_PICTURES: 'quick' } });
  };
  const builders = Array.from({ length: options.builders ?? 1 }, (_, index) => startBuilder(index + 1));
  const costOfBuilders = () => builders.map(({ pid }) => costOfTree(pid));
  /** Milliseconds of processor time so far. */
  const cpuNow = (): CpuByPart => ({
    builder: sumOf(costOfBuilders().map(({ cpu }) => cpu)),
    backend: costOfTree(backendProcess.pid).cpu,
    postgres: postgres ? costOfTree(postgres.pid()).cpu : 0,
    bench: (process.cpuUsage().user + process.cpuUsage().system) / 1000,
  });
  try {
    await untilIdle(port, () => builders.map(({ output }) => output()).join(''));
    const publishesNow = (): number =>
      sumOf(builders.map(({ output }) => output().split(': published after ').length - 1));
    const [before, publishesBefore] = [cpuNow(), publishesNow()];
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
    const after = cpuNow();
    const cpuOf = (part: keyof CpuByPart): number => (after[part] - before[part]) / count;
    const cpu = {
      builder: cpuOf('builder'),
      backend: cpuOf('backend'),
      postgres: cpuOf('postgres'),
      bench: cpuOf('bench'),
    };
    const kind = queue
      ? `${countOf(builders.length, 'builder')} with a queue in PostgreSQL`
      : '1 builder, queue in memory';
    const memory = sumOf(costOfBuilders().map(({ memory }) => memory));
    const publishes = (publishesNow() - publishesBefore) / count;
    report(times, { kind, rate, brands: brands.length, cpu, publishes, memory });
  } finally {
    await Promise.all(builders.map((builder) => builder.stop()));
    await postgres?.close();
    await backendProcess.stop();
  }
}

async function untilBackendAnswers({ output, ended }: Running): Promise<Project> {
  const endsTooEarly = ended.then(() => Promise.reject(new Error('The backend has ended.')));
  endsTooEarly.catch(() => {});
  while (!output().includes('\n')) await Promise.race([endsTooEarly, wait(50)]);
  return { ...(JSON.parse(output()) as Omit<Project, 'jwtSecret'>), jwtSecret: undefined };
}

/** Puts the configuration of a brand into the backend, and returns it. */
async function moveToBackend(backend: Project, folder: string, slug: string): Promise<string> {
  const [brandFile, websiteFile] = [join(folder, 'brand.json'), join(folder, 'website.json')];
  const configuration = readFileSync(websiteFile, 'utf8');
  rmSync(websiteFile);
  const { source: _, ...identity } = JSON.parse(readFileSync(brandFile, 'utf8')) as Record<string, unknown>;
  const services = { supabaseUrl: backend.url, supabaseAnonKey: backend.publishableKey };
  writeFileSync(brandFile, JSON.stringify({ ...identity, ...services }));
  await store(backend, 'POST', '', `{"brand_id":"${slug}","data":${configuration}}`);
  return configuration;
}

async function store({ url, secretKey }: Project, method: string, query: string, body: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Prefer: 'return=minimal' };
  const path = `${url}/rest/v1/brand_websites${query}`;
  const { status, text } = await callProject(path, secretKey, { method, body, headers });
  if (status >= 300) throw new Error(`The backend answered ${status}: ${text}`);
}

/** Milliseconds from the moment at which the backend has the row until the page is published; undefined: never. */
async function changeOne(
  backend: Project,
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

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Milliseconds of processor time. Of each part with all the processes that it has started. */
interface CpuByPart {
  builder: number;
  backend: number;
  postgres: number;
  bench: number;
}

interface Measured {
  kind: string;
  rate: number;
  brands: number;
  /** Of a change. */
  cpu: CpuByPart;
  /** Fewer than one of a change where several changes of a brand were published together. */
  publishes: number;
  /** Bytes that the builders and their processes hold at the end. */
  memory: number;
}

function report(times: (number | undefined)[], { kind, rate, brands, cpu, publishes, memory }: Measured): void {
  const served = times.filter((time) => time !== undefined).sort((one, other) => one - other);
  const quantile = (share: number): number => served[Math.ceil(served.length * share) - 1] ?? Number.NaN;
  const lost = times.length - served.length;
  console.log(
    `\n${times.length} prices changed in the embedded backend, ${rate.toFixed(1)} a second, of ${brands} brands; ${kind}.\n`,
  );
  printTable([
    ['until the page is published', 'p50', 'p90', 'p99', 'slowest', 'lost', 'memory'],
    [
      'since the backend has the row',
      ...[0.5, 0.9, 0.99, 1].map((share) => inMilliseconds(quantile(share))),
      String(lost),
      inMegabytes(memory),
    ],
  ]);
  console.log();
  const { builder, backend, postgres, bench } = cpu;
  printTable([
    ['processor time', 'builders', 'backend', 'PostgreSQL', 'benchmark', 'together', 'published'],
    [
      'a change',
      ...[builder, backend, postgres, bench, builder + backend + postgres + bench].map((part) => inMilliseconds(part)),
      `${publishes.toFixed(2)}×`,
    ],
  ]);
  const [median, slowest] = [quantile(0.5), quantile(0.99)];
  printTarget(
    `\n  Half are there in ${inMilliseconds(median)}, 99 of 100 in ${inMilliseconds(slowest)}, ${lost === 0 ? 'none is' : `${lost} are`} lost`,
    `at most ${TARGET.median} ms and ${TARGET.slowest} ms`,
    lost === 0 && median <= TARGET.median && slowest <= TARGET.slowest,
  );
  printMachines(builder);
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
