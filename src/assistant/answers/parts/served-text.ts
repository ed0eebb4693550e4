import { timesInWords } from '#core/hours/times-in-words.ts';
import { textsIn } from '#i18n/texts.ts';
import type { KnownItem, KnownMenu } from '../../knowledge/knowledge.ts';
import { isTimed, type TimedMenu } from '../../knowledge/menu-times.ts';
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
export function saysWhen(menu: KnownMenu): boolean {
  return isTimed(menu) || NAMES_A_TIME.test(menu.description ?? '');
}

/** Words of a menu that may tell when it is served, in our languages. Other words are about the food: "Prices in dollars, tax not included." */
const NAMES_A_TIME = new RegExp(
  [
    String.raw`\b(?:\d{1,2}(?:[:.h]\d\d| ?[ap]\.?m\b| ?h\b)|noon|midnight|mornings?|afternoons?|evenings?|nights?|daily|until|till|all day)\b`,
    String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|week|every)(?:days?|ends?)?\b`,
    String.raw`\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|midi|minuit|matins?|soirs?|tous les jours|fins? de semaine|jusqu)`,
    String.raw`\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|mediod[ií]a|medianoche|ma[nñ]anas?|noches?|diario|hasta)\b`,
    String.raw`[周週]|星期|每[天日]|早上|上午|中午|下午|晚上|[点點時时]`,
  ].join('|'),
  'iu',
);
