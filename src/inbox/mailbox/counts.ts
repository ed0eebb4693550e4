import type { BackendFetch } from '#brand/network/deployed.ts';
import { procedure } from './mailbox.ts';

/** How many leads of a brand want somebody. */
export interface InboxCounts {
  /** Nobody has seen them. */
  unread: number;
  /** They are not answered. */
  waiting: number;
  /** Those of them that have waited for more than a day. */
  late: number;
  /** Somebody was to be told of them and could not be. */
  undelivered: number;
}

/** By what the backend knows the brands by; brands without any are left out. Undefined: the backend has no leads. */
export async function countInboxes(call: BackendFetch): Promise<Map<string, InboxCounts> | undefined> {
  const rows = await procedure(call, 'count_inboxes', {});
  if (rows === undefined) return undefined;
  return new Map((rows as (InboxCounts & { brand_id: string })[]).map(({ brand_id, ...counts }) => [brand_id, counts]));
}
