import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../support/build/folders.ts';

const STOP_ME = join(import.meta.dirname, '../../../support/stop-me.ts');

/** As npm does: in a shell, which does not hand signals on. */
async function start(environment: Record<string, string>): Promise<{ shell: ChildProcess; closed: string }> {
  const closed = join(temporaryFolder(), 'closed');
  const script = `"${process.execPath}" "${STOP_ME}" "${closed}"; true`;
  const shell = spawn('sh', ['-c', script], {
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => {
    if (shell.pid !== undefined) killGroup(shell.pid);
  });
  await once(shell.stdout, 'data');
  return { shell, closed };
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

test('a server ends with the npm that started it', async () => {
  const { shell, closed } = await start({ npm_lifecycle_event: 'start' });
  shell.kill('SIGTERM');
  await expect.poll(() => existsSync(closed), { timeout: 60_000 }).toBe(true);
});

test('a server that npm did not start may outlive the shell it was started from', async () => {
  const { shell, closed } = await start({});
  shell.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(existsSync(closed)).toBe(false);
});
