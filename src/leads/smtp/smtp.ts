import { createTransport } from 'nodemailer';
import { lineOf } from '../lead/guest.ts';
import { extraHeaders } from '../senders/mail-api.ts';
import { ANSWER_LENGTH, type Mail, type MailSender, type Outcome } from '../senders/sender.ts';

export interface SmtpSender extends MailSender {
  close: () => void;
}

/** In milliseconds: for the connection, the greeting, and silence in between. */
const LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5000 };
/** As many as are sent at once, so that none waits in the pool. */
const MAX_CONNECTIONS = 10;
/** Greylisting lets a mail in after some minutes; to try every few seconds makes it no earlier. */
const MINUTE_S = 60;
const HOUR_S = 60 * 60;
/** What refuses the sender, not the recipient (RFC 3463): quotas (5.4.5), a relay that wants a login, a domain without SPF (5.7.1). */
const CAN_BE_PUT_RIGHT = /^5\d\d[ -]5\.(?:3|4|7)\./;

/** Sends by a mail server: `smtps://user:password@mail.example`, or `smtp://` with STARTTLS. */
export function makeSmtpSender(url: string, from: string): SmtpSender {
  const { username, password, hostname } = new URL(url);
  const secrets = [password, decodeURIComponent(password)].filter((secret) => secret !== '');
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // No password goes over a line that anybody can read.
    requireTLS: username !== '' && !LOOPBACK.test(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...LIMITS,
  });

  async function send(mail: Mail, signal: AbortSignal): Promise<Outcome> {
    const { 'Message-ID': messageId, ...headers } = extraHeaders(mail, from);
    try {
      const { response } = await transport.sendMail({
        from,
        to: mail.to,
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        subject: mail.subject,
        text: mail.text,
        messageId,
        headers,
        signal,
      });
      return { result: 'sent', answer: said(`The mail server took it: ${response}`) };
    } catch (error) {
      return outcomeOf(error as SmtpError);
    }
  }

  function outcomeOf({ code, command, response = '', responseCode = 0 }: SmtpError): Outcome {
    const answer = response.replaceAll(/\s+/g, ' ');
    if (code === 'EAUTH') {
      const reason = answer === '' ? 'it knows no way to log in that we do' : answer;
      return { result: 'retry', answer: said(`The mail server refuses the login: ${reason}`), waitSeconds: MINUTE_S };
    }
    if (responseCode === 0 || code === 'ETLS') {
      return {
        result: 'retry',
        answer: WORDS.get(code) ?? 'The mail server could not be reached, or its certificate is not trusted.',
      };
    }
    const isAboutMail = code === 'EMESSAGE' || command === 'RCPT TO' || command === 'DATA';
    if (responseCode < 500 || !isAboutMail || CAN_BE_PUT_RIGHT.test(answer)) {
      const isGreylisted = responseCode === 450 || responseCode === 451;
      const waitSeconds = responseCode >= 500 ? HOUR_S : isGreylisted ? MINUTE_S : 0;
      return { result: 'retry', answer: said(`The mail server answered ${answer}`), waitSeconds };
    }
    return { result: 'failed', answer: said(`The mail server refused it: ${answer}`) };
  }

  const said = (text: string): string =>
    lineOf(
      secrets.reduce((whole, secret) => whole.replaceAll(secret, '…'), text),
      ANSWER_LENGTH,
    );

  return { send, close: () => transport.close() };
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const WORDS = new Map([
  ['EABORT', 'The mail server did not answer in time.'],
  ['ETIMEDOUT', 'The mail server did not answer in time.'],
  ['EDNS', 'The name of the mail server is unknown.'],
  ['ETLS', 'The mail server offers no encryption that can be trusted.'],
  ['ECONNECTION', 'The mail server closed the connection.'],
]);

/** As nodemailer throws them. */
interface SmtpError {
  code: string;
  /** The command that was answered: "RCPT TO". */
  command?: string;
  /** "450 4.2.0 Try again later" */
  response?: string;
  responseCode?: number;
}
