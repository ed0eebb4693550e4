import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { failedReport } from '#brand/report/report.ts';
import type { Build } from '#builder/run/warm-build.ts';
import type { BrandReport } from '#schema/warning.ts';
import { makeBuilds } from '../building/builds.ts';
import { type BrandAt, labelOf, type SiteAt, type SitesAt } from '../serving/site-at.ts';

export interface SitesAtOptions {
  /** Builds a brand as it will be at a time, into a folder. */
  build: (wanted: BrandAt, outDir: string) => ReturnType<Build>;
  /** Where their folders are; called when the first one is built. */
  folder: () => string;
  /** Whether a page of this site is open. */
  isHeard: (label: string) => boolean;
  onChange: (label: string) => void;
}

export interface OpenSitesAt extends SitesAt {
  /** What a brand has may be other than it was: what somebody looks at is built again, the rest when it is asked for. */
  noteChange: (slug: string) => void;
  /** Deletes them. */
  close: () => void;
}

/** More times than anybody compares. Each costs a build and a folder: the one that was asked for longest ago makes room. */
const MAX_KEPT = 6;

export function openSitesAt({ build, folder, isHeard, onChange }: SitesAtOptions): OpenSitesAt {
  /** By label, the one that was asked for last at the end. */
  const kept = new Map<string, BrandAt>();
  const stale = new Set<string>();
  const outDirOf = (label: string): string => join(folder(), label);
  const builds = makeBuilds({ build: buildKept, onChange, onBuilt: () => {} });

  async function buildKept(labels: string[]): Promise<{ brands: BrandReport[] }> {
    const brands: BrandReport[] = [];
    for (const label of labels) {
      const wanted = kept.get(label);
      if (wanted !== undefined) brands.push(await buildOne(label, wanted));
      // It may have made room for another one meanwhile.
      if (!kept.has(label)) rmSync(outDirOf(label), { recursive: true, force: true });
    }
    return { brands };
  }

  async function buildOne(label: string, wanted: BrandAt): Promise<BrandReport> {
    stale.delete(label);
    try {
      const [report] = (await build(wanted, outDirOf(label))).brands;
      return { ...(report ?? failedReport(label, GONE)), slug: label };
    } catch (error) {
      return failedReport(label, error instanceof Error ? error.message : String(error));
    }
  }

  function open(wanted: BrandAt): SiteAt {
    const label = labelOf(wanted);
    if (kept.size === 0) rmSync(folder(), { recursive: true, force: true }); // What a preview left that was killed.
    const isKnown = kept.delete(label);
    kept.set(label, wanted);
    for (const other of [...kept.keys()].slice(0, -MAX_KEPT)) forget(other);
    if (!isKnown || stale.delete(label)) void builds.rebuild([label]);
    return get(label) as SiteAt;
  }

  function get(label: string): SiteAt | undefined {
    const [wanted, state] = [kept.get(label), builds.getState(label)];
    return wanted && state && { ...wanted, state, outDir: outDirOf(label) };
  }

  function forget(label: string): void {
    kept.delete(label);
    stale.delete(label);
    builds.forget(label);
    rmSync(outDirOf(label), { recursive: true, force: true });
  }

  function noteChange(slug: string): void {
    for (const [label, wanted] of kept) {
      if (wanted.slug !== slug) continue;
      if (isHeard(label)) void builds.rebuild([label]);
      else stale.add(label);
    }
  }

  function close(): void {
    const hadAny = kept.size > 0;
    kept.clear();
    if (hadAny) rmSync(folder(), { recursive: true, force: true });
  }

  return { open, get, noteChange, close };
}

const GONE = 'This brand is not there any more.';
