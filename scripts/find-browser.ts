import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the file that an environment variable names, or undefined where it is not set. Throws if the file does not start. */
export function namedBrowser(variable: string): string | undefined {
  const file = process.env[variable];
  if (file && !canStart(file)) throw new Error(`${variable} names "${file}", which does not start.`);
  return file || undefined;
}

/** $CHROMIUM_PATH, else a Chromium or Chrome that this machine has. */
export function findBrowser(): string | undefined {
  return namedBrowser('CHROMIUM_PATH') ?? browserPlaces().find(canStart);
}

/** Where a Chromium or Chrome may be that this machine has, best first. */
export function browserPlaces(): string[] {
  return [...onPath(COMMANDS), ...APPLICATIONS];
}

/** `onPath(['chromium'])`: a path for each folder of $PATH, whether or not there is a file. */
export function onPath(commands: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** A file can be there and lack a shared library, or be a stub that asks for a snap. Waits for it up to 20 seconds. */
export function canStart(file: string): boolean {
  return existsSync(file) && askVersion(file).status === 0;
}

export function askVersion(file: string) {
  return spawnSync(file, ['--version'], { encoding: 'utf8', timeout: START_MS });
}

/** The headless part of Chromium as a program of its own. It starts faster and opens no window. */
export const SHELL = 'chromium-headless-shell';
const START_MS = 20_000;
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
