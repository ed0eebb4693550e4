import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { tidyIslands } from '../../astro/tidy-islands.ts';
import { contentOf, type PageContent } from '../../domain/pages/content.ts';
import { routesOf } from '../../domain/pages/routes.ts';
import type { PageParts } from '../../domain/site-files/content-security-policy.ts';
import type { Site } from '../../model/site.ts';
import type { PageRecord, State } from '../publish/state.ts';
import type { OutputFile } from '../types.ts';
import { findAssets } from './assets.ts';
import { isSamePage } from './page-dates.ts';
import { digestOf } from './page-digest.ts';
import { findParts, partsOf } from './page-parts.ts';
import { stylePage } from './page-styles.ts';
import { fileOf, type Renderer, renderPage } from './render.ts';

export interface PrintOptions {
  renderer: Renderer;
  compiled: { key: string; clientDir: string };
  /** The folder in which the site stands that was published last, and what is known of it. */
  siteDir: string;
  last?: State | undefined;
  buildDate: string;
}

/** The pages of a site as they come into being, and what is known of them when the last one has. */
export interface PagePrinter {
  files: () => AsyncGenerator<OutputFile>;
  /** Paths of the pages that were printed; the others were carried over. */
  printed: string[];
  kept: number;
  /** The compiled files that the pages ask for, and their stylesheets, sorted. */
  assets: () => string[];
  /** The stylesheets of the pages that were printed, by path; the others’ were published with them. */
  styles: ReadonlyMap<string, string>;
  /** What stands in the pages and is not fetched. */
  parts: () => PageParts;
  /** When each page last changed, by the path of its file. */
  changed: (file: string) => string;
  /** Asked when the pages lie in `folder`. */
  describe: (folder: string) => Pick<State, 'pages' | 'assetLists' | 'partLists'>;
}

/** A page whose content is that of the published one is not printed again. */
export function printPages(site: Site, options: PrintOptions, onContent: (content: PageContent) => void): PagePrinter {
  const { renderer, compiled, siteDir, last, buildDate } = options;
  const records = new Map<string, Omit<PageRecord, 'stamp'>>();
  const lists = makeLists();
  const partLists = makeLists();
  const printed: string[] = [];
  const styles = new Map<string, string>();

  async function* files(): AsyncGenerator<OutputFile> {
    for (const route of routesOf(site)) {
      const content = contentOf(site, route);
      onContent(content);
      const path = fileOf(route);
      const digest = digestOf(content, compiled.key);
      const before = last && Object.hasOwn(last.pages, path) ? last.pages[path] : undefined;
      if (before?.digest === digest && sizeAndDateOf(join(siteDir, path)) === before.stamp) {
        const assetList = lists.indexOf(last?.assetLists[before.assetList] ?? []);
        const partList = partLists.indexOf(last?.partLists[before.partList] ?? []);
        records.set(path, { digest, changed: before.changed, assetList, partList });
        yield { path, from: join(siteDir, path) };
        continue;
      }
      const { html, styles: own } = stylePage(
        tidyIslands(await renderPage(renderer, site.origin, content)),
        compiled.clientDir,
        Object.values(site.code),
      );
      for (const style of own) styles.set(style.path, style.css);
      const found = findAssets([html], compiled.clientDir, site.look.voice);
      const assetList = lists.indexOf([...found, ...own.map((style) => style.path)]);
      const isSame = before !== undefined && isSamePage(readText(join(siteDir, path)), html);
      const partList = partLists.indexOf(findParts(html));
      records.set(path, { digest, changed: isSame ? before.changed : buildDate, assetList, partList });
      printed.push(route.path);
      yield { path, bytes: html };
    }
  }

  return {
    files,
    printed,
    styles,
    get kept() {
      return records.size - printed.length;
    },
    assets: () => [...new Set(lists.all.flat())].sort(),
    parts: () => partsOf(partLists.all.flat()),
    changed: (file) => records.get(file)?.changed ?? buildDate,
    describe: (folder) => ({
      pages: Object.fromEntries(
        Array.from(records, ([path, record]) => [path, { ...record, stamp: sizeAndDateOf(join(folder, path)) ?? '' }]),
      ),
      assetLists: lists.all,
      partLists: partLists.all,
    }),
  };
}

/** Lists that many pages share, each once. */
function makeLists() {
  const all: string[][] = [];
  const indexes = new Map<string, number>();
  return {
    all,
    indexOf(list: string[]): number {
      const key = list.join('\n');
      const index = indexes.get(key) ?? all.push(list) - 1;
      indexes.set(key, index);
      return index;
    },
  };
}

/** Links keep both, so a page that is carried over is known by them again. */
function sizeAndDateOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.size} ${stats.mtimeMs}`;
}

/** Empty where there is no such file any more: then the page is another one. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
