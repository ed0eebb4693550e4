import * as z from 'zod/mini';
import type { Offered } from '#assistant/model/offered.ts';
import { MODEL_DAYS, MODEL_FOODS, MODEL_INTENTS, type ModelReading } from '#assistant/model/reading.ts';
import { DIET_NAMES } from '#core/menu/diets.ts';

/**
 * What a model may give back of one message: ids of what it was offered, words of fixed lists, numbers. There is no text in it, so none of a model's can reach a guest.
 * A strict schema has no optional keys: -1, 0 and empty lists stand for what is not said.
 */
export function readingSchema(offered: Offered): z.ZodMiniType<ModelReading> {
  const count = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
  const idOf = (things: ReadonlyMap<string, unknown>) => z.enum([...things.keys(), NOTHING]);
  const foods = z.array(z.enum(MODEL_FOODS));
  const diets = z.array(z.enum(DIET_NAMES));
  const question = z.strictObject({
    intent: z.enum(MODEL_INTENTS),
    items: z.array(z.strictObject({ id: idOf(offered.items), count: count(1, 99) })),
    categories: z.array(idOf(offered.categories)),
    locations: z.array(idOf(offered.locations)),
    facts: z.array(idOf(offered.facts)),
    days: z.array(z.enum(MODEL_DAYS)),
    dates: z.array(z.strictObject({ year: count(0, 2100), month: count(1, 12), day: count(1, 31) })),
    holidays: z.array(idOf(offered.holidays)),
    hour: count(-1, 24),
    minute: count(0, 59),
    diets,
    withoutDiets: diets,
    contains: foods,
    avoids: foods,
    isHealth: z.boolean(),
    sort: z.enum(['none', 'cheapest', 'dearest']),
    maxPrice: z.number().check(z.minimum(0), z.maximum(100_000)),
    unanswered: z.array(count(1, Math.max(1, offered.words.size))),
  });
  return z.strictObject({ language: z.enum(['en', 'fr', 'es', 'zh', 'other']), questions: z.array(question) });
}

/** An enum needs a value, also where a site has nothing of the kind. */
const NOTHING = 'none';
