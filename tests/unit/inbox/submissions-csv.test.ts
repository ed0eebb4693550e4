import { expect, test } from 'vitest';
import type { Submission } from '#inbox/submissions/read-rows.ts';
import type { InboxRow } from '#inbox/mailbox/rows.ts';
import { submissionsCsv } from '#inbox/submissions-csv.ts';
import { type FormName, SENT_TABLES } from '#inbox/submissions/sent-forms.ts';
import { careerApplication, franchiseInquiry } from '../../support/backend/inquiries.ts';
import { delivery, lead } from '../../support/backend/leads.ts';

const row = (columns: Record<string, unknown>): Submission => ({
  id: 'i',
  created_at: '2026-11-21 10:02:10.6+00',
  ...columns,
});

function csvFor(form: FormName, rows: Submission[], left = 0, noted: Partial<InboxRow> = {}): string[] {
  const table = SENT_TABLES.find((each) => each.form === form);
  if (table === undefined) throw new Error(form);
  const csv = submissionsCsv(
    table,
    rows.map((submission) => ({ table, submission, deliveries: [], ...noted })),
    { left, fileAddress: (path) => `http://localhost:4173/files/${path}` },
  );
  return csv.replace('\u{feff}', '').split('\r\n').slice(0, -1);
}

test('questions that only some were asked are columns of their own', () => {
  const answers = (...enquiry_data: unknown[]) => row(franchiseInquiry({ brand_id: 'b', enquiry_data }));
  const lines = csvFor('franchise', [
    answers({ question: '__proto__', response: '=1+1' }, { question: 'Why, "oh"?', response: 'a\nb' }),
    answers({ question: 'Where?', response: 'Here' }, { question: 'Where?', response: 'There' }),
  ]);
  expect(lines).toEqual([
    'Sent,__proto__,"Why, ""oh""?",Reference,Sent to,Where?',
    `2026-11-21T10:02:10.600Z,'=1+1,"a\nb",i,b,`,
    '2026-11-21T10:02:10.600Z,,,i,b,"Here\nThere"',
  ]);
});

test('a file has its whole address', () => {
  const id = '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11';
  const [, line] = csvFor('careers', [row({ ...careerApplication(), resume_path: `${id}/resume.pdf` })]);
  expect(line).toContain(`,http://localhost:4173/files/${id}/resume.pdf,`);
});

test('says what it leaves out, and is a header without a row', () => {
  expect(csvFor('feedback', [], 0)).toEqual(['Sent']);
  expect(csvFor('catering', [row({ restaurant_id: 'a' })], 12).at(-1)).toBe('12 older ones are not in this file.');
});

test('what people noted and who was told stand at the end, and run in no spreadsheet', () => {
  const noted = {
    lead: lead({
      assignee: '=HYPERLINK("x")',
      note: '+1+1\nsecond',
      answered_at: '2026-11-21 11:00:00+00',
      is_test: true,
    }),
    deliveries: [
      delivery({ settled_at: '2026-11-21 10:03:00+00' }),
      delivery({
        channel: 'webhook',
        recipient: 'https://hooks.example/secret',
        state: 'failed',
        answer: 'It answered 500.',
      }),
    ],
  };
  const [header = '', line = ''] = csvFor('catering', [row({ restaurant_id: 'a' })], 0, noted);
  expect(header.split(',').slice(-6)).toEqual(['First read', 'Answered', 'Who has it', 'Note', 'Who was told', 'Test']);
  expect(line).toContain(`,2026-11-21T11:00:00.000Z,"'=HYPERLINK(""x"")","'+1+1\nsecond",`);
  expect(line).toContain(
    '"email to events@kumo.example: sent 2026-11-21T10:03:00.000Z; webhook to hooks.example: failed, It answered 500."',
  );
  expect(line).not.toContain('secret');
});
