import { gzipSync } from 'node:zlib';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { fileAt } from '../site/addresses.ts';
import { type BuiltSite, isPage } from '../site/built-site.ts';

/** What is wrong with a site, so that it must not be published, and what may be meant. */
export interface Findings {
  pages: number;
  problems: string[];
  notes: string[];
}

/** Bytes, gzipped. Several times what a page of the samples has: more is a mistake, and no matter of taste. */
const LIMITS = { HTML: 1_000_000, CSS: 100_000, JavaScript: 100_000 };

/** The folders of what the build writes beside pages. */
const OURS = /^_(astro|brand|data|pictures)\//;

/** Whether all that its pages name is there, and no page is far too heavy. */
export function inspectPages({ files, read }: BuiltSite): Findings {
  const weigh = memoizeWeights((path) => read(path));
  const findings: Findings = { pages: 0, problems: [], notes: [] };
  for (const path of [...files.keys()].filter(isPage)) {
    findings.pages += 1;
    const html = read(path);
    const { needed, links, scripts, styles } = referencesOf(parse(html.toString()), path);
    for (const file of needed.difference(new Set(files.keys()))) {
      // Another one is named by the brand's own code, and may be its host's.
      const told = OURS.test(file) ? findings.problems : findings.notes;
      told.push(`${path} needs ${file}, which is not there`);
    }
    for (const file of links.difference(new Set(files.keys()))) {
      findings.notes.push(`${path} links to /${file.replace(/index\.html$/, '')}, which is no page of the site`);
    }
    const sumOf = (some: ReadonlySet<string>): number =>
      [...some].reduce((sum, file) => sum + (files.has(file) ? weigh(file) : 0), 0);
    const weights = { HTML: gzipSync(html).length, CSS: sumOf(styles), JavaScript: sumOf(scripts) };
    for (const [kind, bytes] of Object.entries(weights)) {
      const limit = LIMITS[kind as keyof typeof LIMITS];
      if (bytes > limit)
        findings.problems.push(`${path} has ${kilobytes(bytes)} of ${kind}, more than ${kilobytes(limit)}`);
    }
  }
  return findings;
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

function memoizeWeights(read: (path: string) => Buffer): (path: string) => number {
  const known = new Map<string, number>();
  return (path) => {
    const weight = known.get(path) ?? gzipSync(read(path)).length;
    known.set(path, weight);
    return weight;
  };
}

interface References {
  /** Files that a page is not whole without. */
  needed: Set<string>;
  /** Pages that it links to. */
  links: Set<string>;
  scripts: Set<string>;
  styles: Set<string>;
}

/** Attributes with an address that the page loads. */
const LOADED: Record<string, string[]> = {
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  link: ['href'],
  'astro-island': ['component-url', 'renderer-url'],
};

function referencesOf(document: Tree.Document, path: string): References {
  const found: References = { needed: new Set(), links: new Set(), scripts: new Set(), styles: new Set() };
  const add = (set: Set<string>, address: string): void => {
    const file = fileAt(address, path);
    if (file !== undefined) set.add(file);
  };
  for (const { tagName, attrs } of elementsIn(document)) {
    const given = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const rel = given['rel'] ?? '';
    if (tagName === 'a') add(found.links, given['href'] ?? '');
    // A canonical is an address of the page, and a hint to connect is none of a file.
    if (tagName === 'link' && /^(canonical|alternate|preconnect|dns-prefetch)$/.test(rel)) continue;
    for (const name of LOADED[tagName] ?? []) {
      const addresses = name === 'srcset' ? candidatesOf(given[name] ?? '') : [given[name] ?? ''];
      for (const address of addresses) add(found.needed, address);
    }
    if (tagName === 'script') add(found.scripts, given['src'] ?? '');
    if (tagName === 'link' && rel === 'stylesheet') add(found.styles, given['href'] ?? '');
  }
  return found;
}

const candidatesOf = (srcset: string): string[] =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Without a recursion: a brand's own code may be nested as deeply as it likes. */
function* elementsIn(document: Tree.Document): Generator<Tree.Element> {
  const rest: Tree.ChildNode[] = document.childNodes.toReversed();
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (!('tagName' in node)) continue;
    yield node;
    // What is in a template is loaded once a script has put it on the page.
    const inside = 'content' in node ? node.content.childNodes : node.childNodes;
    for (const child of inside.toReversed()) rest.push(child);
  }
}
