import { join } from 'node:path';
import { startEmbedded } from '../tests/support/backend/backend.ts';
import { adaptDatabase } from '../tests/support/backend/adapt-database.ts';
import { addressNumber, makeSubmissions, sendAll, storedIds } from '../tests/support/backend/submissions.ts';
import { inSeconds, printTable, printTarget } from './table.ts';
import type { Workspace } from './workspace.ts';

const MANY = 1000;
const TARGET_MS = 30_000;

/** A thousand visitors send feedback at the same moment. */
export async function benchSubmissions({ folder }: Workspace): Promise<void> {
  const dataDir = join(folder, 'backend');
  const fresh = await timed(() => startEmbedded(dataDir));
  await fresh.result.close();
  await adaptDatabase(dataDir);
  const again = await timed(() => startEmbedded(dataDir));
  const { url, secretKey, close } = again.result;
  const submissions = makeSubmissions(MANY);
  const sending = await timed(() => sendAll(url, submissions, addressNumber));
  const stored = await storedIds(url, secretKey, submissions);
  await close();

  const acknowledged = sending.result.filter(({ status }) => status === 201).length;
  console.log(`\n${MANY} submissions at once to the embedded backend, half to the table, half to the function.\n`);
  printTable([
    ['', 'time'],
    ['start without a database', inSeconds(fresh.milliseconds)],
    ['start with one', inSeconds(again.milliseconds)],
    [`${acknowledged} acknowledged, ${stored.length} stored`, inSeconds(sending.milliseconds)],
  ]);
  console.log();
  const isMet = sending.milliseconds <= TARGET_MS && acknowledged === MANY && stored.length === MANY;
  printTarget(`All are acknowledged in ${inSeconds(sending.milliseconds)}`, `at most ${inSeconds(TARGET_MS)}`, isMet);
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; milliseconds: number }> {
  const start = performance.now();
  return { result: await work(), milliseconds: performance.now() - start };
}
