import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs every part, even after one that failed, and adds up their reports. */
export async function runParts(parts: Part[]): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const part of parts) {
    console.log(`\n${styleText('bold', part.heading)}`);
    const { findings, ...counts } = await tallyOf(part);
    if (findings) console.log(findings);
    const failures = counts.failures ?? (counts.failed > 0 ? [`${part.heading}\n${findings ?? ''}`] : []);
    tallies.push({ ...counts, failures });
  }
  return addUp(tallies);
}

/** The same all at once, for parts that say what they found only when they end. */
export const runSideBySide = (parts: Part[]): Promise<Tally> => runParts(startAll(parts));

/** Starts every part at once. What it answers waits for them: other parts can run meanwhile. */
export function startAll(parts: Part[]): Part[] {
  return parts.map((part) => {
    const tally = tallyOf(part);
    return { ...part, run: () => tally };
  });
}

/** A part that throws is a part that failed. */
async function tallyOf(part: Part): Promise<Tally> {
  try {
    return await part.run();
  } catch (error) {
    return { passed: 0, failed: 1, findings: String(error instanceof Error ? error.message : error) };
  }
}

export function addUp(tallies: Tally[]): Tally {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((total, tally) => total + count(tally), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    failures: tallies.flatMap(({ failures = [] }) => failures),
    flaky: tallies.flatMap(({ flaky = [] }) => flaky),
  };
}

/** A tool that only says yes or no counts as one test. */
export async function passOrFail(packageName: string, options: string[]): Promise<Tally> {
  return tallyOfProgram(await runProgram(...toolArgs(packageName, options)));
}

export function tallyOfProgram({ isGreen, output }: Ran): Tally {
  return { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, findings: output.trim() };
}

/** Runs a package's command with the Node that runs this script, not the one on the PATH. True when it exits with 0. */
export async function runTool(
  packageName: string,
  options: string[],
  settings: ProgramSettings = {},
): Promise<boolean> {
  return (await runProgram(...toolArgs(packageName, options), { stdio: 'inherit', ...settings })).isGreen;
}

/** Runs a program that only somebody by hand asks for: npm brings that version of its package then, so that no install has to. */
export const runFetched = (program: string, options: string[], settings: ProgramSettings = {}): Promise<Ran> =>
  runProgram('npm', ['exec', '--yes', '--', program, ...options], settings);

function toolArgs(packageName: string, options: string[]): [string, string[]] {
  return [process.execPath, [commandFileOf(packageName), ...options]];
}

export function runProgram(
  file: string,
  args: string[],
  { env = {}, stdio = 'pipe' }: ProgramSettings = {},
): Promise<Ran> {
  const colour = process.stdout.isTTY && stdio === 'pipe' ? { FORCE_COLOR: '1' } : {};
  const child = spawn(file, args, {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32' && file === 'npm',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...colour, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ isGreen: code === 0, output }));
  });
}

function commandFileOf(packageName: string): string {
  const folder = join(ROOT, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: string | object };
  const [file] = typeof bin === 'string' ? [bin] : (Object.values(bin) as string[]);
  if (file === undefined) throw new Error(`The package ${packageName} has no command.`);
  return join(folder, file);
}

export interface Part {
  heading: string;
  run: () => Tally | Promise<Tally>;
}
export interface Tally {
  passed: number;
  failed: number;
  /** The report of a part that prints nothing itself. */
  findings?: string;
  /** The failures and their reasons, printed again at the end of a long run. */
  failures?: string[];
  /** What passed only when it was tried again, told like a failure. */
  flaky?: string[];
}

interface Ran {
  isGreen: boolean;
  output: string;
}
interface ProgramSettings {
  env?: Record<string, string>;
  /** Where its output goes: collected, to the terminal at once, or nowhere. */
  stdio?: 'pipe' | 'inherit' | 'ignore';
}
