import { availableParallelism } from 'node:os';
import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';

const SETTINGS = {
  // What hangs is ended. How long something takes is no matter of tests: a busy machine takes ten times as long.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};
/** Node runs TypeScript as it is, as the commands do. Vite has to compile only what Node does not know. */
const NATIVE = { ...SETTINGS, experimental: { viteModuleRunner: false } };
/** What they test keeps nothing from one call to the next. So their files share processes, which halves their time. */
const STATELESS = 'tests/{house,unit/{astro,bench,builder,domain,functions,model,preview,scripts,visual-regression}}/**/*.test.ts';
const RENDERED = 'tests/unit/{ui,features,layouts}/**/*.test.{ts,tsx}';
const WHOLE = {
  ...NATIVE,
  // What tests build in their own process, with the pictures of what they have built for them.
  env: { FRONT_OF_HOUSE_PICTURES: 'quick' },
};

// Tests of .astro parts need Astro's compiler, which takes a second to start, those of whole sites sites. The others do without.
export default defineConfig({
  test: {
    // One more than there are cores: builds, backends and what is killed on purpose have their tests wait for a third of the time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { test: { ...NATIVE, name: 'stateless', include: [STATELESS], isolate: false } },
      {
        test: { ...SETTINGS, name: 'code', include: ['tests/unit/**/*.test.{ts,tsx}'], exclude: [STATELESS, RENDERED] },
      },
      getViteConfig({ test: { ...SETTINGS, name: 'parts', include: [RENDERED] } }),
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
