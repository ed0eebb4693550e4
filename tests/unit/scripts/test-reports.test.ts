import { describe, expect, test } from 'vitest';
import { addUp, runParts } from '../../../scripts/parts.ts';
import { tallyOfPlaywright, tallyOfVitest } from '../../../scripts/test-reports.ts';

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky', errors: { message: string }[]) => ({
  file: 'a.spec.ts',
  line: 3,
  title,
  ok: status !== 'unexpected',
  tests: [{ status, results: [{ errors }] }],
});

describe('what a test run says at its end', () => {
  test('names each failed test of Vitest, with its file and message', () => {
    const tally = tallyOfVitest({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [
        {
          name: 'tests/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a works', status: 'passed', failureMessages: [] },
            { fullName: 'b works', status: 'failed', failureMessages: ['expected 1 to be 2'] },
          ],
        },
      ],
    });
    expect(tally).toEqual({ passed: 1, failed: 1, failures: ['tests/a.test.ts\nb works\nexpected 1 to be 2'] });
  });

  test('counts a file that could not be loaded, and says why', () => {
    const unloaded = { name: 'tests/a.test.ts', status: 'failed', message: 'No such module', assertionResults: [] };
    const tally = tallyOfVitest({ numPassedTests: 0, numFailedTests: 0, testResults: [unloaded] });
    expect(tally).toEqual({ passed: 0, failed: 1, failures: ['tests/a.test.ts\nNo such module'] });
  });

  test('names each failed story of Playwright, however deep it lies, and what failed outside of stories', () => {
    const tally = tallyOfPlaywright({
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [{ message: 'No browser' }],
      suites: [
        {
          suites: [
            { specs: [spec('opens', 'expected', []), spec('closes', 'unexpected', [{ message: 'Timed out' }])] },
          ],
        },
      ],
    });
    expect(tally).toEqual({
      passed: 1,
      failed: 2,
      failures: ['a.spec.ts:3\ncloses\nTimed out', 'No browser'],
      flaky: [],
    });
  });

  test('names a story that passed when it was tried again, and counts it as passed', () => {
    const tally = tallyOfPlaywright({
      stats: { expected: 1, unexpected: 0, flaky: 1 },
      errors: [],
      suites: [{ specs: [spec('opens', 'expected', []), spec('closes', 'flaky', [{ message: 'Timed out' }])] }],
    });
    expect(tally).toEqual({ passed: 2, failed: 0, failures: [], flaky: ['a.spec.ts:3\ncloses\nTimed out'] });
  });

  test('names a part that only says no', async () => {
    const tally = await runParts([
      { heading: 'Lint', run: () => ({ passed: 0, failed: 1, findings: 'a.ts: unused' }) },
      { heading: 'Types', run: () => ({ passed: 1, failed: 0 }) },
    ]);
    expect(addUp([tally, { passed: 2, failed: 0 }])).toEqual({
      passed: 3,
      failed: 1,
      failures: ['Lint\na.ts: unused'],
      flaky: [],
    });
  });
});
