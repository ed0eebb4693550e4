import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { projectFiles, textOf } from '../support/project.ts';

const documents = projectFiles(/\.md$/, /^(?!tests\/)/);

describe('documents', () => {
  test('every folder of src opens with a README whose first sentence is bold', () => {
    const rooms = new Set(
      projectFiles(/^src\/([^/]+|(core|builder|site)\/[^/]+)\/[^/]+\.\w+$/).map((path) => dirname(path)),
    );
    // In pages an underscore keeps Astro from publishing it.
    const readmes = [...rooms].map((room) => `${room}/${room === 'src/site/pages' ? '_' : ''}README.md`);
    expect(readmes.filter((path) => !existsSync(path) || !/^(# .+\n+)?\*\*[^*]+\.\*\*/.test(textOf(path)))).toEqual([]);
  });

  test('the README can be read in one go', () => {
    expect(textOf('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  test('the commands they name exist', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = documents.flatMap((path) =>
      [...textOf(path).matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map((match) => ({
        path,
        name: match[1] ?? match[2] ?? '',
      })),
    );
    expect(named.filter(({ name }) => !(name in scripts)).map(({ path, name }) => `${path}: npm run ${name}`)).toEqual(
      [],
    );
  });

  test('the files and folders they link to exist', () => {
    const links = documents.flatMap((path) =>
      [...textOf(path).matchAll(/\]\((?!\w+:|#|\{)([^)#\s]+)/g)].map(([, target = '']) => ({ path, target })),
    );
    const broken = links.filter(({ path, target }) => !existsSync(join(dirname(path), decodeURI(target))));
    expect(broken.map(({ path, target }) => `${path}: ${target}`)).toEqual([]);
  });

  test('the files and folders they name exist, those of the code wherever a comment names them', () => {
    const known = new Set(projectFiles().flatMap((path) => [path, ...foldersAbove(path)]));
    const places = [...documents, ...projectFiles(/^(src|scripts|tests|bench|supabase)\/.*\.(ts|tsx|astro|mjs|css)$/)];
    const missing = places.flatMap((path) =>
      namedPaths(path)
        .filter((named) => !known.has(named))
        .map((named) => `${path}: ${named}`),
    );
    expect(missing).toEqual([]);
  });

  test('docs/architecture.md has every room, with the imports that its README gives it, below the rooms it imports', () => {
    const rows = [...textOf('docs/architecture.md').matchAll(/^\| \[`([\w-]+)`\]\(.*\| (.*) \|$/gm)].map(
      ([, room = '', imports = '']) => ({ room, imports: quotedIn(imports) }),
    );
    const names = projectFiles(/^src\/[^/]+\/README\.md$/).map((path) => path.split('/')[1] ?? '');
    expect(rows.map(({ room }) => room).sort()).toEqual(names);
    expect(rows).toEqual(
      rows.map(({ room }) => ({
        room,
        imports: quotedIn(/^- Imports: (.*(?:\n  .*)*)/m.exec(textOf(`src/${room}/README.md`))?.[1] ?? ''),
      })),
    );
    const order = rows.map(({ room }) => room);
    expect(
      rows.filter(({ imports }, index) => imports.some((other) => !order.slice(0, index).includes(other))),
    ).toEqual([]);
  });

  test('a README names files of its own folder, others by their whole path', () => {
    const code = projectFiles(/^src\//);
    const named = documents
      .filter((path) => /^src\/.*README\.md$/.test(path))
      .flatMap((path) =>
        [...textOf(path).matchAll(/`([\w-][\w./-]*\.(?:ts|tsx|astro|css))`/g)].map(([, name = '']) => ({ path, name })),
      );
    const strange = named.filter(
      ({ path, name }) =>
        !/^(src|tests|scripts|supabase|docs)\//.test(name) &&
        !code.some((file) => file.startsWith(`${dirname(path)}/`) && file.endsWith(`/${name}`)),
    );
    expect(strange.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  test('the headings they link to exist', () => {
    const links = documents.flatMap((path) =>
      [...textOf(path).matchAll(/\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)/g)].map(([, target = '', heading = '']) => ({
        path,
        target: target === '' ? path : join(dirname(path), target),
        heading,
      })),
    );
    const broken = links.filter(({ target, heading }) => !headingsOf(target).includes(heading));
    expect(broken.map(({ path, target, heading }) => `${path}: ${target}#${heading}`)).toEqual([]);
  });

  test('docs/behaviour.md has every page, and names only files that exist', () => {
    const text = textOf('docs/behaviour.md');
    const files = projectFiles(/^src\//);
    const routes = files.flatMap((path) => /^src\/(?:.*\/)?pages\/(.+)\.astro$/.exec(path)?.[1] ?? []);
    const paths = routes.map((route) =>
      `/${route}/`.replace(/\/index\/$/, '/').replace(/\[(?:\.{3})?location\]/, '{location}'),
    );
    expect(paths.filter((path) => path !== '/404/' && !text.includes(`| \`${path}\``))).toEqual([]);
    const named = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|astro))`/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !files.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(170);
  });
});

describe('commands', () => {
  test('every script of package.json has its file in scripts', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const missing = Object.entries(scripts).filter(([name, line]) => {
      const file = name.replace(':', '-'); // No file's name has a colon everywhere.
      return line !== `node scripts/run.mjs ${file}` || !existsSync(`scripts/${file}.ts`);
    });
    expect(missing).toEqual([]);
  });
});

/** foldersAbove('src/core/text/slug.ts') // ['src', 'src/core', 'src/core/text'] */
function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** The paths below a folder of the code that stand between backticks. `src/content/<name>/` has a placeholder, and is none. */
function namedPaths(path: string): string[] {
  const quoted = quotedIn(textOf(path)).flatMap((text) => /^npx vitest run (.+)/.exec(text)?.[1]?.split(' ') ?? text);
  return quoted.flatMap(
    (text) => /^((?:src|scripts|tests|supabase|bench)\/[\w./[\]-]*\w\]?)\/?$/.exec(text)?.[1] ?? [],
  );
}

/** quotedIn('`core`, `menu/*`') // ['core', 'menu/*'] */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
}

/** The addresses of a document's headings, as GitHub makes them. */
function headingsOf(path: string): string[] {
  return [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
