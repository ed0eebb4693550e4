import { describe, expect, test } from 'vitest';
import { committedFiles, lineAt, projectFiles, textOf } from '../support/project.ts';

const GENERATED =
  /(^|\/)(node_modules|dist|\.astro|\.cache|\.data|coverage|test-results|playwright-report)\/|\.(log|tsbuildinfo)$/;
const TEXT = /(\.(ts|tsx|astro|mjs|js|css|json|md|ya?ml|sql|sh|html|txt|toml)|\/run|(^|\/)\.[\w.-]+)$/;
/** Home folders and work folders of whoever wrote a line, but not an address that happens to begin like one. */
const MACHINE = /(?<![\w./:-])\/(?:home|Users|root|work|workspace)\/\w+|\b[A-Z]:\\\\?Users\b/g;
const REGISTRY = /https?:\/\/[^/\s"']*(?:registry|artifactory|nexus|verdaccio|pypi)[^/\s"']*|^registry\s*=/gim;

describe('the repository', () => {
  test('holds nothing that is generated', () => {
    expect(committedFiles().filter((path) => GENERATED.test(path))).toEqual([]);
  });

  test('speaks of no machine and no package registry', () => {
    const complaints = projectFiles(TEXT).flatMap((path) => {
      const text = textOf(path);
      return [MACHINE, REGISTRY].flatMap((pattern) =>
        [...text.matchAll(pattern)].map((match) => `${path}:${lineAt(text, match.index)} ${match[0]}`),
      );
    });
    expect(complaints).toEqual([]);
  });
});
