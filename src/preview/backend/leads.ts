import { type LeadClock, startLeadClock } from '#leads/clock.ts';
import { readNodeSenders } from '#leads/smtp/node-senders.ts';
import type { Backend } from './backend.ts';

export interface LeadDelivery {
  close: () => Promise<void>;
}

/** Tells of what the forms of previewed sites send: by the mail server or the HTTP API of the environment, else to nobody. */
export function deliverOwnLeads(
  backend: Pick<Backend, 'call' | 'isOpen' | 'secretKey'>,
  environment: Record<string, string | undefined>,
  print: (sentence: string) => void,
): LeadDelivery {
  const { senders, inboxUrl, problems, close: closeSenders } = readNodeSenders(environment);
  const isMeant = NAMES.some((name) => environment[name]);
  if (isMeant) problems.forEach(print);
  if (senders.mail)
    print('What forms send is told by mail to whom "notify" of brand.json names (SMTP_URL or MAIL_API).');
  if (!backend.isOpen()) return { close: () => Promise.resolve(closeSenders()) };
  const clock: LeadClock = startLeadClock({
    call: backend.call,
    senders,
    inboxUrl,
    fileKey: backend.secretKey,
    onProblem: (sentence) => backend.isOpen() && print(sentence),
  });
  return {
    async close() {
      await clock.close();
      closeSenders();
    },
  };
}

const NAMES = ['SMTP_URL', 'MAIL_API', 'MAIL_API_KEY', 'MAIL_FROM', 'LEADS_WEBHOOK_SECRET', 'INBOX_URL'];
