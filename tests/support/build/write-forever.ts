/** A process to kill: writes one generation after the other. `node write-forever.ts OUT_DIR SLUG FIRST` */
import { writeGeneration } from './generations.ts';

const [outDir = '', slug = '', first = '1'] = process.argv.slice(2);

for (let generation = Number(first); ; generation++) {
  await writeGeneration(outDir, slug, generation);
  if (generation === Number(first)) process.stdout.write('written\n');
}
