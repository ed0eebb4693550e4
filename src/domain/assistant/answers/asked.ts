import type { ContactCard, ContentPart } from '../answer.ts';
import type { Anchor } from '../../links/anchor.ts';
import type { Knowledge, Place } from '../knowledge.ts';
import type { Question } from '../question.ts';
import { PATHS } from '../../pages/routes.ts';
import { present } from '../../present.ts';

/** Everything an answer depends on. */
export interface Asked {
  knowledge: Knowledge;
  question: Question;
  /** As `Date.now()` has it. */
  now: number;
}

/** Nothing: the site does not say. */
export type Answer = ContentPart[];

/** More locations than a visitor reads of one by one. */
export const PLACES_TOLD = 8;

export const say = (...texts: string[]): ContentPart => ({ type: 'text', data: texts });

/** Those that are asked about: the ones named, else all. */
export function placesAsked({ knowledge, question }: Asked): Place[] {
  return question.places.length > 0 ? question.places : knowledge.places;
}

export function isOnlyPlace({ places }: Knowledge): boolean {
  return places.length === 1;
}

/** "We are" where there is one place, else "Kumo Gastown is". */
export function subjectOf(knowledge: Knowledge, { name }: Place): { name: string; is: string; has: string } {
  return isOnlyPlace(knowledge) ? { name: 'We', is: 'are', has: 'have' } : { name, is: 'is', has: 'has' };
}

export function contactCard(label: string, { label: value, href: url }: Anchor): ContactCard {
  return { label, value, url };
}

/** A link that its label explains. */
export function linkCard(label: string, url: string): ContactCard {
  return { label, url };
}

/** How to reach somebody who knows more: at the places asked about, else at the brand's own number. */
export function waysToAsk({ knowledge, question }: Asked): ContactCard[] {
  const [place, ...others] = question.places;
  const own = place && others.length === 0 ? place.page() : undefined;
  const { phone, email, whatsapp } = present({
    phone: own?.phone ?? knowledge.contact.phone,
    email: own?.email ?? knowledge.contact.email,
    whatsapp: own?.whatsapp ?? knowledge.contact.whatsapp,
  });
  return [
    ...(phone ? [contactCard('Phone', phone)] : []),
    ...(email && !phone ? [contactCard('Email', email)] : []),
    ...(whatsapp && !phone && !email ? [linkCard(whatsapp.label, whatsapp.href)] : []),
    ...(phone || email || whatsapp ? [] : [linkCard('Contact Us', PATHS.contact)]),
  ];
}

/** "Please call (905) 555-0142." */
export function askInstead(asked: Asked): string {
  const [way] = waysToAsk(asked);
  if (way?.label === 'Phone') return `Please call ${way.value ?? ''}.`;
  if (way?.label === 'Email') return `Please write to ${way.value ?? ''}.`;
  return 'Please ask the team.';
}

/** What is not known, and who knows it. */
export function referOn(asked: Asked, text: string): Answer {
  return [say(`${text} ${askInstead(asked)}`), { type: 'contact_info', data: waysToAsk(asked) }];
}
