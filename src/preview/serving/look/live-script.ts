import type { ToolLanguage } from '#i18n/tools/tool-texts.ts';
import { problemBar } from './problem-bar.ts';

export const LIVE_SCRIPT_PATH = '/_preview/live.js';
export const EVENTS_PATH = '/_preview/events';
/** The library that changes pages in place. Before the script, which uses it. */
export const MORPH_PATH = '/_preview/idiomorph.js';
export const RETRY_MS = 1000;

/** Puts the script into a page on its way out; the file on the disk stays as it was published. */
export function withLiveScript(html: string, stamp: string): string {
  const script = `<script src="${LIVE_SCRIPT_PATH}?${encodeURIComponent(stamp)}" async></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html + script : html.slice(0, end) + script + html.slice(end);
}

/**
 * Runs in the browser. A page knows the stamp it was served with, in the script's own address, and reloads when it hears of another one:
 * the waiting screens turn into the site that way, too. It never reloads over something typed, and listens only while it is visible,
 * because a browser keeps at most six connections to a host. After a client-side navigation the new page's script only sets the stamp.
 * Parts marked `data-live` get their new content in place instead, from the page's own address, with focus and open details kept.
 */
export const liveScript = (language: ToolLanguage): string => `(() => {
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

    // A form was answered: what was asked for before it may be older.
    let formsAnswered = 0;
    document.addEventListener('editor:morphed', () => (formsAnswered += 1));

    const load = async () => {
      const before = formsAnswered;
      const answer = await fetch(location.href).then((response) => response.text());
      if (formsAnswered !== before) return void (isWanted = true);
      const fresh = new DOMParser().parseFromString(answer, 'text/html');
      for (const part of document.querySelectorAll('[data-live]')) {
        const other = fresh.getElementById(part.id);
        if (other) Idiomorph.morph(part, other, { callbacks: { beforeNodeMorphed: keepOpen } });
      }
    };

    const keepOpen = (old, other) => {
      if (old.nodeName === 'DETAILS' && old.open) other.setAttribute?.('open', '');
    };

${problemBar(language)}
    addEventListener('input', ({ target }) => edited.add(target), true);
    addEventListener('pageshow', ({ persisted }) => persisted && connect());
    addEventListener('pagehide', () => events?.close());
    document.addEventListener('visibilitychange', connect);
    connect();
  }
})();
`;
