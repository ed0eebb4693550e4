import { execFile } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { Environment } from '#brand/folder/brand-file.ts';
import { quoteValue } from '#core/text/quote-value.ts';
import { redactSecrets } from './secrets.ts';

/** Runs Cloudflare's program in a folder. Rejects with an Error whose message says what went wrong. */
export type Wrangler = (folder: string, args: string[]) => Promise<void>;

/** For the whole deployment. */
const TIME_LIMIT_MS = 30 * 60 * 1000;
const MAX_OUTPUT = 64 * 1024 * 1024;
const MAX_SHOWN = 400;

const run = promisify(execFile);

/** The wrangler that the user has installed, with this environment. */
export function makeWrangler(environment: Environment, timeLimitMs = TIME_LIMIT_MS): Wrangler {
  const { PATH = '' } = environment;
  // Absolute, because wrangler is started in the folder that is sent: a program there must not be taken for it.
  const folders = [...PATH.split(delimiter).filter(Boolean), 'node_modules/.bin'].map((folder) => resolve(folder));
  // It asks nothing, prints no colours and reports to nobody.
  const env = {
    ...environment,
    PATH: folders.join(delimiter),
    CI: 'true',
    NO_COLOR: '1',
    WRANGLER_SEND_METRICS: 'false',
  };
  return async (folder, args) => {
    // At the limit wrangler gets SIGTERM, which it passes on to its own child process. Nobody waits for their end.
    const signal = AbortSignal.timeout(timeLimitMs);
    const running = run('wrangler', args, { cwd: folder, env, signal, maxBuffer: MAX_OUTPUT });
    running.child.stdin?.end();
    await running.catch((error: unknown) => {
      const { code, signal: killedBy, message, stdout = '', stderr = '' } = error as RunError;
      if (code === 'ENOENT') {
        throw new Error('cloudflare: needs the program wrangler. Install it: npm install --save-exact wrangler');
      }
      const words = wordsOf(redactSecrets(stripVTControlCharacters(stdout + stderr), environment));
      const end = words === '' ? '.' : `: ${quoteValue(words, MAX_SHOWN)}`;
      if (signal.aborted) {
        throw new Error(`wrangler has not finished in ${timeLimitMs / 60_000} minutes and was stopped${end}`);
      }
      if (typeof code === 'string') throw new Error(`wrangler can't be started: ${message}`, { cause: error });
      throw new Error(`wrangler ended with ${killedBy ?? code}${end}`);
    });
  };
}

/** `code` is the exit code, or that of the system where it did not start. */
interface RunError extends Error {
  code?: number | string | null;
  signal?: NodeJS.Signals | null;
  stdout?: string;
  stderr?: string;
}

/** What it says of its error; where it names none, the end of what it says. */
function wordsOf(output: string): string {
  const [, words = output.slice(-MAX_SHOWN)] = /\[ERROR\](.*)/s.exec(output) ?? [];
  return words.replaceAll(/\s+/g, ' ').trim();
}
