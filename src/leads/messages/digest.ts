import { guestOf, lineOf } from '../lead/guest.ts';
import { placeOf, titleOf } from './describe.ts';
import { hourOf, joined, linkToLead, type Message, type MessageSettings, type Sent } from './lead-mail.ts';

/** Many leads to one address: a line each, urgent ones first, then as they came. */
export function digestMail(sent: readonly Sent[], settings: MessageSettings): Message {
  const inOrder = sent.toSorted((one, other) => Number(other.lead.is_urgent) - Number(one.lead.is_urgent));
  const urgent = sent.filter(({ lead }) => lead.is_urgent).length;
  const brands = [...new Set(sent.map(({ lead }) => placeOf({ ...lead, location_name: null })))];
  const [first = ''] = brands;
  const whose = brands.length === 1 ? first : `${first} and ${brands.length - 1} more`;
  const count = `${sent.length} new messages${urgent > 0 ? `, ${urgent} urgent` : ''}`;
  const lines = inOrder.map((one) => lineOfLead(one, settings));
  const paragraphs = [
    'Many messages came at once, so they are in one mail.',
    ...lines,
    settings.inboxUrl === undefined ? '' : `All of them are in the inbox: ${settings.inboxUrl}/`,
  ];
  return { subject: lineOf(`${count} – ${whose}`, 250), text: joined(paragraphs), isAutomatic: false };
}

function lineOfLead({ lead, submission }: Sent, settings: MessageSettings): string {
  const { name, phone, email } = guestOf(lead.form, submission);
  const who = [name, phone, email].filter((part) => part !== '').join(', ');
  const title = `${lead.is_test ? '[Test] ' : ''}${titleOf(lead, submission)} – ${placeOf(lead, submission)}`;
  return [`${hourOf(lead.created_at)}  ${title}`, who, linkToLead(lead, settings) ?? '']
    .filter((line) => line !== '')
    .join('\n');
}
