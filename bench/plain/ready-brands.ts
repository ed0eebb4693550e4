import { readdirSync, readFileSync } from 'node:fs';

/**
 * What the build hands its pages, a folder a brand and a file a page, written down before Astro starts. Astro prints a page of all brands
 * before the next page, so it reads what the page at hand says, and keeps nothing but the paths.
 */
const FOLDER = process.env['READY'] ?? 'ready';
const pathsByBrand = new Map(
  readdirSync(FOLDER).map((brand) => [brand, readJson(`${brand}/paths.json`) as Record<string, string>]),
);

export function localsOf(pathname: string): App.Locals | undefined {
  const [, brand = '', path = ''] = /^\/([^/]+)(\/.*)$/.exec(pathname) ?? [];
  const paths = pathsByBrand.get(brand);
  const file = paths?.[path] ?? paths?.[`${path}/`];
  return file === undefined ? undefined : (readJson(`${brand}/${file}`) as App.Locals);
}

/** What `getStaticPaths` of a page answers: `pathsOf('[brand]/menu/[location]')`. */
export function pathsOf(page: string): { params: Record<string, string> }[] {
  const own = page.replace(/^\[brand\]\//, '').replace(/(^|\/)index$/, '');
  const names = [...own.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
  const pattern = new RegExp(`^/${own.replace(/\[\w+\]/g, '([^/]+)')}${own === '' ? '' : '/'}$`);
  return Array.from(pathsByBrand).flatMap(([brand, paths]) =>
    Object.keys(paths).flatMap((path) => {
      const found = pattern.exec(path);
      if (!found) return [];
      return [{ params: { brand, ...Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? ''])) } }];
    }),
  );
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));
}
