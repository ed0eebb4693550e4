import { swapFunctions } from 'astro:transitions/client';

/**
 * Navigation as in a single-page application: only the page is replaced. What the brand's own code put around it (a chat, a
 * banner, styles in the head) is none of ours and stays as it is.
 */
document.addEventListener('astro:before-swap', (event) => {
  // A visitor who goes on at once skips it, which is no failure.
  event.viewTransition.ready.catch(() => {});
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

/** A page of a newer publish is loaded as a whole: its scripts would run beside those that are here, and its colours may be others. */
document.addEventListener('astro:before-preparation', (event) => {
  const load = event.loader;
  event.loader = async () => {
    await load();
    const files = filesOf(event.newDocument);
    if ([...files].some(([name, path]) => (known.get(name) ?? path) !== path)) return event.preventDefault();
    for (const [name, path] of files) known.set(name, path);
  };
});

/** Paths of our scripts and stylesheets (`/_astro/…`, `/_brand/…`) that a page names, by the path without the hash of the content. */
function filesOf(page: Document): Map<string, string> {
  const files = [...page.querySelectorAll('script[src^="/_"], link[rel=stylesheet][href^="/_"]')];
  const paths = files.map((file) => file.getAttribute('src') ?? file.getAttribute('href') ?? '');
  return new Map(paths.map((path) => [path.replace(/\.[\w-]+(?=\.\w+$)/, ''), path]));
}

/** Those of the pages so far. */
const known = filesOf(document);

/** Elements of the head that came with a page; the others were put there by the brand's code. */
const ours = new WeakSet<Element>(document.head.children);

function swapHead(nextHead: HTMLHeadElement): void {
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
