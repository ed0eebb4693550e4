import type { ContentPart } from './answer.ts';
import type { AssistantStart } from './assistant-start.ts';

/** Words that are questions by themselves. */
export function quickRepliesOf({
  hasDeals,
  hasDiscounts,
}: Pick<AssistantStart, 'hasDeals' | 'hasDiscounts'>): string[] {
  return ['Hours', 'Address', 'Phone', ...(hasDeals ? ['Deals'] : []), ...(hasDiscounts ? ['Discounts'] : []), MENU];
}

/** The one that needs no call. */
export const MENU = 'Menu';

/** Not from `routes.ts`: what two scripts share is a file more, for which the script of the 404 page would have to wait. */
const MENU_PATH = '/menu/';

export const MENU_ANSWER: ContentPart[] = [
  { type: 'text', data: ['Here is our menu.'] },
  { type: 'contact_info', data: [{ label: 'View Full Menu', url: MENU_PATH }] },
];
