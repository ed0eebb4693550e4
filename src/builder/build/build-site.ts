import { lazy } from '#schema/lazy.ts';
import { accessibilityNotesOf } from '#content/pages/accessibility.ts';
import { notesOf } from '#content/pages/home/hero-lines.ts';
import { lookNotesOf, lookReportOf } from './look-report.ts';
import { menuLawNotesOf } from '#core/menu/menu-law.ts';
import { nextChangeOf } from '../changes/next-change.ts';
import { recipientsOf } from '#content/forms/form-locations.ts';
import { findBrandWarnings } from '#brand/folder/brands.ts';
import type { Compiled } from '../compile/source-key.ts';
import { loadWritten } from '#brand/folder/load.ts';
import type { Written } from '#brand/network/load-from-backend.ts';
import { inSets } from '#changes/bad-values.ts';
import { clocksOf } from '#changes/clocks.ts';
import { dueConfiguration, learnClocks, timeOn } from '#changes/due-configuration.ts';
import { LoadError } from '#brand/errors/load-error.ts';
import type { SiteState } from '../output/state.ts';
import { lockSite, writeSite } from '../output/write-site.ts';
import type { Renderer } from '../render/render.ts';
import { type CappedWarnings, capWarnings } from '#brand/report/capped-warnings.ts';
import { changesSince, packSite } from '../changes/packed-site.ts';
import { locateWarnings } from '#brand/report/locate-warnings.ts';
import type { LookName } from '#schema/looks.ts';
import type { Brand, BrandReport, UnusedKey, Warning } from '#schema/warning.ts';
import { consentNotes } from '../prepare/consent-warnings.ts';
import { inputsOf, isUpToDate, openBrand, type OpenBrand, type OpenOptions } from '../prepare/open-brand.ts';
import { makeOutput } from '../render/output-files.ts';
import { prepareSite, readBrand, repeatedKeysOf } from '../prepare/prepare.ts';

/** The options that are the same for all brands of a build. */
export interface BuildContext extends OpenOptions {
  cacheDir: string;
  /** The folder of this project. */
  root: string;
  compiled: Compiled;
  /** Skip brands whose inputs have not changed since their output was built. */
  changedOnly: boolean;
  /** In place of the look of the configuration. */
  look?: LookName;
  /** Whether the server of the sites is also the backend of brands that name none. */
  hasBackend?: boolean;
}

export interface BrandContext extends BuildContext {
  renderer: Renderer;
}

/** The part of a report that the steps of a build decide. */
type Outcome = Partial<BrandReport> & Pick<BrandReport, 'status'>;

/**
 * Opens, reads, optimizes pictures, renders, writes. Never throws: an error fails this brand only, and its report says why. `loaded`: what the
 * backend sent, as JSON of a `Written`; missing for a brand whose configuration is a file. Waits while another process builds the same brand.
 */
export async function buildSite(brand: Brand, context: BrandContext, loaded?: string): Promise<BrandReport> {
  const start = performance.now();
  return makeReport(brand, context, start, await buildLocked(brand, context, loaded));
}

async function buildLocked(brand: Brand, context: BrandContext, loaded: string | undefined): Promise<Outcome> {
  try {
    const lock = await lockSite(context.outDir, brand.slug);
    try {
      return await buildOpened(openBrand(brand, context), context, loaded);
    } finally {
      lock.release();
    }
  } catch (error) {
    return failed(error);
  }
}

/** `known`: what was found before the brand failed. */
function failed(error: unknown, known: Partial<CappedWarnings> = {}): Outcome {
  const reason = error instanceof Error ? error.message : 'An unknown error occurred';
  return { status: 'failed', error: reason, cause: isTransient(error) ? 'environment' : undefined, ...known };
}

/** An error of the system has a code: the disk is full, too many files are open. */
function isTransient(error: unknown): boolean {
  return error instanceof LoadError ? error.isTransient : error instanceof Error && 'code' in error;
}

/** Warnings about missing settings depend on how the brand is built, so they are found each time and never stored in the state. */
function makeReport(
  brand: Brand,
  { hasBackend }: Pick<BrandContext, 'hasBackend'>,
  start: number,
  { warnings = [], ...outcome }: Outcome,
): BrandReport {
  return {
    slug: brand.slug,
    pages: 0,
    printed: [],
    kept: 0,
    ...outcome,
    warnings: [...findBrandWarnings(brand, hasBackend), ...warnings],
    milliseconds: performance.now() - start,
  };
}

