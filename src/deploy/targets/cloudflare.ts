import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Environment } from '#brand/folder/brand-file.ts';
import { type Replaced, unchanged } from '../sync/replace.ts';
import { callApi, type HostApi, readApiBase, readToken } from '../network/host-api.ts';
import type { Network } from '../network/fetch-with-retry.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { FOR_HOSTS } from '../site/object-headers.ts';
import { checkOwner, markOf } from './deploy-mark.ts';
import { sizeOf } from './netlify.ts';
import type { DeployTarget } from './deploy-target.ts';
import type { Wrangler } from './wrangler.ts';

/** https://developers.cloudflare.com/api/resources/pages/subresources/projects/ */
const result = <T extends z.ZodType>(schema: T) => z.object({ success: z.literal(true), result: schema });
const deploymentSchema = z.object({
  id: z.string(),
  latest_stage: z.object({ name: z.string(), status: z.string() }).nullish(),
  deployment_trigger: z.object({ metadata: z.object({ commit_message: z.string().nullish() }).nullish() }).nullish(),
});
type Deployment = z.output<typeof deploymentSchema>;
const projectSchema = result(
  z.object({ production_branch: z.string(), canonical_deployment: deploymentSchema.nullish() }),
);

/** https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_HEADER_LINE = 2000;
const MAX_RULES = 100;
const MAX_LIST_BYTES = 8 * 1024 * 1024;
/** Wrangler waits for the deployment itself. */
const POLL_MS = 2000;
const MAX_POLLS = 15;
/** Those of the files for hosts that Cloudflare reads. */
const FOR_CLOUDFLARE = ['_headers', '_redirects'];

export interface CloudflareApi extends HostApi {
  account: string;
}

export function readCloudflare(environment: Environment, network: Network): CloudflareApi {
  const tokenName = 'CLOUDFLARE_API_TOKEN';
  const token = readToken(environment, tokenName, 'cloudflare');
  const account = readToken(environment, 'CLOUDFLARE_ACCOUNT_ID', 'cloudflare');
  const base = readApiBase(environment, 'CLOUDFLARE_API_BASE_URL', 'https://api.cloudflare.com/client/v4');
  return { host: 'Cloudflare', base, token, tokenName, network, account };
}

/**
 * A project of Cloudflare Pages, which replaces a site as a whole, and keeps earlier deployments. Files are sent by the user's own wrangler, because the calls for
 * uploads are in no document. What is there, and the way back, are documented calls.
 */
export function makeCloudflareTarget(api: CloudflareApi, project: string, wrangler: Wrangler): DeployTarget {
  const place = `cloudflare:${project}`;
  const path = `/accounts/${encodeURIComponent(api.account)}/pages/projects/${encodeURIComponent(project)}`;
  const missing = `There is no project "${project}" in the account of CLOUDFLARE_ACCOUNT_ID. Create it at Cloudflare Pages, for direct uploads.`;
  const readProject = async (slug: string): Promise<z.output<typeof projectSchema>['result']> => {
    const { result: found } = await callApi(api, { path, answer: projectSchema, missing, maxBytes: MAX_LIST_BYTES });
    checkOwner(messageOf(found.canonical_deployment), slug, place);
    return found;
  };

  const readDeployments = async (): Promise<Deployment[]> => {
    const { result: deployments } = await callApi(api, {
      path: `${path}/deployments?env=production&per_page=25`,
      answer: result(z.array(deploymentSchema)),
      maxBytes: MAX_LIST_BYTES,
    });
    return deployments;
  };

  return {
    publish: async (site, isDryRun): Promise<Replaced> => {
      checkHeaders(site);
      const { production_branch: branch, canonical_deployment: current } = await readProject(site.slug);
      const sent = [...site.files.keys()].filter((path) => !FOR_HOSTS.includes(path) || FOR_CLOUDFLARE.includes(path));
      const mark = markOf(site);
      if (messageOf(current) === mark) return unchanged(sent.length);
      if (site.source !== undefined && current) {
        // What was rolled back stays until the brand changes.
        const newest = (await readDeployments()).find(isDone);
        if (messageOf(newest) === mark) return unchanged(sent.length);
      }
      const done = { isChanged: true, sent, removed: [], bytes: sizeOf(site, sent), files: sent.length };
      if (isDryRun) return done;
      await inFolderOf(site, sent, (folder) =>
        wrangler(folder, [
          'pages',
          'deploy',
          SITE_FOLDER,
          `--project-name=${project}`,
          // Without it, wrangler takes the branch of a repository, and makes a preview.
          `--branch=${branch}`,
          `--commit-message=${mark}`,
          '--commit-dirty=true',
        ]),
      );
      for (let polls = 0; polls < MAX_POLLS; polls++) {
        if (messageOf((await readProject(site.slug)).canonical_deployment) === mark) return done;
        await api.network.wait(POLL_MS);
      }
      // Version 4 ends with 0 also where uploads have failed.
      throw new Error(
        `wrangler ended without an error, but ${place} does not serve the site. Look at the list of deployments at Cloudflare, and publish again.`,
      );
    },
    rollBack: async (slug): Promise<Replaced> => {
      const { canonical_deployment: current } = await readProject(slug);
      const deployments = await readDeployments();
      const at = deployments.findIndex(({ id }) => id === current?.id);
      const earlier = deployments
        .slice(at + 1)
        .find(
          (deployment) => isDone(deployment) && (!messageOf(current) || messageOf(deployment) !== messageOf(current)),
        );
      if (at < 0 || !earlier) throw new Error(`${place} has no earlier deployment, so there is nothing to go back to.`);
      checkOwner(messageOf(earlier), slug, place);
      const back = `${path}/deployments/${encodeURIComponent(earlier.id)}/rollback`;
      await callApi(api, { method: 'POST', path: back, answer: result(z.unknown()) });
      return {
        isChanged: true,
        sent: [],
        removed: [],
        bytes: 0,
        note: `Cloudflare serves deployment ${earlier.id} again.`,
      };
    },
  };
}

const messageOf = (deployment: Deployment | null | undefined): string | null | undefined =>
  deployment?.deployment_trigger?.metadata?.commit_message;

const isDone = ({ latest_stage: stage }: Deployment): boolean => stage?.name === 'deploy' && stage.status === 'success';

const SITE_FOLDER = 'site';

/** Calls `work` with a folder that has nothing but a copy of the site: no build can change it meanwhile, and wrangler finds no configuration and no functions. */
async function inFolderOf(site: BuiltSite, paths: string[], work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'front-of-house-'));
  try {
    for (const path of paths) {
      const copy = join(folder, SITE_FOLDER, path);
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, site.read(path));
    }
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Cloudflare ignores what is beyond its limits: a site would lose its policy in silence. */
function checkHeaders({ slug, files, read }: BuiltSite): void {
  const lines = files.has('_headers') ? read('_headers').toString().split('\n') : [];
  const isFitting =
    lines.every((line) => line.length <= MAX_HEADER_LINE) &&
    lines.filter((line) => /^\S/.test(line)).length <= MAX_RULES;
  if (lines.length > 0 && isFitting) return;
  throw new Error(`The site of "${slug}" was built for another host. Build it with --host cloudflare.`);
}
