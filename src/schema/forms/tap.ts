import * as z from 'zod/mini';
import { recipientSchema } from './text-schemas.ts';

/** What is counted, in the order in which it is shown. */
export const COUNTED_ACTIONS = ['order', 'reserve', 'call', 'directions', 'menu'] as const;
export type CountedAction = (typeof COUNTED_ACTIONS)[number];

/**
 * A tap on a link, as a page sends it to be counted: which brand, which of its pages, and what was tapped. It says nothing of the visitor. `zone`: of the brand's
 * clock, "America/Toronto", which decides the day. A key more is refused, so that no page can begin to send one.
 */
export const tapSchema = z.strictObject({
  brand_id: recipientSchema,
  /** A path without a query: "/menu/queen-west/" */
  page: z.string().check(z.regex(/^\/[A-Za-z0-9._~%/-]{0,299}$/)),
  action: z.enum(COUNTED_ACTIONS),
  zone: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_+/-]{1,64}$/))),
});
export type Tap = z.output<typeof tapSchema>;
