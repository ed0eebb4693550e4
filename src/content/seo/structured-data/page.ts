import type { AnswerLeaf, BreadcrumbListLeaf, FAQPageLeaf, QuestionLeaf, WebPageLeaf, WebSiteLeaf } from 'schema-dts';
import type { Faq } from '#schema/content.ts';
import type { Site } from '#schema/site.ts';
import { pathsOf } from '#core/routes/routes.ts';
import { businessId, webSiteId } from './ids.ts';

/** What search results call the site. */
export function webSiteNode(site: Site): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': webSiteId(site),
    name: site.name,
    url: `${site.origin}${pathsOf(site).home}`,
    inLanguage: site.language,
    publisher: { '@id': businessId(site) },
  };
}

/** A page that is about itself: what it is called, and whose it is. */
export function webPageNode(site: Site, path: string, title: string): WebPageLeaf {
  const url = `${site.origin}${path}`;
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    name: title,
    url,
    inLanguage: site.languages && site.language,
    isPartOf: { '@id': webSiteId(site) },
    publisher: { '@id': businessId(site) },
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

/** The trail that the page shows; the page itself, last, needs no link. */
export function breadcrumbsNode(site: Site, trail: { label: string; href?: string }[]): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: href === undefined ? undefined : `${site.origin}${href}`,
    })),
  };
}
