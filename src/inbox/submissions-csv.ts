import { csvOf } from '#core/text/csv.ts';
import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { InboxRow } from './mailbox/rows.ts';
import { fateText } from './pages/fate.ts';
import { type InboxField, fieldsOf } from './submissions/fields.ts';
import { OUR_WORDS, type SentTable } from './submissions/sent-forms.ts';

/**
 * Submissions of one form as CSV: the time of each, a column for each label, in the order in which they first come, then what was noted of it.
 * `fileAddress` makes the address of an application's file. `left` is how many more there are that the file does not have, which its last line says.
 */
export function submissionsCsv(
  table: SentTable,
  rows: readonly InboxRow[],
  { fileAddress, left }: { fileAddress: (path: string) => string; left: number },
  texts = OUR_WORDS,
): string {
  const records = rows.map((row) => ({ row, cells: cellsOf(fieldsOf(table, row.submission, texts), fileAddress) }));
  const labels = new Set(records.flatMap(({ cells }) => [...cells.keys()]));
  const notes = rows.some(({ lead }) => lead !== undefined) ? notesIn(texts) : [];
  const lines = records.map(({ row, cells }) => [
    new Date(row.submission.created_at).toISOString(),
    ...[...labels].map((label) => cells.get(label) ?? ''),
    ...notes.map(({ of }) => of(row)),
  ]);
  const end = left === 0 ? [] : [[texts.sent.table.olderLeft(left)]];
  return csvOf([texts.sent.table.sent, ...labels, ...notes.map(({ name }) => name)], [...lines, ...end]);
}

/** A question may stand twice in one form. */
function cellsOf(fields: readonly InboxField[], fileAddress: (path: string) => string): Map<string, string> {
  const cells = new Map<string, string>();
  for (const { label, value, file } of fields) {
    const before = cells.get(label);
    const text = file === undefined ? value : fileAddress(file);
    cells.set(label, before === undefined ? text : `${before}\n${text}`);
  }
  return cells;
}

const time = (written: string | null | undefined): string => (written ? new Date(written).toISOString() : '');

function notesIn(texts: ToolTexts): { name: string; of: (row: InboxRow) => string }[] {
  const { table, yes } = texts.sent;
  return [
    { name: table.firstRead, of: ({ lead }) => time(lead?.seen_at) },
    { name: table.answered, of: ({ lead }) => time(lead?.answered_at) },
    { name: table.whoHasIt, of: ({ lead }) => lead?.assignee ?? '' },
    { name: table.note, of: ({ lead }) => lead?.note ?? '' },
    { name: table.whoWasTold, of: (row) => fateText(row, texts) },
    { name: table.test, of: ({ lead }) => (lead?.is_test === true ? yes : '') },
  ];
}
