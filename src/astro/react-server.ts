import type { ComponentType } from 'react';

/** What Astro keeps for the page that is being printed. */
type PageResult = object;

/** Islands printed so far on a page: React's ids on it start with `r0`, `r1`, … and the browser is told which. */
const islandsOf = new WeakMap<PageResult, number>();

/**
 * The stock renderer prints every island twice, the first time to see whether React can, and it brings React's server to pages
 * that have no island. All our framework components are React's, so this one asks nobody, and loads React when it is needed.
 */
export default {
  name: '@astrojs/react',
  check: async (component: unknown) => typeof component === 'function',
  renderToStaticMarkup,
};

async function renderToStaticMarkup(
  this: { result: PageResult },
  component: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
  slots: Record<string, string>,
): Promise<{ html: string; attrs: Record<string, string> }> {
  if (Object.keys(slots).length > 0)
    throw new Error(`Island ${component.name} was given children; islands take props.`);
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const count = islandsOf.get(this.result) ?? 0;
  islandsOf.set(this.result, count + 1);
  const prefix = `r${count}`;
  return { html: renderToString(createElement(component, props), { identifierPrefix: prefix }), attrs: { prefix } };
}
