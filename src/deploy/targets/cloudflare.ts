import { extname } from 'node:path';
import { blake3 } from 'hash-wasm';
import { z } from 'zod';
import type { Environment } from '../../builder/brand/brand-file.ts';
import { type Replaced, unchanged } from '../generations/replace.ts';
import { sideBySide } from '../generations/side-by-side.ts';
import { callApi, type HostApi, readApiBase, readToken, RefusedError } from '../network/host-api.ts';
import type { Web } from '../network/patient-fetch.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { FOR_HOSTS } from '../site/object-headers.ts';
import { checkOwner, markOf } from './deploy-mark.ts';
import { sizeOf } from './netlify.ts';
import type { Place } from './place.ts';

/** The calls of Cloudflare's own program, wrangler. Those for assets are in no document. */
const result = <T extends z.ZodType>(schema: T) => z.object({ success: z.literal(true), result: schema });
const deploymentSchema = z.object({
  id: z.string(),
  latest_stage: z.object({ name: z.string(), status: z.string() }).nullish(),
  deployment_trigger: z.object({ metadata: z.object({ commit_message: z.string().nullish() }).nullish() }).nullish(),
});
type Deployment = z.output<typeof deploymentSchema>;
const projectSchema = result(
  z.object({ production_branch: z.string().nullish(), canonical_deployment: deploymentSchema.nullish() }),
);

/** Limits of wrangler. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;
const MAX_BATCH_BYTES = 10 * 1024 * 1024;
const MAX_BATCH_FILES = 500;
const UPLOADS = 3;
/** https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_HEADER_LINE = 2000;
const MAX_RULES = 100;
const POLL_MS = 2000;
/** Ten minutes. */
const MAX_POLLS = 300;
const MAX_LIST_BYTES = 8 * 1024 * 1024;
const PARTS = ['_headers', '_redirects'];

export interface CloudflareApi extends HostApi {
  account: string;
}

export function readCloudflare(environment: Environment, web: Web): CloudflareApi {
  const tokenName = 'CLOUDFLARE_API_TOKEN';
  const token = readToken(environment, tokenName, 'cloudflare');
  const account = readToken(environment, 'CLOUDFLARE_ACCOUNT_ID', 'cloudflare');
  const base = readApiBase(environment, 'CLOUDFLARE_API_BASE_URL', 'https://api.cloudflare.com/client/v4');
  return { host: 'Cloudflare', base, token, tokenName, web, account };
}

