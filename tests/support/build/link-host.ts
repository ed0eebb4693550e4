import type { IncomingMessage, ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import type { HostPolicy } from '#brand/network/http-request.ts';
import { listen } from '../listen.ts';
import { PrivateAddress, refusePrivateHost } from '#brand/network/public-address.ts';

export type HostAnswer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on this machine that is all hosts in one. `asked` has lines like `HEAD order.example/menu`. */
export async function linkHost(answers: Record<string, HostAnswer>) {
  const asked: string[] = [];
  const agents = new Set<string | undefined>();
  const open = new Map<string, number>();
  let maxOpen = 0;
  const listener: HostAnswer = (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    asked.push(`${request.method} ${host}${request.url}`);
    agents.add(request.headers['user-agent']);
    open.set(host, (open.get(host) ?? 0) + 1);
    maxOpen = Math.max(maxOpen, ...open.values());
    response.on('close', () => open.set(host, (open.get(host) ?? 1) - 1));
    const answer = answers[`${host}${request.url}`] ?? status(404);
    answer(request, response);
  };
  const { port, close } = await listen(listener, { maxHeaderSize: 64 * 1024 });
  onTestFinished(close);
  return { asked, agents, port, maxOpenAtOneHost: () => maxOpen, at: (place: string) => urlAt(place, port) };
}

/** `urlAt('order.example/menu', 80)` // `http://order.example:80/menu` */
function urlAt(place: string, port: number): string {
  const [host = '', ...rest] = place.split('/');
  return new URL(`http://${host}:${port}/${rest.join('/')}`).href;
}

/** Every name leads to this machine, but for `unknown.example`, as if it were public; a private address is refused as ever. */
export const TEST_HOSTS: HostPolicy = {
  refuse: refusePrivateHost,
  lookup: (hostname, options, callback) => {
    if (hostname === 'unknown.example') return callback(new PrivateAddress(), '');
    if (hostname === 'offline.example') return callback(new PrivateAddress('', { cause: 'EAI_AGAIN' }), '');
    if (options.all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
    else callback(null, '127.0.0.1', 4);
  },
};

export const status =
  (code: number, headers: Record<string, string> = {}): HostAnswer =>
  (_, response) => {
    response.writeHead(code, headers).end();
  };

/** Other answers to each method. */
export const byMethod =
  (answers: { HEAD: HostAnswer; GET: HostAnswer }): HostAnswer =>
  (request, response) =>
    answers[request.method === 'HEAD' ? 'HEAD' : 'GET'](request, response);

/** Other answers to each request, the last one for ever. */
export const inTurn = (...answers: [HostAnswer, ...HostAnswer[]]): HostAnswer => {
  let count = 0;
  return (request, response) => answers[Math.min(count++, answers.length - 1)]?.(request, response);
};
