import { type IncomingHttpHeaders, request } from 'node:http';

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export interface HttpQuestion {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The address to connect to. */
  address?: string;
}

/** Sends a path as it is written: `fetch` would tidy `/../` away and set the host itself. */
export function ask(port: number, path: string, question: HttpQuestion = {}): Promise<HttpAnswer> {
  const { host = `localhost:${port}`, method = 'GET', headers = {}, body, address = '127.0.0.1' } = question;
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: address, port, path, method, headers: { host, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes, text: bytes.toString() });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Listens to server-sent events, those without a name if none is given; `next` resolves with the data of the next one that has not been taken yet. */
export function listenToEvents(
  port: number,
  path: string,
  host: string,
  name = '',
): { next: () => Promise<string>; close: () => void } {
  const heard: string[] = [];
  const takers: ((data: string) => void)[] = [];
  let rest = '';
  let event = '';
  const sent = request({ host: '127.0.0.1', port, path, headers: { host }, agent: false }, (answer) => {
    answer.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') event = '';
        if (line.startsWith('event: ')) event = line.slice('event: '.length);
        if (event !== name || !line.startsWith('data: ')) continue;
        const data = line.slice('data: '.length);
        const taker = takers.shift();
        if (taker) taker(data);
        else heard.push(data);
      }
    });
    answer.on('error', () => {});
  });
  sent.on('error', () => {});
  sent.end();
  const next = (): Promise<string> => {
    const data = heard.shift();
    return data === undefined ? new Promise((resolve) => takers.push(resolve)) : Promise.resolve(data);
  };
  return { next, close: () => sent.destroy() };
}
