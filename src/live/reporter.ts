import { countWarnings } from '../builder/report/capped-warnings.ts';
import { changesText, countOf, durationOf } from '../builder/report/report.ts';
import { sizeOf } from '../deploy/command/deploy-report.ts';
import type { Clock } from './clock.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';
import type { Waiting } from './queue.ts';
import type { Failing, WorkListener } from './work.ts';

export interface ReporterOptions {
  metrics: Metrics;
  clock: Clock;
  print: (sentence: string) => void;
  now: () => number;
}

/** Says and counts what becomes of brands. What has not changed is counted only. */
export function makeReporter({ metrics, clock, print, now }: ReporterOptions): WorkListener {
  return {
    onBuilt: (report) => {
      metrics.count('builds_total', { outcome: report.status });
      if (report.nextChange !== undefined) clock.expect(report.slug, report.nextChange);
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
  waiting: readonly Waiting[];
  failing: ReadonlyMap<string, Failing>;
  now: number;
}

const MAX_LISTED = 20;

/** What there is, for a person who looks. */
export function overviewOf({ health, waiting, failing, now }: Overview): string {
  const listed = waiting.slice(0, MAX_LISTED);
  return [
    health.isWell ? 'All is well.' : health.reasons.join('\n'),
    `${countOf(waiting.length, 'brand')} ${waiting.length === 1 ? 'waits' : 'wait'}.`,
    ...listed.map(({ slug, since }) => `  ${slug}, ${durationOf(now - since)}`),
    ...[...failing].slice(0, MAX_LISTED).map(([slug, { stage, problem }]) => `${slug} failed at ${stage}: ${problem}`),
    'See /health and /metrics.',
    '',
  ].join('\n');
}
