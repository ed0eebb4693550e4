/** A process to kill: publishes one version after the other to a folder. `node deploy-forever.ts FOLDER` */
import { publishTo } from '#deploy/sync/replace.ts';
import { makeFolderStore } from '#deploy/targets/folder-store.ts';
import { builtSite, version } from './versions.ts';

const store = makeFolderStore(process.argv[2] ?? '');
for (let n = 1; ; n++) {
  await publishTo(store, builtSite(version(n)));
  process.stdout.write(`${n}\n`);
}
