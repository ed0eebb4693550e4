import nodeFs from 'node:fs';
import { join } from 'node:path';
import { identityOf } from '../builder/output/state.ts';
import type { Replaced } from '../deploy/generations/replace.ts';
import { siteJustBuilt } from '../deploy/site/built-site.ts';
import type { Place } from '../deploy/targets/place.ts';

export interface DeliveryOptions {
  outDir: string;
  /** Keeps a note for each brand of what was delivered. */
  folder: string;
  /** As it was typed. It is kept in each note, so that after a change of target everything is delivered again. */
  target: string;
  open: (slug: string) => Place;
}

/** Brings the site of a brand to the target. Undefined where this very site was brought there before. Rejects with an Error whose message says why not. */
export type Deliver = (slug: string) => Promise<Replaced | undefined>;

/**
 * Delivers each built site once, and does not look at the target again: what somebody rolled back there stays until the brand changes. Without its note a site is compared with
 * the one that is published, as by `npm run publish`.
 */
export function makeDelivery({ outDir, folder, target, open }: DeliveryOptions): Deliver {
  nodeFs.mkdirSync(folder, { recursive: true });
  return async (slug) => {
    const note = join(folder, slug);
    const delivered = `${identityOf(join(outDir, slug))} ${target}\n`;
    if (readIfThere(note) === delivered) return undefined;
    const replaced = await open(slug).publish(siteJustBuilt(slug, outDir), false);
    try {
      nodeFs.writeFileSync(note, delivered);
    } catch {
      // On a full disk the next delivery compares.
    }
    return replaced;
  };
}

function readIfThere(path: string): string | undefined {
  try {
    return nodeFs.readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
