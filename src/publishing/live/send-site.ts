import type { Environment } from '#brand/folder/brand-file.ts';
import { findBrands, listBrandFolders } from '#brand/folder/brands.ts';
import { askBackend, type Written } from '#brand/network/load-from-backend.ts';
import type { Build } from '#builder/run/warm-build.ts';
import { checkTarget } from '#deploy/command/deploy-command.ts';
import { siteJustBuilt } from '#deploy/site/built-site.ts';
import type { DeployTarget } from '#deploy/targets/deploy-target.ts';
import type { Target } from '#deploy/targets/target.ts';
import type { Brand } from '#schema/warning.ts';
import { type Documents, isSameDocuments, readDocuments } from './documents.ts';
import { dueOf } from './due.ts';
import { afterRollBack, type PublishedStore, type Sent } from './published.ts';

/** Where sites are sent. */
export interface Destination {
  target: Target;
  /** As it was typed. */
  to: string;
  open: (slug: string) => DeployTarget;
}

export interface SendOptions {
  brandsDir: string;
  /** The folder of the sites that are built to be sent. */
  outDir: string;
  environment: Environment;
  /** The only brand of this server. */
  only?: string | undefined;
  build: Build;
  store: PublishedStore;
  /** The minute of now, `2026-11-28T15:30Z`. */
  minute: () => string;
}

export type Stage = 'building' | 'sending';

export interface WrittenNow {
  documents: Documents;
  written: Written;
}

/** Sends sites of exactly one configuration. Rejects with an Error whose message says why the site is as it was. */
export interface SiteSender {
  /** What is written now. */
  readWritten: (slug: string) => Promise<WrittenNow>;
  /** What was read. With `unless` nothing is done where these are its documents. */
  sendWritten: (
    slug: string,
    read: Promise<WrittenNow>,
    by: string | undefined,
    tell: (stage: Stage) => void,
    unless?: Documents,
  ) => Promise<void>;
  /** What was sent last, with all that is due by now. */
  sendDue: (slug: string, tell: (stage: Stage) => void) => Promise<void>;
  rollBack: (slug: string, tell: (stage: Stage) => void) => Promise<void>;
}

export function makeSiteSender({ target, to, open }: Destination, options: SendOptions): SiteSender {
  const { brandsDir, outDir, environment, only, build, store, minute } = options;

  /** Brands may have come since the server was started. */
  function findBrand(slug: string): Brand {
    checkTarget(target, only === undefined ? listBrandFolders(brandsDir) : [only], { brandsDir, outDir });
    return brandIn(brandsDir, environment, slug);
  }

  const readWritten: SiteSender['readWritten'] = async (slug) => readDocuments(brandIn(brandsDir, environment, slug));

  const sendWritten: SiteSender['sendWritten'] = async (slug, read, by, tell, unless) => {
    tell('building');
    const brand = findBrand(slug);
    const { documents, written } = await read;
    if (unless !== undefined && isSameDocuments(documents, unless)) return;
    const sent = { at: new Date().toISOString(), to, documents, ...(by !== undefined && { by }) };
    await send(brand, written, sent, tell);
  };

  const sendDue: SiteSender['sendDue'] = async (slug, tell) => {
    const { live, isHeld } = store.read(slug);
    if (live?.to !== to || isHeld) return;
    tell('building');
    const brand = findBrand(slug);
    const written = { ...live.written, ...(brand.source === 'supabase' && (await changesInBackend(brand))) };
    await send(brand, written, { at: new Date().toISOString(), to, documents: live.documents }, tell);
  };

  async function send(
    brand: Brand,
    written: Written,
    parts: Pick<Sent, 'at' | 'by' | 'to' | 'documents'>,
    tell: (stage: Stage) => void,
  ): Promise<void> {
    const { slug } = brand;
    const { dueDigest } = await dueOf(brand, written, minute());
    const { brands } = await build([slug], () => {}, { configurations: { [slug]: written } });
    const report = brands.find((each) => each.slug === slug);
    if (report === undefined) throw new Error(`The folder of "${slug}" is gone.`);
    if (report.status === 'failed') throw new Error(report.error);
    const { nextChange } = report;
    const live: Sent = { ...parts, written, dueDigest, ...(nextChange !== undefined && { nextChange }) };
    const last = store.read(slug);
    const putInPlace = store.prepare(slug, { live, ...(last.live && { before: last.live }) });
    try {
      tell('sending');
      // Without what it was built of: what somebody went back from is sent again when it is published again.
      const replaced = await open(slug).publish({ ...siteJustBuilt(slug, outDir), source: undefined }, false);
      if (replaced.isChanged || last.live === undefined) putInPlace();
      else store.write(slug, { live, ...(last.before && { before: last.before }) });
    } finally {
      store.discardPrepared(slug);
    }
  }

  const rollBack: SiteSender['rollBack'] = async (slug, tell) => {
    tell('sending');
    const putInPlace = store.prepare(slug, afterRollBack(store.read(slug), target));
    try {
      await open(slug).rollBack(slug);
      putInPlace();
    } finally {
      store.discardPrepared(slug);
    }
  };

  return { readWritten, sendWritten, sendDue, rollBack };
}

/** Throws an Error with a sentence where there is no such brand, or its `brand.json` can't be read. */
export function brandIn(brandsDir: string, environment: Environment, slug: string): Brand {
  const [brand] = findBrands(brandsDir, environment, [slug]);
  if (brand === undefined || 'error' in brand) throw new Error(brand?.error ?? `There is no brand "${slug}".`);
  return brand;
}

/** The sets of a brand in a backend are there, too, beside its configuration. */
async function changesInBackend(brand: Brand): Promise<Pick<Written, 'changes'>> {
  const { changes } = await askBackend(brand, {});
  return { changes };
}
