import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { MadeFont, OwnFontTask } from './own-font.ts';

/** The machine could not read a font, which may be better at the next build. The message follows the name of the font. */
export class UnmadeFontError extends Error {
  override name = 'UnmadeFontError';
}

const PROGRAM = 'src/builder/look/own-font-worker.ts';
export const MAX_SECONDS = 30;
const MAX_MEMORY_MB = 512;

/**
 * Makes a font in a process of its own: a broken file may keep it busy for ever, and only ending the process stops that. `root`: the folder of this
 * project. Throws an UnmadeFontError if the process died.
 */
export async function makeInProcess(root: string, task: OwnFontTask, seconds = MAX_SECONDS): Promise<MadeFont> {
  const { PATH, HOME, TMPDIR } = process.env;
  const child = fork(join(root, PROGRAM), {
    cwd: root,
    env: { PATH, HOME, TMPDIR },
    execArgv: [...process.execArgv, `--max-old-space-size=${MAX_MEMORY_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  const timer = setTimeout(kill, seconds * 1000);
  try {
    return await new Promise((resolve, reject) => {
      child.once('message', (made: MadeFont) => resolve(made));
      child.once('error', () => reject(new UnmadeFontError('could not be read')));
      child.once('exit', (_code, signal) => {
        if (signal !== 'SIGKILL') reject(new UnmadeFontError('could not be read'));
        // It would take as long at the next build.
        const problem = { problem: `takes longer than ${seconds} s to read`, advice: 'Save it with fewer letters.' };
        resolve({ facts: { problems: task.files.map((_, file) => ({ file, ...problem })) }, files: {} });
      });
      child.send(task, () => {}); // Where it can't be sent, the process has ended.
    });
  } finally {
    clearTimeout(timer);
    process.off('exit', kill);
    kill();
  }
}
