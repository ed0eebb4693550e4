import { dirname } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { COMPILED_ROOMS } from '#builder/compile/source-key.ts';
import { importsOf, type Import } from '../support/imports.ts';
import { projectFiles, textOf } from '../support/project.ts';

/** A room is a folder of src. What it may import, which of its files others may import and how large it may get is in its README. */
interface Room {
  imports: string[];
  /** Files and folders: `read.ts`, `hours/*`. */
  isPublic: (path: string) => boolean;
  ceiling: number;
}

/** Rooms whose code runs in a browser or in Deno, too. `site/astro` is what Astro loads to compile, `leads/smtp` what sends by SMTP. */
const WITHOUT_NODE = ['schema', 'i18n', 'core', 'content', 'dialects', 'assistant', 'leads', 'site'];
const HAS_NODE = /^src\/(?:site\/astro|leads\/smtp)\//;
/** The only packages of these rooms; the others may use any. */
const PACKAGES: Record<string, RegExp> = {
  schema: /^(zod|culori)(\/|$)/,
  i18n: /^$/,
  core: /^(chrono-node|culori|parse5|tinyld)(\/|$)/,
  content: /^(parse5|schema-dts)(\/|$)/,
  dialects: /^(zod|culori)(\/|$)/,
  assistant: /^(chrono-node|parse5|schema-dts|tinyld|zod)(\/|$)/,
};

/** The folders of the Astro project, from the pages down. `outside`: of the other rooms; `types`: by `import type` alone. */
const FLOORS: Record<string, Floor> = {
  pages: { floors: ['layouts', 'features', 'ui'], outside: ['content', 'core', 'i18n'], types: ['schema'] },
  layouts: { floors: ['features', 'ui', 'looks'], outside: ['content', 'core', 'i18n'], types: ['schema'] },
  features: { floors: ['ui', 'stores', 'services'], outside: ['content', 'core', 'i18n'], types: ['schema'] },
  stores: {
    floors: ['services'],
    outside: ['content', 'core', 'i18n'],
    types: ['schema'],
    never: /^(react|@nanostores\/react)/,
  },
  services: { floors: [], outside: ['content', 'core', 'i18n', 'schema'], types: [], never: /^react/ },
  // A primitive knows no restaurant.
  ui: { floors: [], outside: [], types: [] },
  looks: { floors: ['styles'], outside: [], types: ['schema'] },
  styles: { floors: [], outside: [], types: [] },
  astro: { floors: [], outside: [], types: ['schema'] },
};
/** They run wherever types are known: a browser checks what it sends with what the backend checks, and a value is read late everywhere. */
const EVERYWHERE = /^src\/schema\/(forms\/|lazy\.ts|omit-undefined\.ts|hours\/time-of-day\.ts)/;
const FORMS = /^src\/schema\/forms\//;

const FEW_LINES = 15;
/** Small by nature: scripts of a browser, what a language is put together from, one file a call, what Astro keeps from page to page. */
const SMALL = /\.client\.ts$|\/i18n\/([\w-]+)\/\1\.ts$|\/services\/|\/render-cache\.ts$/;

