import type { IslandTexts } from '#i18n/texts.ts';
import type { ContentPart } from './answer.ts';
import type { AssistantStart } from './assistant-start.ts';

/** Words that are questions by themselves. The last one, the menu, is answered without a call. */
export function quickRepliesOf(
  { hasDeals, hasDiscounts }: Pick<AssistantStart, 'hasDeals' | 'hasDiscounts'>,
  { assistant: { quick } }: IslandTexts,
): string[] {
  return [
    quick.hours,
    quick.address,
    quick.phone,
    ...(hasDeals ? [quick.deals] : []),
    ...(hasDiscounts ? [quick.discounts] : []),
    quick.menu,
  ];
}

/** Not from `routes.ts`: code that two scripts share becomes one more file, and the script of the 404 page would have to wait for it. */
const MENU_PATH = '/menu/';

export function menuAnswerOf(
  { assistant: { menuAnswer, fullMenu } }: IslandTexts,
  { menuPath = MENU_PATH }: Pick<AssistantStart, 'menuPath'>,
): ContentPart[] {
  return [
    { type: 'text', data: [menuAnswer] },
    { type: 'contact_info', data: [{ label: fullMenu, url: menuPath }] },
  ];
}
