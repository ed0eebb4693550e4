import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { UsageError } from '#brand/errors/usage-error.ts';

/** What a webhook says, or with which status and words it is refused. */
export type Heard = { brandId: string } | { status: 400 | 401; problem: string };

const TYPE = 'configuration.changed';
const event = z.object({ type: z.literal(TYPE), data: z.object({ brand_id: z.string().min(1).max(200) }) });

/**
 * Reads webhooks as [Standard Webhooks](https://www.standardwebhooks.com) has them: signed with the secret, sent within the last five minutes. One that is sent twice is a change that is
 * built twice, of which the second changes nothing. Throws a UsageError for a secret that is none.
 */
export function makeWebhookReader(secret: string): (body: string, headers: Record<string, string>) => Heard {
  const webhook = openWebhook(secret);
  return (body, headers) => {
    let sent: unknown;
    try {
      sent = webhook.verify(body, headers);
    } catch (error) {
      // What is signed and no JSON is refused below.
      if (!(error instanceof SyntaxError)) {
        const reason = error instanceof WebhookVerificationError ? error.message : 'It can’t be read';
        return { status: 401, problem: `The signature is refused. ${reason}.` };
      }
    }
    const parsed = event.safeParse(sent);
    if (parsed.success) return { brandId: parsed.data.data.brand_id };
    return { status: 400, problem: `This is no webhook of the type "${TYPE}" with the text "data.brand_id".` };
  };
}

function openWebhook(secret: string): Webhook {
  try {
    // An empty or a broken secret would verify what anybody can sign.
    if (/^(whsec_)?[A-Za-z0-9+/]{20,}={0,2}$/.test(secret)) return new Webhook(secret);
  } catch {
    // No base64.
  }
  throw new UsageError(
    'CHANGES_WEBHOOK_SECRET must be whsec_ and base64, as the secret of the function announce-changes.',
  );
}
