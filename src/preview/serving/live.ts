import type { ServerResponse } from 'node:http';
import { type Problem, PROBLEM_BAR } from './look/problem-bar.ts';

export const LIVE_SCRIPT_PATH = '/_preview/live.js';
export const EVENTS_PATH = '/_preview/events';

/** Tells open pages which version of what they show is the current one, and why there is no newer one. */
export interface Live {
  /** Keeps a response open and writes a line to it, now and whenever the channel's stamp changes. */
  connect: (response: ServerResponse, channel: string, stamp: string) => void;
  tell: (channel: string, stamp: string) => void;
  close: () => void;
}

/** `problemOf` is asked for a channel whenever its pages are told something. */
export function makeLive(problemOf: (channel: string) => Problem | undefined): Live {
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

  return { connect, tell, close };
}

/** Puts the script into a page on its way out; the file on the disk stays as it was published. */
export function withLiveScript(html: string, stamp: string): string {
  const script = `<script src="${LIVE_SCRIPT_PATH}?${encodeURIComponent(stamp)}" async></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}

const RETRY_MS = 1000;

/**
 * Runs in the browser. A page knows the stamp it was served with, in the script's own address, and reloads when it hears of another one:
 * the waiting screens turn into the site that way, too. It never reloads over something typed, and listens only while it is visible,
 * because a browser keeps at most six connections to a host. After a client-side navigation the new page's script only sets the stamp.
 * Parts marked `data-live` get their new content in place instead, from the page's own address, with focus and open details kept.
 */
export const LIVE_SCRIPT = `(() => {
  const stamp = decodeURIComponent(new URL(document.currentScript.src).search.slice(1));
  const page = (window.__preview ??= { start });
  page.stamp = stamp;
  page.start?.();

  function start() {
    delete page.start;
    // Somebody may have typed before this script was loaded.
    const written = [...document.querySelectorAll('textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color])')];
    const edited = new Set(written.filter(({ value, defaultValue }) => value !== defaultValue));
    let events;

    const connect = () => {
      events?.close();
      if (document.hidden) return;
      events = new EventSource('${EVENTS_PATH}');
      events.addEventListener('problem', ({ data }) => showProblem(JSON.parse(data)));
      events.onmessage = ({ data }) => data !== page.stamp && hear(data);
      events.onerror = ({ target }) => target.readyState === EventSource.CLOSED && setTimeout(connect, ${RETRY_MS});
    };

    const hear = (current) => {
      if (document.querySelector('[data-live]')) {
        page.stamp = current;
        refresh();
      } else if (![...edited].some((field) => field.isConnected && field.value !== '')) {
        location.reload();
      }
    };

    let isWanted = false;
    let isRefreshing = false;
    // One at a time: what is wanted meanwhile is loaded next.
    const refresh = async () => {
      isWanted = true;
      if (isRefreshing) return;
      isRefreshing = true;
      while (isWanted) {
        isWanted = false;
        await load().catch(() => {}); // The preview has gone, and tells of itself when it is back.
      }
      isRefreshing = false;
    };

    const load = async () => {
      const answer = await fetch(location.href).then((response) => response.text());
      const fresh = new DOMParser().parseFromString(answer, 'text/html');
      const focused = document.activeElement?.id;
      const open = [...document.querySelectorAll('details[open]')].map(({ id }) => id);
      for (const part of document.querySelectorAll('[data-live]')) {
        const other = fresh.getElementById(part.id);
        if (other) adopt(part, other);
      }
      for (const id of open) document.getElementById(id)?.setAttribute('open', '');
      if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
    };

    // Gives a part the content of another one. What is the same stays where it is, with its pictures; so do elements with an id around what changed.
    const adopt = (part, other) => {
      const byId = new Map([...part.children].filter(({ id }) => id).map((child) => [child.id, child]));
      let at = part.firstChild;
      for (const child of [...other.childNodes]) {
        const same = byId.get(child.id) ?? at;
        let next = child;
        if (same?.isEqualNode(child)) next = same;
        else if (child.id && same?.id === child.id && same.cloneNode(false).isEqualNode(child.cloneNode(false))) {
          adopt(same, child);
          next = same;
        }
        if (next === at) at = at.nextSibling;
        else part.insertBefore(next, at);
      }
      while (at) {
        const rest = at.nextSibling;
        at.remove();
        at = rest;
      }
    };

${PROBLEM_BAR}
    addEventListener('input', ({ target }) => edited.add(target), true);
    addEventListener('pageshow', ({ persisted }) => persisted && connect());
    addEventListener('pagehide', () => events?.close());
    document.addEventListener('visibilitychange', connect);
    connect();
  }
})();
`;
