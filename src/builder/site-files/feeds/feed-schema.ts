import { z } from 'zod';

const date = z.iso.date();
/** `--12-25` is each year. */
const dayOfYear = z.string().meta({ description: 'YYYY-MM-DD, or --MM-DD for each year.' });
const time = z.string().regex(/^\d{2}:\d{2}$/);

const day = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
export type FeedDay = z.infer<typeof day>;

const period = z
  .object({
    opens: time,
    closes: time.optional().meta({
      description:
        'Earlier than `opens`, or the same: on the next day. Missing: it closes late, and it is not known when.',
    }),
  })
  .meta({ id: 'Period', description: 'From when to when, by the clock of the location.' });

const dayHours = {
  status: z.enum(['open', 'open24Hours', 'closed', 'unknown']).meta({
    description: 'unknown: hours were written and could not be read. It is never the same as closed.',
  }),
  periods: z.array(period).optional().meta({ description: 'Of a day that is open.' }),
};

const weekly = z.array(z.object({ days: z.array(day), ...dayHours })).meta({
  id: 'Week',
  description: 'Days with the same hours stand together. All seven are there.',
});

const hours = z
  .object({
    weekly,
    special: z
      .array(
        z.object({
          from: dayOfYear.optional(),
          through: dayOfYear.optional(),
          days: z.array(day).optional(),
          ...dayHours,
          note: z.string().optional().meta({ description: 'What guests shall read of these dates.' }),
        }),
      )
      .optional()
      .meta({
        description: 'In place of the weekly hours. Of several for a date the shortest counts. `days`: on these alone.',
      }),
    seasons: z
      .array(z.object({ from: dayOfYear.optional(), through: dayOfYear.optional(), weekly }))
      .optional()
      .meta({ description: 'Other weeks of parts of the year.' }),
  })
  .meta({ id: 'Hours' });
export type FeedHours = z.infer<typeof hours>;
export type FeedDayHours = z.infer<z.ZodObject<typeof dayHours>>;

const amount = z
  .object({ from: z.number(), to: z.number() })
  .meta({ id: 'Amount', description: 'From the least to the most, which are the same where nothing is to be chosen.' });

const price = z
  .object({
    text: z.string().meta({ description: 'As the page prints it: "$12.50", "Market price".' }),
    amount: z.string().optional().meta({ description: 'A decimal: "12.50". Missing: the price is in words.' }),
    currency: z.string().optional().meta({ description: 'ISO 4217. Missing: it is not known.' }),
    unit: z.string().optional().meta({ description: 'What it is for, where that is not a portion: "kg".' }),
  })
  .meta({ id: 'Price' });
export type FeedPrice = z.infer<typeof price>;

const allergen = z.object({
  name: z.string().meta({ description: 'As the kitchen writes it.' }),
  code: z.string().optional().meta({ description: 'Ours: "tree-nuts", "milk". Missing: a name that we do not know.' }),
});

const allergens = z.object({ contains: z.array(allergen).optional(), mayContain: z.array(allergen).optional() }).meta({
  id: 'Allergens',
  description: 'What the kitchen states. Missing, or in neither list: not stated, which is not that there is none.',
});

const marks = z.array(z.string()).meta({ description: '"vegetarian", "vegan", "gluten-free", "halal", "spicy"' });

const choice = z
  .object({
    name: z.string(),
    description: z.string().optional(),
    price: price.optional().meta({ description: 'What it costs more. Missing: not stated.' }),
    included: z.literal(true).optional().meta({ description: 'It comes with the item.' }),
    soldOut: z.literal(true).optional(),
    dietaryMarks: marks.optional(),
    allergens: allergens.optional(),
    calories: amount.optional(),
    get modifierGroups() {
      return z.array(group).optional();
    },
  })
  .meta({ id: 'Choice' });

const group = z
  .object({
    name: z.string(),
    description: z.string().optional(),
    min: z.number().optional().meta({ description: 'How many one has to choose. Missing: not stated.' }),
    max: z.number().optional(),
    choices: z.array(choice),
  })
  .meta({ id: 'ChoiceGroup', description: 'Extras and choices, or a course of a set menu.' });
export type FeedChoiceGroup = z.infer<typeof group>;

const served = z
  .object({
    text: z.string().optional().meta({ description: 'In words.' }),
    hours: hours.optional(),
    happyHour: z
      .literal(true)
      .optional()
      .meta({ description: 'In the happy hour of the location (hours.json, `services`).' }),
  })
  .meta({ id: 'Served', description: 'When a menu is served, or a price holds.' });
export type FeedServed = z.infer<typeof served>;

