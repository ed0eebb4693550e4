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

  test('docs/behaviour.md has every page, and the headings that the code refers to', () => {
    const text = textOf('docs/behaviour.md');
    const pages = projectFiles(/^src\/site\/pages\/.*\.astro$/);
    expect(pages.filter((path) => !text.includes(`| \`${path}\``))).toEqual([]);
    const addresses = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => addressOf(title));
    const broken = projectFiles(/^(src|supabase|scripts|tests|bench|docs)\/.*\.(ts|tsx|mjs|astro|css|sql|md)$/).flatMap(
      (path) =>
        [...textOf(path).matchAll(/\bbehaviour\.md#([\w-]+)/g)]
          .filter(([, address = '']) => !addresses.includes(address))
          .map(([reference]) => `${path}: ${reference}`),
    );
    expect(broken).toEqual([]);
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

/** As GitHub makes it of a heading. */
function addressOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}
