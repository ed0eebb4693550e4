import { readFileSync } from 'node:fs';
import { contentOf, type PageContent } from '#content/content.ts';
import { type Route, routesOf } from '#core/routes/routes.ts';
import type { Site } from '#schema/site.ts';
import type { PageRecord, SiteState } from '../output/state.ts';
import type { CopiedFile, OutputFile } from '#schema/warning.ts';
import { isSamePage } from './page-dates.ts';
import { digestOf } from './page-digest.ts';
import { fileOf, type Renderer, renderPage } from './render.ts';

export interface PrintOptions {
  renderer: Renderer;
  compiled: { key: string; clientDir: string };
  /** The state of the site that is there. */
  last?: SiteState;
  /** A file of that site, if it is still as it was published. */
  keep: (path: string) => CopiedFile | undefined;
  builtAt: string;
}

/** Prints the pages of a site one after the other. The other members are complete after the last page. */
export interface PagePrinter {
  files: () => AsyncGenerator<OutputFile>;
  /** Paths of the pages that were printed; the others were carried over. */
  printed: string[];
  kept: number;
  /** When each page last changed, by the path of its file. */
  changed: (file: string) => string;
  /** Call it after the last page. */
  describe: () => Pick<SiteState, 'pages'>;
}

/**
 * Prints the pages of a site in each of its languages; the 404 page is one for all. A page whose content is that of the published one is not
 * printed again.
 */
export function printPages(
  sites: readonly Site[],
  options: PrintOptions,
  onContent: (content: PageContent, site: Site) => void,
): PagePrinter {
  const { renderer, compiled, last, keep } = options;
  const today = options.builtAt.slice(0, 'YYYY-MM-DD'.length);
  const records = new Map<string, PageRecord>();
  const printed: string[] = [];

  async function* files(): AsyncGenerator<OutputFile> {
    for (const { site, route } of allRoutes(sites)) {
      const content = contentOf(site, route);
      onContent(content, site);
      const path = fileOf(route);
      const digest = digestOf(content, compiled.key);
      const before = last && Object.hasOwn(last.pages, path) ? last.pages[path] : undefined;
      const there = before && keep(path);
      if (there && before.digest === digest) {
        records.set(path, { digest, changed: before.changed });
        yield there;
        continue;
      }
      const bytes = await renderPage(renderer, site, content);
      const isSame = there !== undefined && isSamePage(readText(there.from), decode(bytes));
      records.set(path, { digest, changed: (isSame && before?.changed) || today });
      printed.push(route.path);
      yield { path, bytes };
    }
  }

  return {
    files,
    printed,
    get kept() {
      return records.size - printed.length;
    },
    changed: (file) => records.get(file)?.changed ?? today,
    describe: () => ({ pages: Object.fromEntries(records) }),
  };
}

function* allRoutes(sites: readonly Site[]): Generator<{ site: Site; route: Route }> {
  for (const [index, site] of sites.entries())
    for (const route of routesOf(site)) if (index === 0 || route.page !== 'not-found') yield { site, route };
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Empty when the file is gone: then the page counts as changed. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
