import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What became of a brand, from the build to the target. */
export interface Result {
  slug: string;
  /** `published`, `unchanged`, `failed`, or how the build ended where nothing was published. */
  result: string;
  pages: number;
  /** Files that were sent. */
  sent?: number;
  warnings: number;
  /** In words. */
  changes: string;
  /** Paths of pages. */
  printed: string[];
  /** Why it failed. */
  error?: string;
}

interface Built {
  slug: string;
  status: string;
  pages: number;
  printed?: string[];
  warnings: unknown[];
  moreWarnings?: number;
  changes?: string;
  error?: string;
}

interface Inspected {
  slug: string;
  problems: string[];
}

interface Published {
  slug: string;
  result: string;
  sent?: string[];
  error?: string;
}

/** What the build has reported in an output folder. Undefined where it has left no report. */
export function readBuilt(folder: string): Result[] | undefined {
  return read<Built>(join(folder, 'report.json'))?.map(
    ({ slug, status, pages, printed = [], warnings, moreWarnings = 0, changes = '', error }) => ({
      slug,
      result: status,
      pages,
      warnings: warnings.length + moreWarnings,
      changes,
      printed,
      ...(error !== undefined && { error }),
    }),
  );
}

/** The same with what became of it afterwards. */
export function readResults(folder: string): Result[] | undefined {
  const inspected = new Map(read<Inspected>(join(folder, 'inspection.json'))?.map((brand) => [brand.slug, brand]));
  const published = new Map(read<Published>(join(folder, 'published.json'))?.map((brand) => [brand.slug, brand]));
  return readBuilt(folder)?.map((brand) => {
    const { result = brand.result, sent, error: refusal } = published.get(brand.slug) ?? {};
    // Where an earlier step has failed, a later one may have gone on with the site that was there.
    const error = brand.error ?? inspected.get(brand.slug)?.problems[0] ?? refusal;
    return {
      ...brand,
      result: error === undefined ? result : 'failed',
      ...(sent && { sent: sent.length }),
      ...(error !== undefined && { error }),
    };
  });
}

/** Undefined also for a report that was begun and not written. */
function read<Brand>(path: string): Brand[] | undefined {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return text === '' ? undefined : (JSON.parse(text) as { brands: Brand[] }).brands;
}
