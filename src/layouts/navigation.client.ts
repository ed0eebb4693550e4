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

/**
 * The stylesheet of the next page is at work before the page comes. If the page is of a newer publish, with other scripts, classes or colours,
 * it is loaded as a whole: its scripts would run beside those that are here, and its short names would mean other classes.
 */
document.addEventListener('astro:before-preparation', (event) => {
  const load = event.loader;
  event.loader = async () => {
    await load();
    const page = event.newDocument;
    if (publishOf(page) !== publishOf(document) || scriptsOf(page).some(isNewer)) return event.preventDefault();
    for (const path of scriptsOf(page)) run.set(nameOf(path), path);
    const missing = [...event.newDocument.head.querySelectorAll('link[rel=stylesheet]')].filter(
      (link) => !document.head.querySelector(`[rel=stylesheet][href="${link.getAttribute('href')}"]`),
    );
    await Promise.all(missing.map(addStylesheet));
  };
});

/** The link to the brand's stylesheet names everything that all pages of a publish share (`page-styles.ts`). */
const publishOf = (page: Document): string | undefined => page.querySelector('[data-late]')?.outerHTML;

/** Our scripts that have run, by name: `/_astro/Header` is `/_astro/Header.C1QYvYs8.js`. Two versions of one would both run. */
const run = new Map<string, string>();
const nameOf = (path: string): string => path.replace(/\.[\w-]+\.js$/, '');
const isNewer = (path: string): boolean => (run.get(nameOf(path)) ?? path) !== path;
const scriptsOf = (page: Document): string[] =>
  Array.from(page.querySelectorAll('script[src^="/_astro/"]'), (script) => script.getAttribute('src') ?? '');
for (const path of scriptsOf(document)) run.set(nameOf(path), path);

function addStylesheet(source: Element): Promise<unknown> {
  const link = document.importNode(source) as HTMLLinkElement;
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/** Elements of the head that came with a page; the others were put there by the brand's code. */
const ours = new WeakSet<Element>(document.head.children);

function swapHead(nextHead: HTMLHeadElement): void {
  // Stylesheets stay: a class means the same on every page, and the order of sheets says nothing.
  const incoming = [...nextHead.children].filter((element) => !element.matches('link[rel=stylesheet]'));
  for (const element of [...document.head.children]) {
    if (!ours.has(element) || element.matches('link[rel=stylesheet]')) continue;
    const same = incoming.findIndex((candidate) => candidate.isEqualNode(element));
    if (same >= 0) incoming.splice(same, 1);
    else element.remove();
  }
  for (const element of incoming) ours.add(element);
  document.head.append(...incoming);
}
