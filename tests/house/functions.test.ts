import { describe, expect, test } from 'vitest';
import { importsOf } from '../support/imports.ts';
import { projectFiles, textOf } from '../support/project.ts';

interface Manifest {
  dependencies: Record<string, string>;
}

const { dependencies } = JSON.parse(textOf('package.json')) as Manifest;
const configuration = textOf('supabase/config.toml');
const names = projectFiles(/^supabase\/functions\/[^/]+\/index\.ts$/).map((path) => path.split('/')[2] ?? '');

describe.each(names)('the function %s', (name) => {
  const { imports } = JSON.parse(textOf(`supabase/functions/${name}/deno.json`)) as { imports: Record<string, string> };

  test('takes its packages in the versions the site is built with', () => {
    // "npm:zod@4.6.7/mini"
    const wrong = packagesIn(imports).filter(([, wanted]) => {
      const [, packageName = '', version] = /^npm:(@?[^@]+)@([^/]+)(\/.*)?$/.exec(wanted) ?? [];
      return dependencies[packageName] !== version;
    });
    expect(wrong).toEqual([]);
  });

  test('names every package it imports, and no other', () => {
    const used = new Set(packagesOf(`supabase/functions/${name}/index.ts`));
    expect(
      packagesIn(imports)
        .map(([name]) => name)
        .sort(),
    ).toEqual([...used].sort());
  });

  test('names the folder of every room it imports from, and no other', () => {
    const rooms = [...new Set(roomsOf(`supabase/functions/${name}/index.ts`))].sort();
    const named = Object.entries(imports).filter(([key]) => key.startsWith('#'));
    expect(named).toEqual(rooms.map((room) => [`#${room}/`, `../../../src/${room}/`]));
  });

  test('is open to callers whose key is no token', () => {
    expect(configuration).toContain(`[functions.${name}]\nverify_jwt = false\n`);
  });
});

/** Beside each other and packages: the forms' schemas, what the assistant's answers are made of, changes that are due, and the delivery of leads. */
const USED =
  /^(supabase\/functions\/|src\/(schema|i18n|core|content|dialects|reader|assistant|leads)\/|src\/changes\/due-rows\.ts)/;

test('functions import only each other, the schemas, the assistant, what they stand on, and packages', () => {
  const complaints = projectFiles(/^supabase\/functions\/.*\.ts$/).flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => target !== undefined && !USED.test(target))
      .map(({ specifier }) => `${file} imports "${specifier}": a function needs nothing that builds or shows pages.`),
  );
  expect(complaints).toEqual([]);
});

/** What a file and all it imports take from packages. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(file).flatMap(({ specifier, target }) =>
    target === undefined ? [specifier] : packagesOf(target, seen),
  );
}

/** The rooms of src that a file and all it imports name as `#room/…`. */
function roomsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(file).flatMap(({ specifier, target }) => [
    ...(specifier.startsWith('#') ? [specifier.slice(1).split('/')[0] ?? ''] : []),
    ...(target === undefined ? [] : roomsOf(target, seen)),
  ]);
}

/** Without the folders of our own rooms. */
function packagesIn(imports: Record<string, string>): [string, string][] {
  return Object.entries(imports).filter(([key]) => !key.startsWith('#'));
}
