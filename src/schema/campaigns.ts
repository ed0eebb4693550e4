import { z } from 'zod';

/** Lengths as the table `campaigns` has them. */
function text(most: number) {
  const error = `must be a text of 1 to ${most.toLocaleString('en')} characters`;
  return z.string({ error }).trim().min(1, { error }).max(most, { error });
}

const COUNT = 'must be a whole number, 0 or more';
const count = z.int({ error: COUNT }).min(0, { error: COUNT }).max(1_000_000_000, { error: COUNT });
const EXPIRY = 'must be a day such as "2030-05-31", or a moment such as "2030-05-31T18:00:00-04:00"';
const BANNER = 'must be a web address such as "https://kumo.example/week.jpg", with at most 2,000 characters';

const restaurantSchema = z.strictObject(
  {
    name: text(300)
      .optional()
      .meta({ description: 'Where one goes.', examples: ['Saffron Lane Annex'] }),
    cuisine: text(300)
      .optional()
      .meta({ description: 'What is cooked there.', examples: ['Persian'] }),
    state: text(300)
      .optional()
      .meta({ description: 'State or province.', examples: ['ON'] }),
    address: text(1000)
      .optional()
      .meta({ description: 'In one line.', examples: ['12 Saffron Lane, Toronto'] }),
  },
  { error: 'must be an object such as { "name": "Saffron Lane Annex" }' },
);

const campaignSchema = z.strictObject(
  {
    id: z
      .uuid({ error: 'must be a UUID' })
      .optional()
      .meta({
        description:
          'The id the portal knows it by. Without one it has an id of its own, made of the brand and the title.',
        examples: ['6f1c1e0a-3c1f-4c43-9a53-0f6c2a1d8e11'],
      }),
    title: text(300).meta({ description: 'What it is called.', examples: ['A table for your followers'] }),
    subtitle: text(1000)
      .nullish()
      .meta({ description: 'What it is about, in a sentence or two.', examples: ['Dinner for two, for a reel.'] }),
    banner_image: z
      .string({ error: BANNER })
      .max(2000, { error: BANNER })
      .regex(/^https?:\/\/\S+$/, { error: BANNER })
      .nullish()
      .meta({ description: 'A picture on the web.', examples: ['https://saffronlane.example/campaign.jpg'] }),
    expiry: z
      .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: EXPIRY })
      .nullish()
      .meta({ description: 'The last day or moment to join. Without one it goes on.', examples: ['2030-05-31'] }),
    num_needed: count.nullish().meta({ description: 'How many creators are wanted.', examples: [10] }),
    min_followers: count.nullish().meta({ description: 'How many followers one needs.', examples: [5000] }),
    city: text(200)
      .nullish()
      .meta({ description: 'Where it is.', examples: ['Toronto'] }),
    restaurant: restaurantSchema
      .nullish()
      .meta({ description: 'The restaurant it is for.', examples: [{ name: 'Saffron Lane Annex', state: 'ON' }] }),
  },
  { error: 'must be an object such as { "title": "A table for your followers" }' },
);

/** `campaigns.json`: what the embedded backend of a preview answers as a brand's campaigns. */
export const campaignsSchema = z
  .strictObject(
    {
      $schema: z
        .string()
        .optional()
        .meta({
          description: 'The JSON Schema an editor checks this file with.',
          examples: ['../../docs/schemas/campaigns.schema.json'],
        }),
      campaigns: z
        .array(campaignSchema, { error: 'must be a list of campaigns' })
        .meta({ description: 'The newest first.', examples: [[{ title: 'A table for your followers' }]] }),
    },
    { error: 'must be an object such as { "campaigns": [] }' },
  )
  .meta({ title: 'campaigns.json', description: 'Campaigns of a brand, for its preview. The build does not read it.' });

export type CampaignFile = z.output<typeof campaignsSchema>;

/** All keys, to suggest the right one for a mistyped key. */
export const CAMPAIGN_KEYS: readonly string[] = [
  ...Object.keys(campaignsSchema.shape),
  ...Object.keys(campaignSchema.shape),
  ...Object.keys(restaurantSchema.shape),
];
