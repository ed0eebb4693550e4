import { z } from 'zod';

const LINE = 500;

const line = z.string().trim().min(1).max(LINE);

/** A rule that a page broke, and on which kinds of pages. */
const findingSchema = z.object({
  /** The id of an axe-core rule (`color-contrast`) or of a check of our own (`reflow`). */
  rule: z.string().regex(/^[a-z\d-]{1,60}$/),
  /** The success criteria of WCAG that it belongs to: `1.4.3`. */
  criteria: z.array(z.string().regex(/^\d\.\d\.\d{1,2}$/)).max(20),
  /** What is asked for, in words, by the language of a catalogue of ours. Of our own checks the catalogues have them. */
  words: z.record(z.string().max(20), line),
  /** Kinds of pages. */
  pages: z.array(z.string().max(40)).max(100),
});

/**
 * `accessibility.json` beside `brand.json`: what was tested of a built site on a day, and what was found. `inspect --record` writes it, and the
 * accessibility statement says nothing of a test that is not in it.
 */
export const accessibilityTestSchema = z.object({
  $comment: z.string().max(1000).optional(),
  /** Which test it was: our statement says what this one does. One that does something else has another number. */
  version: z.literal(1),
  /** That of the brand which was tested: a copy in the folder of another brand says nothing of that one. */
  brandId: line,
  /** `YYYY-MM-DD` */
  date: z.iso.date(),
  /** The tools of the test, with their versions: `axe-core 4.14.1`, `Chromium 149.0.1`. */
  tools: z.array(line).min(1).max(10),
  /** A digest of the site that was tested. */
  site: line,
  /** One page of each kind, in each language of the site. */
  pages: z
    .array(z.object({ page: z.string().max(40), path: z.string().max(2000) }))
    .min(1)
    .max(1000),
  findings: z.array(findingSchema).max(200),
});

export type AccessibilityTest = z.output<typeof accessibilityTestSchema>;
export type AccessibilityFinding = z.output<typeof findingSchema>;
