import { describe, expect, test } from 'vitest';
import { importsOf, type Import } from '../support/imports.ts';
import { projectFiles } from '../support/project.ts';

/**
 * The rooms of src and what each may import. `types` are rooms whose types it may name without running their code: the model's
 * are everybody's vocabulary, but a primitive of ui knows no restaurant. `packages` is what it may import from node_modules
 * and from Node; `never` takes away from that.
 */
const ROOMS: Record<string, Room> = {
  model: { rooms: [], types: [], packages: /^(zod|culori)(\/|$)/ },
  domain: { rooms: [], types: ['model'], packages: /^(chrono-node|culori|parse5|schema-dts|tinyld)(\/|$)/ },
  builder: { rooms: ['model', 'domain', 'astro'], types: [], packages: /./ },
  deploy: { rooms: ['builder', 'domain'], types: ['model'], packages: /./ },
  import: { rooms: ['builder', 'domain', 'model'], types: [], packages: /./ },
  live: { rooms: ['builder', 'deploy', 'domain', 'model'], types: [], packages: /./ },
  astro: { rooms: [], types: ['model'], packages: /./ },
  preview: { rooms: ['builder', 'domain', 'model', 'astro'], types: [], packages: /./ },
  services: { rooms: ['model', 'domain'], types: [], packages: /./, never: /^(node:|react)/ },
  stores: {
    rooms: ['domain', 'services'],
    types: ['model'],
    packages: /./,
    never: /^(node:|react|@nanostores\/react)/,
  },
  ui: { rooms: [], types: [], packages: /./, never: /^node:/ },
  features: { rooms: ['ui', 'stores', 'services', 'domain'], types: ['model'], packages: /./, never: /^node:/ },
  layouts: { rooms: ['features', 'ui', 'domain', 'styles'], types: ['model'], packages: /./, never: /^node:/ },
  pages: { rooms: ['layouts', 'features', 'ui', 'domain'], types: ['model'], packages: /./, never: /^node:/ },
  styles: { rooms: [], types: [], packages: /^$/ },
};
/** The forms' schemas run wherever the model's types are known: what a browser sends, it checks with what the backend checks. */
const FORMS = /^src\/model\/forms\//;
/** The functions in supabase/ have a rule of their own, in functions.test.ts. Files directly in src: the middleware stands between the pages and whoever asks for them, the build or the dev server. */
const HALLWAY: Room = { rooms: ['builder', 'preview', 'domain'], types: ['model', 'astro'], packages: /./ };

const files = projectFiles(/^src\/.*\.(ts|tsx|astro|mjs)$/);

describe('layers', () => {
  test('the schemas of forms, which visitors download, are written with the small zod', () => {
    const imports = files.filter((file) => FORMS.test(file)).flatMap(importsOf);
    expect(imports.filter(({ specifier, target }) => target === undefined && specifier !== 'zod/mini')).toEqual([]);
    expect(imports.filter(({ target }) => target !== undefined && !FORMS.test(target))).toEqual([]);
  });

  test('every folder of src is a room of the house', () => {
    const folders = new Set(projectFiles(/^src\/[^/]+\//).map((path) => roomOf(path) ?? ''));
    expect([...folders].filter((folder) => !(folder in ROOMS))).toEqual([]);
  });

  test('a room imports only what stands below it', () => {
    expect(files.flatMap((file) => importsOf(file).flatMap((found) => complaintAbout(file, found)))).toEqual([]);
  });

  test('a feature imports no other feature', () => {
    const complaints = files
      .filter((file) => roomOf(file) === 'features')
      .flatMap((file) =>
        importsOf(file)
          .filter(
            ({ target }) =>
              target?.startsWith('src/site/features/') && ![featureOf(file), 'forms', 'shared'].includes(featureOf(target)),
          )
          .map(
            ({ specifier }) =>
              `${file} imports "${specifier}": what two features need belongs to ui/, domain/ or features/shared/.`,
          ),
      );
    expect(complaints).toEqual([]);
  });

  test('a command calls the builder, the import, the preview, a deploy, the live builder or a pure function, and nothing else of src', () => {
    const complaints = projectFiles(/^scripts\/.*\.(ts|mjs)$/).flatMap((file) =>
      importsOf(file)
        .filter(({ target, isType }) => !isType && target?.startsWith('src/'))
        .filter(
          ({ target }) =>
            !['builder', 'deploy', 'import', 'live', 'preview', 'domain'].includes(roomOf(target ?? '') ?? ''),
        )
        .map(
          ({ specifier }) =>
            `${file} imports "${specifier}": a command is thin and calls src/builder, src/deploy, src/import/read, src/live or src/preview.`,
        ),
    );
    expect(complaints).toEqual([]);
  });

  test('no circle of imports', () => {
    expect(circlesIn(files)).toEqual([]);
  });
});

function complaintAbout(file: string, { specifier, target, isType }: Import): string[] {
  const room = roomOf(file);
  const rule = room === undefined ? HALLWAY : ROOMS[room];
  if (rule === undefined) return [];
  const from = room ?? 'src';
  if (target === undefined) {
    const isAllowed = rule.packages.test(specifier) && !rule.never?.test(specifier);
    return isAllowed ? [] : [`${file} imports "${specifier}": ${from} may not use that package.`];
  }
  if (target === 'package.json') return []; // the product's name and address
  if (!target.startsWith('src/')) return [`${file} imports "${specifier}", which is outside src.`];
  const other = roomOf(target);
  if (other === room || other === undefined || rule.rooms.includes(other)) return [];
  if (FORMS.test(target) && rule.types.includes('model')) return [];
  if (rule.types.includes(other)) {
    return isType ? [] : [`${file} imports "${specifier}": ${from} may import only types from ${other} (import type).`];
  }
  return [
    `${file} imports "${specifier}": ${from} may import ${listOf([...rule.rooms, ...rule.types])}, not ${other}.`,
  ];
}

/** roomOf('src/core/hours/hours-lines.ts') // 'domain'; roomOf('src/site/middleware.ts') // undefined */
function roomOf(path: string): string | undefined {
  return /^src\/([^/]+)\//.exec(path)?.[1];
}

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)/.exec(path)?.[1];
}

function listOf(rooms: string[]): string {
  return rooms.length === 0 ? 'only its own files' : rooms.join(', ');
}

/** Each circle once, as "a → b → a". A circle of types is one too: neither file can be understood without the other. */
function circlesIn(paths: string[]): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    if (state.get(path) === 'open') circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (state.has(path) || !paths.includes(path)) return;
    state.set(path, 'open');
    for (const { target } of importsOf(path)) if (target !== undefined) visit(target, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of paths) visit(path, []);
  return circles;
}

interface Room {
  rooms: string[];
  types: string[];
  packages: RegExp;
  never?: RegExp;
}
