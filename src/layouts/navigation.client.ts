import { swapFunctions } from 'astro:transitions/client';

/**
 * Navigation as in a single-page application: only the page is replaced. What the brand's own code put around it (a chat, a
 * banner, styles in the head) is none of ours and stays as it is.
 */
document.addEventListener('astro:before-swap', (event) => {
  // What a script put into the document has run; the router would run it again.
  for (const script of document.scripts) script.dataset['astroExec'] = '';
  const page = document.getElementById('page');
  const next = event.newDocument.getElementById('page');
  if (!page || !next) return;
  event.swap = () => {
    swapFunctions.deselectScripts(event.newDocument);
    swapFunctions.swapRootAttributes(event.newDocument);
    swapHead(event.newDocument.head);
    const restoreFocus = swapFunctions.saveFocus();
    page.replaceWith(next);
    restoreFocus();
  };
});

/** A page's names of classes are its own: its stylesheet is fetched before the page comes, and is at work from then on. */
document.addEventListener('astro:before-preparation', (event) => {
  const load = event.loader;
  event.loader = async () => {
    await load();
    const link = event.newDocument.querySelector<HTMLLinkElement>('link[data-later]');
    if (!link || document.head.querySelector(`[href="${link.getAttribute('href')}"]`)) return;
    const waiting = document.importNode(link);
    waiting.media = NOT_YET;
    await new Promise((resolve) => {
      waiting.onload = waiting.onerror = resolve;
      document.head.append(waiting);
    });
  };
});

/** No medium that there is. */
const NOT_YET = 'not all';

/** Elements of the head that came with a page; the others were put there by the brand's code. */
const ours = new WeakSet<Element>(document.head.children);

function swapHead(nextHead: HTMLHeadElement): void {
  for (const waiting of document.head.querySelectorAll(`[media="${NOT_YET}"]`)) {
    waiting.removeAttribute('media');
    ours.add(waiting);
  }
  const incoming = [...nextHead.children];
  for (const element of [...document.head.children]) {
    if (!ours.has(element)) continue;
    const same = incoming.findIndex((candidate) => candidate.isEqualNode(element));
    if (same >= 0) incoming.splice(same, 1);
    else element.remove();
  }
  for (const element of incoming) ours.add(element);
  document.head.append(...incoming);
}

/**
 * A file of an older publish is gone: the page as it is now published has the newer one. What is missing there, too, is missed.
 * Without a connection there is no newer page, only none.
 */
window.addEventListener('vite:preloadError', () => {
  const { href } = location;
  if (!navigator.onLine || sessionStorage['reloaded'] === href) return;
  sessionStorage['reloaded'] = href;
  location.reload();
});

document.addEventListener('astro:page-load', () => {
  for (const element of document.querySelectorAll('[data-now=year]')) {
    element.textContent = String(new Date().getFullYear());
  }
});
