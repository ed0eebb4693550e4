import { CAREERS } from './careers.ts';
import { CATERING } from './catering.ts';
import { CALLBACK, QR, VISIT, WEBSITE } from './feedback.ts';
import type { FormStory } from './form-story.ts';
import { FRANCHISE } from './franchise.ts';
import { MEDIA } from './media.ts';

/** All forms of the visitors, in the three type styles; feedback has a form for each of its kinds. */
export const FORM_STORIES = {
  catering: CATERING,
  careers: CAREERS,
  media: MEDIA,
  franchise: FRANCHISE,
  'restaurant feedback': VISIT,
  'website feedback': WEBSITE,
  callback: CALLBACK,
  'feedback by QR code': QR,
} satisfies Record<string, FormStory>;

export const EACH_STORY: [name: string, FormStory][] = Object.entries(FORM_STORIES);
