import { defineConfig } from '@playwright/test';
import { installedBrowser } from './scripts/browser.ts';

const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const executablePath = installedBrowser();
// Workers read this file again and need not look again.
if (executablePath !== undefined) process.env.CHROMIUM_PATH = executablePath;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine is no fault of the site's.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    // A trace costs every story a seventh of its time; for one story: npx playwright test <file> --trace on.
    trace: 'off',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      // Chromium's own sandbox refuses to start as root, which is what containers run as.
      args: process.getuid?.() === 0 ? [...QUIET, '--no-sandbox'] : QUIET,
    },
  },
});
