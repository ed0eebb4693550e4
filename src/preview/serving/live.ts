import type { ServerResponse } from 'node:http';

export const LIVE_SCRIPT_PATH = '/_preview/live.js';
export const EVENTS_PATH = '/_preview/events';

/** Tells open pages which version of what they show is the current one. */
export interface Live {
  /** Keeps a response open and writes a line to it, now and whenever the channel's stamp changes. */
  connect: (response: ServerResponse, channel: string, stamp: string) => void;
  tell: (channel: string, stamp: string) => void;
  close: () => void;
}

export function makeLive(): Live {
  const listeners = new Map<ServerResponse, string>();

  function connect(response: ServerResponse, channel: string, stamp: string): void {
    listeners.set(response, channel);
    response.on('close', () => listeners.delete(response));
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
    response.write(`retry: ${RETRY_MS}\ndata: ${stamp}\n\n`);
  }

  function tell(channel: string, stamp: string): void {
    for (const [response, heard] of listeners) if (heard === channel) response.write(`data: ${stamp}\n\n`);
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
 * Parts marked `data-live` are replaced in place instead, with focus and open details kept.
 */
export const LIVE_SCRIPT = `(() => {
  const stamp = decodeURIComponent(new URL(document.currentScript.src).search.slice(1));
  const page = (window.__preview ??= { start });
  page.stamp = stamp;
  page.start?.();

  function start() {
    delete page.start;
    const edited = new Set();
    let events;

    const connect = () => {
      events?.close();
      if (document.hidden) return;
      events = new EventSource('${EVENTS_PATH}');
      events.onmessage = ({ data }) => data !== page.stamp && refresh(data);
      events.onerror = ({ target }) => target.readyState === EventSource.CLOSED && setTimeout(connect, ${RETRY_MS});
    };

    const refresh = async (current) => {
      const parts = [...document.querySelectorAll('[data-live]')];
      if (parts.length > 0) {
        page.stamp = current;
        await replace(parts);
      } else if (![...edited].some((field) => field.isConnected && field.value !== '')) {
        location.reload();
      }
    };

    const replace = async (parts) => {
      const answer = await fetch(location.href).then((response) => response.text());
      const fresh = new DOMParser().parseFromString(answer, 'text/html');
      const focused = document.activeElement?.id;
      const open = [...document.querySelectorAll('details[open]')].map(({ id }) => id);
      for (const part of parts) part.innerHTML = fresh.getElementById(part.id)?.innerHTML ?? '';
      for (const id of open) document.getElementById(id)?.setAttribute('open', '');
      if (focused) document.getElementById(focused)?.focus();
    };

    addEventListener('input', ({ target }) => edited.add(target), true);
    addEventListener('pageshow', ({ persisted }) => persisted && connect());
    addEventListener('pagehide', () => events?.close());
    document.addEventListener('visibilitychange', connect);
    connect();
  }
})();
`;
