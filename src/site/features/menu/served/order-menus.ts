/** Takes menus whose season has ended out of the page, unless they are all that it has. */
export function removeMenus(ids: string[]): void {
  for (const { section, entry } of partsOf(ids)) {
    if (section.matches(':only-of-type')) return;
    section.remove();
    entry?.remove();
  }
}

/** Puts the menus of the page, and their entries in the rail, into an order. What a guest is at already stays where it is. */
export function orderMenus(ids: string[]): void {
  const parts = partsOf(ids);
  const sections = parts.map(({ section }) => section);
  const entries = parts.flatMap(({ entry }) => entry ?? []);
  const list = sections[0]?.parentElement;
  const isInOrder = sections.every((section, index) => follows(section, sections[index - 1]));
  if (!list || isInOrder || isInUse(list, entries)) return;
  moveIntoOrder(sections);
  moveIntoOrder(entries);
  reconnect(entries[0]?.closest('menu-rail'));
  const target = location.hash === '' ? null : document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target && list.contains(target)) target.scrollIntoView();
}

interface MenuPart {
  section: HTMLElement;
  entry: Element | null | undefined;
}

function partsOf(ids: string[]): MenuPart[] {
  return ids.flatMap((id) => {
    const section = id === '' ? null : document.getElementById(id);
    const link = document.querySelector(`menu-rail nav > ul > li > a[href="#${CSS.escape(id)}"]`);
    return section === null ? [] : { section, entry: link?.parentElement };
  });
}

const follows = (one: Node, other: Node | undefined): boolean =>
  other === undefined || (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;

/** The keyboard is in it, or a guest has scrolled to it. An address with an anchor is no reason to wait: the page goes there again. */
function isInUse(list: Element, entries: Element[]): boolean {
  const focused = document.activeElement;
  const hasFocus = [list, ...entries].some((element) => element.contains(focused));
  return hasFocus || (location.hash === '' && list.getBoundingClientRect().top < 0);
}

/** Behind the last of them there may be something else. */
function moveIntoOrder(elements: Element[]): void {
  const parent = elements[0]?.parentElement;
  const last = elements.reduce<Element | undefined>((found, one) => (follows(one, found) ? one : found), undefined);
  const next = last?.nextSibling ?? null;
  for (const element of elements) parent?.insertBefore(element, next);
}

/** The rail looks at its links when it connects. */
function reconnect(rail: Element | null | undefined): void {
  rail?.parentNode?.insertBefore(rail, rail.nextSibling);
}
