import { lineOf } from '../lead/guest.ts';
import { networkOutcome, refusalOutcome } from './http-outcome.ts';
import { ANSWER_LENGTH, type Mail, type MailSender } from './sender.ts';

export const MAIL_APIS = ['resend', 'postmark'] as const;
export type MailApi = (typeof MAIL_APIS)[number];

export interface MailApiOptions {
  api: MailApi;
  key: string;
  /** "Saffron Lane <website@saffronlane.example>" */
  from: string;
  /** In place of the provider's own address. */
  url?: string | undefined;
}

interface Provider {
  url: string;
  headers: (key: string, mail: Mail) => Record<string, string>;
  body: (mail: Mail, from: string) => object;
}

const LIMIT_MS = 20_000;
const MAX_ANSWER_BYTES = 4096;

const addressOf = ({ name, address }: NonNullable<Mail['replyTo']>): string =>
  name === '' ? address : `"${name.replaceAll(/["\\<>]/g, '')}" <${address}>`;

/** The same mail tried again is known to the receiver by its id; Resend itself takes it once in 24 hours by the key. */
export const extraHeaders = ({ messageId, isAutomatic }: Mail, from: string): Record<string, string> => ({
  'Message-ID': `<${messageId}@${domainOf(from)}>`,
  ...(isAutomatic && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
});

/** `domainOf('Saffron Lane <website@saffronlane.example>') // "saffronlane.example"` */
const domainOf = (from: string): string => /@([\p{L}\p{N}.-]+)>?\s*$/u.exec(from)?.[1] ?? 'localhost';

const PROVIDERS: Record<MailApi, Provider> = {
  resend: {
    url: 'https://api.resend.com/emails',
    headers: (key, { messageId }) => ({ Authorization: `Bearer ${key}`, 'Idempotency-Key': messageId }),
    body: (mail, from) => ({
      from,
      to: [mail.to],
      subject: mail.subject,
      text: mail.text,
      ...(mail.replyTo && { reply_to: addressOf(mail.replyTo) }),
      headers: extraHeaders(mail, from),
    }),
  },
  postmark: {
    url: 'https://api.postmarkapp.com/email',
    headers: (key) => ({ 'X-Postmark-Server-Token': key, Accept: 'application/json' }),
    body: (mail, from) => ({
      From: from,
      To: mail.to,
      Subject: mail.subject,
      TextBody: mail.text,
      ...(mail.replyTo && { ReplyTo: addressOf(mail.replyTo) }),
      Headers: Object.entries(extraHeaders(mail, from)).map(([Name, Value]) => ({ Name, Value })),
      MessageStream: 'outbound',
      TrackOpens: false,
      TrackLinks: 'None',
    }),
  },
};

/** Sends by a provider's HTTP API, where there is no SMTP: from a function. */
export function makeMailApiSender({ api, key, from, url }: MailApiOptions): MailSender {
  const provider = PROVIDERS[api];
  return {
    async send(mail, signal) {
      try {
        const response = await fetch(url ?? provider.url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...provider.headers(key, mail) },
          body: JSON.stringify(provider.body(mail, from)),
          // A redirect could lead the key elsewhere.
          redirect: 'manual',
          signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
        });
        const said = reasonIn(await readSome(response), key);
        if (response.ok) return { result: 'sent', answer: `The mail API took it${said === '' ? '' : `: ${said}`}.` };
        return refusalOutcome('The mail API', response, said);
      } catch (error) {
        return networkOutcome('The mail API', error);
      }
    },
  };
}

async function readSome({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_ANSWER_BYTES) break;
  }
  return text;
}

/** Both providers say in one of these keys what is wrong, or the id of what they took. Never the key, should one repeat it. */
function reasonIn(text: string, key: string): string {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return '';
  }
  const { message, Message, id, MessageID } = Object(said) as Record<string, unknown>;
  const reason = [MessageID, id, Message, message].find((value) => typeof value === 'string' && value !== '');
  return lineOf(reason, ANSWER_LENGTH).replaceAll(key, '…');
}
