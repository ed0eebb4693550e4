import { describe, expect, test } from 'vitest';
import { projectFiles, textOf } from '../support/project.ts';

const PAGE_LINES = 60;

describe('sizes', () => {
  test(`a page stays under ${PAGE_LINES} lines`, () => {
    expect(longerThan(PAGE_LINES - 1, projectFiles(/^src\/site\/pages\/.*\.(astro|ts)$/))).toEqual([]);
  });
});

function longerThan(limit: number, files: string[]): string[] {
  return files
    .map((path) => ({ path, lines: textOf(path).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .map(
      ({ path, lines }) =>
        `${path} has ${lines} lines, of which there may be ${limit}: move a part with a purpose of its own into another file`,
    );
}
