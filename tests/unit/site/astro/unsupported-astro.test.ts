import { describe, expect, test } from 'vitest';
import { checkEntry } from '#site/astro/adapter.ts';
import { islandMarkup } from '#site/astro/island-markup.ts';
import { checkBundle } from '#site/astro/lean-bundle.ts';
import { compile } from '../../../support/build/compile-hooks.ts';
import { textOf } from '../../../support/project.ts';

describe('the adapter', () => {
  test('is content with an entry that exports what a build calls', () => {
    expect(() => checkEntry('export{nt as buildBrand,rt as others}from"./chunks/build.mjs";')).not.toThrow();
    expect(() => checkEntry('export { buildBrand };')).not.toThrow();
  });

  test('stops at an entry of another kind', () => {
    expect(() => checkEntry('export{a as handler,b as others};')).toThrow('does not export buildBrand.');
  });
});

describe('island-markup', () => {
  const island = '/astro/dist/runtime/server/hydration.js';
  const scripts = '/astro/dist/runtime/server/scripts.js';
  const router = '/astro/components/ClientRouter.astro';
  const modules = {
    ...Object.fromEntries([island, scripts].map((file) => [file, textOf(`node_modules${file}`)])),
    // As Astro compiles the style of this file.
    [router]: `import "${router}?astro&type=style&index=0&lang.css";`,
  };

  test('finds all it removes in the Astro that is installed', () => {
    expect(() => compile(islandMarkup(), modules)).not.toThrow();
  });

  test.each([
    [island, 'props: { id: astroId }', 'uid'],
    [scripts, 'return `<style>${STYLES}</style>`', 'ISLAND_STYLES'],
    [router, 'import "./router.css";', 'type=style'],
  ])('stops when %s is written otherwise', (id, code, complaint) => {
    expect(() => compile(islandMarkup(), { ...modules, [id]: code })).toThrow(complaint);
  });

  test('says nothing of a compile that failed before', () => {
    expect(() => compile(islandMarkup(), {}, new Error('a page does not parse'))).not.toThrow();
  });
});

describe('lean-bundle', () => {
  const build = { type: 'chunk', imports: ['chunks/page.mjs', 'node:fs', 'fs/promises'] };
  const page = { type: 'chunk', dynamicImports: ['sharp'] };

  test('is content with Node and what stays outside', () => {
    expect(() => checkBundle({ 'chunks/build.mjs': build, 'chunks/page.mjs': page })).not.toThrow();
  });

  test('stops at a package that was left in node_modules', () => {
    const leaving = { ...page, dynamicImports: ['zod/mini'] };
    expect(() => checkBundle({ 'chunks/build.mjs': build, 'chunks/page.mjs': leaving })).toThrow('zod/mini stayed');
  });
});
