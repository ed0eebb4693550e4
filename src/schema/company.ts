import { z } from 'zod';
import { franchiseQuestionSchema } from './content.ts';
import { key, listOf } from './values/leaf.ts';
import { emailSchema } from './values/link.ts';
import { flagSchema, lineSchema, textSchema } from './values/text.ts';

export const brandSchema = z
  .object({
    name: key(lineSchema, 'What legal pages call the company.', 'Saffron Lane Inc.'),
    description: key(textSchema, 'Used where the site has none.', 'Wood-fired pizza since 1987.'),
    email: key(emailSchema, 'Used where the site has none.', 'hello@saffronlane.example'),
    franchisee_form: key(
      z.object({
        questions: key(listOf(franchiseQuestionSchema), 'The questions. Without one there is no franchise page.', [
          { question: 'How much can you invest?', type: 'select', options: ['Under $200,000', 'More'] },
        ]),
      }),
      'The form of the franchise page.',
      { questions: [{ question: 'Where do you want to open?', required: true }] },
    ),
  })
  .meta({
    id: 'Brand',
    description: 'The company behind the site.',
    outcome: 'It is left out.',
  });

export const restaurantSchema = z
  .object({
    restaurant_id: key(
      lineSchema,
      'The location that this is said of; without it, all of them.',
      'saffron-lane-queen-west',
    ),
    live_catering: key(flagSchema, 'Offers live catering.', true),
    party_hall: key(flagSchema, 'Has a party hall.', true),
    food_truck: key(flagSchema, 'Has a food truck.', true),
    email: key(emailSchema, 'Whom to write to about catering.', 'catering@saffronlane.example'),
  })
  .meta({
    id: 'Restaurant',
    description: 'What a restaurant of the brand can do.',
    outcome: 'It is left out.',
  });
