// Run after every `npm install` that changes package-lock.json: names in it the optional packages npm left out.
// docs/decisions/2026-11-lockfile.md says why. Plain JavaScript, because the lock must be mended before anything is installed.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCK = new URL('../package-lock.json', import.meta.url);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync(LOCK, 'utf8'));
  const missing = missingOptionalPackages(lock);
  writeFileSync(LOCK, `${JSON.stringify({ ...lock, packages: sorted({ ...lock.packages, ...missing }) }, null, 2)}\n`);
  console.log(`package-lock.json: ${Object.keys(missing).length} optional packages added.`);
}

/**
 * Entries for the optional packages that another entry of the lock asks for and that the lock does not name.
 *
 * @param {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} lock
 * @returns {Record<string, { version: string, os?: string[], cpu?: string[], libc?: string[], optional: true }>}
 */
export function missingOptionalPackages({ packages }) {
  const known = { ...packages };
  for (const [dependent, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const nearest = foldersSeenFrom(dependent)
        .map((folder) => known[`${folder}node_modules/${name}`])
        .find((found) => found !== undefined);
      if (nearest && (nearest.version === range || !isExact(range))) continue;
      const version = lowestVersion(range);
      const folder = nearest ? `${dependent}/` : ''; // another version is at the top
      known[`${folder}node_modules/${name}`] = { version, ...platformOf(name), optional: true };
    }
  }
  return Object.fromEntries(Object.entries(known).filter(([path]) => !(path in packages)));
}

/** Where Node looks from a package: foldersSeenFrom('node_modules/a') // ['node_modules/a/', ''] */
function foldersSeenFrom(path) {
  const parents = path.split(/(?<=^|\/)node_modules\//).slice(1);
  return parents.reduce(
    (folders, name) => [`${folders[0]}node_modules/${name.replace(/\/?$/, '/')}`, ...folders],
    [''],
  );
}

function isExact(range) {
  return /^\d+\.\d+\.\d+[\w.+-]*$/.test(range);
}

function lowestVersion(range) {
  const version = /\d+\.\d+\.\d+[\w.+-]*/.exec(range)?.[0];
  if (version === undefined) throw new Error(`No version can be read from the range "${range}".`);
  return version;
}

/** The packages name their platform: platformOf('@x/y-linux-arm64-musl') // { os: ['linux'], cpu: ['arm64'], libc: ['musl'] } */
function platformOf(name) {
  if (/wasm32/.test(name)) return { cpu: ['wasm32'] };
  const os = /android|darwin|freebsd|linux|openharmony|win32/.exec(name)?.[0];
  const cpu = /-(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)\b/.exec(name)?.[1];
  const libc = /musl/.test(name) ? 'musl' : /gnu/.test(name) ? 'glibc' : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(os === 'linux' && libc && { libc: [libc] }) };
}

function sorted(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
}
