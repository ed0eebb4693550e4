import type { ServerResponse } from 'node:http';
import type { ToolLanguage } from '#i18n/tools/tool-texts.ts';
import { RETRY_MS } from './look/live-script.ts';
import type { BuildProblem } from './look/problem-bar.ts';

/** Tells open pages which version of what they show is the current one, and why there is no newer one. */
export interface Live {
  /** Keeps a response open and writes a line to it, now and whenever the channel's stamp changes. */
  connect: (response: ServerResponse, heard: Heard, stamp: string) => void;
  tell: (channel: string, stamp: string) => void;
  /** Whether a page is open that listens to it. */
  isHeard: (channel: string) => boolean;
  close: () => void;
}

/** What a page listens to, and the language of who looks at it. */
export interface Heard {
  channel: string;
  language: ToolLanguage;
}

/** `problemOf` is asked for a channel whenever its pages are told something. */
export function makeLive(problemOf: (heard: Heard) => BuildProblem | undefined): Live {
  const listeners = new Map<ServerResponse, Heard>();

  function connect(response: ServerResponse, heard: Heard, stamp: string): void {
    listeners.set(response, heard);
    response.on('close', () => listeners.delete(response));
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
    response.write(`retry: ${RETRY_MS}\n${eventsOf(heard, stamp)}`);
  }

  function tell(channel: string, stamp: string): void {
    for (const [response, heard] of listeners) if (heard.channel === channel) response.write(eventsOf(heard, stamp));
  }

  function eventsOf(heard: Heard, stamp: string): string {
    return `event: problem\ndata: ${JSON.stringify(problemOf(heard) ?? null)}\n\ndata: ${stamp}\n\n`;
  }

  function close(): void {
    for (const response of listeners.keys()) response.end();
  }

  const isHeard = (channel: string): boolean => [...listeners.values()].some((heard) => heard.channel === channel);

  return { connect, tell, isHeard, close };
}
