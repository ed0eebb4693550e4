import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Its processes load the same modules: what Node has compiled for one, types taken away, serves the next.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/v8');

const SETTINGS = {
  // What hangs is ended. How long something takes is no matter of tests: a busy machine takes ten times as long.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // One second where nothing is said: what a test waits for takes longer on a busy machine.
  expect: { poll: { timeout: 60_000 } },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};
/** Node runs TypeScript as it is, as the commands do. Vite has to compile only what Node does not know. */
const NATIVE = { ...SETTINGS, experimental: { viteModuleRunner: false } };
/** What runs in a browser: its modules keep what they know, and tests put others in their place. */
const STATEFUL = 'tests/unit/site/{services,stores,ui}/**/*.test.{ts,tsx}';
const WHOLE = {
  ...NATIVE,
  // What tests build in their own process, with the pictures of what they have built for them.
  env: { FRONT_OF_HOUSE_PICTURES: 'quick' },
};

// Tests of whole sites need sites, and those of the contract a backend. The others do without.
export default defineConfig({
  test: {
    // Two more than there are cores: builds, backends, mail servers and what is killed on purpose have their tests wait for half of the time.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          ...NATIVE,
          name: 'stateless',
          include: ['tests/{house,unit}/**/*.test.{ts,tsx}'],
          exclude: [STATEFUL],
          // What they test keeps nothing from one call to the next. So their files share processes, which halves their time.
          isolate: false,
        },
      },
      { test: { ...SETTINGS, name: 'stateful', include: [STATEFUL] } },
      {
        test: {
          ...WHOLE,
          name: 'whole',
          include: ['tests/build/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/build/prepare.ts',
        },
      },
      {
        test: {
          ...WHOLE,
          name: 'contract',
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          globalSetup: ['tests/support/build/prepare.ts', 'tests/support/backend/project-for-all.ts'],
        },
      },
    ],
  },
});