function unchanged(state: SiteState): Outcome {
  const { pages, nextChange, warnings, moreWarnings, unusedKeys, look, notes, untranslated } = state;
  const { hasProvisionalPictures } = state;
  const count = Object.keys(pages).length;
  return {
    status: 'unchanged',
    pages: count,
    kept: count,
    nextChange,
    warnings,
    moreWarnings,
    unusedKeys,
    look,
    notes,
    untranslated,
    hasProvisionalPictures,
  };
}

async function buildOpened(opened: OpenBrand, given: BrandContext, loaded: string | undefined): Promise<Outcome> {
  const { brand, folder, last } = opened;
  const { outDir, compiled } = given;
  const inputs = inputsOf(opened, loaded, given);
  if (given.changedOnly && last && isUpToDate(opened, inputs, given)) return unchanged(last);
  let warnings: Warning[] = [];
  let unusedKeys: UnusedKey[] | undefined;
  try {
    // The inputs contain the hash of a file, so an unchanged file does not have to be read.
    const written = loaded === undefined ? await loadWritten(brand, folder) : (JSON.parse(loaded) as Written);
    await learnClocks(written, given.builtAt, given.at === undefined ? brand : undefined);
    const builtFor = given.at === undefined ? undefined : timeOn(written, given.at, given.builtAt);
    const context = builtFor === undefined ? given : { ...given, builtAt: builtFor.minute };
    const due = dueConfiguration(brand, written, context.builtAt, folder.readText);
    warnings = [...repeatedKeysOf(brand, folder), ...due.warnings];
    const known = readBrand(brand, folder, due.configuration, context);
    warnings = [...warnings, ...inSets(known.warnings, due.edits)];
    const prepared = await prepareSite(brand, folder, known, context);
    ({ unusedKeys } = prepared);
    warnings = [...warnings, ...prepared.warnings];
    const { site } = prepared;
    const output = makeOutput(opened, prepared, context);
    const nextChange = nextChangeOf(site, due.nextChange);
    const notes = [
      ...(builtFor === undefined ? [] : [`this is the site of ${builtFor.words}, and publish refuses it.`]),
      ...notesOf(site),
      ...lookNotesOf(site.look),
      ...accessibilityNotesOf(site, brand.slug),
      ...consentNotes(site),
      ...menuLawNotesOf(site),
    ];
    const said = {
      ...(prepared.hasProvisionalPictures && { hasProvisionalPictures: true as const }),
      ...(prepared.untranslated.length > 0 && { untranslated: prepared.untranslated }),
      ...(notes.length > 0 && { notes }),
      look: lookReportOf(site.look, prepared.colors),
      unusedKeys,
    };
    /** Complete when all files are made. */
    const located = lazy((): CappedWarnings => {
      const capped = capWarnings([...warnings, ...output.warnings]);
      return { ...capped, warnings: locateWarnings(capped.warnings, brand, folder.readText) };
    });
    const { zone } = clocksOf(site);
    const describe = (): Omit<SiteState, 'files'> => ({
      inputs: { hash: inputs, files: folder.notes },
      ...output.pages.describe(),
      assets: output.assets,
      redirects: output.redirects,
      recipients: recipientsOf(site),
      nextChange,
      ...(builtFor !== undefined && { at: builtFor.minute }),
      site: packSite(site, compiled.key),
      card: {
        name: site.name,
        colors: prepared.colors,
        shareImage: site.look.shareImage,
        ...(zone !== undefined && { zone }),
      },
      ...said,
      ...located(),
    });
    await writeSite(outDir, brand.slug, { files: output.files(), describe, known: last?.files });
    const { printed, kept } = output.pages;
    return {
      status: 'built',
      pages: printed.length + kept,
      printed,
      kept,
      nextChange,
      ...said,
      ...located(),
      changes: changesSince(last?.site, site, compiled.key) || undefined,
    };
  } catch (error) {
    return failed(error, { ...capWarnings(warnings), unusedKeys });
  }
}
