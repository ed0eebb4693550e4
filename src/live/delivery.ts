import nodeFs from 'node:fs';
import { join } from 'node:path';
import { identityOf } from '#brand/files/site-folder.ts';
import type { Replaced } from '#deploy/sync/replace.ts';
import { siteJustBuilt } from '#deploy/site/built-site.ts';
import type { DeployTarget } from '#deploy/targets/deploy-target.ts';

export interface DeliveryOptions {
  outDir: string;
  /** Keeps a note for each brand of what was delivered. Missing: other machines deliver, too, so the target itself is asked each time. */
  folder: string | undefined;
  /** As it was typed. It is kept in each note, so that after a change of target everything is delivered again. */
  target: string;
  open: (slug: string) => DeployTarget;
}

/** Brings the site of a brand to the target. Undefined where this very site was brought there before. Rejects with an Error whose message says why not. */
export type Deliver = (slug: string) => Promise<Replaced | undefined>;

/** Delivers each built site once: what somebody rolled back stays until the brand changes. A machine that has the target for itself does not look at it again. */
export function makeDelivery({ outDir, folder, target, open }: DeliveryOptions): Deliver {
  const publish = (slug: string): Promise<Replaced> => open(slug).publish(siteJustBuilt(slug, outDir), false);
  if (folder === undefined) {
    return async (slug) => {
      const replaced = await publish(slug);
      return replaced.isChanged ? replaced : undefined;
    };
  }
  nodeFs.mkdirSync(folder, { recursive: true });
  return async (slug) => {
    const note = join(folder, slug);
    const delivered = `${identityOf(join(outDir, slug))} ${target}\n`;
    if (readIfThere(note) === delivered) return undefined;
    const replaced = await publish(slug);
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
