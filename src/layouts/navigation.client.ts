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

/** Elements of the head that came with a page; the others were put there by the brand's code. */
const ours = new WeakSet<Element>(document.head.children);

function swapHead(nextHead: HTMLHeadElement): void {
  const incoming = [...nextHead.children];
  const leaving: Element[] = [];
  for (const element of [...document.head.children]) {
    if (!ours.has(element)) continue;
    const same = incoming.findIndex((candidate) => candidate.isEqualNode(element));
    if (same >= 0) incoming.splice(same, 1);
    else if (isStylesheet(element)) leaving.push(element);
    else element.remove();
  }
  for (const element of incoming) ours.add(element);
  document.head.append(...incoming);
  // The page keeps its looks until the next ones are there; then nothing of a page that was left can reach it.
  const arriving = incoming.find(isStylesheet);
  if (arriving) arriving.onload = () => leaving.forEach((element) => element.remove());
}

const isStylesheet = (element: Element): element is HTMLLinkElement => element.matches('[rel=stylesheet]');

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
