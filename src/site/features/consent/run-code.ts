/** What has been put into this document. It stays there until the document goes. */
const ran = new WeakSet<HTMLTemplateElement>();
let queue: Promise<void> = Promise.resolve();

/**
 * Runs the brand's own code of these categories, each piece once a document, in its place and in the order in which it stands there: a script that is fetched
 * is waited for, as a parser would, unless it says `async` or `defer`.
 */
export function runCode(categories: readonly string[]): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-consent]')) {
    if (ran.has(template) || !categories.includes(template.dataset['consent'] ?? '')) continue;
    ran.add(template);
    Object.assign(document, { write: writeBeside, writeln: writeBeside });
    queue = queue.then(() => insert(template));
  }
}

async function insert(template: HTMLTemplateElement): Promise<void> {
  const code = document.importNode(template.content, true);
  const script = code.querySelector<HTMLScriptElement>(
    ':scope > script[src]:not([async], [defer], [nomodule], [type=module])',
  );
  const hasCome =
    script && new Promise((resolve) => ['load', 'error'].forEach((end) => script.addEventListener(end, resolve)));
  template.after(code);
  await hasCome;
}

/** By now `document.write` would put what it is given in place of the whole page. */
function writeBeside(...html: string[]): void {
  document.currentScript?.after(document.createRange().createContextualFragment(html.join('')));
}
