/**
 * The board of the page as it is published now, with its pictures loaded; undefined where it is the one that is shown. Where the page has other
 * stylesheets or scripts by now, it is loaded as a whole. Throws without a network, or for what is no board.
 */
export async function fetchNewer(board: Element): Promise<Element | undefined> {
  const response = await fetch(location.pathname, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The board answered with status ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = page.querySelector(board.localName);
  if (!next) throw new Error('The page is no board.');
  if (filesOf(page).join() !== filesOf(document).join()) {
    await loadAll(filesOf(page));
    location.reload();
    return undefined;
  }
  if (isShown(board, next)) return undefined;
  const element = document.importNode(next, true);
  await Promise.all([...element.querySelectorAll('img')].map((picture) => picture.decode()));
  return element;
}

/** Whether two boards have the same texts, times and pictures. Hidden parts count, since the script of a board only hides them. */
function isShown(board: Element, next: Element): boolean {
  const pictures = (one: Element) => [...one.querySelectorAll('img')].map(({ src }) => src).join();
  const times = (one: Element) => one.getAttribute('data-times');
  return board.textContent === next.textContent && times(board) === times(next) && pictures(board) === pictures(next);
}

/** Its stylesheets and scripts have their content's hash in the name. */
function filesOf(page: Document): string[] {
  const files = [...page.querySelectorAll('link[rel=stylesheet][href^="/_"], script[src^="/_"]')];
  return files.map((file) => file.getAttribute('href') ?? file.getAttribute('src') ?? '').sort();
}

/** Before the page is left: a page that can't be loaded whole would be worse than an old one. */
async function loadAll(files: string[]): Promise<void> {
  const responses = await Promise.all(files.map((file) => fetch(file)));
  if (responses.some(({ ok }) => !ok)) throw new Error('A file of the newer board is missing.');
}
