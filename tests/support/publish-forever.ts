/** A process to kill: publishes one generation after the other. `node publish-forever.ts OUT_DIR SLUG FIRST` */
import { recover } from '../../src/builder/publish/recover.ts';
import { publishGeneration } from './generations.ts';

const [outDir = '', slug = '', first = '1'] = process.argv.slice(2);

recover(outDir, slug);
for (let generation = Number(first); ; generation++) {
  await publishGeneration(outDir, slug, generation);
  if (generation === Number(first)) process.stdout.write('publishing\n');
}
