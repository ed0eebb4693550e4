import { hash } from 'node:crypto';

interface Deploy {
  id: string;
  title: string;
  state: string;
  files: Record<string, string>;
  required: string[];
  polls: number;
}

export const NETLIFY = { NETLIFY_AUTH_TOKEN: 'nfp_hush', NETLIFY_API_URL: 'https://netlify.test/api/v1' };

export interface FakeNetlify {
  deploys: Deploy[];
  published: Deploy | undefined;
  /** `PUT /deploys/1/files/index.html` */
  seen: string[];
  fault: (line: string) => Response | undefined;
  /** What visitors get. */
  site: () => Record<string, string | undefined>;
  fetch: typeof fetch;
}

/** One site of Netlify: https://open-api.netlify.com */
export function makeFakeNetlify(address = 'bakery.netlify.app'): FakeNetlify {
  const deploys: Deploy[] = [];
  const blobs = new Map<string, string>();
  const fake: FakeNetlify = {
    deploys,
    published: undefined,
    seen: [],
    fault: () => undefined,
    site: () =>
      Object.fromEntries(
        Object.entries(fake.published?.files ?? {}).map(([path, sum]) => [path.slice(1), blobs.get(sum)]),
      ),
    fetch: (async (address_: string | URL, init: RequestInit = {}) => {
      const url = new URL(address_);
      const line = `${init.method ?? 'GET'} ${decodeURIComponent(url.pathname.replace('/api/v1', ''))}`;
      fake.seen.push(line);
      const fault = fake.fault(line);
      if (fault) return fault;
      if (new Headers(init.headers).get('authorization') !== `Bearer ${NETLIFY.NETLIFY_AUTH_TOKEN}`) {
        return Response.json({ message: 'Access Denied' }, { status: 401 });
      }
      return answer(line, url, init);
    }) as typeof fetch,
  };
  return fake;

  function answer(line: string, url: URL, init: RequestInit): Response {
    const site = `/sites/${address}`;
    if (line === `GET ${site}`)
      return Response.json({ id: 'site-id', published_deploy: fake.published && told(fake.published) });
    if (line === `GET ${site}/files`) {
      return Response.json(Object.entries(fake.published?.files ?? {}).map(([path, sha]) => ({ path, sha, id: path })));
    }
    if (line === `GET ${site}/deploys`) return Response.json(deploys.toReversed().map(told));
    if (line === `POST ${site}/deploys`) {
      const { files } = JSON.parse(String(init.body)) as { files: Record<string, string> };
      const required = [...new Set(Object.values(files))].filter((sum) => !blobs.has(sum));
      const title = url.searchParams.get('title') ?? '';
      const deploy = { id: String(deploys.length + 1), title, state: 'preparing', files, required, polls: 0 };
      deploys.push(deploy);
      return Response.json({ id: deploy.id, state: 'preparing', title });
    }
    const [, id, action] = /(?:\/deploys\/)(\w+)(\/.*)?$/.exec(line) ?? [];
    const deploy = deploys.find((other) => other.id === id);
    if (!deploy) return Response.json({ message: 'Not Found' }, { status: 404 });
    if (action === '/restore') {
      fake.published = deploy;
      return Response.json(told(deploy));
    }
    if (action?.startsWith('/files/')) {
      const bytes = Buffer.from(init.body as Uint8Array);
      const sum = hash('sha1', bytes);
      if (deploy.files[action.slice('/files'.length)] !== sum)
        return Response.json({ message: 'wrong digest' }, { status: 422 });
      blobs.set(sum, bytes.toString());
      return Response.json({});
    }
    deploy.polls += 1;
    if (deploy.state === 'preparing') deploy.state = 'prepared';
    else if (deploy.state !== 'error' && Object.values(deploy.files).every((sum) => blobs.has(sum))) {
      deploy.state = 'ready';
      fake.published = deploy;
    }
    return Response.json(told(deploy));
  }
}

const told = ({ id, title, state, required }: Deploy) => ({
  id,
  title,
  state,
  required,
  error_message: state === 'error' ? 'too big' : null,
});
