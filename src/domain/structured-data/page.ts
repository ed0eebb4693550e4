import type { AnswerLeaf, BreadcrumbListLeaf, FAQPageLeaf, QuestionLeaf, WebSiteLeaf } from 'schema-dts';
import type { Faq } from '../../model/content.ts';
import type { Location } from '../../model/location.ts';
import type { Site } from '../../model/site.ts';
import { placeLabel } from '../place-name.ts';
import { PATHS } from '../routes.ts';

/** What search results call the site. */
export function webSiteNode(site: Site, publisher: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: `${site.origin}/`,
    publisher: { '@id': publisher },
  };
}

/** Only for a page that shows these questions and answers. */
export function faqNode(url: string, faqs: Faq[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: faqs.map(({ question, answer }): QuestionLeaf => {
      const acceptedAnswer: AnswerLeaf = { '@type': 'Answer', text: answer };
      return { '@type': 'Question', name: question, acceptedAnswer };
    }),
  };
}

/** Home, Menu, and the location; the page itself, last, needs no link. */
export function menuBreadcrumbs(site: Site, location?: Location): BreadcrumbListLeaf {
  const trail = [
    { name: 'Home', path: PATHS.home },
    { name: 'Menu', path: PATHS.menu },
    ...(location ? [{ name: placeLabel(site, location) }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      ...(path !== undefined && index < trail.length - 1 && { item: `${site.origin}${path}` }),
    })),
  };
}
