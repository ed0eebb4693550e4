import { describe, expect, test } from 'vitest';
import { lineAt, projectFiles, textOf } from '../support/project.ts';

const NOT_RUN =
  /\b(?:it|test|describe|suite)\.(?:only|skip|todo|fixme|fails|skipIf|runIf)\b|\bx(?:it|test|describe)\(/g;
const TITLE = /^\s*(?:it|test)(?:\.each\([^)]*\))?\(\s*(['"`])(.*?)\1/gm;

const files = projectFiles(/^tests\/.*\.(test|spec)\.tsx?$/);

describe('tests', () => {
  test('every test runs', () => {
    expect(files.flatMap((path) => found(path, NOT_RUN, ([match]) => match))).toEqual([]);
  });

  test('names are plain statements', () => {
    const titled = files.flatMap((path) =>
      found(path, TITLE, ([, , title]) => (/\bshould\b/i.test(title ?? '') ? title : undefined)),
    );
    expect(titled).toEqual([]);
  });
});

function found(path: string, pattern: RegExp, quote: (match: RegExpExecArray) => string | undefined): string[] {
  const text = textOf(path);
  return [...text.matchAll(pattern)].flatMap((match) => {
    const quoted = quote(match);
    return quoted === undefined ? [] : [`${path}:${lineAt(text, match.index)} ${quoted}`];
  });
}
