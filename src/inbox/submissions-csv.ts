import { csvOf } from '#core/text/csv.ts';
import type { Submission } from './read-rows.ts';
import { type InboxField, fieldsOf } from './fields.ts';
import type { SentTable } from './sent-forms.ts';

/**
 * Submissions of one form as CSV: the time of each, then a column for each label, in the order in which they first come. `fileAddress` makes the
 * address of an application's file whole. `left` is how many more there are that the file does not have, which its last line says.
 */
export function submissionsCsv(
  table: SentTable,
  rows: readonly Submission[],
  { fileAddress, left }: { fileAddress: (path: string) => string; left: number },
): string {
  const records = rows.map((row) => ({ row, cells: cellsOf(fieldsOf(table, row), fileAddress) }));
  const labels = new Set(records.flatMap(({ cells }) => [...cells.keys()]));
  const lines = records.map(({ row, cells }) => [
    new Date(row.created_at).toISOString(),
    ...[...labels].map((label) => cells.get(label) ?? ''),
  ]);
  const end = left === 0 ? [] : [[`${left} older ones are not in this file.`]];
  return csvOf(['Sent', ...labels], [...lines, ...end]);
}

/** A question may stand twice in one form. */
function cellsOf(fields: readonly InboxField[], fileAddress: (path: string) => string): Map<string, string> {
  const cells = new Map<string, string>();
  for (const { label, value, address } of fields) {
    const before = cells.get(label);
    const text = address === undefined ? value : fileAddress(address);
    cells.set(label, before === undefined ? text : `${before}\n${text}`);
  }
  return cells;
}
