import { defineConfig } from '@playwright/test';
import { installedBrowser, installedShell } from './scripts/browser.ts';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
// Chromium's own sandbox refuses to start as root, which is what containers run as.
const ARGS = process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET;

const browser = installedBrowser();
const shell = browser === undefined ? undefined : installedShell(browser);
// Workers read this file again and need not look again.
if (browser !== undefined) process.env.CHROMIUM_PATH = browser;
if (shell !== undefined) process.env.HEADLESS_SHELL_PATH = shell;

const inside = (executablePath: string | undefined) => ({
  launchOptions: { args: ARGS, ...(executablePath !== undefined && { executablePath }) },
});

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // What passes only then is named at the end of the run.
  retries: 1,
  // One more than the cores CI has: stories also wait, and another one acts meanwhile.
  workers: 3,
  // A busy machine is no fault of the site's.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // A trace costs every story a seventh of its time; for one story: npx playwright test <file> --trace on.
    trace: 'off',
  },
  // A story takes less of a processor in the headless shell, which opens no window. Those that differ there say so by their tag.
  projects:
    shell === undefined
      ? [{ name: 'chromium', use: inside(browser) }]
      : [
          { name: 'shell', use: inside(shell), grepInvert: /@chromium/ },
          { name: 'chromium', use: inside(browser), grep: /@chromium/ },
        ],
});
