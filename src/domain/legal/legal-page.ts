import type { Site } from '../../model/site.ts';
import { formatDate } from '../hours/date.ts';
import { anchor, type Anchor } from '../links/anchor.ts';
import { contactOf } from '../links/contact.ts';
import { PATHS } from '../pages/routes.ts';

/** A legal text as its page prints it: numbered sections, each with an address of its own. */
export interface LegalPage {
  title: string;
  /** Whose text it is. */
  kicker: string;
  lede: string;
  website: Link;
  /** The day of the build, where the text says when it was last updated; the visitor's day once the page is open. */
  updated?: { date: string; text: string };
  sections: LegalSection[];
}

export interface LegalSection extends LegalPart {
  parts?: LegalPart[];
}

export interface LegalPart {
  /** `refunds`: what `#refunds` leads to. No two of a page are the same. */
  id: string;
  heading: string;
  body: Block[];
}

/** A paragraph, a list, or words with what they mean. */
export type Block = Prose | { list: Prose[] } | { definitions: Definition[] };

export interface Definition {
  term: string;
  text: Prose;
}

/** Words and links in the order they are read. */
export type Prose = string | (string | Link)[];

export interface Link extends Anchor {
  /** Where it leads, for a reader of the printed page; missing where its label says so. */
  address?: string;
}

/** ``prose`See our ${pageLink(site, 'menu', PATHS.menu)}.` `` */
export function prose(words: TemplateStringsArray, ...links: (string | Link)[]): Prose {
  return words
    .flatMap((text, index) => [afterName(links[index - 1], text), links[index] ?? ''])
    .filter((run) => run !== '');
}

/** The period of a name ("Inc.") ends the sentence too. */
function afterName(name: string | Link | undefined, text: string): string {
  return typeof name === 'string' && name.endsWith('.') ? text.replace(/^\./, '') : text;
}

export function pageLink({ origin }: Pick<Site, 'origin'>, label: string, path: string): Link {
  return { ...anchor(label, path), address: origin + path };
}

/** The site itself, called by its origin. */
export function websiteLink({ origin }: Pick<Site, 'origin'>): Link {
  return anchor(origin, PATHS.home);
}

/** When a text of the build's day was last updated. */
export function updatedOn(date: string): NonNullable<LegalPage['updated']> {
  return { date, text: formatDate(date) };
}

/** Every way to reach the people behind a text; with no telephone there still is the restaurant itself. */
export function contactWays(site: Site, addressee: string): Definition[] {
  const { phone, email, address } = contactOf(site);
  return [
    phone
      ? { term: 'Phone', text: [phone] }
      : { term: 'In person', text: 'Speak with our team at the restaurant. They will pass on what you tell them.' },
    ...(email ? [{ term: 'Email', text: [email] }] : []),
    ...(address.length > 0 ? [{ term: 'Mail', text: [addressee, ...address].join(', ') }] : []),
    { term: 'Online', text: prose`Our ${pageLink(site, 'contact page', PATHS.contact)} has more ways to reach us.` },
  ];
}
