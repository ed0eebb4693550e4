import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Runs every part, whatever the ones before it did, and adds up what they report. */
export async function runParts(parts: Part[]): Promise<Tally> {
  const total = { passed: 0, failed: 0 };
  for (const part of parts) {
    console.log(`\n${styleText('bold', part.heading)}`);
    const { passed, failed } = await tallyOf(part);
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

/** A part that throws is a part that failed. */
async function tallyOf(part: Part): Promise<Tally> {
  try {
    return await part.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** A tool that only says yes or no counts as one test. */
export function passOrFail(packageName: string, options: string[]): Tally {
  return runTool(packageName, options) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs a package's command with the Node that runs us, whatever Node stands on the PATH. True when it exits with 0. */
export function runTool(
  packageName: string,
  options: string[],
  { env = {}, isQuiet = false }: ToolSettings = {},
): boolean {
  const { status, error } = spawnSync(process.execPath, [commandFileOf(packageName), ...options], {
    cwd: ROOT,
    stdio: isQuiet ? 'ignore' : 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  if (error) throw error;
  return status === 0;
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
}

interface ToolSettings {
  env?: Record<string, string>;
  isQuiet?: boolean;
}
