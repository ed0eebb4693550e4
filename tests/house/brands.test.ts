import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { lineAt, projectFiles, textOf } from '../support/project.ts';

/**
 * Where colours are made; the schemas, which give an example of each key; paper, which is white; icons; and the preview's own
 * pages, which belong to no brand.
 */
const MAY_NAME_COLOURS =
  /^src\/(site\/styles\/(tokens|print)|core\/theme\/(theme|palette|color)|schema\/|site\/ui\/icons?\b|tool-pages\/style)/i;
const HEX = /(?<![\w&.-]|like ")#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w(-])/gi;

const sources = projectFiles(/^src\/.*\.(ts|tsx|astro|css|mjs)$/);

describe('src belongs to no brand', () => {
  test('it names none', () => {
    const names = brandNames();
    expect(names.length).toBeGreaterThan(0);
    const complaints = sources.flatMap((path) => {
      const text = stringsOf(path).toLowerCase();
      return names.filter((name) => text.includes(name)).map((name) => `${path} names "${name}".`);
    });
    expect(complaints).toEqual([]);
  });

  test('it has no colour outside the tokens and the theme', () => {
    const complaints = sources
      .filter((path) => !MAY_NAME_COLOURS.test(path))
      .flatMap((path) =>
        [...stringsOf(path).matchAll(HEX)].map(
          (match) => `${path}:${lineAt(stringsOf(path), match.index)} ${match[0]}`,
        ),
      );
    expect(complaints).toEqual([]);
  });
});

/** Slugs and names of the sample brands, in lower case. */
function brandNames(): string[] {
  return projectFiles(/^brands\/[^/]+\/brand\.json$/).flatMap((path) => {
    const slug = path.split('/')[1] ?? '';
    const [website] = projectFiles(new RegExp(`^brands/${slug}/website\\.json$`));
    const { name } = (website === undefined ? {} : JSON.parse(textOf(website))) as { name?: string };
    return [slug, ...(name === undefined ? [] : [name])].map((word) => word.toLowerCase());
  });
}

/** A file's text with everything blanked that no visitor could see: comments, and in scripts all but strings. */
function stringsOf(path: string): string {
  const text = textOf(path);
  if (!/\.(ts|tsx|mjs)$/.test(path)) return text.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|&#\w+;/g, blank);
  const file = ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const kept = blank(text).split('');
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const start = node.getStart(file);
      kept.splice(start, node.end - start, ...text.slice(start, node.end).split(''));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return kept.join('');
}

function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, ' ');
}
