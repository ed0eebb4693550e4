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

/** A story that failed once and passed when it was tried again counts as passed, and is named. */
export function tallyOfPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const specs = suites.flatMap(specsIn);
  const flaky = specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...specs.filter(({ ok }) => !ok).map(failureOf), ...errors.map(({ message }) => message)],
    flaky: flaky.map(failureOf),
  };
}

const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

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
  tests: { status: string; results: { errors: { message: string }[] }[] }[];
}
