import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Measured {
  /** From the start of Node to the end of the process. */
  milliseconds: number;
  stdout: string;
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

/** The same, and the most memory the process ever had, in bytes: it writes that down itself as it ends. */
export function runNodeForPeak(args: string[], note: string, settings: Settings): Measured & { peak: number } {
  const reporter = fileURLToPath(new URL('./report-peak.mjs', import.meta.url));
  const env = { ...settings.env, PEAK_FILE: note };
  const measured = runNode(['--import', reporter, ...args], { ...settings, env });
  if (!existsSync(note)) throw new Error(`node ${args.join(' ')} left no note of its memory.`);
  const peak = Number(readFileSync(note, 'utf8'));
  rmSync(note);
  return { ...measured, peak };
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
