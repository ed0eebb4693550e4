import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const DEFAULT_PORT = 4173;

export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/** The port that was asked for is in use. The message is for the user who typed it. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
  readonly exitCode = 1;

  constructor(port: number) {
    super(`Port ${port} is taken. Name another one with --port, or leave --port out to get the next free one.`);
  }
}

/** Listens on this machine only, in both of its address families. Without a port, on the first free one from 4173 up. */
export async function listen(answer: RequestListener, port?: number): Promise<Listening> {
  const last = port ?? DEFAULT_PORT + 200;
  for (let candidate = port ?? DEFAULT_PORT; candidate <= last; candidate += 1) {
    const servers = await openBoth(answer, candidate);
    if (servers !== undefined) return { port: portOf(servers), close: () => closeAll(servers) };
  }
  throw new PortTakenError(last);
}

/** Undefined when one of the two is taken. A browser tries ::1 for localhost first, and would meet the other program there. */
async function openBoth(answer: RequestListener, port: number): Promise<[Server, ...Server[]] | undefined> {
  const first = await open(answer, port, '127.0.0.1');
  if (first === 'taken' || first === 'unavailable') return undefined;
  const second = await open(answer, portOf([first]), '::1');
  if (second === 'unavailable') return [first];
  if (second !== 'taken') return [first, second];
  await closeAll([first]);
  return undefined;
}

/** `unavailable`: many containers have no ::1, and the server works without it. */
function open(answer: RequestListener, port: number, host: string): Promise<Server | 'taken' | 'unavailable'> {
  const server = createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve('unavailable');
      else reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

function portOf([server]: [Server, ...Server[]]): number {
  return (server.address() as AddressInfo).port;
}

async function closeAll(servers: Server[]): Promise<void> {
  await Promise.all(
    servers.map((server) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections(); // Otherwise an idle tab would keep the process alive for minutes.
      return closed;
    }),
  );
}
