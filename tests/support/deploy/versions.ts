import { hash } from 'node:crypto';
import type { BuiltSite, FileEntry } from '#deploy/site/built-site.ts';

/** Files by path. */
export type Bytes = Record<string, string>;

/** A small site as the n-th build leaves it. A page names all files that it needs, one a line. */
export function version(n: number): Bytes {
  const needs = [`_astro/app.${n}.js`, '_astro/same.js', `_pictures/hero.${Math.ceil(n / 2)}.webp`];
  return {
    'index.html': [`Home ${n}`, ...needs, `offers/${n}/index.html`].join('\n'),
    'menu/index.html': ['Menu', '_astro/same.js'].join('\n'),
    [`offers/${n}/index.html`]: [`Offers ${n}`, ...needs].join('\n'),
    '404.html': [`Not found ${n}`, needs[0]].join('\n'),
    'robots.txt': `Robots ${n}`,
    '_astro/same.js': 'same',
    [`_astro/app.${n}.js`]: `app ${n}`,
    [`_pictures/hero.${Math.ceil(n / 2)}.webp`]: `picture ${Math.ceil(n / 2)}`,
    // Once it is a page, and once it is not there.
    ...(n % 2 === 0 && { 'gone/index.html': `Gone ${n}` }),
  };
}

export function builtSite(files: Bytes, slug = 'rye'): BuiltSite {
  const entries = Object.entries(files).map(([path, text]): [string, FileEntry] => [path, entryOf(path, text)]);
  return { slug, files: new Map(entries), read: (path) => Buffer.from(files[path] ?? '') };
}

export function entryOf(path: string, text: string): FileEntry {
  const type = path.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream';
  return { digest: hash('sha256', text), size: Buffer.byteLength(text), type };
}

/** What visitors get at the paths of a version. */
export function shown(target: Bytes, files: Bytes): Bytes {
  return Object.fromEntries(Object.keys(files).flatMap((path) => (path in target ? [[path, target[path] ?? '']] : [])));
}
