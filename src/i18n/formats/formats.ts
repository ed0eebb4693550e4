import { lazy } from '#schema/lazy.ts';

/** The forms of a noun that a language may need: English has `one` and `other`, French writes `one` for 0 as well. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** How a language writes numbers, counts, lists and dates. Each is made when it is first needed. */
export function formatsOf(tag: string, lists: string = tag) {
  const numbers = lazy(() => new Intl.NumberFormat(tag));
  const plurals = lazy(() => new Intl.PluralRules(tag));
  const and = lazy(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const or = lazy(() => new Intl.ListFormat(lists, { type: 'disjunction' }));
  const dates = lazy(() => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }));
  const weekdays = lazy(() => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }));
  const decimals = lazy(
    () => new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }),
  );
  const isSpaced = !tag.startsWith('zh');
  return {
    /** `number(2208) // "2,208"` */
    number: (value: number) => numbers().format(value),
    /** `decimal(4.5) // "4.5"` */
    decimal: (value: number) => decimals().format(Number(value.toFixed(1))),
    /** `count(2208, { one: 'review', other: 'reviews' }) // "2,208 reviews"` */
    count: (value: number, forms: Forms, join = ' ') =>
      `${numbers().format(value)}${join}${forms[plurals().select(value)] ?? forms.other}`,
    /** `and(['Toronto', 'Vancouver', 'Ottawa']) // "Toronto, Vancouver, and Ottawa"` */
    and: (list: string[]) => and().format(list),
    /** `or(['call', 'write', 'come by']) // "call, write or come by"` */
    or: (list: string[]) => or().format(list),
    /** A list without a final "and": "wheat, egg, milk". If its first entry is in Arabic script, it gets Arabic commas, even on a page where our own texts are English. */
    list: (list: string[]) => list.join(isArabic(list[0]) ? '، ' : isSpaced ? ', ' : '、'),
    /** Between two words. */
    space: isSpaced ? ' ' : '',
    /** Within a text, of 0 to 6: "Sunday", "dimanche". The first day of 2023 was a Sunday. */
    weekday: (weekday: number) => weekdays().format(new Date(Date.UTC(2023, 0, 1 + weekday))),
    /** "October 3, 2026". In French the first of a month is "1er octobre". */
    date: (day: Date) => (tag.startsWith('fr') ? dates().format(day).replace(/^1 /, '1er ') : dates().format(day)),
  };
}

const isArabic = (text = ''): boolean => /^\P{L}*\p{Script=Arabic}/u.test(text);

/** A distance: "400 m", "1.3 km". */
export function distanceIn(decimal: (value: number) => string, space = ' ') {
  return (kilometres: number): string =>
    kilometres < 1 ? `${Math.round(kilometres * 1000)}${space}m` : `${decimal(kilometres)}${space}km`;
}
