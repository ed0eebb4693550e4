import { type ClientRequest, type IncomingHttpHeaders, request, validateHeaderValue } from 'node:http';
import { listen } from '../listen.ts';

/** As much of the browser's XMLHttpRequest as calls need, over real HTTP: Node has none of its own. */
export class LoopbackRequest {
  status = 0;
  responseText = '';
  onprogress: (() => void) | null = null;
  onreadystatechange: (() => void) | null = null;
  onloadend: (() => void) | null = null;
  readonly upload: { onprogress: ((event: object) => void) | null } = { onprogress: null };
  readonly #headers: Record<string, string> = {};
  #method = '';
  #url = new URL('http://localhost');
  #sent?: ClientRequest;

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = new URL(url, location.href);
  }

  setRequestHeader(name: string, value: string): void {
    validateHeaderValue(name, value);
    this.#headers[name] = value;
  }

  send(body: string): void {
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    this.#sent = request(this.#url, { method: this.#method, headers: { ...this.#headers, ...length }, agent: false });
    this.#sent.on('error', () => this.#end());
    this.#sent.on('response', (answer) => {
      this.onreadystatechange?.();
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        this.onprogress?.();
      });
      answer.on('error', () => this.#end());
      answer.on('end', () => this.#end(answer.statusCode, text));
    });
    const { byteLength: total } = Buffer.from(body);
    this.#sent.end(body, () => this.upload.onprogress?.({ loaded: total, total, lengthComputable: true }));
  }

  abort(): void {
    this.#sent?.destroy();
  }

  #end(status = 0, text = ''): void {
    this.status = status;
    this.responseText = text;
    this.onloadend?.();
  }
}

export interface HeardCall {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** What a server does with a call: answers, hangs up, or keeps silent. */
export type Reply = { status: number; text?: string } | 'hang up' | 'silence' | 'half';

/** A server on the loopback that keeps what it hears. `replies` are given in turn, the last one for ever. */
export async function startLoopback(...replies: [Reply, ...Reply[]]): Promise<{
  url: string;
  heard: HeardCall[];
  stop: () => Promise<void>;
}> {
  const heard: HeardCall[] = [];
  const { origin, close } = await listen((question, answer) => {
    const chunks: Buffer[] = [];
    question.on('data', (chunk: Buffer) => chunks.push(chunk));
    question.on('end', () => {
      const { method = '', url: path = '', headers } = question;
      const text = Buffer.concat(chunks).toString();
      heard.push({ method, path, headers, body: text === '' ? undefined : JSON.parse(text) });
      const reply = replies[Math.min(heard.length, replies.length) - 1];
      if (reply === 'silence' || reply === undefined) return;
      if (reply === 'hang up') question.socket.destroy();
      else if (reply === 'half') {
        answer.writeHead(200, { 'Content-Length': '100' });
        answer.write('[', () => question.socket.destroy());
      } else answer.writeHead(reply.status).end(reply.text);
    });
  });
  return { url: origin, heard, stop: close };
}
