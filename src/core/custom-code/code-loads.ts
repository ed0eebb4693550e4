import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Something that code loads from another origin, and the directive of a policy that has to name it. */
export interface Load {
  directive: string;
  origin: string;
}

/** By element: which directive names what an attribute loads. Frames are allowed by themselves. */
const LOADING: Record<string, Record<string, string>> = {
  script: { src: 'script-src' },
  link: { href: 'style-src' },
  img: { src: 'img-src' },
  video: { src: 'media-src', poster: 'img-src' },
  audio: { src: 'media-src' },
  source: { src: 'media-src' },
  form: { action: 'form-action' },
};

export function loadsOfElement({ tagName, attrs }: Tree.Element): Load[] {
  const rel = attrs.find(({ name }) => name === 'rel')?.value ?? '';
  if (tagName === 'link' && !/\bstylesheet\b/i.test(rel)) return [];
  return attrs.flatMap(({ name, value }) => toLoad(LOADING[tagName]?.[name], value));
}

const ADDRESS = /(?<=["'`])(?:https:)?\/\/[\w-]+(?:\.[\w-]+)+(?=[/"'`])/g;

/**
 * What an inline script loads scripts from, as far as it shows: the addresses in quotes, `'https://connect.facebook.net/en_US/fbevents.js'`.
 * Where one is put together, as in `'https://static.example/c/' + id + '.js'`, its beginning is enough.
 */
export function loadsOfScript(text: string): Load[] {
  if (!/\bcreateElement\b|\bimport\b|\.src\b/.test(text)) return [];
  return [...text.matchAll(ADDRESS)].flatMap(([address]) => toLoad('script-src', address));
}

/** An address without a host is one of the site itself. */
function toLoad(directive: string | undefined, address: string): Load[] {
  const url = URL.parse(address.trim(), SITE);
  return directive === undefined || url?.protocol !== 'https:' || url.origin === SITE
    ? []
    : [{ directive, origin: url.origin }];
}

const SITE = 'https://site.invalid';
