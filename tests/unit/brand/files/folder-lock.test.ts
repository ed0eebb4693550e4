import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '#brand/files/folder-lock.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';

const HOLD = join(import.meta.dirname, '../../../support/backend/hold-folder.ts');
/** A process in a process id namespace of its own, as in another container: there it has the number 1. */
const ELSEWHERE = ['unshare', '--pid', '--fork', '--kill-child', process.execPath];
const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;
const PLACES: [where: string, node: string[]][] = [
  ['here', [process.execPath]],
  ...(canUnshare ? [['in another container', ELSEWHERE] satisfies [string, string[]]] : []),
];

async function hold(folder: string, [command = '', ...args]: readonly string[]): Promise<[ChildProcess, string]> {
  const child = spawn(command, [...args, HOLD, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return [child, said.toString()];
}

test('a folder is one process’s until it lets go', () => {
  const folder = temporaryFolder();
  const lock = lockFolder(folder);
  expect(lock).toBeDefined();
  expect(lockFolder(folder)).toBeUndefined();
  lock?.release();
  lock?.release();
  const next = lockFolder(folder);
  expect(next).toBeDefined();
  next?.release();
});

test.each(PLACES)(
  'a process %s is refused while another one has the folder, and gets it when that was killed',
  async (_, node) => {
    const folder = temporaryFolder();
    const [holder, held] = await hold(folder, node);
    expect(held).toBe('held');
    expect(lockFolder(folder)).toBeUndefined();
    expect((await hold(folder, ELSEWHERE.slice(canUnshare ? 0 : -1)))[1]).toBe('refused');
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
    await expect.poll(() => lockFolder(folder)).toBeDefined();
  },
);

test('of many that come at once for the folder of a process that was killed, one gets it', async () => {
  const folder = temporaryFolder();
  const [dead] = await hold(folder, [process.execPath]);
  dead.kill('SIGKILL');
  await once(dead, 'exit');
  const answers = await Promise.all(Array.from({ length: 4 }, () => hold(folder, [process.execPath])));
  expect(answers.map(([, said]) => said).sort()).toEqual(['held', 'refused', 'refused', 'refused']);
});

test('a folder that can’t hold a lock is an error, and no free folder', () => {
  expect(() => lockFolder(join(temporaryFolder(), 'missing'))).toThrow('unable to open');
});
