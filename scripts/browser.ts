import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { askVersion, browserPlaces, canStart, findBrowser, namedBrowser, onPath, SHELL } from './find-browser.ts';
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
  return findBrowser() ?? [chromium.executablePath()].find(canStart);
}

/** $HEADLESS_SHELL_PATH, else the headless shell this machine has, if it is of the same version as the browser. Installs nothing. */
export function installedShell(browser: string): string | undefined {
  const isOfIt = (shell: string): boolean => existsSync(shell) && versionOf(shell) === versionOf(browser);
  return namedBrowser('HEADLESS_SHELL_PATH') ?? onPath([SHELL]).find(isOfIt);
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
  return browserPlaces().find(canStart);
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

function versionOf(file: string): string | undefined {
  return /\d+(?:\.\d+)+/.exec(askVersion(file).stdout)?.[0];
}

/** For an optional download: the tests do not wait long for a server that does not answer. */
const BRIEFLY = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::https::Timeout=10'];
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
