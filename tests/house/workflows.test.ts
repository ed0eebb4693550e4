import { describe, expect, test } from 'vitest';
import { projectFiles, textOf } from '../support/project.ts';

const workflows = projectFiles(/^\.github\/workflows\/.*\.ya?ml$/);

describe.each(workflows)('%s', (path) => {
  const text = textOf(path);

  test('may only read, and says so once for all jobs', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  });

  test('every job has a timeout', () => {
    const jobs = text.match(/^ {4}runs-on:/gm) ?? [];
    expect(jobs.length).toBeGreaterThan(0);
    expect(text.match(/^ {4}timeout-minutes: \d+$/gm) ?? []).toHaveLength(jobs.length);
  });

  test('a newer run cancels an older one', () => {
    expect(text).toMatch(/^concurrency:\n {2}group: .+\n {2}cancel-in-progress: true$/m);
  });

  test('every action is pinned by commit, with its version beside it', () => {
    const actions = [...text.matchAll(/\buses: (.+)$/gm)].map(([, action = '']) => action);
    expect(
      actions.filter((action) => !/^[\w/.-]+@[0-9a-f]{40} # v\d/.test(action) && !action.startsWith('./')),
    ).toEqual([]);
  });
});
