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

/** The same, with the headless shell of that Chromium beside it where Debian has one. */
export async function readyBrowsers(): Promise<string> {
  const browser = await readyBrowser();
  if (browser !== DEBIAN_CHROMIUM || !canInstall() || installedShell(browser) !== undefined) return browser;
  console.log('Installing the headless shell of Chromium with apt-get…');
  // Of no other version: that would bring another Chromium with it.
  await install([`${SHELL}=${versionOf(browser)}-*`], BRIEFLY);
  if (installedShell(browser) === undefined) console.log('There is none, so every browser test runs in Chromium.');
  return browser;
}

/** $CHROMIUM_PATH, else a Chromium or Chrome this machine has. Installs nothing. */
export function installedBrowser(): string | undefined {
  return named('CHROMIUM_PATH') ?? [...onPath(COMMANDS), ...APPLICATIONS, chromium.executablePath()].find(canStart);
}

/** $HEADLESS_SHELL_PATH, else the headless shell this machine has, if it is of the same version as the browser. Installs nothing. */
export function installedShell(browser: string): string | undefined {
  const isOfIt = (shell: string): boolean => existsSync(shell) && versionOf(shell) === versionOf(browser);
  return named('HEADLESS_SHELL_PATH') ?? onPath([SHELL]).find(isOfIt);
}

function named(variable: string): string | undefined {
  const file = process.env[variable];
  if (file && !canStart(file)) throw new Error(`${variable} names "${file}", which does not start.`);
  return file || undefined;
}

function onPath(commands: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

async function browserFromPlaywright(): Promise<string | undefined> {
  console.log('Installing Chromium with Playwright…');
  await runTool('@playwright/test', ['install', 'chromium'], { stdio: 'ignore' });
  return [chromium.executablePath()].find(canStart);
}

async function browserFromDebian(): Promise<string | undefined> {
  if (!canInstall()) return undefined;
  console.log('Installing Chromium with apt-get…');
  const { isGreen, output } = await install(['chromium', 'fonts-liberation']);
  if (!isGreen) console.error(output);
  return onPath(COMMANDS).find(canStart);
}

const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function install(packages: string[], options: string[] = []): Promise<{ isGreen: boolean; output: string }> {
  const first = await aptGet(['install', ...options, ...packages]);
  if (first.isGreen) return first;
  await aptGet(['update', ...options]);
  return aptGet(['install', ...options, ...packages]);
}

const aptGet = (options: string[]) =>
  runProgram('apt-get', ['--yes', '--quiet', '--no-install-recommends', ...options], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });

/** A file can be there and lack a shared library, or be a stub that asks for a snap. */
function canStart(file: string): boolean {
  return existsSync(file) && askVersion(file).status === 0;
}

function versionOf(file: string): string | undefined {
  return /\d+(?:\.\d+)+/.exec(askVersion(file).stdout)?.[0];
}

function askVersion(file: string) {
  return spawnSync(file, ['--version'], { encoding: 'utf8', timeout: START_MS });
}

const START_MS = 20_000;
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const SHELL = 'chromium-headless-shell';
/** For an optional download: the tests do not wait long for a server that does not answer. */
const BRIEFLY = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10'];
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