/** A project of Cloudflare Pages, which replaces a site as a whole, and keeps earlier deployments. */
export function makeCloudflarePlace(api: CloudflareApi, project: string): Place {
  const place = `cloudflare:${project}`;
  const path = `/accounts/${encodeURIComponent(api.account)}/pages/projects/${encodeURIComponent(project)}`;
  const missing = `There is no project "${project}" in the account of CLOUDFLARE_ACCOUNT_ID. Create it at Cloudflare Pages, for direct uploads.`;
  const readProject = async (slug: string): Promise<z.output<typeof projectSchema>['result']> => {
    const { result: found } = await callApi(api, { path, answer: projectSchema, missing, maxBytes: MAX_LIST_BYTES });
    checkOwner(messageOf(found.canonical_deployment), slug, place);
    return found;
  };

  return {
    publish: async (site, isDryRun): Promise<Replaced> => {
      checkHeaders(site);
      const { production_branch: branch, canonical_deployment: current } = await readProject(site.slug);
      const keys = await keysOf(site);
      const mark = markOf(site);
      if (messageOf(current) === mark) return unchanged(keys.size);

      const upload = await openUploads(api, path);
      const hashes = [...new Set(keys.values())];
      const answer = result(z.array(z.string()));
      const absent = new Set((await upload('check-missing', { hashes }, answer)).result);
      const byKey = new Map([...keys].map(([file, key]) => [key, file]));
      const sent = [...byKey].filter(([key]) => absent.has(key)).map(([, file]) => file);
      const done = { isChanged: true, sent, removed: [], bytes: sizeOf(site, sent), files: keys.size };
      if (isDryRun) return done;

      await sideBySide(UPLOADS, batchesOf(site, sent), async (files) => {
        const assets = files.map((file) => ({
          key: keys.get(file),
          value: site.read(file).toString('base64'),
          metadata: { contentType: site.files.get(file)?.type },
          base64: true,
        }));
        await upload('upload', assets, z.unknown());
      });
      await upload('upsert-hashes', { hashes }, z.unknown());

      const form = (): FormData => {
        const data = new FormData();
        data.set('manifest', JSON.stringify(Object.fromEntries([...keys].map(([file, key]) => [`/${file}`, key]))));
        if (branch) data.set('branch', branch);
        data.set('commit_message', mark);
        for (const file of PARTS.filter((name) => site.files.has(name))) {
          data.set(file, new Blob([new Uint8Array(site.read(file))]), file);
        }
        return data;
      };
      const created = await callApi(api, {
        method: 'POST',
        path: `${path}/deployments`,
        form,
        answer: result(deploymentSchema),
      });
      await waitFor(api, `${path}/deployments/${encodeURIComponent(created.result.id)}`, created.result);
      return done;
    },
    rollBack: async (slug): Promise<Replaced> => {
      const { canonical_deployment: current } = await readProject(slug);
      const list = {
        path: `${path}/deployments?env=production&per_page=25`,
        answer: result(z.array(deploymentSchema)),
      };
      const { result: deployments } = await callApi(api, { ...list, maxBytes: MAX_LIST_BYTES });
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

/** Uploads have a token of their own, which is valid for some minutes. */
async function openUploads(api: CloudflareApi, path: string) {
  const readJwt = async (): Promise<string> => {
    const answer = result(z.object({ jwt: z.string() }));
    return (await callApi(api, { path: `${path}/upload-token`, answer })).result.jwt;
  };
  let token = await readJwt();
  return async <T>(name: string, json: unknown, answer: z.ZodType<T>): Promise<T> => {
    const call = { method: 'POST', path: `/pages/assets/${name}`, json, answer, maxBytes: MAX_LIST_BYTES } as const;
    try {
      return await callApi(api, { ...call, token });
    } catch (error) {
      if (!(error instanceof RefusedError) || error.status !== 401) throw error;
      token = await readJwt();
      return callApi(api, { ...call, token });
    }
  };
}

/** The name by which Cloudflare knows the content of each file: half of the BLAKE3 of its bytes in base64 and its extension. */
async function keysOf(site: BuiltSite): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const [path, { size }] of site.files) {
    if (FOR_HOSTS.includes(path)) continue;
    if (size > MAX_FILE_BYTES) throw new Error(`${path} has more than 25 MB, which Cloudflare does not take.`);
    const text = site.read(path).toString('base64') + extname(path).slice(1);
    keys.set(path, (await blake3(text)).slice(0, 32));
  }
  return keys;
}

function batchesOf(site: BuiltSite, paths: string[]): string[][] {
  const batches: { files: string[]; bytes: number }[] = [];
  for (const path of paths) {
    const size = site.files.get(path)?.size ?? 0;
    const last = batches.at(-1);
    if (last && last.bytes + size <= MAX_BATCH_BYTES && last.files.length < MAX_BATCH_FILES) {
      last.files.push(path);
      last.bytes += size;
    } else batches.push({ files: [path], bytes: size });
  }
  return batches.map(({ files }) => files);
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

async function waitFor(api: CloudflareApi, path: string, created: Deployment): Promise<void> {
  let now = created;
  for (let polls = 0; !isDone(now); polls++) {
    if (now.latest_stage?.status === 'failure' || now.latest_stage?.status === 'canceled') {
      throw new Error(
        `Cloudflare could not deploy it, at the stage "${now.latest_stage.name}". The site that was there stays.`,
      );
    }
    if (polls === MAX_POLLS)
      throw new Error('Cloudflare has not finished in ten minutes. Look at its list of deployments.');
    await api.web.wait(POLL_MS);
    now = (await callApi(api, { path, answer: result(deploymentSchema) })).result;
  }
}
