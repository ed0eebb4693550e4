import type { StyleNode } from './style-nodes.ts';

/*
 * The variables that Tailwind's utilities are put together from: `shadow-float` leaves room for a ring that another utility may add. What
 * a page uses of them is known when it is printed.
 */

/**
 * Without the variables of Tailwind's that no rule reads. Those that only pseudo-elements are given are inherited by nothing, so they need
 * not be registered: their initial value stands beside them where they are read.
 */
export function withoutUnread(sheets: Record<string, StyleNode[]>): Record<string, StyleNode[]> {
  const read = new Set([...JSON.stringify(sheets).matchAll(/var\((--tw-[\w-]+)/g)].map(([, name = '']) => name));
  const withoutUnreadIn = (body: string) =>
    body.replaceAll(SETTING, (setting, name: string) => (read.has(name) ? setting : '')).replace(/^;/, '');
  const all = Object.values(sheets).flat();
  const inherited = inheritedIn(all);
  const initial = new Map([...registeredIn(all)].filter(([name]) => !inherited.has(name)));
  const withInitial = (body: string) =>
    body.replaceAll(READING, (reading, name: string) =>
      initial.has(name) ? `var(${name},${initial.get(name)})` : reading,
    );
  const cleaned = (nodes: StyleNode[]): StyleNode[] =>
    nodes.flatMap((node) => {
      if ('name' in node && initial.has(node.name)) return [];
      if (!('nodes' in node)) return node;
      if (!('body' in node)) return { ...node, nodes: cleaned(node.nodes) };
      return { ...node, body: withInitial(withoutUnreadIn(node.body)), nodes: cleaned(node.nodes) };
    });
  return Object.fromEntries(Object.entries(sheets).map(([path, nodes]) => [path, cleaned(nodes)]));
}

/** What rules give to elements, or to what may be one. */
function inheritedIn(nodes: readonly StyleNode[], found = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if ('selectors' in node && !node.selectors.every(({ text }) => PSEUDO_ELEMENT.test(text)))
      for (const [, name = ''] of node.body.matchAll(SETTING)) found.add(name);
    if ('nodes' in node) inheritedIn(node.nodes, found);
  }
  return found;
}

const PSEUDO_ELEMENT = /:(?:before|after)$/;

/** `;--tw-leading:1.2`. No value of Tailwind's that nobody reads has a semicolon in it. */
const SETTING = /(?:^|;)(--tw-[\w-]+):[^;]*/g;

/** What Tailwind registers and the value it has where no rule sets it. */
export function registeredIn(nodes: readonly StyleNode[], found = new Map<string, string>()): Map<string, string> {
  for (const node of nodes) {
    if ('nodes' in node) registeredIn(node.nodes, found);
    else if ('name' in node && node.text.startsWith('@property')) {
      const [, value] = /initial-value:([^;}]*)/.exec(node.text) ?? [];
      if (value !== undefined) found.set(node.name, value.trim());
    }
  }
  return found;
}

/** Asks the rules of a page without what registers variables, which would set all of them. */
export function isSetIn(css: string): (name: string) => boolean {
  const set = new Set([...css.matchAll(/(--tw-[\w-]+):/g)].map(([, name]) => name));
  return (name) => set.has(name);
}

/** The values themselves in place of variables that no rule sets. */
export const withValues = (css: string, registered: ReadonlyMap<string, string>, isSet: (name: string) => boolean) =>
  css.replaceAll(READING, (reading, name: string, otherwise?: string) =>
    isSet(name) ? reading : (registered.get(name) ?? otherwise?.trim() ?? reading),
  );

/** `var(--tw-ease,var(--ease))` */
const READING = /var\((--tw-[\w-]+)(?:,((?:[^()]|\([^()]*\))*))?\)/g;
