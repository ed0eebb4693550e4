import type { ServerResponse } from 'node:http';
import { RETRY_MS } from './look/live-script.ts';
import type { BuildProblem } from './look/problem-bar.ts';

/** Tells open pages which version of what they show is the current one, and why there is no newer one. */
export interface Live {
  /** Keeps a response open and writes a line to it, now and whenever the channel's stamp changes. */
  connect: (response: ServerResponse, channel: string, stamp: string) => void;
  tell: (channel: string, stamp: string) => void;
  /** Whether a page is open that listens to it. */
  isHeard: (channel: string) => boolean;
  close: () => void;
}

/** `problemOf` is asked for a channel whenever its pages are told something. */
export function makeLive(problemOf: (channel: string) => BuildProblem | undefined): Live {
  const listeners = new Map<ServerResponse, string>();

  function connect(response: ServerResponse, channel: string, stamp: string): void {
    listeners.set(response, channel);
    response.on('close', () => listeners.delete(response));
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
    response.write(`retry: ${RETRY_MS}\n${eventsOf(channel, stamp)}`);
  }

  function tell(channel: string, stamp: string): void {
    const events = eventsOf(channel, stamp);
    for (const [response, heard] of listeners) if (heard === channel) response.write(events);
  }

  function eventsOf(channel: string, stamp: string): string {
    return `event: problem\ndata: ${JSON.stringify(problemOf(channel) ?? null)}\n\ndata: ${stamp}\n\n`;
  }

  function close(): void {
    for (const response of listeners.keys()) response.end();
  }

  const isHeard = (channel: string): boolean => [...listeners.values()].includes(channel);

  return { connect, tell, isHeard, close };
}
