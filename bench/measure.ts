import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Measured {
  /** From the start of Node to the end of the process. */
  milliseconds: number;
  stdout: string;
}

/** What a program cost, with all the processes and threads it started. */
export interface Cost {
  /** From its start to its end. */
  milliseconds: number;
  /** Milliseconds of processor time. NaN where the system does not tell. */
  cpu: number;
  /** Bytes. NaN where nobody asked. */
  peak: number;
}

/** Throws when the process fails. */
export function runNode(args: string[], { cwd, env = {} }: Settings): Measured {
  const start = performance.now();
  const { status, error, stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, ...args], {
    cwd,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const milliseconds = performance.now() - start;
  if (error) throw error;
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}.\n${stderr}`);
  return { milliseconds, stdout };
}

export const measureNode = (args: string[], settings: Settings): Promise<Cost> =>
  measure(process.execPath, [...process.execArgv, ...args], settings);

/** The same, and the most memory the process ever had: it writes that into `note` itself as it ends. */
export async function measureNodeAndPeak(args: string[], note: string, settings: Settings): Promise<Cost> {
  const reporter = fileURLToPath(new URL('./report-peak.mjs', import.meta.url));
  const env = { ...settings.env, PEAK_FILE: note };
  const cost = await measureNode(['--import', reporter, ...args], { ...settings, env });
  if (!existsSync(note)) throw new Error(`node ${args.join(' ')} left no note of its memory.`);
  const peak = Number(readFileSync(note, 'utf8'));
  rmSync(note);
  return { ...cost, peak };
}

const running = new Set<ChildProcess>();

/** One at a time: processor time is told of all children that have ended together. Rejects when the program fails. */
export function measure(file: string, args: string[], { cwd, env = {} }: Settings): Promise<Cost> {
  const { promise, resolve, reject } = Promise.withResolvers<Cost>();
  const cpuBefore = cpuOfChildren();
  const start = performance.now();
  const child = spawn(file, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  running.add(child);
  let ended = Number.NaN;
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  child.on('error', reject);
  child.on('exit', () => (ended = performance.now()));
  child.on('close', (status, signal) => {
    running.delete(child);
    if (status === 0) resolve({ milliseconds: ended - start, cpu: cpuOfChildren() - cpuBefore, peak: Number.NaN });
    else reject(new Error(`${file} ${args.join(' ')} ended with ${status ?? signal}.\n${stderr}`));
  });
  return promise;
}

/** A program that goes on until `stop`. */
export function startNode(
  args: string[],
  { cwd, env = {} }: Settings,
): { pid: number; stop: () => Promise<void>; output: () => string } {
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      running.delete(child);
      resolve();
    });
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid ?? 0, stop, output: () => output };
}

/** For whoever is told to stop: the programs with all that they started, which is why each leads a group of its own. */
export function killWhatRuns(): void {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

interface Settings {
  cwd: string;
  env?: Record<string, string>;
}

/** Linux counts it in hundredths of a second: fields 16 and 17, after a name that may hold spaces. */
function cpuOfChildren(): number {
  if (process.platform !== 'linux') return Number.NaN;
  const text = readFileSync('/proc/self/stat', 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}
