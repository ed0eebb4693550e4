import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '#brand/files/file-note.ts';
import type { Environment } from '#brand/folder/brand-file.ts';
import { readState } from '#builder/output/state.ts';
import type { DoneDeploy } from '#deploy/command/deploy-command.ts';
import { type Documents, readDocuments } from './documents.ts';
import { dueOf } from './due.ts';
import { afterRollBack, openPublished, type Sent } from './published.ts';
import { brandIn } from './send-site.ts';

/** Where a preview keeps what it published, below the folder of its data. */
export const publishedFolder = (dataDir: string): string => join(dataDir, 'published');

/**
 * What `npm run publish` and `npm run rollback` did becomes what a preview on this machine takes as published. Where it is not sure of which documents the site is, or where no
 * preview has ever run, nothing is noted. `minute`: `2026-11-28T15:30Z`.
 */
export async function noteDeploy(
  { kind, slug, target, to, isChanged, brandsDir, outDir }: DoneDeploy,
  { dataDir, environment, minute }: { dataDir: string; environment: Environment; minute: string },
): Promise<void> {
  if (!existsSync(dataDir)) return;
  const store = openPublished(publishedFolder(dataDir));
  const last = store.read(slug);
  if (kind === 'rollback') {
    if (last.live?.to === to) store.write(slug, afterRollBack(last, target));
    return;
  }
  if (brandsDir === undefined || outDir === undefined) return;
  const brand = brandIn(brandsDir, environment, slug);
  const state = readState(outDir, slug);
  if (state === undefined || brand.source !== 'file' || brand.group !== undefined) return;
  const { documents, written } = await readDocuments(brand);
  if (!isBuiltOf(documents, state.inputs.files)) return;
  const { dueDigest } = await dueOf(brand, written, minute);
  const { nextChange } = state;
  const live: Sent = { at: new Date().toISOString(), to, documents, written, dueDigest, nextChange };
  const before = isChanged ? last.live : last.before;
  store.write(slug, { live, ...(before && { before }) });
}

const DOCUMENT = /^(?:website|translations\..+)\.json$/;

function isBuiltOf(documents: Documents, files: Readonly<Record<string, { hash: string }>>): boolean {
  const built = Object.keys(files).filter((path) => DOCUMENT.test(path));
  return (
    built.length === Object.keys(documents).length &&
    Object.entries(documents).every(([name, text]) => files[name]?.hash === hashOf(text))
  );
}
