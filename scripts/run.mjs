// What every npm script goes through: installs what is missing, finds a Node that is new enough, runs scripts/<command>.ts.
// Plain JavaScript without dependencies, because on a fresh clone nothing else exists yet. When nothing is missing it costs
// two stats and one small read, so that rebuilding a brand stays a matter of milliseconds.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LOCK = `${ROOT}package-lock.json`;
const INSTALLED_LOCK = `${ROOT}node_modules/.package-lock.json`; // npm writes it last, so it also says that the install finished
const MARKER = `${ROOT}node_modules/.front-of-house`;
const MIN_NODE = [22, 13]; // Its SQLite; Astro would take one older
const FIRST_NODE_WITH_TYPES = [22, 18]; // older ones strip types only behind a flag
/** They make, show and serve sites, for which a third of the packages is not needed: what checks, tests and measures. */
const MAKES_SITES = [
  'build',
  'builder',
  'change',
  'changes',
  'dev',
  'export',
  'import',
  'inspect',
  'links',
  'listings',
  'looks',
  'menu-pdf',
  'new',
  'preview',
  'publish',
  'rollback',
  'start',
  'translate',
];
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Packages are only unpacked: none runs a script of its own, and nobody reads an audit here. */
const NPM_OPTIONS = ['--ignore-scripts', '--no-audit', '--no-fund'];
const ADVICE = `This needs Node ${MIN_NODE.join('.')} or newer: install it from https://nodejs.org and run the command again.`;

const [command = '', ...options] = process.argv.slice(2);
const script = `${ROOT}scripts/${command}.ts`;
if (!/^[a-z-]+$/.test(command) || !existsSync(script)) stop(`There is no command "${command}".`);

await install();
if (isNewEnough()) await runHere();
else await runInNewerNode();

async function install() {
  const noted = readOrNothing(MARKER);
  // Who tests has all packages, and keeps them when a newer package-lock.json comes.
  const needsAll = !MAKES_SITES.includes(command) || noted?.endsWith(' all');
  if (noted === markerOf('all') || (!needsAll && noted === markerOf('sites'))) return;
  if (!isInstalled(needsAll)) await runNpm(needsAll);
  rememberInstall(needsAll ? 'all' : 'sites');
}

function markerOf(packages) {
  const lock = statSync(LOCK);
  return `${lock.size} ${lock.mtimeMs} ${packages}`;
}

/** Whether node_modules holds what package-lock.json says; optional packages of other platforms may be absent. */
function isInstalled(needsAll) {
  if (!existsSync(INSTALLED_LOCK)) return false;
  const wanted = Object.entries(JSON.parse(readFileSync(LOCK, 'utf8')).packages).filter(([path]) => path !== '');
  const present = JSON.parse(readFileSync(INSTALLED_LOCK, 'utf8')).packages;
  return wanted.every(([path, { version, optional, dev, devOptional }]) =>
    path in present ? present[path].version === version : optional || devOptional || (dev && !needsAll),
  );
}

async function runNpm(needsAll) {
  const which = needsAll ? 'all packages' : 'the packages that sites need';
  process.stderr.write(`Installing ${which}, which takes about ${needsAll ? 'a minute' : 'half a minute'}…\n`);
  const options = needsAll ? [] : ['--omit=dev'];
  const ci = await npm('ci', ...options);
  if (ci.status === 0) return;
  if (!ci.output.includes('EUSAGE')) stop(`${ci.output}\nnpm ci failed: its own words are above.`);
  process.stderr.write('package-lock.json does not fit package.json, so npm install is bringing it up to date.\n');
  const fallback = await npm('install', ...options);
  if (fallback.status !== 0) stop(`${fallback.output}\nnpm install failed: its own words are above.`);
}

async function npm(...args) {
  const { spawnSync } = await import('node:child_process');
  const cli = process.env.npm_execpath; // set when npm itself started us
  const [file, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const { status, error, stdout, stderr } = spawnSync(file, [...first, ...args, ...NPM_OPTIONS], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32' && file === 'npm',
  });
  return {
    status,
    output: `${error ? `npm could not be started: ${error.message}` : ''}${stdout ?? ''}${stderr ?? ''}`,
  };
}

/** A read-only node_modules only costs the longer look next time. */
function rememberInstall(packages) {
  try {
    writeFileSync(MARKER, markerOf(packages));
  } catch (error) {
    if (!['EROFS', 'EACCES', 'EPERM'].includes(error.code)) throw error;
  }
}

async function runHere() {
  module.enableCompileCache?.(`${ROOT}.cache/v8`);
  process.argv.splice(1, 2, script);
  await import(new URL(`./${command}.ts`, import.meta.url).href);
}

/** Signals reach both processes, and the end of the other is told. */
async function runInNewerNode() {
  const { spawn } = await import('node:child_process');
  const { node, flags } = newerNode();
  const env = { ...process.env, NODE_COMPILE_CACHE: `${ROOT}.cache/v8` };
  // The channel closes with this process, however it ends: a server hears of it, and stops (src/brand/cli/stop.ts).
  const child = spawn(node, [...flags, script, ...options], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  for (const signal of SIGNALS) {
    // A terminal sends Ctrl-C to both processes itself.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  // The other process has the server, and this one is npm's child: it looks whether npm still runs (see src/brand/cli/stop.ts).
  const parent = process.ppid;
  const looking = setInterval(() => process.ppid !== parent && child.kill(), 500).unref();
  if (process.env.npm_lifecycle_event === undefined) clearInterval(looking);
  child.on('error', (error) => stop(`${node} could not be started (${error.code}). ${ADVICE}`));
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code);
    SIGNALS.forEach((name) => process.removeAllListeners(name));
    process.kill(process.pid, signal);
  });
}

function newerNode() {
  const folder = `${ROOT}node_modules/node-${process.platform}-${process.arch}`;
  const bundled = `${folder}/bin/node`;
  if (existsSync(bundled)) return { node: bundled, flags: [] };
  if (!isAtLeast(MIN_NODE)) stop(ADVICE);
  const flags = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
  return { node: process.execPath, flags };
}

function isNewEnough() {
  return isAtLeast(FIRST_NODE_WITH_TYPES);
}

function isAtLeast([major, minor]) {
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number);
  return haveMajor > major || (haveMajor === major && haveMinor >= minor);
}

function readOrNothing(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
