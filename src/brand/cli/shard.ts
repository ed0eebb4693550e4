import { createHash } from 'node:crypto';
import { UsageError } from '../errors/usage-error.ts';

/** The `part`th of `parts` of all brands, from 1. */
export interface Shard {
  part: number;
  parts: number;
}

/** Reads `3/8`. Throws a UsageError for what is none. */
export function parseShard(written: string): Shard {
  const [, part, parts] = (/^([1-9]\d{0,2})\/([1-9]\d{0,2})$/.exec(written) ?? []).map(Number);
  if (part === undefined || parts === undefined || part > parts) {
    throw new UsageError(`"${written}" is no part of the brands. Write --shard 1/8 to --shard 8/8 for eight parts.`);
  }
  return { part, parts };
}

/** Every brand is in exactly one part. It depends only on the slug and the number of parts, so a brand stays in it when others come or go. */
export function isInShard(slug: string, { part, parts }: Shard): boolean {
  return createHash('sha256').update(slug).digest().readUInt32BE() % parts === part - 1;
}
