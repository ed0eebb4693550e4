import { hashOf } from '#brand/files/file-note.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import { dueConfiguration, learnClocks } from '#changes/due-configuration.ts';
import type { Brand } from '#schema/warning.ts';

/** What is due of a configuration at an instant, and when that changes. */
export interface Due {
  /** Of the configuration with the sets that hold. */
  dueDigest: string;
  /** The minute of the next set that comes or ends. Missing: none is to come. */
  nextChange?: string;
}

export async function dueOf(brand: Brand, written: Written, minute: string): Promise<Due> {
  await learnClocks(written, minute, brand);
  const { configuration, nextChange } = dueConfiguration(brand, written, minute);
  const dueDigest = hashOf(JSON.stringify(configuration ?? null));
  return { dueDigest, ...(nextChange !== undefined && { nextChange }) };
}
