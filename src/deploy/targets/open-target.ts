import type { Environment } from '../../builder/load/brand-file.ts';
import { publishTo, type Replaced, rollBack } from '../generations/replace.ts';
import type { BuiltSite } from '../site/built-site.ts';
import type { Store } from '../generations/store.ts';
import type { Web } from '../network/patient-fetch.ts';
import { withObjectHeaders } from '../site/object-headers.ts';
import { makeFolderStore } from './folder-store.ts';
import { makeS3Client, readS3Account } from './s3-client.ts';
import { makeS3Store } from './s3-store.ts';
import { placeOf, type Target } from './target.ts';

/** Where the site of one brand is served from. Both functions throw an Error whose message says what to do. */
export interface Place {
  publish: (site: BuiltSite, isDryRun: boolean) => Promise<Replaced>;
  /** Brings back what was published before. */
  rollBack: (slug: string) => Promise<Replaced>;
}

/** Returns what makes the place of each brand. Throws a UsageError where the environment lacks what the target needs. */
export function openTarget(target: Target, environment: Environment, web: Web): (slug: string) => Place {
  const account = target.kind === 's3' ? readS3Account(environment) : undefined;
  return (slug) => {
    const place = placeOf(target, slug);
    if (place.kind === 'dir') return placeIn(makeFolderStore(place.path));
    if (place.kind === 's3' && account) {
      const { bucket, prefix } = place;
      return placeIn(makeS3Store(makeS3Client(web, account, bucket), bucket, prefix), withObjectHeaders);
    }
    throw new Error('to come');
  };
}

function placeIn(store: Store, change: (site: BuiltSite) => BuiltSite = (site) => site): Place {
  return {
    publish: (site, isDryRun) => publishTo(store, change(site), isDryRun),
    rollBack: (slug) => rollBack(store, slug),
  };
}
