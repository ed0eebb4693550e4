import { TOKENS } from '#tool-pages/style.ts';

/** As for the bar of a failed build: a shadow root keeps the site's styles out. */
const RING = `
:host { all: initial !important; position: absolute !important; z-index: 2147483645 !important; inset: 0 auto auto 0 !important; display: block !important; pointer-events: none !important; }
div {${TOKENS}
  position: absolute; box-sizing: border-box; border: 3px solid var(--accent); border-radius: 10px; box-shadow: 0 0 0 3px var(--surface); animation: ring .3s ease-out;
}
@keyframes ring { from { opacity: 0; scale: 1.03; } }
@media (prefers-reduced-motion: reduce) { div { animation: none; } }
@media print { :host { display: none !important; } }
`;

/**
 * Runs in the browser, in a page of a site that is framed by the editor, behind the script that listens for changes. The editor says which text is edited, and the page
 * scrolls to it and draws a ring around it; and it says which rules a colour would bring, before it is saved. Only pages of these origins are heard. The ring lies beside
 * the body: what the page itself has stays as it is.
 */
export const showScript = (origins: readonly string[]): string => `
(() => {
  if (window.parent === window || window.__shows) return;
  window.__shows = true;
  const ORIGINS = ${JSON.stringify(origins)};
  let ring;
  let border;
  let target;
  let style;

  addEventListener('message', ({ origin, source, data }) => {
    if (source !== window.parent || !ORIGINS.includes(origin)) return;
    if (data?.type === 'front-of-house:show' && Array.isArray(data.texts)) show(data.texts.slice(0, 8).map(plain));
    if (data?.type === 'front-of-house:style' && typeof data.css === 'string') showStyle(data.css);
  });

  const showStyle = (css) => {
    if (style === undefined) {
      style = new CSSStyleSheet();
      document.adoptedStyleSheets.push(style);
    }
    style.replaceSync(css);
  };

  const plain = (text) => String(text).slice(0, 500).replace(/\\s+/g, ' ').trim().toLowerCase();

  const show = (texts) => {
    hide();
    const found = find(texts.filter((text) => text.length > 1));
    if (found === undefined) return;
    target = around(found);
    ring = document.createElement('front-of-house-ring');
    const root = ring.attachShadow({ mode: 'open' });
    const rules = new CSSStyleSheet();
    rules.replaceSync(${JSON.stringify(RING)});
    root.adoptedStyleSheets = [rules];
    border = root.appendChild(document.createElement('div'));
    document.documentElement.insertBefore(ring, document.body);
    bringIntoView();
    place();
  };

  const hide = () => {
    ring?.remove();
    ring = target = undefined;
  };

  const HEADINGS = 'h1, h2, h3, h4, h5, h6, summary, dt';
  const WORDS = 'p, li, a, dd, td, th, span, strong, address, blockquote, figcaption, div';

  /** The first of these texts that the page has: as a heading, as a whole text, or as a part of one. */
  const find = (texts) => {
    const main = document.querySelector('main') ?? document.body;
    const all = [HEADINGS, WORDS].map((selector) =>
      [...main.querySelectorAll(selector)].map((element) => [element, plain(element.textContent)]),
    );
    const wholes = [(read, text) => read === text, (read, text) => text.length > 12 && read.includes(text)];
    for (const text of texts) {
      for (const fits of wholes) {
        for (const elements of all) {
          const hits = elements.filter(([, read]) => fits(read, text)).map(([element]) => element);
          const inner = hits.filter((hit) => !hits.some((other) => other !== hit && hit.contains(other)));
          const shown = inner.find(isShown);
          if (shown) return shown;
        }
      }
    }
    return undefined;
  };

  const isShown = (element) => element.getClientRects().length > 0;

  /** A name stands for its whole entry, if that fits on the screen. */
  const around = (element) => {
    const entry = element.closest('li, article, details, tr');
    return entry && entry.getBoundingClientRect().height < innerHeight * 0.9 ? entry : element;
  };

  const bringIntoView = () => {
    const { top, bottom, height } = target.getBoundingClientRect();
    if (top >= ${HEADER_PX} && bottom <= innerHeight) return;
    const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const space = Math.max(${HEADER_PX}, (innerHeight - height) / 2);
    scrollTo({ top: top + scrollY - space, behavior: isQuiet ? 'instant' : 'smooth' });
  };

  const place = () => {
    if (ring === undefined) return;
    if (!target.isConnected) return hide();
    const { left, top, width, height } = target.getBoundingClientRect();
    // What is between two entries is often the padding of one of them.
    const [above, below] = ['paddingTop', 'paddingBottom'].map((side) => parseFloat(getComputedStyle(target)[side]));
    Object.assign(border.style, {
      left: left + scrollX - ${RING_PX} + 'px',
      top: top + above + scrollY - ${RING_PX} + 'px',
      width: width + 2 * ${RING_PX} + 'px',
      height: height - above - below + 2 * ${RING_PX} + 'px',
    });
  };

  for (const name of ['scroll', 'scrollend', 'resize', 'load', 'transitionend', 'animationend'])
    addEventListener(name, place, { capture: true, passive: true });
  document.addEventListener('astro:after-swap', hide);
  window.parent.postMessage({ type: 'front-of-house:ready' }, '*');
})();
`;

/** What the header of a site may cover. */
const HEADER_PX = 96;
/** Between what is edited and the ring. */
const RING_PX = 9;
