import type { ContentPart } from './answer.ts';
import type { AssistantStart } from './assistant-start.ts';
import { PATHS } from '../pages/routes.ts';

/** Words that are questions by themselves. */
export function quickRepliesOf({
  hasDeals,
  hasDiscounts,
}: Pick<AssistantStart, 'hasDeals' | 'hasDiscounts'>): string[] {
  return ['Hours', 'Address', 'Phone', ...(hasDeals ? ['Deals'] : []), ...(hasDiscounts ? ['Discounts'] : []), MENU];
}

/** The one that needs no call. */
export const MENU = 'Menu';

export const MENU_ANSWER: ContentPart[] = [
  { type: 'text', data: ['Here is our menu.'] },
  { type: 'contact_info', data: [{ label: 'View Full Menu', url: PATHS.menu }] },
];
