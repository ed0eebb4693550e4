import { toLine } from '#schema/forms/visible.ts';
import type { Lead, SubmissionRow } from './lead.ts';

/** Who has sent something; empty where it was not said. One line each. */
export interface Guest {
  name: string;
  phone: string;
  email: string;
}

/** An address that a mail can go to. The form takes more than this. */
const MAILBOX =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*$/u;

export function guestOf(form: Lead['form'], row: SubmissionRow): Guest {
  if (form === 'franchise') {
    const email =
      answersOf(row)
        .map(({ response }) => mailbox(response))
        .find((found) => found !== '') ?? '';
    return { name: '', phone: '', email };
  }
  const [name, phone, email] = COLUMNS[form].map((column) => lineOf(row[column]));
  return { name: name ?? '', phone: phone ?? '', email: mailbox(email ?? '') };
}

/** Where each form keeps the name, the phone and the address. */
const COLUMNS = {
  feedback: ['contact_name', 'contact_phone', 'contact_email'],
  catering: ['full_name', 'phone', 'email'],
  careers: ['name', 'phone', 'email'],
  media: ['contact_name', 'phone', 'email'],
} satisfies Record<Exclude<Lead['form'], 'franchise'>, [string, string, string]>;

/** The address in a text; empty where it is none, is too long, or has an ending that can't exist (RFC 2606). */
function mailbox(text: string): string {
  const address = text.trim();
  return text.length <= 254 && MAILBOX.test(address) && !/\.invalid$/i.test(address) ? address : '';
}

/** The questions of a franchise inquiry, and what was answered. */
export function answersOf({ enquiry_data: answers }: SubmissionRow): { question: string; response: string }[] {
  return (Array.isArray(answers) ? (answers as unknown[]) : []).map((answer) => {
    const { question, response } = Object(answer) as Record<string, unknown>;
    return { question: textOf(question), response: textOf(response) };
  });
}

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * A text in one line, without controls and without what turns the text around it: nothing in it can end a header. `MAX_LINE` characters are the
 * most.
 */
export function lineOf(value: unknown, most = MAX_LINE): string {
  const line = toLine(textOf(value));
  const letters = [...line];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
}

const MAX_LINE = 200;
