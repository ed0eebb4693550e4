import { z } from 'zod';
import { dateSchema, looseDateSchema } from './values/date.ts';
import { key, listOf, required } from './values/leaf.ts';
import { linkSchema } from './values/link.ts';
import { type Image, imageSchema } from './values/picture.ts';
import {
  choiceSchema,
  flagSchema,
  linesSchema,
  lineSchema,
  namedSchema,
  numberSchema,
  textSchema,
} from './values/text.ts';

export interface Job {
  title: string;
  /** The last part of a link to it. Missing: it is made of the title. */
  anchor?: string;
  type?: string;
  description?: string;
  requirements: string[];
  benefits: string[];
  restaurantId?: string;
  locationName?: string;
  /** `YYYY-MM-DD` */
  datePosted?: string;
  /** The first day on which it is shown: of a site all have come. */
  validFrom?: string;
  /** The last day to apply, `YYYY-MM-DD`. */
  validThrough?: string;
}

export const QUESTION_TYPES = ['input', 'textarea', 'radio', 'select', 'datetime'] as const;
export interface FranchiseQuestion {
  id: string;
  question: string;
  type: (typeof QUESTION_TYPES)[number];
  required: boolean;
  options: string[];
}

const badgeSchema = z.union([lineSchema, z.literal(false)], { error: 'is not a text' }).meta({ emptyIsNone: true });

export const heroSchema = z
  .object({
    backgroundImage: key(imageSchema, 'The picture behind the title.', 'images/hero.jpg'),
    badge: key(
      badgeSchema,
      'The line above the title; "" is none. Without it "Best Pizza in Mississauga", by your cuisine and town.',
      'Wood-fired since 1987',
    ),
    title: key(lineSchema, 'The title. Without it "Come Taste The Difference".', 'Bread and fire'),
    subtitle: key(textSchema, 'The line under the title.', 'Dough rested for three days.'),
    ctaText: key(lineSchema, 'What the button says.', 'Order Online'),
  })
  .meta({
    id: 'Hero',
    description: 'The top of the home page.',
    outcome: 'The home page opens without it.',
  });
export interface Hero extends Omit<z.output<typeof heroSchema>, 'backgroundImage' | 'badge'> {
  image?: Image;
  /** Empty: there is none. */
  badge?: string;
}

export const highlightSchema = z
  .object({
    id: key(lineSchema, 'What your system knows it by.', 'oven'),
    title: required(lineSchema, 'The title.', 'An oven from Naples'),
    kicker: key(lineSchema, 'A word or two above the title.', 'Our oven'),
    description: key(textSchema, 'A paragraph.', 'It burns at 450 °C and never goes out.'),
    image: key(imageSchema, 'The picture beside it.', 'images/oven.jpg'),
  })
  .meta({
    id: 'Highlight',
    description: 'A block of text and picture on the home page.',
    outcome: 'The block is left out.',
    hideable: 'blocks',
  });
export type HighlightInput = z.output<typeof highlightSchema>;
export interface Highlight extends HighlightInput {
  id: string;
  image?: Image;
}

const ratingSchema = numberSchema('a rating from 1 to 5', 1, 5)
  .transform((value) => Math.round(value * 2) / 2)
  .meta({ example: '4.5', outcome: 'The review shows no stars.' });

export const reviewSchema = z
  .object({
    id: key(lineSchema, 'What your system knows it by.', 'r-1'),
    author: key(namedSchema, 'Who wrote it.', 'Dana K.'),
    rating: key(ratingSchema, '1 to 5 stars, whole or half.', 4.5),
    content: required(textSchema, 'What it says.', 'The crust alone is worth the trip.'),
    date: key(looseDateSchema, 'When it was written: a date, or words.', '2026-03-14', 'last week'),
  })
  .meta({
    id: 'Review',
    description: 'What a guest wrote.',
    outcome: 'The review is left out.',
    hideable: 'reviews',
  });
export type ReviewInput = z.output<typeof reviewSchema>;
export interface Review extends ReviewInput {
  id: string;
}

export const FEATURE_ICONS = ['pizza', 'truck', 'heart', 'clock', 'leaf', 'car'] as const;

export const featureKeys = z
  .object({
    icon: key(choiceSchema(FEATURE_ICONS), 'pizza, truck, heart, clock, leaf or car.', 'leaf').meta({
      outcome: 'The feature shows a heart.',
    }),
    title: required(lineSchema, 'The title.', 'Local flour'),
    description: key(textSchema, 'A sentence.', 'Milled 40 km from here.'),
  })
  .meta({ outcome: 'The feature is left out.', hideable: 'features' });
export type Feature = z.output<typeof featureKeys>;

export const featureSchema = z
  .union([lineSchema, featureKeys])
  .transform((value): Feature => (typeof value === 'string' ? { title: value } : value))
  .meta({
    id: 'Feature',
    description: 'A title, or an object with an icon and a description.',
    outcome: 'The feature is left out.',
  });

const featureTitleSchema = featureSchema.transform(({ title }) => title);

export const aboutSchema = z
  .object({
    title: key(lineSchema, 'The title.', 'Our story'),
    subtitle: key(lineSchema, 'The line under it.', 'Three generations at one oven'),
    image: key(imageSchema, 'The picture beside it.', 'images/family.jpg'),
    bio: key(textSchema, 'The story. An empty line starts a paragraph.', 'We opened the door in 1987 …'),
    features: key(listOf(featureTitleSchema), 'What there is to be proud of.', ['Family owned']),
  })
  .meta({
    id: 'About',
    description: 'Who the restaurant is.',
    outcome: 'The section is left out.',
  });
