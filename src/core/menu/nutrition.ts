import type { Texts } from '#i18n/texts.ts';
import { type Nutrient, type Nutrition, NUTRIENTS } from '#schema/menu/nutrition.ts';
import type { Amount } from '#schema/values/amount.ts';

/** "450 Cal", "450–600 Cal": what is stated as a range stays one. */
export function caloriesText(calories: Amount, { menu, formats }: Texts): string {
  return menu.calories(amountText(calories, formats));
}

export interface NutritionLine {
  label: string;
  text: string;
  /** It is the brand's own: "One plate, 420 g". */
  isOwn?: true;
}

/** The lines of a label, in its order: what the amounts are for, then what is stated. What is not stated has no line: it is not nothing. */
export function nutritionLines({ servingSize, amounts }: Nutrition, texts: Texts): NutritionLine[] {
  const { menu, formats } = texts;
  const names = Object.keys(NUTRIENTS) as Nutrient[];
  return [
    ...(servingSize === undefined ? [] : [{ label: menu.servingSize, text: servingSize, isOwn: true as const }]),
    ...names.flatMap((name) => {
      const amount = amounts[name];
      return amount
        ? [{ label: menu.nutrients[name], text: `${amountText(amount, formats)}\u{a0}${NUTRIENTS[name]}` }]
        : [];
    }),
  ];
}

const amountText = ({ from, to }: Amount, { number }: Texts['formats']): string =>
  from === to ? number(from) : `${number(from)}–${number(to)}`;
