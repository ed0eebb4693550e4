import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { runProgram, runTool } from './parts.ts';

/** The path of a Chromium that starts, installed first if it must be. */
export async function readyBrowser(): Promise<string> {
  const browser = installedBrowser() ?? (await browserFromPlaywright()) ?? (await browserFromDebian());
  if (browser !== undefined) return browser;
  throw new Error('The browser tests need Chromium: install it, or name one in CHROMIUM_PATH, and run npm test again.');
}

/** $CHROMIUM_PATH, else a Chromium or Chrome this machine has. Installs nothing. */
export function installedBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !canStart(named)) throw new Error(`CHROMIUM_PATH names "${named}", which does not start.`);
  return named || [...commandsOnPath(), ...APPLICATIONS, chromium.executablePath()].find(canStart);
}

function commandsOnPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

async function browserFromPlaywright(): Promise<string | undefined> {
  console.log('Installing Chromium with Playwright…');
  await runTool('@playwright/test', ['install', 'chromium'], { stdio: 'ignore' });
  return [chromium.executablePath()].find(canStart);
}

async function browserFromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium with apt-get…');
  if (!(await aptGet(['install', ...DEBIAN_PACKAGES])).isGreen) {
    await aptGet(['update']);
    const { isGreen, output } = await aptGet(['install', ...DEBIAN_PACKAGES]);
    if (!isGreen) console.error(output);
  }
  return commandsOnPath().find(canStart);
}

const aptGet = (options: string[]) =>
  runProgram('apt-get', ['--yes', '--quiet', '--no-install-recommends', ...options], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

/** A file can be there and lack a shared library, or be a stub that asks for a snap. */
function canStart(file: string): boolean {
  return existsSync(file) && spawnSync(file, ['--version'], { timeout: START_MS }).status === 0;
}

const START_MS = 20_000;
/** Not chromium-headless-shell, though stories take a fifth less of a processor in it: a frame that has the focus is not `:focus` there. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DEBIAN_PACKAGES = ['chromium', 'fonts-liberation'];
