import type { Site } from '#schema/site.ts';
import { type AssistantStart, assistantStartOf } from '../chat/assistant-start.ts';
import { type FeedbackStart, feedbackStartOf } from '../feedback/feedback-start.ts';
import { memoize } from '#core/text/memoize.ts';
import { type FooterContent, footerOf } from '../navigation/footer.ts';
import { type HeaderContent, headerOf } from '../navigation/header.ts';
import { hasMenuChooser } from './menu.ts';
import { hasPage, type PageName } from '#core/routes/routes.ts';

/** The frame around a page. A site has two, with the launcher and without, and its pages share them. */
export interface ShellContent {
  header: HeaderContent;
  footer: FooterContent;
  /** The data that the FEEDBACK tab starts with; missing for a page without the tab, and where the brand takes no feedback. */
  launcher?: FeedbackStart;
  /** The data that the search bar starts with. Pages with the tab have it, if the site has an id to ask for. */
  assistant?: AssistantStart;
}

/** Undefined on pages without it: the feedback page of a QR code, cards to print, boards and the 404 page. */
export function shellOf(site: Site, page: PageName): ShellContent | undefined {
  if (BARE.has(page)) return undefined;
  const { withLauncher, withoutLauncher } = shellsOf(site);
  return hasLauncher(site, page) ? withLauncher : withoutLauncher;
}

const BARE: ReadonlySet<PageName> = new Set<PageName>([
  'menu-board',
  'menu-qr',
  'allergens-qr',
  'feedback',
  'feedback-qr',
  'not-found',
]);

const shellsOf = memoize((site: Site): Record<'withLauncher' | 'withoutLauncher', ShellContent> => {
  const withoutLauncher = { header: headerOf(site), footer: footerOf(site) };
  const withLauncher = {
    ...withoutLauncher,
    launcher: hasPage(site, 'feedback') ? feedbackStartOf(site) : undefined,
    assistant: assistantStartOf(site),
  };
  return { withLauncher, withoutLauncher };
});

/** Pages with a form or a map of their own have no tab. `/menu/` has one where the location is chosen. */
function hasLauncher(site: Site, page: PageName): boolean {
  return page === 'menu' ? hasMenuChooser(site) : !WITHOUT_LAUNCHER.has(page);
}

const WITHOUT_LAUNCHER: ReadonlySet<PageName> = new Set<PageName>([
  'locations',
  'contact',
  'media-inquiries',
  'careers',
  'franchise',
]);
