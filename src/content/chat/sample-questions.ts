import type { Site } from '../../../model/site.ts';
import { textsOf } from '../../texts/texts.ts';
import { hasPage } from '../../pages/routes.ts';

/** What the search bar suggests, one after the other. The first is in the page's HTML. */
export function sampleQuestionsOf(site: Pick<Site, 'catering' | 'pages' | 'language'>): readonly string[] {
  const { catering, ...others } = textsOf(site).samples;
  return [...Object.values(others), ...(hasPage(site, 'catering') ? [catering] : [])];
}
