import { signFileLink } from '../lead/file-links.ts';
import { guestOf, textOf } from '../lead/guest.ts';
import type { Lead, SubmissionRow } from '../lead/lead.ts';
import type { Mail } from '../senders/sender.ts';
import { fieldsOf, type MessageField, placeOf, subjectOf, titleOf } from './describe.ts';

export interface MessageSettings {
  /** Where the inbox is: "https://inbox.agency.example". A lead is at `/leads/<form>/<id>` there, a file at `/files/<path>`. */
  inboxUrl?: string | undefined;
  /** Signs links to files: the backend's secret key. */
  fileKey?: string | undefined;
}

/** What was written of a mail, but for whom it goes to. */
export type Message = Pick<Mail, 'subject' | 'text' | 'isAutomatic' | 'replyTo'>;

export interface Sent {
  lead: Lead;
  submission: SubmissionRow;
}

/** What a restaurant reads of one lead. */
export async function leadMail({ lead, submission }: Sent, settings: MessageSettings): Promise<Message> {
  const { name, email, phone } = guestOf(lead.form, submission);
  const link = linkToLead(lead, settings);
  const files = await fileLinks(lead, submission, settings);
  const answer =
    email !== '' ? 'Answer this mail to write to the guest.' : phone !== '' ? `To answer, call ${phone}.` : '';
  const paragraphs = [
    lead.is_test ? 'This is a test of the delivery. No guest has sent it.' : '',
    `${titleOf(lead, submission)}\n${placeOf(lead, submission)}`,
    fieldsAsText(fieldsOf(lead, submission)),
    files.length > 0 ? filesAsText(files) : '',
    answer,
    link === undefined ? '' : `In the inbox: ${link}`,
    `Sent on the website ${timeOf(lead.created_at)}.`,
  ];
  return {
    subject: subjectOf(lead, submission),
    text: joined(paragraphs),
    isAutomatic: false,
    ...(email !== '' && { replyTo: { name, address: email } }),
  };
}

export const joined = (paragraphs: readonly string[]): string =>
  `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`;

/** Short values in one block, "Name: Ada Lovelace"; long ones below their labels. A question that asks needs no colon. */
export function fieldsAsText(fields: readonly MessageField[], mark = (label: string): string => `${label}:`): string {
  const marked = (label: string): string => (/[?:？：]$/.test(label) ? label : mark(label));
  const space = mark('').endsWith('：') ? '' : ' ';
  const short = fields
    .filter(({ isLong }) => isLong !== true)
    .map(({ label, value }) => `${marked(label)}${space}${value}`);
  const long = fields.filter(({ isLong }) => isLong === true).map(({ label, value }) => `${marked(label)}\n${value}`);
  return [short.join('\n'), ...long].filter((part) => part !== '').join('\n\n');
}

export function linkToLead({ form, id }: Pick<Lead, 'form' | 'id'>, { inboxUrl }: MessageSettings): string | undefined {
  return inboxUrl === undefined ? undefined : `${inboxUrl}/leads/${form}/${id}`;
}

export interface FileLink {
  /** "resume.pdf" */
  name: string;
  url: string;
}

/** The files of an application, as links that need the inbox's login and end after two weeks. */
export async function fileLinks(
  { form }: Pick<Lead, 'form'>,
  row: SubmissionRow,
  { inboxUrl, fileKey }: MessageSettings,
): Promise<FileLink[]> {
  if (form !== 'careers' || inboxUrl === undefined || !fileKey) return [];
  const paths = [textOf(row['resume_path']), textOf(row['photo_path'])].filter((path) => path !== '');
  return Promise.all(
    paths.map(async (path) => ({
      name: path.slice(path.lastIndexOf('/') + 1),
      url: `${inboxUrl}/files/${await signFileLink(path, fileKey)}`,
    })),
  );
}

const filesAsText = (files: readonly FileLink[]): string =>
  [
    ...files.map(({ name, url }) => `${name}: ${url}`),
    'These links work for two weeks, behind the login of the inbox.',
  ].join('\n');

/** "on 28 November 2026, 14:02 UTC" */
export const timeOf = (time: string): string =>
  `on ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))}, ${hourOf(time)}`;

/** "14:02 UTC" */
export const hourOf = (time: string): string => `${new Date(time).toISOString().slice(11, 16)} UTC`;
