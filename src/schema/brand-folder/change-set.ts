import { z } from 'zod';

/** `2026-12-24`, `2026-12-24T18:00`, or an instant: `2026-12-24T23:00Z`. Which days there are is decided where it is read. */
const TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-4]):([0-5]\d)(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?)?$/;
const TIME_WANTED = 'is no date and no time. Write it like "2026-12-24T18:00"';

const time = z.string({ error: TIME_WANTED }).trim().regex(TIME, { error: TIME_WANTED });

const LINE = 'is no text of a few words';
const line = z
  .string({ error: LINE })
  .trim()
  .min(1, { error: LINE })
  .max(500, { error: 'is longer than 500 characters' });

const PATH = 'is no path. Write it like "menu.categories[id=pizza].items[id=margherita].price"';

export const changeEditSchema = z
  .strictObject(
    {
      path: z
        .string({ error: PATH })
        .min(1, { error: PATH })
        .meta({
          description:
            'What changes: keys with full stops between them. Entries of lists are named by their `id`, else by `name` or another key that tells them apart, in brackets; `[=2026-12-25]` is an entry that is this text, and `[+]` at the end adds one.',
          examples: [
            'menu.categories[id=pizza].items[id=margherita].price',
            'closedDates[+]',
            'faqs[question=Parking?]',
          ],
        }),
      before: z
        .unknown()
        .optional()
        .meta({
          description: 'What is there before. Left out: nothing is. If something else is there, the edit is not made.',
          examples: [17.5],
        }),
      after: z
        .unknown()
        .optional()
        .meta({ description: 'What is there from then on. Left out: it is removed.', examples: [18] }),
    },
    { error: 'is no edit. Write it like { "path": "telephone", "before": "416 555 0100", "after": "416 555 0199" }' },
  )
  .meta({ id: 'ChangeEdit', description: 'One value that changes.' });

/** No brand changes more at once: every price of a menu with two thousand items and their sizes. */
const MAX_EDITS = 5000;
const EDITS = `must be a list of edits, at least one and at most ${MAX_EDITS}`;

/**
 * A file of `changes/` beside `website.json`: what of it changes, and when. RFC 6902 is the model, with ids in place of positions, and with what
 * was there before, so that a change can be checked and taken back.
 */
export const changeSetSchema = z
  .strictObject({
    $schema: z.string().optional().meta({ description: 'Where this schema is, for editors.' }),
    $comment: z.string().optional().meta({ description: 'A note that nobody reads but you.' }),
    at: time.meta({
      description: 'When it holds, on the clock of the brand, or of `location`. A date alone is its midnight.',
      examples: ['2026-12-24T18:00'],
    }),
    until: time.optional().meta({
      description: 'When it is taken back. Left out: it stays.',
      examples: ['2026-12-27'],
    }),
    location: line.optional().meta({
      description: 'The location whose clock is meant: its `restaurant_id`, its `id`, or its name in addresses.',
      examples: ['queen-west'],
    }),
    by: line.optional().meta({ description: 'Who wants it.', examples: ['Ada'] }),
    why: line.optional().meta({ description: 'What it is for, in a few words.', examples: ['Christmas'] }),
    edits: z
      .array(z.unknown(), { error: EDITS })
      .min(1, { error: EDITS })
      .max(MAX_EDITS, { error: EDITS })
      .meta({ description: 'What changes, in this order.' }),
  })
  .meta({ id: 'ChangeSet', description: 'What changes on a day.' });

/** As an author writes it, for an editor that checks the file: the reader looks at each edit by itself. */
export const changeSetFileSchema = changeSetSchema.extend({
  edits: z.array(changeEditSchema).min(1).max(MAX_EDITS).meta({ description: 'What changes, in this order.' }),
});

export type ChangeSetFile = z.input<typeof changeSetFileSchema>;
