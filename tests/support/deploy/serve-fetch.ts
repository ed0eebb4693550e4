import type { IncomingMessage, ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../listen.ts';

/** Serves on loopback what a function in the place of `fetch` answers as long as the test runs; where it throws, the connection is cut. Returns the origin. */
export async function serveFetch(answer: typeof fetch): Promise<string> {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const body = Buffer.concat(await request.toArray());
      const headers = Object.entries(request.headersDistinct).map(([name, values = []]): [string, string] => [
        name,
        values.join(),
      ]);
      const {
        status,
        headers: sent,
        body: stream,
      } = await answer(`http://${request.headers.host}${request.url}`, {
        method: request.method ?? 'GET',
        headers,
        ...(body.length > 0 && { body }),
      });
      response.writeHead(status, Object.fromEntries(sent));
      for await (const chunk of stream ?? []) response.write(chunk);
      response.end();
    } catch {
      request.socket.destroy();
    }
  };
  const { origin, close } = await listen((request, response) => void handle(request, response));
  onTestFinished(close);
  return origin;
}
