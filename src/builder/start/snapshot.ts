import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import { OUTSIDE } from '../../astro/lean-bundle.ts';
import { runNode } from '../compile/run-node.ts';
import { compiledIn } from '../compile/source-key.ts';
import { BLOB } from './start-note.ts';
import type { WarmUp } from './started.ts';

const WARM_UP = 'src/builder/start/warm-up';

/**
 * Runs `warmUp` in the compiled renderer and saves the state of the process then as a snapshot, from which Node starts the next build.
 * `folder`: the folder of the compiled renderer. Throws an error with the output of the process that failed.
 */
export async function makeSnapshot(root: string, cacheDir: string, folder: string, key: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'front-of-house-start-'));
  try {
    const compiled = { ...compiledIn(folder), key };
    const warmUp: WarmUp = { root, cacheDir, folder: work, compiled };
    cpSync(join(root, WARM_UP), join(work, 'brands', basename(WARM_UP)), { recursive: true });
    // First without a snapshot, to put the pictures into the cache: drawing them needs native code, which can't be in a snapshot.
    await runNode(root, ['-e', WARM_UP_HERE, compiled.entry, JSON.stringify(warmUp)]);
    const bundle = join(work, 'start.cjs');
    writeFileSync(bundle, await bundleForSnapshot(root, compiled.entry));
    await runNode(root, ['--snapshot-blob', join(folder, BLOB), '--build-snapshot', bundle, JSON.stringify(warmUp)]);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const WARM_UP_HERE = `const [entry, options] = process.argv.slice(1);
import(entry).then(({ warmUp }) => warmUp(JSON.parse(options))).then(() => process.exit(0));`;

/**
 * The renderer as one script, as Node needs it for a snapshot: CommonJS that loads only Node's own modules. It is ASCII, because V8 uses
 * twice the memory for a text with other characters, and reads all of it at each start.
 */
async function bundleForSnapshot(root: string, entry: string): Promise<string> {
  const { build, stop } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: `import { takeSnapshot } from ${JSON.stringify(entry)};\ntakeSnapshot();`, resolveDir: root },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    minify: true,
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [withoutRequire],
  });
  // Otherwise the process of esbuild, 90 MB, would wait for more work as long as the preview runs.
  await stop();
  const [{ text } = { text: '' }] = outputFiles;
  // esbuild does not escape characters inside regular expressions.
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A snapshot can use neither `import()` nor `require` for packages. Those in OUTSIDE are looked up from the script that was started. */
const withoutRequire: Plugin = {
  name: 'without-require',
  setup({ onResolve, onLoad }) {
    const outside = new RegExp(`^(?:${OUTSIDE.join('|')})$`);
    onResolve({ filter: outside }, ({ path }) => ({ path, namespace: 'outside' }));
    onLoad({ filter: /./, namespace: 'outside' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule('node:module').createRequire(process.argv[1])(${JSON.stringify(path)});`,
    }));
    onLoad({ filter: /\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/createRequire\(import\.meta\.url\)/g, 'process.getBuiltinModule'),
    }));
  },
};
