import * as z from 'zod/mini';

export const brandIdSchema = z.string().check(
  z.minLength(1),
  z.maxLength(200),
  // The database has no null characters.
  z.refine((id) => !id.includes('\0')),
);
