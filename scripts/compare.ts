import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCommand, parseOptions } from '#brand/cli/cli.ts';
import { fail } from '#brand/errors/fail.ts';
import { UsageError } from '#brand/errors/usage-error.ts';

/** What differs from build to build without being a part of any site. */
const NO_PART = /^(report\.json$|\.state\/|[^/]+\/sitemap\.xml$)/;
/** Compiled files are named by their content, and scripts name each other. */
const COMPILED = /_astro\/[\w.@-]+\.(?:css|js)/g;
const SHOWN = 20;

/**
 * The net under a redesign: whether two builds of the same brands, by different code, publish the same sites byte for byte. Compiled
 * stylesheets count by what is in them, and scripts only by being there, since both are named by a hash.
 */
function compare(before: string, after: string): string[] {
  const [old, now] = [filesOf(before), filesOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.flatMap((name) => {
    const [one, other] = [old.get(name), now.get(name)];
    if (one === undefined) return [`${name} is new`];
    if (other === undefined) return [`${name} is gone`];
    const [a, b] = [contentOf(before, one), contentOf(after, other)];
    return a === b ? [] : [`${name} differs: ${describeDifference(a, b)}`];
  });
}

/** Paths by the name under which the other side has them, too. */
function filesOf(folder: string): Map<string, string> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !NO_PART.test(path) && !path.endsWith('.js'));
  return new Map(files.map((path) => [path.replaceAll(COMPILED, (name) => nameOf(folder, path, name)), path]));
}

function contentOf(folder: string, path: string): string {
  const text = readFileSync(join(folder, path), 'latin1');
  return /\.(html|css)$/.test(path) ? text.replaceAll(COMPILED, (name) => nameOf(folder, path, name)) : text;
}

function nameOf(folder: string, path: string, name: string): string {
  if (name.endsWith('.js')) return '_astro/script.js';
  const file = join(folder, path.split('/')[0] ?? '', name);
  if (!existsSync(file)) return name;
  const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
  return `_astro/${sum.slice(0, 16)}.css`;
}

function describeDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 60));
  return `at ${at}\n    before ${near(one)}\n    after  ${near(other)}`;
}

/** Ends with 0 where the sites are the same, with 1 where they differ. */
function main(args: string[]): number {
  const command = makeCommand('compare', 'Whether two folders of built brands are the same, byte for byte.', [
    '/tmp/before /tmp/after',
  ]).usage('BEFORE AFTER');
  parseOptions(command, args, { takesWords: true });
  const [before, after, ...more] = command.args;
  if (before === undefined || after === undefined || more.length > 0)
    throw new UsageError('compare needs two folders: npm run compare -- BEFORE AFTER');
  const differences = compare(before, after);
  for (const line of differences.slice(0, SHOWN)) console.log(line);
  if (differences.length > SHOWN) console.log(`… and ${differences.length - SHOWN} more`);
  console.log(differences.length === 0 ? 'The same sites, byte for byte.' : `${differences.length} files differ.`);
  return differences.length === 0 ? 0 : 1;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  fail(error);
}
