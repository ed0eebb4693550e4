import { textsOf } from '#i18n/texts.ts';
import { shownName } from '#core/custom-code/vendors.ts';
import { pathsOf } from '#core/routes/routes.ts';
import type { Site } from '#schema/site.ts';

/** Categories of code that waits. */
const WAITING = ['statistics', 'marketing'] as const;

/** What a guest is asked about the brand's own code. */
export interface ConsentContent {
  question: string;
  /** Where the page says who gets to know what. */
  details: string;
  categories: { category: (typeof WAITING)[number]; label: string; text: string; names: string }[];
  /** What the choice is about. Another list, and a guest is asked anew. */
  about: string;
}

/** The list of a site's contacts on its privacy page. */
export const CONTACTS_ID = 'contacts';

/** Undefined where there is nothing to allow. */
export function consentOf(site: Site): ConsentContent | undefined {
  const { codeHosts = {} } = site;
  const waiting = WAITING.filter((category) => codeHosts[category] !== undefined);
  if (waiting.length === 0) return undefined;
  const { consent, formats } = textsOf(site);
  const namesOf = (category: (typeof WAITING)[number]): string[] => nameAll(codeHosts[category] ?? []);
  const names = [...new Set(waiting.flatMap(namesOf))];
  const [first = '', second, ...others] = names;
  const shown =
    others.length > 0
      ? consent.andOthers(first, others.length + 1)
      : formats.and(second === undefined ? [first] : [first, second]);
  return {
    question: names.length === 0 ? consent.askOwn : consent.ask(shown),
    details: `${pathsOf(site).privacy}#${CONTACTS_ID}`,
    categories: waiting.map((category) => ({
      category,
      ...consent.categories[category],
      names: formats.list(namesOf(category)),
    })),
    about: waiting.map((category) => [category, ...(codeHosts[category] ?? [])].join(' ')).join('; '),
  };
}

/** `nameAll(['connect.facebook.net', 'a.example']) // ['Meta Pixel', 'a.example']` */
const nameAll = (hosts: string[]): string[] => [...new Set(hosts.map(shownName))];
