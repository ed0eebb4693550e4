import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Environment } from '../../builder/brand/brand-file.ts';
import { quoteValue } from '../../builder/report/quote-value.ts';
import { redactSecrets } from '../network/secrets.ts';

/** Runs Cloudflare's program in a folder. Rejects with an Error whose message says what went wrong. */
export type Wrangler = (folder: string, args: string[]) => Promise<void>;

interface Limits {
  /** For the whole deployment. */
  timeLimitMs: number;
  /** How long it may take to stop. It hands the request to stop on to the process that works for it. */
  stopLimitMs: number;
}

const LIMITS: Limits = { timeLimitMs: 30 * 60 * 1000, stopLimitMs: 5000 };
const MAX_OUTPUT = 64 * 1024;
const MAX_SHOWN = 400;

/** The wrangler that the user has installed, with this environment. */
export function makeWrangler(environment: Environment, limits = LIMITS): Wrangler {
  return async (folder, args) => {
    const program = findWrangler(environment);
    // It asks nothing, prints no colours and reports to nobody.
    const env = { ...environment, CI: 'true', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' };
    const { exit, output } = await run(program, args, { cwd: folder, env, ...limits });
    if (exit === 0) return;
    const words = wordsOf(redactSecrets(stripVTControlCharacters(output), environment));
    const end = words === '' ? '.' : `: ${quoteValue(words, MAX_SHOWN)}`;
    if (exit === 'too-slow') {
      throw new Error(`wrangler has not finished in ${limits.timeLimitMs / 60_000} minutes and was stopped${end}`);
    }
    throw new Error(`wrangler ended with ${exit}${end}`);
  };
}

function findWrangler({ PATH = '' }: Environment): string {
  const folders = [...PATH.split(delimiter).filter(Boolean), 'node_modules/.bin'];
  // It is started in another folder.
  const found = folders.map((folder) => resolve(folder, 'wrangler')).find(isProgram);
  if (found !== undefined) return found;
  throw new Error('cloudflare: needs the program wrangler. Install it: npm install --save-exact wrangler');
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface Ended {
  exit: number | NodeJS.Signals | 'too-slow';
  /** The end of what it has written. */
  output: string;
}

function run(
  program: string,
  args: string[],
  { cwd, env, timeLimitMs, stopLimitMs }: { cwd: string; env: Environment } & Limits,
): Promise<Ended> {
  return new Promise((settle, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const streams = [child.stdout, child.stderr];
    let output = '';
    for (const stream of streams) {
      stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-MAX_OUTPUT)));
    }
    let isTooSlow = false;
    const stop = setTimeout(() => {
      isTooSlow = true;
      child.kill();
    }, timeLimitMs);
    const kill = setTimeout(() => {
      child.kill('SIGKILL');
      // A process that it has started may keep its outputs open.
      for (const stream of streams) stream.destroy();
    }, timeLimitMs + stopLimitMs);
    const end = (): void => [stop, kill].forEach(clearTimeout);
    child.on('error', (error) => {
      end();
      reject(new Error(`wrangler can't be started: ${error.message}`, { cause: error }));
    });
    child.on('close', (code, signal) => {
      end();
      settle({ exit: isTooSlow ? 'too-slow' : (signal ?? code ?? 1), output });
    });
  });
}

/** What it says of its error; where it names none, the end of what it says. */
function wordsOf(output: string): string {
  const [, words = output.slice(-MAX_SHOWN)] = /\[ERROR\](.*)/s.exec(output) ?? [];
  return words.replaceAll(/\s+/g, ' ').trim();
}
