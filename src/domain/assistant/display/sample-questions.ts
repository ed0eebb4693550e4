import type { Site } from '../../../model/site.ts';
import { hasCatering } from '../../pages/routes.ts';

const CATERING_QUESTION = 'Do you cater for events?';

/** What the search bar suggests, one after the other. The first is in the page's HTML. */
const SAMPLE_QUESTIONS = [
  'What are your hours today?',
  'What’s popular on the menu?',
  'Where are you located?',
  'Do you have vegan dishes?',
  'Any deals right now?',
  'Is anything gluten-free?',
  'Can I book a table?',
  CATERING_QUESTION,
] as const;

export function sampleQuestionsOf(site: Pick<Site, 'catering'>): readonly string[] {
  return hasCatering(site) ? SAMPLE_QUESTIONS : SAMPLE_QUESTIONS.filter((question) => question !== CATERING_QUESTION);
}
