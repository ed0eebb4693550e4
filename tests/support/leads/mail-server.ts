import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that was accepted, as it came over the line. */
export interface AcceptedMail {
  to: string[];
  from: string;
  /** By their names in lower case; of a header that is there twice, both, with a line break between them. */
  headers: Map<string, string>;
  /** Decoded. */
  body: string;
  raw: string;
  acceptedAt: number;
}

/** Says what becomes of a recipient or of a text; a number is the code of a refusal, "hang" never answers, and undefined accepts. */
type Verdict = { code: number; text: string } | 'hang' | undefined;

export interface MailServerRules {
  /** Of the recipient, by the address and how often it was named before. */
  recipient?: (address: string, count: number) => Verdict;
  /** Of a text that has come whole. */
  data?: (mail: AcceptedMail, count: number) => Verdict;
  /** The only login that is let in. */
  login?: { user: string; pass: string };
}

export interface MailServer {
  url: string;
  mails: AcceptedMail[];
  rules: MailServerRules;
  /** Listens again, on the same port. */
  open: () => Promise<void>;
  /** Ends all connections, as a machine does that loses its power. */
  close: () => Promise<void>;
}

/** A real SMTP server on loopback, without encryption. */
export async function startMailServer(rules: MailServerRules = {}, host = '127.0.0.1'): Promise<MailServer> {
  const mails: AcceptedMail[] = [];
  const recipients = new Map<string, number>();
  let texts = 0;
  let port = 0;
  let server = await listen();

  async function listen(): Promise<SMTPServer> {
    const options: SMTPServerOptions = {
      logger: false,
      disabledCommands: rules.login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
      allowInsecureAuth: true,
      closeTimeout: 1,
      onAuth({ username, password }, _session, callback) {
        const isKnown = username === rules.login?.user && password === rules.login?.pass;
        callback(isKnown ? null : refusal({ code: 535, text: `5.7.8 Bad credentials for ${password}` }), {
          user: username,
        });
      },
      onRcptTo({ address }, _session, callback) {
        const count = recipients.get(address) ?? 0;
        recipients.set(address, count + 1);
        judge(current.rules.recipient?.(address, count), callback);
      },
      onData(stream, { envelope }, callback) {
        void text(stream).then((raw) => {
          const mail = readMail(raw, envelope);
          const verdict = current.rules.data?.(mail, texts++);
          if (verdict === undefined) mails.push(mail);
          judge(verdict, callback);
        }, callback);
      },
    };
    const started = new SMTPServer(options);
    started.on('error', () => {}); // A client that hung up.
    const listening = started.listen(port, host);
    await once(listening, 'listening');
    ({ port } = listening.address() as AddressInfo);
    return started;
  }

  const current: MailServer = {
    url: '',
    mails,
    rules,
    async open() {
      server = await listen();
    },
    async close() {
      for (const connection of server.connections) connection._socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
  current.url = `smtp://${host}:${port}`;
  return current;
}

function judge(verdict: Verdict, callback: (error?: Error | null) => void): void {
  if (verdict === undefined) callback();
  else if (verdict !== 'hang') callback(refusal(verdict));
}

const refusal = ({ code, text: words }: { code: number; text: string }): Error =>
  Object.assign(new Error(words), { responseCode: code });

function readMail(
  raw: string,
  envelope: { mailFrom: false | { address: string }; rcptTo: { address: string }[] },
): AcceptedMail {
  const end = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, string>();
  for (const line of raw
    .slice(0, end)
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
    const known = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), known === undefined ? decodeWords(value) : `${known}\n${decodeWords(value)}`);
  }
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  const to = envelope.rcptTo.map(({ address }) => address);
  const body = decodeBody(raw.slice(end + 4), headers.get('content-transfer-encoding') ?? '7bit');
  return { to, from, headers, body, raw, acceptedAt: Date.now() };
}

/** RFC 2047: "=?UTF-8?Q?caf=C3=A9?=" */
function decodeWords(text: string): string {
  return text
    .replaceAll(/(\?=)\s+(?==\?)/g, '$1')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : decodeQuoted(word.replaceAll('_', ' ')),
    );
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString();
}

function decodeBody(body: string, encoding: string): string {
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? decodeQuoted(body.replaceAll(/=\r\n/g, ''))
        : body;
  return text.replaceAll('\r\n', '\n');
}
