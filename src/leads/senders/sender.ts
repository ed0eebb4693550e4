/** A mail as every way of sending it takes it. Addresses are bare: `events@saffronlane.example`. */
export interface Mail {
  to: string;
  replyTo?: { name: string; address: string };
  /** One line. */
  subject: string;
  text: string;
  /** The same for each try, so that a repeat is known as the same mail. Without angle brackets. */
  messageId: string;
  /** Its headers say that a machine wrote it, so that no machine answers. */
  isAutomatic: boolean;
}

/** A call of a receiver's address. */
export interface WebhookCall {
  url: string;
  /** The same for each try. */
  id: string;
  /** JSON. */
  body: string;
}

export interface Outcome {
  /** `retry`: may be taken later. `failed`: never. */
  result: 'sent' | 'retry' | 'failed';
  /** What the other side said, in words for who reads the inbox; no secret and no key. */
  answer: string;
  /** How long the other side wants to be left alone. */
  waitSeconds?: number;
}

/** Never rejects. Resolves with an outcome, also once `signal` is aborted. */
export interface MailSender {
  send: (mail: Mail, signal: AbortSignal) => Promise<Outcome>;
}

export interface WebhookSender {
  call: (call: WebhookCall, signal: AbortSignal) => Promise<Outcome>;
}

/** What this process can send by. What is missing is left to another one. */
export interface Senders {
  mail?: MailSender | undefined;
  webhook?: WebhookSender | undefined;
}

/** The most characters of what another side has answered. */
export const ANSWER_LENGTH = 300;
