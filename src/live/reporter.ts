import { countWarnings } from '#brand/report/capped-warnings.ts';
import { changesText, countOf, durationOf } from '#brand/report/report.ts';
import { sizeOf } from '#deploy/command/deploy-report.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';
import type { Failing, QueueState } from './brand-queue.ts';
import type { WorkListener } from './work.ts';

export interface ReporterOptions {
  metrics: Metrics;
  /** Remembers on which day, or at which minute, a brand's pages say something else. */
  expect: (slug: string, at: string) => void;
  print: (sentence: string) => void;
  now: () => number;
}

/** Says and counts what becomes of brands. What has not changed is counted only. */
export function makeReporter({ metrics, expect, print, now }: ReporterOptions): WorkListener {
  return {
    onBuilt: (report) => {
      metrics.count('builds_total', { outcome: report.status });
      if (report.nextChange !== undefined) expect(report.slug, report.nextChange);
    },
    onDelivered: ({ slug, kind, since }, report, replaced) => {
      if (replaced === undefined) return;
      metrics.count('publishes_total', { outcome: replaced.isChanged ? 'published' : 'unchanged' });
      if (!replaced.isChanged) return;
      metrics.count('files_sent_total', {}, replaced.sent.length);
      metrics.count('bytes_sent_total', {}, replaced.bytes);
      if (kind === 'change') metrics.observe((now() - since) / 1000);
      const warnings = countWarnings(report);
      const parts = [
        `published after ${durationOf(now() - since)}`,
        `${countOf(replaced.sent.length, 'file')} (${sizeOf(replaced.bytes)})`,
        ...(warnings > 0 ? [countOf(warnings, 'warning')] : []),
      ];
      print(`${slug}: ${parts.join(', ')}${changesText(report)}`);
      if (replaced.note !== undefined) print(`${slug}: ${replaced.note}`);
    },
    onLost: (slug) =>
      print(`${slug}: not published by this machine, because it has lost the brand or the queue did not answer.`),
    onFailed: (slug, { stage, problem }, pauseMs) => {
      if (stage === 'publish') metrics.count('publishes_total', { outcome: 'failed' });
      const what = stage === 'build' ? 'not built' : 'not published';
      const next = pauseMs === undefined ? 'Waiting for its next change.' : `Trying again in ${durationOf(pauseMs)}.`;
      print(`${slug}: ${what}, what is published stays. ${problem} ${next}`);
    },
  };
}

export interface Overview {
  health: Health;
  state: QueueState;
  now: number;
}

const MAX_LISTED = 20;

/** What there is, for a person who looks. */
export function overviewOf({ health, state: { waiting, dead, machines }, now }: Overview): string {
  const atWork = waiting.filter(({ isAtWork }) => isAtWork).length;
  return [
    health.isWell ? 'All is well.' : health.reasons.join('\n'),
    `${countOf(waiting.length, 'brand')} ${waiting.length === 1 ? 'waits' : 'wait'}, ${atWork} of them at work.`,
    ...waiting.slice(0, MAX_LISTED).map(({ slug, since }) => `  ${slug}, ${durationOf(now - since)}`),
    ...failingOf({ waiting, dead })
      .slice(0, MAX_LISTED)
      .map(({ slug, stage, problem }) => `${slug} failed at ${stage}: ${problem}`),
    ...machines.map((machine) => `${machine.name} has ${countOf(machine.atWork, 'brand')} at work.`),
    '',
  ].join('\n');
}

/** Brands whose last build or publish failed: those that are tried again, and those that wait for a change. */
export function failingOf({ waiting, dead }: Pick<QueueState, 'waiting' | 'dead'>): ({ slug: string } & Failing)[] {
  return [
    ...waiting.flatMap(({ slug, failing }) => (failing ? [{ slug, ...failing }] : [])),
    ...Array.from(dead, ([slug, failing]) => ({ slug, ...failing })),
  ];
}
