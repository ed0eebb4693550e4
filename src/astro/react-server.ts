import type { ComponentType } from 'react';

/** Astro's object for the page that is being printed. */
type PageResult = object;

/** Number of islands printed so far on a page. It gives each island its prefix for React's ids (`r0`, `r1`, …), which the browser gets too. */
const islandsOf = new WeakMap<PageResult, number>();

/**
 * The stock renderer prints every island twice, the first time to test whether it is a React component, and it loads React's server for
 * pages without islands too. All our framework components are React's, so this renderer skips the test and loads React when needed.
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
