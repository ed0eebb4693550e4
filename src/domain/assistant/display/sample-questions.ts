/** What the search bar suggests, one after the other. The first is in the page's HTML. */
export const SAMPLE_QUESTIONS = [
  'What are your hours today?',
  'What’s popular on the menu?',
  'Where are you located?',
  'Do you have vegan dishes?',
  'Any deals right now?',
  'Is anything gluten-free?',
  'Can I book a table?',
  'Do you cater for events?',
] as const;
