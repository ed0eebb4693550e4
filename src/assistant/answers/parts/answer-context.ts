import type { ContactCard, ContentPart } from '#content/chat/answer.ts';
import type { Intent } from '../../question/intent.ts';
import type { Link } from '#core/links/link.ts';
import type { Contact } from '#core/links/contact.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { KnownLocation } from '../../knowledge/known-locations.ts';
import type { Phrases } from '../../phrases/english.ts';
import type { Currencies } from '#core/menu/price.ts';
import { omitUndefined } from '#schema/omit-undefined.ts';

/** Everything an answer depends on. */
export interface AnswerContext {
  knowledge: Knowledge;
  question: Intent;
  /** The assistant's own sentences, in the language of the question. */
  phrases: Phrases;
  /** The BCP 47 tag of that language. Left out: English. */
  tag?: string | undefined;
  /** As `Date.now()` has it. */
  now: number;
}

/** Empty if the site does not state the answer. */
export type Answer = ContentPart[];

/** An answer lists locations one by one only up to this number. */
export const LOCATIONS_TOLD = 8;

export const say = (...texts: string[]): ContentPart => ({ type: 'text', data: texts });

/** How prices are written in the language of the answer. What is known has them as a page in English prints them. */
export function pricesIn({ knowledge: { prices }, tag }: AnswerContext): Currencies {
  return { ...prices, ...omitUndefined({ language: tag }) };
}

/** The locations that the question names, else all of them. */
export function locationsAsked({ knowledge, question }: AnswerContext): KnownLocation[] {
  return question.locations.length > 0 ? question.locations : knowledge.locations;
}

export function isOnlyLocation({ locations }: Knowledge): boolean {
  return locations.length === 1;
}

/** The name of a location in a sentence. Undefined for the only location: the sentence then says "we". */
export function subjectOf(knowledge: Knowledge, { name }: KnownLocation): string | undefined {
  return isOnlyLocation(knowledge) ? undefined : name;
}

export function contactCard(label: string, { label: value, href: url }: Link): ContactCard {
  return { label, value, url };
}

/** A link that its label explains. */
export function linkCard(label: string, url: string): ContactCard {
  return { label, url };
}

/** Cards with ways to ask the team: those of the only location asked about, else the brand's own. */
export function waysToAsk({ knowledge, question, phrases }: AnswerContext): ContactCard[] {
  const { phone, email, whatsapp } = waysOf(knowledge, question.locations);
  const { label } = phrases;
  return [
    ...(phone ? [contactCard(label.phone, phone)] : []),
    ...(email && !phone ? [contactCard(label.email, email)] : []),
    ...(whatsapp && !phone && !email ? [linkCard(whatsapp.label, whatsapp.href)] : []),
    ...(phone || email || whatsapp ? [] : [linkCard(label.contact, knowledge.paths.contact)]),
  ];
}

function waysOf(
  { contact }: Knowledge,
  [location, ...others]: KnownLocation[],
): Pick<Contact, 'phone' | 'email' | 'whatsapp'> {
  const own = location && others.length === 0 ? location.page() : undefined;
  return omitUndefined({
    phone: own?.phone ?? contact.phone,
    email: own?.email ?? contact.email,
    whatsapp: own?.whatsapp ?? contact.whatsapp,
  });
}

/** "Please call (905) 555-0142." */
export function contactFallback({ knowledge, question, phrases }: AnswerContext): string {
  const { phone, email } = waysOf(knowledge, question.locations);
  if (phone) return phrases.callAt(phone.label);
  return email ? phrases.writeTo(email.label) : phrases.askTeam;
}

/** Says that something is not known, and whom to ask. */
export function referOn(context: AnswerContext, text: string): Answer {
  return [say(`${text} ${contactFallback(context)}`), { type: 'contact_info', data: waysToAsk(context) }];
}
