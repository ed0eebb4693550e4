import { Webhook } from 'standardwebhooks';
import { networkOutcome, refusalOutcome } from './http-outcome.ts';
import type { WebhookSender } from './sender.ts';

/** Sends a request that follows no redirect, as `fetch` does with `redirect: "manual"`. Where it may lead is the caller's to say. */
export type Post = (
  url: string,
  init: { headers: Record<string, string>; body: string; signal: AbortSignal },
) => Promise<PostAnswer>;
export type PostAnswer = Pick<Response, 'status' | 'headers'>;

const LIMIT_MS = 15_000;

/** Calls receivers as standardwebhooks.com has it. Throws for a secret that is none: `whsec_` and base64. */
export function makeWebhookSender(secret: string, post: Post): WebhookSender {
  const webhook = new Webhook(secret);
  return {
    async call({ url, id, body }, signal) {
      const sentAt = new Date();
      const headers = {
        'Content-Type': 'application/json',
        'User-Agent': 'front-of-house',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
        'webhook-signature': webhook.sign(id, sentAt, body),
      };
      const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
      try {
        const answer = await post(url, { headers, body, signal: limited });
        if (answer.status >= 200 && answer.status < 300)
          return { result: 'sent', answer: `It answered ${answer.status}.` };
        return refusalOutcome('It', answer);
      } catch (error) {
        return networkOutcome('It', error);
      }
    },
  };
}

/** A request by `fetch`, of which the answer's body is thrown away. */
export const postByFetch: Post = async (url, init) => {
  const response = await fetch(url, { method: 'POST', redirect: 'manual', ...init });
  await response.body?.cancel();
  return response;
};
