import pLimit from 'p-limit';
import type { BrandReport } from '../../builder/types.ts';
import type { BrandState } from '../building/builds.ts';
import { type BrandFacts, type BrandPlace, readBrandFacts } from './brand-facts.ts';
import { changeText } from './page-names.ts';

/** What the first page knows of a brand besides how its build went. */
export interface KnownBrand {
  facts?: BrandFacts;
  /** What the last build that changed the site has changed; undefined until there is one. */
  change?: { at: Date; text: string };
}

export interface KnownBrands {
  get: (slug: string) => KnownBrand | undefined;
  /** Looks at a brand again, whose state is another one now. */
  note: (state: BrandState) => void;
  forget: (slug: string) => void;
}

export interface KnownBrandsOptions extends Omit<BrandPlace, 'slug'> {
  onChange: (slug: string) => void;
}

/** A thousand sites that are there already are read at the start: one after the other, with answers in between. */
const AT_ONCE = 1;

/** Reads a brand's files when its build is over, and keeps the few facts that a card shows. */
export function makeKnownBrands({ brandsDir, outDir, onChange }: KnownBrandsOptions): KnownBrands {
  const known = new Map<string, KnownBrand>();
  const reports = new Map<string, BrandReport>();
  const limit = pLimit(AT_ONCE);

  function note(state: BrandState): void {
    const { slug, report } = state;
    const isFirst = !known.has(slug);
    const isNew = report !== undefined && reports.get(slug) !== report;
    if (report !== undefined) reports.set(slug, report);
    if (isFirst) known.set(slug, {});
    if (isNew && report.printed.length > 0) put(slug, { change: { at: new Date(), text: changeText(report) } });
    if (isFirst || isNew) void limit(() => read(slug));
  }

  function read(slug: string): void {
    if (!known.has(slug)) return; // Forgotten meanwhile.
    put(slug, { facts: readBrandFacts({ brandsDir, outDir, slug }) });
    onChange(slug);
  }

  function put(slug: string, changes: KnownBrand): void {
    known.set(slug, { ...known.get(slug), ...changes });
  }

  function forget(slug: string): void {
    known.delete(slug);
    reports.delete(slug);
  }

  return { get: (slug) => known.get(slug), note, forget };
}
