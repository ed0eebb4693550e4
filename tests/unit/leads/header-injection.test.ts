import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LeadForm, SubmissionRow } from '#leads/lead/lead.ts';
import { confirmationOf } from '#leads/messages/confirmation.ts';
import { digestMail } from '#leads/messages/digest.ts';
import { leadMail } from '#leads/messages/lead-mail.ts';
import { makeSmtpSender, type SmtpSender } from '#leads/smtp/smtp.ts';
import { callback, feedback } from '../../support/backend/backend.ts';
import { careerApplication, cateringRequest, franchiseInquiry, mediaInquiry } from '../../support/backend/inquiries.ts';
import { type MailServer, startMailServer } from '../../support/leads/mail-server.ts';
import { makeLead } from '../../support/leads/make-lead.ts';

const TO = 'hello@saffronlane.example';
const ATTACKS = [
  'x\r\nBcc: eve@example.com',
  'x\nBcc: eve@example.com\n\nAnother body',
  'x\rBcc: eve@example.com',
  'x\u2028Bcc: eve@example.com\0',
];
/** What mails have, and nothing else. */
const HEADERS = [
  ...[
    'from',
    'to',
    'reply-to',
    'subject',
    'message-id',
    'date',
    'mime-version',
    'content-type',
    'content-transfer-encoding',
  ],
  ...['auto-submitted', 'x-auto-response-suppress'],
];

const FORMS: [string, LeadForm, SubmissionRow][] = [
  ['feedback', 'feedback', feedback({ contact_name: 'Ada' })],
  ['website feedback', 'feedback', feedback({ type: 'website', nature: 'bug' })],
  ['callback', 'feedback', callback()],
  ['catering', 'catering', cateringRequest()],
  ['careers', 'careers', careerApplication({ cover_letter: 'Hello.' })],
  ['media', 'media', mediaInquiry({ phone: '1', message: 'Hello.' })],
  ['franchise', 'franchise', franchiseInquiry()],
];

let server: MailServer;
let sender: SmtpSender;

beforeAll(async () => {
  server = await startMailServer();
  sender = makeSmtpSender(server.url, 'Saffron Lane <website@saffronlane.example>');
});
afterAll(async () => {
  sender.close();
  await server.close();
});

/** A submission with an attack in all fields, or in the answers of a franchise inquiry. */
function attacked(row: SubmissionRow, attack: string): SubmissionRow {
  const entries = Object.entries(row).map(([column, value]) => [column, column === 'type' ? value : attack]);
  const answers = [{ question: attack, response: attack }];
  return {
    ...(Object.fromEntries(entries) as SubmissionRow),
    enquiry_data: answers,
    meta: { location_name: attack },
    language: attack,
  };
}

describe.each(FORMS)('%s', (_, form, row) => {
  test.each(ATTACKS)('puts no header into a mail: %j', async (attack) => {
    const lead = makeLead({ form, brand_name: attack, location_name: attack });
    const sent = { lead, submission: attacked(row, attack) };
    const address = { ...sent, submission: { ...sent.submission, email: `a@b.example\r\nBcc: eve@example.com` } };
    const named = {
      lead,
      submission: { ...sent.submission, email: 'ada@example.com', contact_email: 'ada@example.com' },
    };
    const messages = [
      await leadMail(sent, {}),
      await leadMail(address, {}),
      await leadMail(named, {}),
      confirmationOf(sent),
      digestMail([sent, named], {}),
    ];
    server.mails.length = 0;
    for (const [index, message] of messages.entries()) {
      const mail = { ...message, to: TO, messageId: `test-${index}` };
      expect(await sender.send(mail, AbortSignal.timeout(30_000))).toMatchObject({ result: 'sent' });
    }
    expect(server.mails.map(({ to }) => to)).toEqual(messages.map(() => [TO]));
    for (const { headers } of server.mails) {
      expect([...headers.keys()].filter((name) => !HEADERS.includes(name))).toEqual([]);
      for (const name of ['to', 'from', 'subject', 'message-id']) expect(headers.get(name)).not.toMatch(/[\r\n]/);
      expect(headers.get('to')).toBe(TO);
      expect(headers.get('reply-to') ?? 'ada@example.com').toMatch(/^(?:.* <ada@example\.com>|ada@example\.com)$/);
    }
  });
});
