import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, delimiter } from 'node:path';
import { TEST_BUILD } from './build/build.ts';

export interface Shell {
  /** What was printed so far, on standard output and standard error. */
  output: () => string;
  /** The next match of the pattern; throws when the command ends without it. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<number | null>;
  /** Presses Ctrl+C. */
  interrupt: () => Promise<void>;
}

/** Runs a line in a shell, with the Node that runs the tests and without a terminal. */
export function runInShell(line: string, cwd: string, environment: Record<string, string> = {}): Shell {
  const child = spawn('sh', ['-c', line], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: {
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
      HOME: process.env['HOME'],
      npm_config_update_notifier: 'false',
      ...TEST_BUILD,
      ...environment,
    },
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  let output = '';
  let hear = (): void => {};
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      hear();
    });
  }
  const says = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      hear = () => {
        const found = pattern.exec(output);
        if (found) resolve(found);
      };
      hear();
      void ended.then(() => reject(new Error(`"${line}" ended without ${pattern}.\n${output}`)));
    });
  // As a terminal does, it tells all processes of the command.
  const interrupt = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), 'SIGINT');
    await ended;
  };
  return { output: () => output, says, ended, interrupt };
}
