/** A process to kill: publishes one generation after the other. `node publish-forever.ts OUT_DIR SLUG FIRST [MS_BEFORE_THE_LAST_FILE]` */
import { setTimeout as pause } from 'node:timers/promises';
import { publish } from '../../../src/builder/output/publish.ts';
import { recover } from '../../../src/builder/output/recover.ts';
import type { OutputFile } from '../../../src/builder/types.ts';
import { filesOf, stateOf } from './generations.ts';

const [outDir = '', slug = '', first = '1', pauseMs = '0'] = process.argv.slice(2);

recover(outDir, slug);
if (pauseMs !== '0') process.stdout.write('publishing\n');
for (let generation = Number(first); ; generation++) {
  await publish(outDir, slug, { files: slowly(filesOf(generation)), describe: () => stateOf(generation) });
  if (generation === Number(first)) process.stdout.write('published\n');
}

async function* slowly(files: OutputFile[]): AsyncGenerator<OutputFile> {
  yield* files.slice(0, -1);
  if (pauseMs !== '0') await pause(Number(pauseMs));
  yield* files.slice(-1);
}
