import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a program cost, with all the processes and threads it started. */
export interface Cost {
  /** From its start to its end. */
  milliseconds: number;
  /** Milliseconds of processor time. NaN where the system does not tell, as everywhere but on Linux. */
  cpu: number;
  /** Bytes that its processes held together at most; what they share counts once. NaN like `cpu`. */
  peak: number;
}

interface Settings {
  cwd: string;
  env?: Record<string, string>;
}

export interface Running {
  pid: number;
  /** All that it has printed. */
  output: () => string;
  /** Rejects with what it printed when it ends with another code than 0. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

const SAMPLE_MS = 100;

/** One at a time: processor time is told of all children that have ended together. Rejects when the program fails. */
export async function measureNode(args: string[], settings: Settings): Promise<Cost> {
  const [cpuBefore, start] = [cpuOfChildren(), performance.now()];
  const { pid, ended } = startNode(args, settings);
  let peak = Number.NaN;
  const look = (): void => {
    const { memory } = costOfTree(pid);
    if (!(memory <= peak)) peak = memory || peak;
  };
  const sampling = setInterval(look, SAMPLE_MS);
  try {
    await ended;
    return { milliseconds: performance.now() - start, cpu: cpuOfChildren() - cpuBefore, peak };
  } finally {
    clearInterval(sampling);
  }
}

/** A program that goes on until it ends or is stopped. */
export function startNode(args: string[], { cwd, env = {} }: Settings): Running {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`node ${args.join(' ')} ended with ${code ?? signal}.\n${output}`));
    });
  });
  const stop = (): Promise<void> => {
    child.kill();
    return ended.catch(() => {});
  };
  return { pid: child.pid ?? 0, output: () => output, ended, stop };
}

/** What a process and all that it started cost so far: milliseconds of processor time, also of those that have ended, and the bytes they hold now. */
export function costOfTree(pid: number): { cpu: number; memory: number } {
  try {
    const fields = statOf(String(pid));
    const held = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    const own = { cpu: sumOf(fields.slice(11, 15).map(Number)) * 10, memory: Number(held) * 1024 };
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children
      .map((child) => costOfTree(Number(child)))
      .reduce((sum, { cpu, memory }) => ({ cpu: sum.cpu + (cpu || 0), memory: sum.memory + (memory || 0) }), own);
  } catch {
    return { cpu: Number.NaN, memory: Number.NaN }; // It has ended, or this is no Linux.
  }
}

function cpuOfChildren(): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = statOf('self');
  return (Number(fields[13]) + Number(fields[14])) * 10;
}

/** Its fields from the third on, after a name that may hold spaces. Linux counts time in hundredths of a second. */
function statOf(process: string): string[] {
  const text = readFileSync(`/proc/${process}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

export const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

export const median = (values: number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
};
