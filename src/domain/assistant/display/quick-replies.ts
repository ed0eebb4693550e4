import type { ContentPart } from '../answer.ts';
import type { AssistantStart } from './assistant-start.ts';

/** Words that are questions by themselves. */
export function quickRepliesOf({
  hasDeals,
  hasDiscounts,
}: Pick<AssistantStart, 'hasDeals' | 'hasDiscounts'>): string[] {
  return ['Hours', 'Address', 'Phone', ...(hasDeals ? ['Deals'] : []), ...(hasDiscounts ? ['Discounts'] : []), MENU];
}

/** The quick reply that is answered without a call. */
export const MENU = 'Menu';

/** Not from `routes.ts`: code that two scripts share becomes one more file, and the script of the 404 page would have to wait for it. */
const MENU_PATH = '/menu/';

export const MENU_ANSWER: ContentPart[] = [
  { type: 'text', data: ['Here is our menu.'] },
  { type: 'contact_info', data: [{ label: 'View Full Menu', url: MENU_PATH }] },
];
