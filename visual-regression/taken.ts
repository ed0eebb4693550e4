import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** One page of a brand in all its looks. Texts and styles are written once and named by their number. */
export interface TakenPage {
  brand: string;
  path: string;
  properties: string[];
  strings: string[];
  /** Of each style, for each property, which of `strings` is its value; -1 if it was not asked for. */
  styles: number[][];
  looks: Look[];
}

export interface Look {
  /** `390 light`, `820 print`, `390 light, menu open` */
  name: string;
  /** `plain`, or the name of the story that led there. */
  state: string;
  width: number;
  elements: LookElement[];
  /** The name of its picture in the folder `pictures`. */
  picture?: string;
}

/** In the document's order, pseudo-elements too. Numbers only, because there are a million. */
export type LookElement = [
  /** Which element of the look it is in; -1 for the first. */
  parent: number,
  /** Which of `strings` describes it: `section.hero`, `::before`. */
  label: number,
  /** Which of `styles` it has; -1 if it is not shown. */
  style: number,
  ...box: [x: number, y: number, width: number, height: number],
];

/** What was asked for; all of it where a list is empty. */
export interface Selection {
  brands: string[];
  pages: string[];
  widths: number[];
  states: string[];
  isAll: boolean;
  isStylesOnly: boolean;
}

const SELECTION = 'selection.json';

export function hasLooks(folder: string): boolean {
  return existsSync(join(folder, SELECTION));
}

/** Whether a folder may be filled: what is in it is not lost, unless it is what was seen before. */
export function isFree(folder: string): boolean {
  return !existsSync(folder) || hasLooks(folder) || readdirSync(folder).length === 0;
}

export function startFolder(folder: string, selection: Selection): void {
  for (const part of ['pages', 'pictures']) {
    rmSync(join(folder, part), { recursive: true, force: true });
    mkdirSync(join(folder, part), { recursive: true });
  }
  writeFileSync(join(folder, SELECTION), JSON.stringify(selection, undefined, 2));
}

export function readSelection(folder: string): Selection {
  return JSON.parse(readFileSync(join(folder, SELECTION), 'utf8')) as Selection;
}

export function writePage(folder: string, page: TakenPage): void {
  const file = join(folder, 'pages', fileOf(page));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, gzipSync(JSON.stringify(page), { level: 1 }));
}

/** The files of a folder's pages, each `<brand>/<page>.json.gz`. */
export function pageFiles(folder: string): string[] {
  return globSync('*/*.json.gz', { cwd: join(folder, 'pages') }).sort();
}

export function readPage(folder: string, file: string): TakenPage | undefined {
  const path = join(folder, 'pages', file);
  return existsSync(path) ? (JSON.parse(gunzipSync(readFileSync(path)).toString()) as TakenPage) : undefined;
}

function fileOf({ brand, path }: Pick<TakenPage, 'brand' | 'path'>): string {
  const name = path.replaceAll(/^\/|\/$/g, '').replaceAll('/', '+');
  return `${brand}/${name || 'home'}.json.gz`;
}
