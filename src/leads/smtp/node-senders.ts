import { httpRequest, PUBLIC_HOSTS } from '#brand/network/http-request.ts';
import { PrivateAddress } from '#brand/network/public-address.ts';
import { NotPublic } from '../senders/http-outcome.ts';
import { type LeadEnvironment, readSenders, type SenderSetup } from '../senders/read-senders.ts';
import type { Post } from '../senders/webhook.ts';
import { makeSmtpSender, type SmtpSender } from './smtp.ts';

export interface NodeSenders extends SenderSetup {
  /** Ends the connections to the mail server. */
  close: () => void;
}

/** What this process can send by: SMTP too, and webhooks to public addresses only, by the address that is connected to. */
export function readNodeSenders(environment: LeadEnvironment): NodeSenders {
  let smtp: SmtpSender | undefined;
  const open = (url: string, from: string): SmtpSender => (smtp = makeSmtpSender(url, from));
  return { ...readSenders(environment, postToPublic, open), close: () => smtp?.close() };
}

const postToPublic: Post = async (url, { headers, body, signal }) => {
  const options = { method: 'POST', headers, body, signal, hostPolicy: PUBLIC_HOSTS } as const;
  const response = await httpRequest(new URL(url), options).catch((error: unknown) => {
    throw error instanceof PrivateAddress ? new NotPublic() : error;
  });
  response.destroy();
  const retryAfter = response.headers['retry-after'];
  return { status: response.statusCode ?? 0, headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}) };
};
