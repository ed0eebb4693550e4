import type { Tally } from './parts.ts';

/** A test file that cannot be loaded has no tests to count, so it counts as one that failed. */
export function tallyOfVitest(report: VitestReport): Tally {
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failures = report.testResults
    .flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ name, ...test })))
    .filter(({ status }) => status === 'failed')
    .map(({ name, fullName, failureMessages }) => [name, fullName, ...failureMessages].join('\n'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [...failures, ...unloaded.map(({ name, message }) => `${name}\n${message}`)],
  };
}

export function tallyOfPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...suites.flatMap(failuresIn), ...errors.map(({ message }) => message)],
  };
}

function failuresIn({ specs = [], suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [...failed.map(failureOf), ...suites.flatMap(failuresIn)];
}

function failureOf({ file, line, title, tests }: Spec): string {
  const messages = tests.flatMap(({ results }) =>
    results.flatMap(({ errors }) => errors.map(({ message }) => message)),
  );
  return [`${file}:${line}`, title, ...messages].join('\n');
}

export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message: string }[];
  suites: Suite[];
}
interface Suite {
  specs?: Spec[];
  suites?: Suite[];
}
interface Spec {
  file: string;
  line: number;
  title: string;
  ok: boolean;
  tests: { results: { errors: { message: string }[] }[] }[];
}
