import type { Site } from '#schema/site.ts';
import { textsOf } from '#i18n/texts.ts';
import { hasPage } from '#core/routes/routes.ts';

/** What the search bar suggests, one after the other. The first is in the page's HTML. */
export function sampleQuestionsOf(site: Pick<Site, 'catering' | 'pages' | 'language'>): readonly string[] {
  const { catering, ...others } = textsOf(site).samples;
  return [...Object.values(others), ...(hasPage(site, 'catering') ? [catering] : [])];
}