const files = projectFiles(/^src\/.*\.(ts|tsx|astro|mjs)$/);
const commands = projectFiles(/^(scripts|bench|supabase\/functions)\/.*\.(ts|mjs)$/);
const counted = projectFiles(/^src\/.*\.(ts|tsx|astro|mjs|css)$/);
const names = [...new Set(projectFiles(/^src\//).map((path) => path.split('/')[1] ?? ''))];
const rooms = new Map(names.map((name) => [name, readRoom(name)]));

describe('rooms', () => {
  test('every folder of src is a room, and nothing else lies there', () => {
    expect(names.filter((name) => rooms.get(name) === undefined)).toEqual([]);
  });

  test('a room imports only what its README says', () => {
    const complaints = between().flatMap(({ file, specifier, target }) => {
      const [room, other] = [roomOf(file), roomOf(target)];
      return rooms.get(room)?.imports.includes(other)
        ? []
        : [`${file} imports "${specifier}", but its README does not say that ${room} may import ${other}.`];
    });
    expect(complaints).toEqual([]);
  });

  test('rooms stand on each other: none is below itself', () => {
    expect(circlesOf(new Map(names.map((name) => [name, rooms.get(name)?.imports ?? []])))).toEqual([]);
  });

  test('a room is entered by its public files, also from scripts and from functions', () => {
    const complaints = [...between(), ...commands.flatMap(importsInto)]
      .filter(({ target }) => rooms.get(roomOf(target))?.isPublic(target) !== true)
      .map(
        ({ file, target }) =>
          `${file} imports ${target}, which the README of ${roomOf(target)} does not name as public.`,
      );
    expect(complaints).toEqual([]);
  });

  test('the pages are compiled again for a change in what they are compiled from, and for no other', () => {
    const compiled = new Set(['builder', 'site']);
    for (const room of compiled) for (const other of rooms.get(room)?.imports ?? []) compiled.add(other);
    expect(new Set(COMPILED_ROOMS)).toEqual(compiled);
  });

  test.each(names)('%s is no larger than its README says', (name) => {
    const lines = counted.filter((path) => roomOf(path) === name).reduce((sum, path) => sum + linesOf(path), 0);
    expect(lines).toBeLessThanOrEqual(rooms.get(name)?.ceiling ?? 0);
  });

  test('no file of a few lines has a single user: it belongs to that one', () => {
    const users = new Map<string, Set<string>>();
    for (const file of [...files, ...commands]) {
      for (const { target } of importsInto(file)) users.set(target, (users.get(target) ?? new Set()).add(file));
    }
    const crumbs = files.filter(
      (file) => /\.tsx?$/.test(file) && !SMALL.test(file) && users.get(file)?.size === 1 && linesOf(file) < FEW_LINES,
    );
    expect(crumbs.map((file) => `${file} belongs into ${[...(users.get(file) ?? [])].join()}`)).toEqual([]);
  });

  test('no circle between folders', () => {
    expect(circlesOf(foldersOf())).toEqual([]);
  });

  test('no circle of imports', () => {
    const graph = new Map(files.map((file) => [file, importsInto(file).map(({ target }) => target)]));
    expect(circlesOf(graph)).toEqual([]);
  });
});

describe('packages', () => {
  test.each(WITHOUT_NODE)('%s uses nothing of Node', (room) => {
    const inRoom = files.filter((file) => roomOf(file) === room && !HAS_NODE.test(file));
    const found = inRoom.flatMap((file) =>
      packagesOf(file)
        .filter((name) => name.startsWith('node:'))
        .map((name) => `${file} imports ${name}`),
    );
    expect(found).toEqual([]);
  });

  test.each(Object.entries(PACKAGES))('%s uses the packages that it was given', (room, allowed) => {
    const found = files
      .filter((file) => roomOf(file) === room)
      .flatMap((file) => packagesOf(file).map((name) => ({ file, name })))
      .filter(({ name }) => !allowed.test(name));
    expect(found).toEqual([]);
  });

  test('the schemas of forms, which visitors download, are written with the small zod', () => {
    const imports = files.filter((file) => FORMS.test(file)).flatMap(importsOf);
    expect(imports.filter(({ specifier, target }) => target === undefined && specifier !== 'zod/mini')).toEqual([]);
    expect(imports.filter(({ target }) => target !== undefined && !FORMS.test(target))).toEqual([]);
  });
});

describe('the Astro project', () => {
  test('a folder imports only what stands below it', () => {
    const inSite = files.filter((file) => floorOf(file) !== undefined);
    expect(inSite.flatMap((file) => importsOf(file).flatMap((found) => complaintAbout(file, found)))).toEqual([]);
  });

  test('a feature imports no other feature', () => {
    const complaints = files
      .filter((file) => floorOf(file) === 'features')
      .flatMap((file) =>
        importsInto(file)
          .filter(
            ({ target }) =>
              floorOf(target) === 'features' && ![featureOf(file), 'forms', 'shared'].includes(featureOf(target)),
          )
          .map(
            ({ specifier }) =>
              `${file} imports "${specifier}": what two features need belongs to ui/, the content or features/shared/.`,
          ),
      );
    expect(complaints).toEqual([]);
  });
});

function complaintAbout(file: string, { specifier, target, isType }: Import): string[] {
  const name = floorOf(file) ?? '';
  const floor = FLOORS[name];
  if (floor === undefined) return [`${file} lies in no folder that this test knows.`];
  if (target === undefined) {
    return floor.never?.test(specifier) ? [`${file} imports "${specifier}": ${name} may not use that package.`] : [];
  }
  if (!target.startsWith('src/')) return [];
  const other = floorOf(target) ?? roomOf(target);
  if (other === name || floor.floors.includes(other) || floor.outside.includes(other) || EVERYWHERE.test(target))
    return [];
  if (isType && floor.types.includes(other)) return [];
  return [`${file} imports "${specifier}": ${name} may import ${[...floor.floors, ...floor.outside].join(', ')}.`];
}

/** What the list at the end of a README says: `- Imports: …`, `- Public: …`, `- Ceiling: … lines`. */
function readRoom(name: string): Room | undefined {
  const path = `src/${name}/README.md`;
  if (!projectFiles(/^src\/[^/]+\/README\.md$/).includes(path)) return undefined;
  const text = textOf(path);
  const line = (key: string): string => new RegExp(`^- ${key}: (.*(?:\\n  .*)*)`, 'm').exec(text)?.[1] ?? '';
  const quoted = (key: string): string[] => [...line(key).matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  const open = quoted('Public');
  return {
    imports: quoted('Imports'),
    isPublic: (file) => open.some((entry) => matches(file.slice(`src/${name}/`.length), entry)),
    ceiling: Number(/([\d,]+) lines/.exec(line('Ceiling'))?.[1]?.replace(',', '')),
  };
}

/** `matches('hours/week.ts', 'hours/*') // true` */
function matches(path: string, entry: string): boolean {
  return entry.endsWith('*') ? path.startsWith(entry.slice(0, -1)) : path === entry;
}

interface Arrow extends Import {
  file: string;
  target: string;
}

const linesOf = (path: string): number => textOf(path).trimEnd().split('\n').length;

/** What a file imports of src. */
function importsInto(file: string): Arrow[] {
  return importsOf(file).flatMap((found) =>
    found.target?.startsWith('src/') ? [{ ...found, file, target: found.target }] : [],
  );
}

/** The imports that go from one room to another. */
function between(): Arrow[] {
  return files.flatMap((file) => importsInto(file).filter(({ target }) => roomOf(target) !== roomOf(file)));
}

function packagesOf(file: string): string[] {
  return importsOf(file).flatMap(({ specifier, target }) => (target === undefined ? [specifier] : []));
}

/** roomOf('src/core/hours/week.ts') // 'core' */
function roomOf(path: string): string {
  return path.split('/')[1] ?? '';
}

/** floorOf('src/site/ui/button/button.ts') // 'ui' */
function floorOf(path: string): string | undefined {
  return /^src\/site\/([^/]+)\//.exec(path)?.[1];
}

function featureOf(path: string): string | undefined {
  return /^src\/site\/features\/([^/]+)/.exec(path)?.[1];
}

/** Which folders each folder imports from, types too: neither of two in a circle can be understood without the other. */
function foldersOf(): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const folder = dirname(file);
    const others = importsInto(file).map(({ target }) => dirname(target));
    graph.set(folder, [...new Set([...(graph.get(folder) ?? []), ...others.filter((other) => other !== folder)])]);
  }
  return graph;
}

/** Each circle once, as "a → b → a". */
function circlesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const circles: string[] = [];
  const visit = (node: string, trail: string[]): void => {
    if (state.get(node) === 'open') circles.push([...trail.slice(trail.indexOf(node)), node].join(' → '));
    if (state.has(node)) return;
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node, []);
  return circles;
}

interface Floor {
  floors: string[];
  outside: string[];
  types: string[];
  never?: RegExp;
}
