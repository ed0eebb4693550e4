import { MAIL_APIS, type MailApi, makeMailApiSender } from './mail-api.ts';
import type { MailSender, Senders } from './sender.ts';
import { makeWebhookSender, type Post } from './webhook.ts';

export type LeadEnvironment = Record<string, string | undefined>;

export interface SenderSetup {
  senders: Senders;
  /** Where the inbox is, without a slash at its end. */
  inboxUrl: string | undefined;
  /** What keeps something from being sent, a sentence each that says what to set. No secret is in them. */
  problems: string[];
}

/**
 * What the environment can send by: MAIL_API and MAIL_API_KEY, or `smtp`, which only Node has, from MAIL_FROM; webhooks with LEADS_WEBHOOK_SECRET.
 */
export function readSenders(
  environment: LeadEnvironment,
  post: Post,
  smtp?: (url: string, from: string) => MailSender,
): SenderSetup {
  const problems: string[] = [];
  const read = (name: string): string => environment[name]?.trim() ?? '';

  function readMail(): MailSender | undefined {
    const [url, api, key, from] = [read('SMTP_URL'), read('MAIL_API'), read('MAIL_API_KEY'), read('MAIL_FROM')];
    if (url !== '' && smtp === undefined && api === '') {
      problems.push(
        'SMTP_URL is of no use to a function, which sends by an HTTP API: set MAIL_API, MAIL_API_KEY and MAIL_FROM.',
      );
      return undefined;
    }
    if (url === '' && api === '') {
      const ways = smtp === undefined ? 'MAIL_API and MAIL_API_KEY' : 'SMTP_URL, or MAIL_API and MAIL_API_KEY,';
      problems.push(`No mail is sent: set ${ways} and MAIL_FROM.`);
      return undefined;
    }
    if (!FROM.test(from)) {
      const what = from === '' ? 'MAIL_FROM is not set' : 'MAIL_FROM is no sender';
      problems.push(`No mail is sent: ${what}. Write it like "Saffron Lane <website@saffronlane.example>".`);
      return undefined;
    }
    if (url !== '' && smtp !== undefined) {
      if (URL.canParse(url) && /^smtps?:$/.test(new URL(url).protocol) && new URL(url).hostname !== '')
        return smtp(url, from);
      problems.push(
        'No mail is sent: SMTP_URL is no address of a mail server. Write it like smtps://user:password@mail.example, with %40 for @ in the user’s name.',
      );
      return undefined;
    }
    if (!isMailApi(api)) {
      problems.push(`No mail is sent: MAIL_API is none of ${MAIL_APIS.join(', ')}.`);
      return undefined;
    }
    if (!/^[!-~]+$/.test(key)) {
      problems.push('No mail is sent: MAIL_API_KEY is not set, or has letters that no key has.');
      return undefined;
    }
    return makeMailApiSender({ api, key, from, url: read('MAIL_API_URL') || undefined });
  }

  function readWebhook(): Senders['webhook'] {
    const secret = read('LEADS_WEBHOOK_SECRET');
    if (secret === '') return undefined;
    if (WEBHOOK_SECRET.test(secret)) return makeWebhookSender(secret, post);
    problems.push(
      'No webhook is called: LEADS_WEBHOOK_SECRET is no secret. Write it as whsec_ and what `openssl rand -base64 32` prints.',
    );
    return undefined;
  }

  function readInbox(): string | undefined {
    const url = read('INBOX_URL').replace(/(?<!\/)\/+$/, '');
    if (url === '') return undefined;
    if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
    problems.push('Mails have no links: INBOX_URL is no web address. Write it like https://inbox.agency.example.');
    return undefined;
  }

  const [mail, webhook, inboxUrl] = [readMail(), readWebhook(), readInbox()];
  return { senders: { mail, webhook }, inboxUrl, problems };
}

/** 24 bytes at least, as standardwebhooks.com wants it. */
const WEBHOOK_SECRET = /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/;

/** A bare address, or a name and an address in angle brackets. No line can end in it. */
const FROM = /^(?:[^<>\p{Cc}]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u;

const isMailApi = (name: string): name is MailApi => MAIL_APIS.some((api) => api === name);
