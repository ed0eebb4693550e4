import { timesInWords } from '#core/hours/times-in-words.ts';
import { textsIn } from '#i18n/texts.ts';
import type { KnownItem, KnownMenu } from '../knowledge/knowledge.ts';
import { isTimed, type TimedMenu } from '../knowledge/menu-times.ts';
import type { AnswerContext } from './answer-context.ts';

/** When the menus of an item are served, for an answer that names it. */
export function servedTexts(context: AnswerContext, { of }: KnownItem): string[] {
  return of !== undefined && isTimed(of) ? [usualText(context, of)] : [];
}

/** What is true at any time: its times, its words, or that neither is known. */
export function usualText(context: AnswerContext, menu: KnownMenu, item?: string): string {
  const { phrases } = context;
  const named = phrases.menuNamed(menu.name, item);
  if (!isTimed(menu))
    return menu.description === undefined
      ? phrases.servedUnknown(named)
      : phrases.menuSays(menu.name, menu.description);
  const times = usualTimes(context, menu);
  return times === undefined ? phrases.servedUnknown(named) : phrases.servedAt(named, times);
}

/** "Mon–Fri 7:00 AM – 11:00 AM" */
export function usualTimes({ tag }: AnswerContext, { served }: TimedMenu): string | undefined {
  return timesInWords(served, textsIn(tag));
}

/** "“Dinner” (Mon–Sat 5:00 PM – 9:00 PM)" */
export function withTimes(context: AnswerContext, menu: TimedMenu): string {
  const times = usualTimes(context, menu);
  const name = context.phrases.menuNamed(menu.name);
  return times === undefined ? name : `${name} (${times})`;
}

/** Whether a menu has times, by the clock or in words. */
export const saysWhen = (menu: KnownMenu): boolean => isTimed(menu) || menu.description !== undefined;