const item = z
  .object({
    id: z.string().meta({ description: 'What the restaurant’s own system knows it by, else a number. It may change.' }),
    name: z.string(),
    description: z.string().optional(),
    price: price.optional().meta({ description: 'With sizes, that of the one that costs least.' }),
    sizes: z.array(z.object({ name: z.string(), price, calories: amount.optional() })).optional(),
    timeSpecificPrices: z.array(z.object({ name: z.string().optional(), price, served: served.optional() })).optional(),
    calories: amount.optional().meta({ description: 'Kilocalories. Missing: not stated.' }),
    nutrition: z
      .object({
        servingSize: z.string().optional(),
        amounts: z.record(z.string(), amount.extend({ unit: z.enum(['g', 'mg']) })),
      })
      .optional()
      .meta({ description: 'In the keys of schema.org’s NutritionInformation: "proteinContent".' }),
    dietaryMarks: marks.optional(),
    allergens: allergens.optional(),
    tag: z.string().optional().meta({ description: 'A word of praise.' }),
    soldOut: z.literal(true).optional().meta({ description: 'It is on the menu and can’t be ordered now.' }),
    modifierGroups: z.array(group).optional(),
    courses: z.array(group).optional(),
    image: z.url().optional(),
  })
  .meta({ id: 'Item' });
export type FeedItem = z.infer<typeof item>;

const head = {
  version: z
    .literal(1)
    .meta({ description: 'It changes when a key goes or means something else. New keys don’t change it.' }),
  asOf: date.meta({
    description: 'The day on which the site was built. What is sold out, and special hours, may have changed since.',
  }),
  url: z.url().meta({ description: 'The home page of the site.' }),
  name: z.string(),
  language: z.string().meta({ description: 'BCP 47: the language of all texts.' }),
};

const menu = z
  .object({
    id: z.string().meta({ description: 'Of its own in this file. It may change.' }),
    name: z.string(),
    description: z.string().optional(),
    url: z.url().meta({ description: 'A page that shows it.' }),
    locations: z.array(z.string()).meta({
      description: 'The `id` of each location that has it. Empty: none of them prints it, the page of the brand does.',
    }),
    served: served
      .optional()
      .meta({ description: 'Missing: whenever the restaurant is open, or the description says when.' }),
    allergenNote: z.string().optional(),
    allergensConfirmedOn: date
      .optional()
      .meta({ description: 'When somebody last checked what it says about allergens.' }),
    categories: z.array(
      z.object({
        name: z.string(),
        description: z.string().optional(),
        modifierGroups: z.array(group).optional().meta({ description: 'What one can add to each of its items.' }),
        items: z.array(item),
      }),
    ),
  })
  .meta({ id: 'Menu' });
export type FeedMenu = z.infer<typeof menu>;

const located = {
  id: z
    .string()
    .meta({ description: 'The last part of its address at this site. It is that of menu.json and of hours.json.' }),
  name: z.string(),
  url: z.url(),
};

export const menuFeedSchema = z
  .object({
    ...head,
    menus: z.array(menu),
    locations: z.array(
      z.object({
        ...located,
        menus: z.array(z.string()).meta({ description: 'The `id` of each of its menus, in their order.' }),
        menusAreIn: z.url().optional().meta({ description: 'Its menus are in this file, which is like this one.' }),
        menuUrl: z.url().meta({ description: 'The page of its menu.' }),
        elsewhere: z
          .url()
          .optional()
          .meta({ description: 'Its menu is this file, or this ordering page, and not in `menus`.' }),
      }),
    ),
  })
  .meta({ title: 'menu.json', description: 'The menus that a site shows. docs/feeds.md' });
export type MenuFeed = z.infer<typeof menuFeedSchema>;

const place = z.object({
  ...located,
  address: z
    .object({
      street: z.string().optional(),
      locality: z.string().optional(),
      region: z.string().optional(),
      postalCode: z.string().optional(),
      country: z.string().optional(),
    })
    .optional(),
  telephone: z.string().optional(),
  timezone: z.string().optional().meta({ description: 'The IANA zone of its clock. Missing: it is not known.' }),
  closure: z
    .object({ kind: z.enum(['permanent', 'temporary', 'future']), opensOn: date.optional() })
    .optional()
    .meta({ description: 'It is closed whatever its hours, until the day `opensOn`.' }),
  hours: hours.optional().meta({ description: 'Missing: not known, which is not closed.' }),
  pickup: hours.optional().meta({ description: 'Missing: those of `hours`.' }),
  services: z
    .record(z.string(), hours)
    .optional()
    .meta({ description: 'Hours of the kitchen, of happy hour, of delivery …' }),
  lastSeating: z.string().optional(),
  note: z.string().optional(),
});
export type FeedPlace = z.infer<typeof place>;

export const hoursFeedSchema = z
  .object({
    ...head,
    locations: z.array(place).meta({ description: 'A brand without locations is one itself, whose `id` is empty.' }),
  })
  .meta({ title: 'hours.json', description: 'The hours that a site shows. docs/feeds.md' });
export type HoursFeed = z.infer<typeof hoursFeedSchema>;

/** The files of docs/schemas that describe the feeds, by name. */
export function makeFeedSchemaFiles(): Record<string, string> {
  const print = (schema: z.ZodType): string => `${JSON.stringify(z.toJSONSchema(schema), null, 2)}\n`;
  return { 'menu-feed.schema.json': print(menuFeedSchema), 'hours-feed.schema.json': print(hoursFeedSchema) };
}
