import type { Environment } from '../../builder/load/brand-file.ts';
import { publishTo, type Replaced, rollBack } from '../generations/replace.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { makeFolderStore } from './folder-store.ts';
import { placeOf, type Target } from './target.ts';

/** Where the site of one brand is served from. Both functions throw an Error whose message says what to do. */
export interface Place {
  publish: (site: BuiltSite, isDryRun: boolean) => Promise<Replaced>;
  /** Brings back what was published before. */
  rollBack: (slug: string) => Promise<Replaced>;
}

/** Returns what makes the place of each brand. Throws a UsageError where the environment lacks what the target needs. */
export function openTarget(target: Target, _environment: Environment): (slug: string) => Place {
  return (slug) => {
    const place = placeOf(target, slug);
    if (place.kind !== 'dir') throw new Error('to come');
    const store = makeFolderStore(place.path);
    return {
      publish: (site, isDryRun) => publishTo(store, site, isDryRun),
      rollBack: (brand) => rollBack(store, brand),
    };
  };
}
