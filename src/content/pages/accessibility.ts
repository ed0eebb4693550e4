import type { AccessibilityTest } from '#schema/brand-folder/accessibility.ts';
import type { Site } from '#schema/site.ts';
import { formatDate, outdatedOn } from '#core/hours/date.ts';
import { directionOf, languageOf } from '#core/languages/language.ts';
import { type PageName, routesOf } from '#core/routes/routes.ts';
import { catalogueOf } from '#i18n/catalogue/catalogue.ts';
import { type Texts, textsOf } from '#i18n/texts.ts';
import { datedLegalOf, type DatedLegalContent } from './legal.ts';

/** The accessibility statement: it says no more of a test than the record of that test has. */
export interface AccessibilityContent extends DatedLegalContent {
  /** Missing: the site has not been tested. */
  test?: {
    date: string;
    /** The day in words. */
    on: string;
    /** "axe-core 4.14.1, Chromium 149" */
    tools: string;
    /** The kinds of pages that were opened: "Home, Menu, Careers" */
    pages: string;
    isOutdated: boolean;
    findings: StatedText[];
  };
  /** What the brand says itself. */
  limits: StatedText[];
}

/** `lang` and `dir`: where it is in another language than our text around it. */
export interface StatedText {
  text: string;
  lang?: string | undefined;
  dir?: 'rtl' | undefined;
  /** Behind it, in the language of our text. */
  note?: string;
}

export function accessibilityPageOf(site: Site): AccessibilityContent {
  const { accessibilityTest: test, legal } = site;
  const texts = textsOf(site);
  const content = datedLegalOf(site, 'accessibility');
  // Our text is English there, and the brand's is not.
  const language = content.english && { lang: languageOf(site), dir: directionOf(languageOf(site)) };
  return {
    ...content,
    ...(test && { test: testIn(test, site.buildDate, texts) }),
    limits: (legal?.accessibilityLimits ?? []).map((text) => ({ text, ...language })),
  };
}

/** What the report says of a test that knows less of the site than the site has. A site without a test says so itself. */
export function accessibilityNotesOf(site: Site, slug: string): string[] {
  const { accessibilityTest: test, buildDate } = site;
  if (test === undefined) return [];
  const known = new Set(test.pages.map(({ page }) => page));
  const unknown = [...new Set(routesOf(site).map(({ page }) => page))].filter((page) => !known.has(page));
  const again = `Test it again: npm run inspect -- --brand ${slug} --record`;
  return [
    ...(buildDate >= outdatedOn(test.date)
      ? [`the accessibility test of ${test.date} is more than a year old, and the statement says so. ${again}`]
      : []),
    ...(unknown.length > 0
      ? [`the accessibility test of ${test.date} has seen no page of these kinds: ${unknown.join(', ')}. ${again}`]
      : []),
  ];
}

function testIn(test: AccessibilityTest, buildDate: string, texts: Texts): AccessibilityContent['test'] {
  const { date, tools, pages, findings } = test;
  const { list } = texts.formats;
  return {
    date,
    on: formatDate(date, texts.formats),
    tools: list(tools),
    pages: list(namesOf(pages, texts)),
    isOutdated: buildDate >= outdatedOn(date),
    findings: findings.map(({ rule, words, criteria, pages: kinds }) => {
      const { checks, where } = texts.legal;
      const catalogue = catalogueOf(texts.tag);
      const own = Object.hasOwn(checks, rule) ? checks[rule as keyof typeof checks] : words[catalogue];
      const note = where(
        list(criteria),
        list(
          namesOf(
            kinds.map((page) => ({ page })),
            texts,
          ),
        ),
      );
      return { text: own ?? words['en'] ?? rule, note, ...(own === undefined && catalogue !== 'en' && { lang: 'en' }) };
    }),
  };
}

/** The names of kinds of pages, each once. */
function namesOf(pages: readonly { page: string }[], texts: Texts): string[] {
  const names = pageNames(texts);
  const isKnown = (page: string): page is PageName => Object.hasOwn(names, page);
  return [...new Set(pages.map(({ page }) => page))].map((page) => (isKnown(page) ? names[page] : page));
}

function pageNames({ navigation, seo, legal }: Texts): Record<PageName, string> {
  return {
    ...navigation,
    'location-menu': legal.menuOfLocation,
    'menu-board': seo.menuBoard,
    'menu-qr': seo.menuCard,
    'allergens-qr': seo.allergenCard,
    location: legal.location,
    'media-inquiries': navigation.mediaInquiries,
    'feedback-qr': seo.feedbackCard,
    'not-found': seo.notFound,
  };
}
