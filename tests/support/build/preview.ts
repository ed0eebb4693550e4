import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { RunningPublisher } from '#publishing/live/open-publisher.ts';
import type { BrandReport } from '#schema/warning.ts';
import { type Preview, type PreviewOptions, startPreview } from '#preview/preview.ts';
import { ask, type HttpQuestion } from '../backend/http.ts';

let folder: string;
export let brandsDir: string;
export let outDir: string;
let preview: Preview | undefined;

/** Gives each test of the file that calls it two brands in a folder of its own, and closes the preview it started. */
export function withBrands(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'preview-'));
    brandsDir = join(folder, 'brands');
    outDir = join(folder, 'dist');
    for (const slug of ['kumo', 'nonna']) write(join(brandsDir, slug, 'brand.json'), '{}');
  });

  afterEach(async () => {
    await preview?.close();
    preview = undefined;
    rmSync(folder, { recursive: true, force: true });
  });
}

export function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

export const PAGE = '<!doctype html><html><body><h1>Home</h1></body></html>';

export const FILES: Record<string, string> = {
  'index.html': PAGE,
  'menu/index.html': PAGE.replace('Home', 'Menu'),
  '404.html': PAGE.replace('Home', 'Oops! Page not found'),
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  '_astro/page.1a2b3c4d.js': 'export {};\n'.repeat(200),
  '_brand/theme.1a2b3c4d.css': ':root{}',
  '_pictures/hero.1a2b3c4d.avif': 'picture',
  '.secret': 'secret',
};

export function publish(slug: string, files: Record<string, string> = FILES): void {
  for (const [path, text] of Object.entries(files)) write(join(outDir, slug, path), text);
}

export const report = (slug: string, changes: Partial<BrandReport> = {}): BrandReport => ({
  slug,
  status: 'built',
  pages: 3,
  printed: [],
  kept: 0,
  milliseconds: 340,
  warnings: [],
  ...changes,
});

export const failed = (slug: string, error: string): BrandReport => report(slug, { status: 'failed', pages: 0, error });

/** A build that ends when the test says so, with what the test says. */
export function heldBuild() {
  const calls: string[][] = [];
  const ends: ((reports: BrandReport[]) => void)[] = [];
  return {
    calls,
    build: (slugs: string[]) => {
      calls.push(slugs);
      return new Promise<{ brands: BrandReport[] }>((resolve) => ends.push((brands) => resolve({ brands })));
    },
    end: (...reports: BrandReport[]) => ends.shift()?.(reports),
  };
}

export const publishing = async (slugs: string[]): Promise<{ brands: BrandReport[] }> => {
  for (const slug of slugs) publish(slug);
  return { brands: slugs.map((slug) => report(slug)) };
};

export async function start(options: Partial<PreviewOptions> = {}): Promise<Preview> {
  preview = await startPreview({ brandsDir, outDir, build: publishing, ...options });
  return preview;
}

/** Waits for the preview's own word that a run of the build is over. */
export function runs(): { onBuilt: () => void; next: () => Promise<void> } {
  let count = 0;
  const takers: (() => void)[] = [];
  return {
    onBuilt: () => {
      const taker = takers.shift();
      if (taker) taker();
      else count += 1;
    },
    next: async () => {
      if (count > 0) count -= 1;
      else await new Promise<void>((resolve) => takers.push(resolve));
    },
  };
}

export const askBrand = (slug: string, path: string, question: HttpQuestion = {}) => {
  const { port } = preview as Preview;
  return ask(port, path, { host: `${slug}.localhost:${port}`, ...question });
};

/** A publisher that does nothing but what is given. */
export const idlePublisher = (parts: Partial<RunningPublisher>): RunningPublisher => ({
  stateOf: () => ({}),
  publishedOf: () => undefined,
  publish: () => {},
  rollBack: () => {},
  look: async () => {},
  idle: async () => {},
  close: async () => {},
  ...parts,
});
