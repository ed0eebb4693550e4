import { textsIn, type Texts } from '#i18n/texts.ts';
import { OPEN_APPLICATION } from '#schema/forms/career.ts';
import { answersOf, lineOf, textOf } from '../lead/guest.ts';
import type { SubmissionRow } from '../lead/lead.ts';
import type { MessageField } from './describe.ts';
import { fieldsAsText, joined, type Message, type Sent } from './lead-mail.ts';

/** A guest's text is cut here: a form with a stranger's address must not send that stranger pages. */
const MAX_TEXT = 1000;

/**
 * What a guest gets, in the language of the page: that it has arrived, and what they sent. A form can be sent with a stranger's address, so the
 * subject has no word of the guest, nothing greets by name, and nothing the guest wrote is a link.
 */
export function confirmationOf({ lead, submission }: Sent): Message {
  const texts = textsIn(textOf(submission['language']) || undefined);
  const brand = lineOf(lead.brand_name ?? lead.brand_id, 80);
  const fields = sentFields(lead.form, submission, texts)
    .map((field) => ({ ...field, value: withoutLinks(field.isLong ? cut(field.value.trim()) : lineOf(field.value)) }))
    .filter(({ value }) => value !== '');
  return {
    subject: texts.mail.subject(brand),
    text: joined([
      texts.mail.received(brand),
      fieldsAsText(fields, texts.mail.label),
      texts.mail.next(brand),
      texts.mail.notYours,
    ]),
    isAutomatic: true,
  };
}

function sentFields(form: Sent['lead']['form'], row: SubmissionRow, texts: Texts): MessageField[] {
  const text = (column: string): string => textOf(row[column]);
  const named = (names: Readonly<Record<string, string>>, column: string): string => {
    const value = text(column);
    return Object.hasOwn(names, value) ? (names[value] ?? value) : value;
  };
  const { catering, career, media, feedback } = texts;
  switch (form) {
    case 'catering':
      return [
        { label: catering.form, value: named(catering.eventTypes, 'event_type') },
        { label: catering.date, value: dayOf(text('event_date'), texts) },
        { label: catering.timings, value: text('event_timings') },
        { label: catering.guests, value: text('number_of_guests') },
        { label: catering.place, value: text('event_location') },
        { label: catering.delivery, value: named(catering.deliveryMethods, 'delivery_method') },
        { label: catering.requirements, value: text('requirements'), isLong: true },
      ];
    case 'careers': {
      const position = row['position'] === OPEN_APPLICATION ? career.openly : text('position');
      return [
        { label: career.position, value: position },
        { label: career.experience, value: text('experience'), isLong: true },
      ];
    }
    case 'media':
      return [
        { label: media.form, value: named(media.types, 'inquiry_type') },
        { label: media.outlet, value: text('outlet_name') },
        { label: texts.mail.message, value: text('message'), isLong: true },
      ];
    case 'franchise':
      return answersOf(row).map(({ question, response }) => ({
        label: withoutLinks(lineOf(question)),
        value: response,
        isLong: true,
      }));
    case 'feedback': {
      const ratings = row['type'] === 'website' ? feedback.ratings.website : feedback.ratings.restaurant;
      const rating = typeof row['rating'] === 'number' ? ratings[row['rating'] - 1] : undefined;
      const value = row['type'] === 'callback' ? text('contact_phone') : (rating ?? named(feedback.natures, 'nature'));
      return [
        { label: named(feedback.titles, 'type'), value },
        { label: texts.mail.message, value: text('message'), isLong: true },
      ];
    }
  }
}

/** `dayOf('2026-12-24', …) // "December 24, 2026"` */
const dayOf = (day: string, { formats }: Texts): string =>
  Number.isNaN(Date.parse(day)) ? day : formats.date(new Date(day));

function cut(text: string): string {
  const letters = [...text];
  return letters.length > MAX_TEXT ? `${letters.slice(0, MAX_TEXT).join('')}…` : text;
}

/** `withoutLinks('see http://evil.example/x, a@b.example') // "see http[:]//evil[.]example/x, a[at]b[.]example"`: no program makes a link of it. */
export function withoutLinks(text: string): string {
  return text
    .replaceAll(/:(?=\/\/)/g, '[:]')
    .replaceAll(/(?<=\S)@(?=\S)/g, '[at]')
    .replaceAll(/(?<=[\p{L}\p{N}_-])[.。．｡](?=[\p{L}\p{N}])/gu, '[.]');
}
