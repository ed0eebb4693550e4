import { countOf, durationOf, escapeControls } from '#brand/report/report.ts';
import type { Replaced } from '../sync/replace.ts';

/** What became of a brand. */
export type DeployOutcome = { slug: string } & (
  | { error: string }
  /** `notes`: remarks of the build about the site that was sent, for the person who publishes it. */
  | { replaced: Replaced; notes?: string[] }
);

export interface DeployReport {
  outcomes: DeployOutcome[];
  /** With `dry-run`, nothing was changed: it says what would be. */
  mode: 'publish' | 'dry-run' | 'rollback';
  milliseconds: number;
}

export const deployExitCode = ({ outcomes }: DeployReport): 0 | 1 =>
  outcomes.some((outcome) => 'error' in outcome) ? 1 : 0;

/**
 * A line a brand, then what failed and why.
 *
 *     Brand         Result     Files  Sent         Deleted
 *     saffron-lane  published  117    3 (48.1 kB)  2
 *
 *     1 brand: 1 published in 1.2 s
 */
export function deployToText(report: DeployReport): string {
  const { outcomes, mode, milliseconds } = report;
  const isDryRun = mode === 'dry-run';
  const rows = outcomes.map((outcome) => rowOf(outcome, RESULTS[mode]));
  const notes = outcomes.flatMap((outcome) => {
    if ('error' in outcome) return [`${outcome.slug}: ${outcome.error}`];
    const { replaced, notes: more = [] } = outcome;
    return [...(replaced.note === undefined ? [] : [replaced.note]), ...more].map((note) =>
      escapeControls(`${outcome.slug}: ${note}`),
    );
  });
  if (mode === 'rollback' && deployExitCode(report) === 0) notes.push(UNTIL_NEXT_PUBLISH);
  const lists = isDryRun ? outcomes.flatMap(listOf) : [];
  const heads = ['Brand', 'Result', 'Files', isDryRun ? 'To send' : 'Sent', isDryRun ? 'To delete' : 'Deleted'];
  const parts = [...lists, tableOf([heads, ...rows]), ...notes, summarize(rows, milliseconds)];
  return `${parts.join('\n\n')}\n`;
}

/** The same for programs. */
export function deployToJson({ outcomes, mode }: DeployReport): string {
  const brands = outcomes.map((outcome) => {
    if ('error' in outcome) return { slug: outcome.slug, result: 'failed', error: outcome.error };
    const { isChanged, sent, removed, ...rest } = outcome.replaced;
    return {
      slug: outcome.slug,
      result: isChanged ? RESULTS[mode] : 'unchanged',
      ...rest,
      sent,
      removed,
      notes: outcome.notes,
    };
  });
  return `${JSON.stringify({ brands }, null, 2)}\n`;
}

/** Nothing but the published files went back: the configuration and the built site still have what was taken back. */
const UNTIL_NEXT_PUBLISH =
  'The next publish, also one by a workflow, brings back what this took away. Before that, correct the configuration and build the brand. Only a builder that stays up waits until the brand changes.';

const RESULTS = { publish: 'published', 'dry-run': 'would change', rollback: 'restored' };

function rowOf(outcome: DeployOutcome, changed: string): string[] {
  if ('error' in outcome) return [outcome.slug, 'failed'];
  const { isChanged, sent, removed, bytes, files } = outcome.replaced;
  const size = sent.length === 0 ? '' : ` (${sizeOf(bytes)})`;
  const result = isChanged ? changed : 'unchanged';
  return [outcome.slug, result, String(files ?? ''), `${sent.length}${size}`, String(removed.length)];
}

const MAX_LISTED = 100;

function listOf(outcome: DeployOutcome): string[] {
  if ('error' in outcome) return [];
  const { sent, removed } = outcome.replaced;
  const lines = [...sent.map((path) => `send ${path}`), ...removed.map((key) => `delete ${key}`)];
  if (lines.length === 0) return [];
  const more = lines.length - MAX_LISTED;
  const shown = lines.slice(0, MAX_LISTED).map((line) => `  ${escapeControls(line)}`);
  return [[`${outcome.slug} would`, ...shown, ...(more > 0 ? [`  and ${more} more`] : [])].join('\n')];
}

function tableOf(rows: string[][]): string {
  const widths = rows[0]?.map((_, at) => rows.reduce((most, row) => Math.max(most, row[at]?.length ?? 0), 0)) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function summarize(rows: string[][], milliseconds: number): string {
  const results = [...Map.groupBy(rows, ([, result]) => result)].map(([result, same]) => `${same.length} ${result}`);
  return `${countOf(rows.length, 'brand')}: ${results.join(', ')} in ${durationOf(milliseconds)}`;
}

/** `48.1 kB` */
export function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
