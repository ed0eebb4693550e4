import { hash } from 'node:crypto';
import { z } from 'zod';
import type { Environment } from '#brand/folder/brand-file.ts';
import { type Replaced, unchanged } from '../sync/replace.ts';
import { mapConcurrent } from '../network/map-concurrent.ts';
import { callApi, type HostApi, readApiBase, readToken } from '../network/host-api.ts';
import type { Network } from '../network/fetch-with-retry.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { FOR_HOSTS } from '../site/object-headers.ts';
import { checkOwner, markOf } from './deploy-mark.ts';
import type { DeployTarget } from './deploy-target.ts';

/** https://docs.netlify.com/api-and-cli-guides/api-guides/get-started-with-api/#file-digest-method */
const deploySchema = z.object({
  id: z.string(),
  state: z.string(),
  title: z.string().nullish(),
  error_message: z.string().nullish(),
  required: z.array(z.string()).nullish(),
});
type Deploy = z.output<typeof deploySchema>;
const siteSchema = z.object({ id: z.string(), published_deploy: deploySchema.nullish() });
const filesSchema = z.array(z.object({ path: z.string(), sha: z.string() }));

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UPLOADS = 5;
const POLL_MS = 2000;
/** Ten minutes. */
const MAX_POLLS = 300;
/** 20,000 paths with what Netlify says of each. */
const MAX_LIST_BYTES = 32 * 1024 * 1024;

export function readNetlify(environment: Environment, network: Network): HostApi {
  const tokenName = 'NETLIFY_AUTH_TOKEN';
  const token = readToken(environment, tokenName, 'netlify');
  const base = readApiBase(environment, 'NETLIFY_API_URL', 'https://api.netlify.com/api/v1');
  return { host: 'Netlify', base, token, tokenName, network };
}

/** A site of Netlify, named by its id or its name. Netlify replaces a site as a whole, and keeps its earlier deploys. */
export function makeNetlifyTarget(api: HostApi, written: string): DeployTarget {
  const place = `netlify:${written}`;
  const address = ID.test(written) || written.includes('.') ? written : `${written}.netlify.app`;
  const path = `/sites/${encodeURIComponent(address)}`;
  const missing = `There is no site "${address}" at Netlify that ${api.tokenName} may use. Create it, or write its id.`;

  const readSite = async (slug: string): Promise<z.output<typeof siteSchema>> => {
    const site = await callApi(api, { path, answer: siteSchema, missing });
    checkOwner(site.published_deploy?.title, slug, place);
    return site;
  };
  const readDeploys = (): Promise<Deploy[]> =>
    callApi(api, {
      path: `${path}/deploys?per_page=100&production=true`,
      answer: z.array(deploySchema),
      missing,
      maxBytes: MAX_LIST_BYTES,
    });
  const waitFor = async (deploy: Deploy, states: string[]): Promise<Deploy> => {
    let now = deploy;
    for (let polls = 0; !states.includes(now.state); polls++) {
      if (now.state === 'error' || now.state === 'rejected') {
        throw new Error(
          `Netlify could not deploy it: ${now.error_message ?? 'no reason given'}. The site that was there stays.`,
        );
      }
      if (polls === MAX_POLLS) throw new Error('Netlify has not finished in ten minutes. Look at its list of deploys.');
      await api.network.wait(POLL_MS);
      now = await callApi(api, {
        path: `${path}/deploys/${deploy.id}`,
        answer: deploySchema,
        maxBytes: MAX_LIST_BYTES,
      });
    }
    return now;
  };

  return {
    publish: async (site, isDryRun): Promise<Replaced> => {
      const sums = sumsOf(site);
      const title = markOf(site);
      const { published_deploy: published } = await readSite(site.slug);
      if (published?.title === title) return unchanged(sums.size);
      if (site.source !== undefined && published) {
        // What was rolled back stays until the brand changes.
        const newest = (await readDeploys()).find(({ state }) => state === 'ready');
        if (newest?.title === title) return unchanged(sums.size);
      }
      if (isDryRun) {
        const there = await callApi(api, { path: `${path}/files`, answer: filesSchema, maxBytes: MAX_LIST_BYTES });
        return resultOf(site, sums, there);
      }
      const created = await callApi(api, {
        method: 'POST',
        path: `${path}/deploys?${new URLSearchParams({ title }).toString()}`,
        json: {
          files: Object.fromEntries([...sums].map(([file, sum]) => [`/${file}`, sum])),
          async: true,
          draft: false,
        },
        answer: deploySchema,
        missing,
        maxBytes: MAX_LIST_BYTES,
      });
      const prepared = await waitFor(created, ['prepared', 'uploading', 'uploaded', 'processing', 'ready']);
      const required = new Set(prepared.required);
      // Several paths may have the same content; any of them brings it.
      const bySum = new Map([...sums].map(([file, sum]) => [sum, file]));
      const sent = [...bySum].filter(([sum]) => required.has(sum)).map(([, file]) => file);
      await mapConcurrent(UPLOADS, sent, async (file) => {
        const name = file.split('/').map(encodeURIComponent).join('/');
        const bytes = (): Uint8Array => site.read(file);
        await callApi(api, { method: 'PUT', path: `/deploys/${created.id}/files/${name}`, bytes, answer: z.unknown() });
      });
      await waitFor(prepared, ['ready']);
      return { isChanged: true, sent, removed: [], bytes: sizeOf(site, sent), files: sums.size };
    },
    rollBack: async (slug): Promise<Replaced> => {
      const { published_deploy: current } = await readSite(slug);
      const deploys = await readDeploys();
      const at = deploys.findIndex(({ id }) => id === current?.id);
      const earlier = deploys.slice(at + 1).find(({ state, title }) => state === 'ready' && title !== current?.title);
      if (at < 0 || !earlier) throw new Error(`${place} has no earlier deploy, so there is nothing to go back to.`);
      checkOwner(earlier.title, slug, place);
      await callApi(api, { method: 'POST', path: `${path}/deploys/${earlier.id}/restore`, answer: z.unknown() });
      return { isChanged: true, sent: [], removed: [], bytes: 0, note: `Netlify serves deploy ${earlier.id} again.` };
    },
  };
}

/** The SHA-1 of each file, by which Netlify knows what it has. */
function sumsOf({ slug, files, read }: BuiltSite): Map<string, string> {
  if (!files.has('_headers')) {
    throw new Error(`The site of "${slug}" was built for another host. Build it with --host netlify.`);
  }
  const paths = [...files.keys()].filter((path) => path === '_headers' || !FOR_HOSTS.includes(path));
  return new Map(paths.map((path) => [path, hash('sha1', read(path))]));
}

function resultOf(
  site: BuiltSite,
  sums: ReadonlyMap<string, string>,
  there: { path: string; sha: string }[],
): Replaced {
  const known = new Set(there.map(({ sha }) => sha));
  const sent = [...sums].filter(([, sum]) => !known.has(sum)).map(([path]) => path);
  const removed = there.map(({ path }) => path.replace(/^\//, '')).filter((path) => !sums.has(path));
  return { isChanged: true, sent, removed, bytes: sizeOf(site, sent), files: sums.size };
}

export const sizeOf = ({ files }: BuiltSite, paths: string[]): number =>
  paths.reduce((sum, path) => sum + (files.get(path)?.size ?? 0), 0);