export interface About extends z.output<typeof aboutSchema> {
  image?: Image;
  features: string[];
}

export const faqSchema = z
  .object({
    question: required(lineSchema, 'What guests ask.', 'Do you take walk-ins?'),
    answer: required(textSchema, 'What you answer.', 'Always. Half of the tables wait for you.'),
    validFrom: key(dateSchema, 'The first day on which it is shown.', '2026-12-01').meta({
      outcome: 'It is shown at once.',
    }),
  })
  .meta({
    id: 'Faq',
    description: 'A question and its answer.',
    outcome: 'The question is left out.',
    hideable: 'questions',
  });
export type Faq = z.output<typeof faqSchema>;

export const legalSectionSchema = z
  .object({
    heading: required(lineSchema, 'The heading.', 'Refunds'),
    text: required(
      textSchema,
      'The text. An empty line starts a paragraph, "- " or "1. " an item of a list, "### " a heading; **two stars** make words bold, and addresses are links.',
      'Tell us within a day.\n\n- Bring the receipt.\n- We pay back what you paid.',
    ),
  })
  .meta({
    id: 'LegalSection',
    description: 'A section of a legal text.',
    outcome: 'The section is left out.',
    hideable: 'sections',
  });
export type LegalSection = z.output<typeof legalSectionSchema>;

const legalTextSchema = listOf(legalSectionSchema).meta({
  outcome: 'The page has our text.',
});

/** Legal pages in the words of the brand, by the page. */
export const legalSchema = z
  .object({
    terms: key(legalTextSchema, 'The terms and conditions, section by section.', [
      { heading: 'Orders', text: 'You can change an order until we start to cook.' },
    ]),
    privacy: key(legalTextSchema, 'The privacy policy.', [
      { heading: 'What we keep', text: 'Your name and number, for as long as your booking stands.' },
    ]),
    accessibility: key(legalTextSchema, 'The accessibility statement.', [
      { heading: 'At the door', text: 'A ramp leads to the side entrance.' },
    ]),
    accessibilityLimits: key(
      linesSchema,
      'What is known to be a barrier on the site: a list, or a text with a line each. Our accessibility statement names it; one in your own words does not.',
      ['The wine list is a scanned PDF, which screen readers can’t read. Ask us to read it to you.'],
    ).meta({ outcome: 'The statement names no barrier of the brand.' }),
  })
  .meta({ id: 'Legal', outcome: 'The legal pages have our texts.' });
export type Legal = z.output<typeof legalSchema>;

export const jobSchema = z
  .object({
    title: required(lineSchema, 'The position.', 'Pizzaiolo'),
    type: key(lineSchema, 'Full-time, part-time, seasonal.', 'Full-time'),
    description: key(textSchema, 'What the work is.', 'Four nights a week at the oven.'),
    requirements: key(linesSchema, 'A list, or a text with a line each.', ['Two years at an oven']),
    benefits: key(linesSchema, 'A list, or a text with a line each.', ['Staff meal', 'Tips shared']),
    restaurant_id: key(lineSchema, 'The `restaurant_id` of the location.', 'saffron-lane-queen-west'),
    location_name: key(namedSchema, 'Where it is, in words.', 'Queen West'),
    datePosted: key(dateSchema, 'When it was posted: search engines list no opening without it.', '2026-11-02'),
    validFrom: key(dateSchema, 'The first day on which it is shown.', '2026-12-01').meta({
      outcome: 'It is shown at once.',
    }),
    validThrough: key(dateSchema, 'The last day to apply.', '2027-01-31'),
  })
  .meta({
    id: 'Job',
    description: 'An opening.',
    outcome: 'The opening is left out.',
    hideable: 'openings',
  });
export type JobInput = z.output<typeof jobSchema>;

export const linkEntrySchema = z
  .object({
    name: required(lineSchema, 'What the link says.', 'Shop'),
    url: required(linkSchema, 'Where it leads.', 'https://shop.example'),
  })
  .meta({
    id: 'LinkEntry',
    description: 'A named link.',
    outcome: 'The entry is left out.',
    hideable: 'entries',
  });
export type LinkEntry = z.output<typeof linkEntrySchema>;

export const franchiseQuestionSchema = z
  .object({
    id: key(lineSchema, 'What your system knows it by.', 'q-budget'),
    question: required(lineSchema, 'What to ask.', 'How much can you invest?'),
    type: key(choiceSchema(QUESTION_TYPES), 'input (the default), textarea, radio, select or datetime.', 'select').meta(
      {
        outcome: 'It is asked as one line of text.',
      },
    ),
    required: key(flagSchema, 'It must be answered.', true),
    options: key(linesSchema, 'What to choose from, for radio and select.', ['Under $200,000', 'More']),
    order: key(numberSchema('a number', -1e9, 1e9), 'Its place: lower comes first.', 1).meta({
      outcome: 'It comes last.',
    }),
  })
  .meta({
    id: 'FranchiseQuestion',
    description: 'A question of the franchise form.',
    outcome: 'The question is left out.',
    hideable: 'questions',
  });
export type FranchiseQuestionInput = z.output<typeof franchiseQuestionSchema>;
