import { readFileSync } from 'node:fs';

/** `ready.json`: what the build hands its pages, written down before Astro starts. */
const { site, routes } = JSON.parse(readFileSync('ready.json', 'utf8')) as {
  site: App.Locals['site'];
  routes: Record<string, App.Locals['route']>;
};

export function localsOf(path: string): Partial<App.Locals> {
  const route = routes[path] ?? routes[`${path}/`];
  return route === undefined ? { site } : { site, route };
}

/** What `getStaticPaths` of a page answers: `pathsOf('menu/[location]')`. */
export function pathsOf(page: string): { params: Record<string, string> }[] {
  const names = [...page.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^/${page.replace(/\[\w+\]/g, '([^/]+)')}/$`);
  return Object.keys(routes).flatMap((path) => {
    const found = pattern.exec(path);
    return found ? [{ params: Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) }] : [];
  });
}
