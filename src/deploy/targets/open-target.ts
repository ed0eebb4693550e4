import type { Environment } from '#brand/folder/brand-file.ts';
import { publishTo, rollBack } from '../sync/replace.ts';
import type { TargetStore } from '../sync/store.ts';
import type { Network } from '../network/fetch-with-retry.ts';
import { checkSecrets } from './secrets.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { withObjectHeaders } from '../site/object-headers.ts';
import { makeCloudflareTarget, readCloudflare } from './cloudflare.ts';
import { makeFolderStore } from './folder-store.ts';
import { makeNetlifyTarget, readNetlify } from './netlify.ts';
import type { DeployTarget } from './deploy-target.ts';
import { makeS3Client, readS3Account } from './s3-client.ts';
import { makeS3Store } from './s3-store.ts';
import { fillIn, type Target } from './target.ts';
import { makeWrangler } from './wrangler.ts';

/** Returns a function that makes the deploy target of a brand. Throws a UsageError if the environment lacks a variable that the target needs, or has a malformed secret. */
export function openTarget(target: Target, environment: Environment, network: Network): (slug: string) => DeployTarget {
  checkSecrets(target, environment);
  switch (target.kind) {
    case 'dir':
      return (slug) => targetOn(makeFolderStore(fillIn(target, slug).path));
    case 's3': {
      const account = readS3Account(environment);
      return (slug) => {
        const { bucket, prefix } = fillIn(target, slug);
        return targetOn(makeS3Store(makeS3Client(network, account, bucket), bucket, prefix), withObjectHeaders);
      };
    }
    case 'cloudflare': {
      const api = readCloudflare(environment, network);
      const wrangler = makeWrangler({
        ...environment,
        CLOUDFLARE_API_TOKEN: api.token,
        CLOUDFLARE_ACCOUNT_ID: api.account,
      });
      return (slug) => makeCloudflareTarget(api, fillIn(target, slug).project, wrangler);
    }
    case 'netlify': {
      const api = readNetlify(environment, network);
      return (slug) => makeNetlifyTarget(api, fillIn(target, slug).site);
    }
  }
}

function targetOn(store: TargetStore, change: (site: BuiltSite) => BuiltSite = (site) => site): DeployTarget {
  return {
    publish: (site, isDryRun) => publishTo(store, change(site), isDryRun),
    rollBack: (slug) => rollBack(store, slug),
  };
}
