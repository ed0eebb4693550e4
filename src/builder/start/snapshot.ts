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
 * Starts the compiled renderer, builds a brand twice with it and keeps the process as it is then, for Node to begin the next build with.
 * `folder` is that of the renderer. Throws an error with the output of whatever failed.
 */
export async function makeSnapshot(root: string, cacheDir: string, folder: string, key: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'front-of-house-start-'));
  try {
    const compiled = { ...compiledIn(folder), key };
    const warmUp: WarmUp = { root, cacheDir, folder: work, compiled };
    cpSync(join(root, WARM_UP), join(work, 'brands', basename(WARM_UP)), { recursive: true });
    // The first time without a snapshot: native code can't be in one, so the pictures have to be in the cache already.
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
 * The renderer as one script, as Node takes it for a snapshot: CommonJS that loads nothing but Node's own modules. In ASCII, because V8
 * keeps a text with any other letter in twice the memory, and all of it is read at each start.
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
  // It would wait for more as long as the preview runs, in a process of 90 MB.
  await stop();
  const [{ text } = { text: '' }] = outputFiles;
  // esbuild leaves what stands between the slashes of an expression as it is.
  return text.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** In a snapshot there is no `import()` and no `require` of a package. What stays outside is found beside the script that was started. */
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
