import type { Environment } from '#brand/folder/brand-file.ts';
import { publishTo, rollBack } from '../generations/replace.ts';
import type { Store } from '../generations/store.ts';
import type { Web } from '../network/fetch-with-retry.ts';
import { checkSecrets } from './secrets.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { withObjectHeaders } from '../site/object-headers.ts';
import { makeCloudflarePlace, readCloudflare } from './cloudflare.ts';
import { makeFolderStore } from './folder-store.ts';
import { makeNetlifyPlace, readNetlify } from './netlify.ts';
import type { Place } from './place.ts';
import { makeS3Client, readS3Account } from './s3-client.ts';
import { makeS3Store } from './s3-store.ts';
import { fillIn, type Target } from './target.ts';
import { makeWrangler } from './wrangler.ts';

/** Returns what makes the place of each brand. Throws a UsageError where the environment lacks what the target needs, or has a secret that is none. */
export function openTarget(target: Target, environment: Environment, web: Web): (slug: string) => Place {
  checkSecrets(target, environment);
  switch (target.kind) {
    case 'dir':
      return (slug) => placeIn(makeFolderStore(fillIn(target, slug).path));
    case 's3': {
      const account = readS3Account(environment);
      return (slug) => {
        const { bucket, prefix } = fillIn(target, slug);
        return placeIn(makeS3Store(makeS3Client(web, account, bucket), bucket, prefix), withObjectHeaders);
      };
    }
    case 'cloudflare': {
      const api = readCloudflare(environment, web);
      const wrangler = makeWrangler({
        ...environment,
        CLOUDFLARE_API_TOKEN: api.token,
        CLOUDFLARE_ACCOUNT_ID: api.account,
      });
      return (slug) => makeCloudflarePlace(api, fillIn(target, slug).project, wrangler);
    }
    case 'netlify': {
      const api = readNetlify(environment, web);
      return (slug) => makeNetlifyPlace(api, fillIn(target, slug).site);
    }
  }
}

function placeIn(store: Store, change: (site: BuiltSite) => BuiltSite = (site) => site): Place {
  return {
    publish: (site, isDryRun) => publishTo(store, change(site), isDryRun),
    rollBack: (slug) => rollBack(store, slug),
  };
}
