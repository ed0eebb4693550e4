export const CLOUDFLARE = {
  CLOUDFLARE_API_TOKEN: 'cf_hush_hush',
  CLOUDFLARE_ACCOUNT_ID: 'acc',
  CLOUDFLARE_API_BASE_URL: 'https://cloudflare.test/client/v4',
};
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1cCJ9.c2ln';

interface Deployment {
  id: string;
  files: Record<string, string>;
  parts: Record<string, string>;
  branch: string;
  message: string;
  stage: { name: string; status: string };
}

export interface FakeCloudflare {
  deployments: Deployment[];
  assets: Map<string, { text: string; type: string }>;
  canonical: Deployment | undefined;
  seen: string[];
  /** After so many calls of assets the token is not valid any more. */
  callsPerToken: number;
  fault: (line: string) => Response | undefined;
  /** What visitors get. */
  site: () => Record<string, string | undefined>;
  fetch: typeof fetch;
}

/** One project of Cloudflare Pages, as its own program talks to it. */
export function makeFakeCloudflare(project = 'bakery'): FakeCloudflare {
  const deployments: Deployment[] = [];
  const assets = new Map<string, { text: string; type: string }>();
  const fake: FakeCloudflare = {
    deployments,
    assets,
    canonical: undefined,
    seen: [],
    callsPerToken: Infinity,
    fault: () => undefined,
    site: () =>
      Object.fromEntries(
        Object.entries(fake.canonical?.files ?? {}).map(([path, key]) => [path.slice(1), assets.get(key)?.text]),
      ),
    fetch: (async (address: string | URL, init: RequestInit = {}) => {
      const url = new URL(address);
      const line = `${init.method ?? 'GET'} ${url.pathname.replace('/client/v4', '')}`;
      fake.seen.push(line);
      const fault = fake.fault(line);
      if (fault) return fault;
      const isAsset = line.startsWith('POST /pages/assets/');
      const bearer = new Headers(init.headers).get('authorization');
      if (isAsset) calls += 1;
      if (
        bearer !== `Bearer ${isAsset ? JWT : CLOUDFLARE.CLOUDFLARE_API_TOKEN}` ||
        (isAsset && calls > fake.callsPerToken)
      ) {
        calls = 0;
        return refusal(401, 'Authentication error');
      }
      return answer(line, init);
    }) as typeof fetch,
  };
  let calls = 0;
  return fake;

  function answer(line: string, init: RequestInit): Response {
    const path = `/accounts/acc/pages/projects/${project}`;
    if (line === `GET ${path}`)
      return ok({ production_branch: 'main', canonical_deployment: fake.canonical && told(fake.canonical) });
    if (line === `GET ${path}/upload-token`) return ok({ jwt: JWT });
    if (line === `GET ${path}/deployments`) return ok(deployments.toReversed().map(told));
    if (line === `POST ${path}/deployments`) return deploy(init.body as FormData);
    const name = /^POST \/pages\/assets\/([\w-]+)$/.exec(line)?.[1];
    if (name === 'check-missing') {
      const { hashes } = JSON.parse(String(init.body)) as { hashes: string[] };
      return ok(hashes.filter((key) => !assets.has(key)));
    }
    if (name === 'upload') {
      const files = JSON.parse(String(init.body)) as {
        key: string;
        value: string;
        metadata: { contentType: string };
      }[];
      for (const { key, value, metadata } of files) {
        assets.set(key, { text: Buffer.from(value, 'base64').toString(), type: metadata.contentType });
      }
      return ok(null);
    }
    if (name === 'upsert-hashes') return ok(null);
    const [, id, action] = /\/deployments\/(\w+)(\/rollback)?$/.exec(line) ?? [];
    const found = deployments.find((other) => other.id === id);
    if (!found) return refusal(404, 'Project not found');
    if (action) fake.canonical = found;
    else if (found.stage.status !== 'failure') {
      found.stage = { name: 'deploy', status: 'success' };
      fake.canonical = found;
    }
    return ok(told(found));
  }

  function deploy(form: FormData): Response {
    const files = JSON.parse(String(form.get('manifest'))) as Record<string, string>;
    if (Object.values(files).some((key) => !assets.has(key))) return refusal(400, 'An asset is missing');
    const texts = [...form].filter(([, value]) => typeof value !== 'string').map(([name]) => [name, 'file']);
    const created = {
      id: `d${deployments.length + 1}`,
      files,
      parts: Object.fromEntries(texts) as Record<string, string>,
      branch: String(form.get('branch')),
      message: String(form.get('commit_message')),
      stage: { name: 'queued', status: 'active' },
    };
    deployments.push(created);
    return ok(told(created));
  }
}

const ok = (result: unknown): Response => Response.json({ success: true, errors: [], messages: [], result });
export const refusal = (status: number, message: string): Response =>
  Response.json({ success: false, errors: [{ code: 8_000_000, message }], result: null }, { status });

const told = ({ id, message, stage }: Deployment) => ({
  id,
  latest_stage: stage,
  deployment_trigger: { type: 'ad_hoc', metadata: { branch: 'main', commit_message: message } },
});
