import { basename } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { projectFiles } from '../support/project.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL = /^([A-Z][a-z0-9]*)+$/;
/** Words that say nothing about what is inside. */
const SAYS_NOTHING = /^(utils?|helpers?|commons?|misc|libs?|shared|stuff)$/i;
/** What knows restaurants and has several users among the features: its README says what may stand there. */
const SHARED = /^src\/site\/features\/shared\//;

const code = projectFiles(/^(src|scripts|tests|supabase)\/.*\.(ts|tsx|mjs|astro)$/);
/** Their names are addresses: [slug].astro, 404.astro, robots.txt.ts. */
const named = code.filter((path) => !path.startsWith('src/site/pages/'));

describe('names', () => {
  test('.ts files are kebab-case', () => {
    expect(named.filter((path) => /\.(ts|mjs)$/.test(path) && !KEBAB.test(stemOf(path)))).toEqual([]);
  });

  test('.astro and .tsx files are PascalCase', () => {
    const components = named.filter((path) => /\.(astro|tsx)$/.test(path) && !/\.(test|spec)\.tsx$/.test(path));
    expect(components.filter((path) => !PASCAL.test(stemOf(path)))).toEqual([]);
  });

  test('folders are kebab-case', () => {
    const folders = new Set(named.flatMap((path) => path.split('/').slice(0, -1)));
    // Supabase deploys no folder with an underscore.
    expect([...folders].filter((folder) => !KEBAB.test(folder.replace(/^_(?=shared$)/, '')))).toEqual([]);
  });

  test('every name says what is inside', () => {
    const empty = code.filter((path) =>
      [...path.replace(SHARED, '').split('/').slice(0, -1), stemOf(path)].some((word) => SAYS_NOTHING.test(word)),
    );
    expect(empty).toEqual([]);
  });

  test('tests end in .test.ts, stories in .spec.ts', () => {
    const misplaced = projectFiles(/^tests\/.*\.(test|spec)\.tsx?$/).filter(
      (path) => path.startsWith('tests/e2e/') !== /\.spec\.ts$/.test(path),
    );
    expect(misplaced).toEqual([]);
  });
});

/** stemOf('src/core/menu/allergens/allergens.data.ts') // 'allergens' */
function stemOf(path: string): string {
  return basename(path).replace(/(\.(data|client|test|spec|d))?\.\w+$/, '');
}
