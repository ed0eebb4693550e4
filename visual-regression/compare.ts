import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { comparer, type Difference } from './differences.ts';
import { brandsOf, isWantedPath } from './pages.ts';
import { comparePixels, type PixelDifference } from './pixels.ts';
import { causeToText, groupCauses } from './summary.ts';
import { isWantedState } from './states.ts';
import { type Look, pageFiles, readPage, readSelection, type Selection, type TakenPage } from './taken.ts';

export interface CompareOptions {
  /** Properties that may differ. */
  except: string[];
  /** How many causes are told, and pictures drawn. */
  shown: number;
  isStylesOnly: boolean;
  /** Where to draw what differs; in AFTER unless told. */
  pictures?: string;
  print: (line: string) => void;
}

interface Found {
  /** `nonna-pia /menu/` */
  page: string;
  /** `nonna-pia /menu/ 390 light` */
  look: string;
  styles: Difference[];
  boxes: Difference[];
  pixels: PixelDifference | undefined;
}

/** Returns 0 where all looks that both folders are meant to have are the same, 1 where one is not. */
export async function compareLooks(before: string, after: string, options: CompareOptions): Promise<number> {
  const { print, shown } = options;
  const { found, compared, missing } = await compareFolders(before, after, options);
  if (compared === 0) missing.push('There is no look that both folders have.');
  for (const line of missing.slice(0, shown)) print(line);
  if (missing.length > shown) print(`… and ${missing.length - shown} more`);
  tell(
    found.map(({ look, styles }) => ({ look, differences: styles })),
    options,
  );
  // Where a style is another one, boxes follow.
  const explained = new Set(found.filter(({ styles }) => styles.length > 0).map(({ page }) => page));
  const moved = found.filter(({ page, boxes }) => boxes.length > 0 && !explained.has(page));
  if (moved.length > 0) print('\nThe same styles, but another box:');
  tell(
    moved.map(({ look, boxes }) => ({ look, differences: boxes })),
    options,
  );
  await tellPixels(found, options.pictures ?? join(after, 'differences'), options);
  const count = found.length + missing.length;
  print(count === 0 ? `The same, in all ${compared} looks.` : `\n${count} differences in ${compared} looks.`);
  return count === 0 ? 0 : 1;
}

function tell(found: { look: string; differences: Difference[] }[], { shown, print }: CompareOptions): void {
  const causes = groupCauses(found);
  for (const cause of causes.slice(0, shown)) print(causeToText(cause));
  if (causes.length > shown) print(`… and ${causes.length - shown} more (--shown N)`);
}

async function tellPixels(found: Found[], folder: string, { shown, print }: CompareOptions): Promise<void> {
  const drawn = found.flatMap(({ look, pixels }) => (pixels === undefined ? [] : [{ look, pixels }]));
  if (drawn.length === 0) return;
  mkdirSync(folder, { recursive: true });
  print(`\n${drawn.length} looks are drawn otherwise (before, after and where, in ${folder}):`);
  for (const { look, pixels } of drawn.slice(0, shown)) {
    const { left, top, width, height } = pixels.box;
    print(`${look}: ${pixels.count} pixels within ${width} × ${height} at ${left}, ${top}`);
    await pixels.draw(join(folder, `${look.replaceAll(/[^\w.-]+/g, '-')}.png`));
  }
  if (drawn.length > shown) print(`… and ${drawn.length - shown} more (--shown N)`);
}

async function compareFolders(before: string, after: string, options: CompareOptions) {
  const found: Found[] = [];
  const missing: string[] = [];
  let compared = 0;
  const selections = [readSelection(before), readSelection(after)];
  const files = new Set([...pageFiles(before), ...pageFiles(after)]);
  for (const file of files) {
    const [one, other] = [before, after].map((folder) => readPage(folder, file));
    const pairs = pairLooks(one, other);
    missing.push(...missingOf(one, other, pairs, selections));
    if (one === undefined || other === undefined) continue;
    const page = `${one.brand} ${one.path}`;
    const differencesOf = comparer(one, other, options.except);
    for (const [look, lookAfter] of pairs) {
      if (look === undefined || lookAfter === undefined) continue;
      compared += 1;
      const { styles, boxes } = differencesOf(look, lookAfter);
      const pixels = options.isStylesOnly ? undefined : await pixelsOf(look, lookAfter, before, after);
      if (styles.length + boxes.length > 0 || pixels !== undefined)
        found.push({ page, look: `${page} ${look.name}`, styles, boxes, pixels });
    }
  }
  return { found, missing, compared };
}

type Pair = [before: Look | undefined, after: Look | undefined];

function pairLooks(before: TakenPage | undefined, after: TakenPage | undefined): Pair[] {
  const [looks, others] = [before, after].map((page) => new Map(page?.looks.map((look) => [look.name, look])));
  const names = new Set([...(looks?.keys() ?? []), ...(others?.keys() ?? [])]);
  return [...names].map((name) => [looks?.get(name), others?.get(name)]);
}

/** Looks that one folder lacks though both were meant to have them: the folder of a part may be compared with that of all. */
function missingOf(
  before: TakenPage | undefined,
  after: TakenPage | undefined,
  pairs: Pair[],
  selections: Selection[],
): string[] {
  const page = before ?? after;
  if (page === undefined) return [];
  const isSameChoice = selections[0]?.isAll === selections[1]?.isAll || (before !== undefined && after !== undefined);
  if (!isSameChoice) return [];
  return pairs.flatMap(([one, other]) => {
    const look = one ?? other;
    if (look === undefined || (one !== undefined && other !== undefined)) return [];
    const isMeant = selections.every((selection) => isWanted(page, look, selection));
    return isMeant ? [`${page.brand} ${page.path} ${look.name} is ${one === undefined ? 'new' : 'gone'}`] : [];
  });
}

function isWanted({ brand, path }: TakenPage, { width, state }: Look, selection: Selection): boolean {
  const isWidth = selection.widths.length === 0 || selection.widths.includes(width);
  return (
    isWidth && brandsOf(selection).includes(brand) && isWantedPath(path, selection) && isWantedState(state, selection)
  );
}

async function pixelsOf(one: Look, other: Look, before: string, after: string): Promise<PixelDifference | undefined> {
  if (one.picture === undefined || other.picture === undefined || one.picture === other.picture) return undefined;
  return comparePixels(join(before, 'pictures', one.picture), join(after, 'pictures', other.picture));
}
