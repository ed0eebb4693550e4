import { resolve } from 'node:path';
import { compile } from '../src/builder/compile/compile.ts';
import type * as Entry from '../src/builder/entry.ts';

/**
 * One rebuild, told in steps: prints the milliseconds of each as JSON. A process of its own, because most of what a step costs is that it
 * runs for the first time.
 */
const [root = '', brandsDir = '', outDir = '', slug = ''] = process.argv.slice(2);
const cacheDir = resolve(root, '.cache');
const steps: Record<string, number> = {};
let last = 0;

finish('start Node');
const compiled = await compile(root, cacheDir);
finish('find the compiled renderer');
const { build }: typeof Entry = await import(compiled.entry);
finish('import it');
await build({
  brandsDir,
  outDir,
  slugs: [slug],
  changedOnly: true,
  buildDate: new Date().toISOString().slice(0, 10),
  environment: process.env,
  cacheDir,
  root,
  compiled,
  jobs: 1,
  onStep: finish,
});
finish('report');
process.stdout.write(JSON.stringify(steps), () => process.exit());

function finish(step: string): void {
  const now = performance.now();
  steps[step] = now - last;
  last = now;
}
