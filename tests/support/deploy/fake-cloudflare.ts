export const CLOUDFLARE = {
  CLOUDFLARE_API_TOKEN: 'cf_hush_hush',
  CLOUDFLARE_ACCOUNT_ID: 'acc',
  CLOUDFLARE_API_BASE_URL: 'https://cloudflare.test/client/v4',
};

interface Deployment {
  id: string;
  message: string;
  stage?: { name: string; status: string };
}

export interface FakeCloudflare {
  /** The oldest first. */
  deployments: Deployment[];
  /** The id of the deployment that visitors get; left out: the newest. */
  canonical: string | undefined;
  /** The messages of all deployments that were made from outside, the oldest first. */
  made: () => string[];
  fault: (line: string) => Response | undefined;
  fetch: typeof fetch;
}

/** One project of Cloudflare Pages: the calls that are documented. */
export function makeFakeCloudflare(project = 'bakery'): FakeCloudflare {
  const fake: FakeCloudflare = {
    deployments: [],
    canonical: undefined,
    made: () => [],
    fault: () => undefined,
    fetch: (async (address: string | URL, init: RequestInit = {}) => {
      const line = `${init.method ?? 'GET'} ${new URL(address).pathname.replace('/client/v4', '')}`;
      const fault = fake.fault(line);
      if (fault) return fault;
      const bearer = new Headers(init.headers).get('authorization');
      if (bearer !== `Bearer ${CLOUDFLARE.CLOUDFLARE_API_TOKEN}`) return refusal(401, 'Authentication error');
      return answer(line);
    }) as typeof fetch,
  };
  let count = 0;
  return fake;

  function answer(line: string): Response {
    for (const message of fake.made().slice(count)) {
      count += 1;
      fake.deployments.push({ id: `d${count}`, message });
      fake.canonical = undefined;
    }
    const { deployments, canonical } = fake;
    const path = `/accounts/acc/pages/projects/${project}`;
    const current = deployments.find(({ id }) => id === canonical) ?? deployments.at(-1);
    if (line === `GET ${path}`)
      return ok({ production_branch: 'main', canonical_deployment: current && told(current) });
    if (line === `GET ${path}/deployments`) return ok(deployments.toReversed().map(told));
    const id = /^POST .*\/deployments\/(\w+)\/rollback$/.exec(line)?.[1];
    if (!deployments.some((other) => other.id === id)) return refusal(404, 'Project not found');
    fake.canonical = id;
    return ok({});
  }
}

const ok = (result: unknown): Response => Response.json({ success: true, errors: [], messages: [], result });
export const refusal = (status: number, message: string): Response =>
  Response.json({ success: false, errors: [{ code: 8_000_000, message }], result: null }, { status });

const told = ({ id, message, stage = { name: 'deploy', status: 'success' } }: Deployment) => ({
  id,
  latest_stage: stage,
  deployment_trigger: { type: 'ad_hoc', metadata: { branch: 'main', commit_message: message } },
});
