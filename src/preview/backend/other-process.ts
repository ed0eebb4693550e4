import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request as ask, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { makeRefusal, PASSED_ON } from './gateway.ts';

/** In the backend's folder, which only its owner can enter. */
const NAME = 'backend.sock';
/** A socket's address has at most 108 bytes on Linux and 104 on macOS. */
const MAX_BYTES = 103;

const socketOf = (dataDir: string): string => join(dataDir, NAME);

/** Answers other processes of this user that find the folder taken. Where a system has no such sockets, they are told so by whoever calls. */
export function share(dataDir: string, listener: RequestListener): { close: () => void } {
  const path = socketOf(dataDir);
  rmSync(path, { force: true }); // Of a process that was killed; this one has the lock.
  if (process.platform === 'win32' || Buffer.byteLength(path) > MAX_BYTES) return { close: () => {} };
  const server = createServer(listener).unref();
  server.on('error', () => {}); // A file system without sockets: nothing is shared.
  server.listen(path);
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Hands calls on to the process that has the folder. `sentence` answers them where it can't be reached. */
export function makeForwarder(dataDir: string, sentence: string): RequestListener {
  const refuse = makeRefusal(sentence);
  return (request, response) => {
    response.on('error', () => {}); // The client has gone.
    const { url = '/', method = 'GET', headers, socket } = request;
    const visitor = { [PASSED_ON]: socket.remoteAddress ?? 'unknown' };
    const call = ask({ socketPath: socketOf(dataDir), path: url, method, headers: { ...headers, ...visitor } });
    call.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    });
    call.on('error', () => (response.headersSent ? response.destroy() : refuse(request, response)));
    response.on('close', () => call.destroy());
    pipeline(request, call, () => {});
  };
}

/** The same for a call of our own, without a page. Throws `sentence`. */
export async function callOther(dataDir: string, path: string, init: RequestInit, sentence: string): Promise<Response> {
  const request = new Request(`http://localhost${path}`, init);
  const { method } = request;
  const call = ask({ socketPath: socketOf(dataDir), path, method, headers: Object.fromEntries(request.headers) });
  try {
    call.end(Buffer.from(await request.arrayBuffer()));
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(body.length === 0 ? null : body, { status: answer.statusCode ?? 502, headers });
  } catch {
    throw new Error(sentence);
  }
}
