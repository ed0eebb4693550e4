import { Webhook } from 'standardwebhooks';

/** A configuration that changed; `id` stays the same when it is told again. */
export interface AnnouncedChange {
  id: string;
  brandId: string;
  changedAt: Date;
}

/** Who hears of changes. `tell` answers why it could not be told; undefined: it was. Never throws. */
export interface Target {
  tell: (change: AnnouncedChange) => Promise<string | undefined>;
}

interface Environment {
  get: (name: string) => string | undefined;
}

const LIMIT_MS = 10_000;

/** Those that are configured, of two: an address that takes webhooks, and a repository whose workflow builds. */
export function readTargets(environment: Environment): Target[] {
  const url = environment.get('CHANGES_WEBHOOK_URL');
  const secret = environment.get('CHANGES_WEBHOOK_SECRET');
  const repository = environment.get('CHANGES_GITHUB_REPOSITORY');
  const token = environment.get('CHANGES_GITHUB_TOKEN');
  const api = environment.get('CHANGES_GITHUB_API') ?? 'https://api.github.com';
  return [
    ...(url ? [secret ? webhook(url, secret) : lacking('CHANGES_WEBHOOK_SECRET')] : []),
    ...(repository
      ? [token ? dispatch(`${api}/repos/${repository}/dispatches`, token) : lacking('CHANGES_GITHUB_TOKEN')]
      : []),
  ];
}

/** Signed as standardwebhooks.com says; the secret is `whsec_` and base64. */
function webhook(url: string, secret: string): Target {
  return {
    tell: (change) =>
      post('The webhook', url, () => {
        const sentAt = new Date();
        const body = JSON.stringify({
          type: 'configuration.changed',
          timestamp: change.changedAt.toISOString(),
          data: { brand_id: change.brandId },
        });
        const headers = {
          'webhook-id': change.id,
          'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign(change.id, sentAt, body),
        };
        return { headers, body };
      }),
  };
}

/** Starts the workflows of a repository that have `repository_dispatch` with the type `configuration-changed`. */
function dispatch(url: string, token: string): Target {
  const headers = {
    Authorization: `Bearer ${token}`,
    Accept: 'application/vnd.github+json',
    'X-GitHub-Api-Version': '2022-11-28',
  };
  return {
    tell: ({ id, brandId }) =>
      post('GitHub', url, () => ({
        headers,
        body: JSON.stringify({ event_type: 'configuration-changed', client_payload: { brand_id: brandId, id } }),
      })),
  };
}

const lacking = (name: string): Target => ({ tell: () => Promise.resolve(`The secret ${name} is not set.`) });

/** What it answers is kept where others may read it, so it names no address: one may hold a key. */
async function post(
  name: string,
  url: string,
  make: () => { headers: Record<string, string>; body: string },
): Promise<string | undefined> {
  try {
    const { headers, body } = make();
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'front-of-house', ...headers },
      body,
      // Another address was never told the secret.
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `${name} answered ${response.status}.`;
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return isLate
      ? `${name} did not answer within ${LIMIT_MS / 1000} s.`
      : `${name} could not be reached, or its settings are wrong.`;
  }
}
