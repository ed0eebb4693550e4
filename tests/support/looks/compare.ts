import { comparer, type Difference } from './differences.ts';
import { brandsOf, isWantedPath } from './pages.ts';
import { causeToText, groupCauses } from './summary.ts';
import { type Look, pageFiles, readPage, readSelection, type Selection } from './taken.ts';

export interface CompareOptions {
  /** Properties that may differ. */
  except: string[];
  /** How many causes are told. */
  shown: number;
  isStylesOnly: boolean;
  pictures?: string;
  print: (line: string) => void;
}

interface Found {
  look: string;
  styles: Difference[];
  boxes: Difference[];
}

/** Returns 0 where all looks that both folders are meant to have are the same, 1 where one is not. */
export function compareLooks(before: string, after: string, options: CompareOptions): number {
  const { print, shown } = options;
  const { found, compared, missing } = compareFolders(before, after, options);
  if (compared === 0) missing.push('There is no look that both folders have.');
  for (const line of missing.slice(0, shown)) print(line);
  const styles = found.map(({ look, styles: differences }) => ({ look, differences }));
  tell(styles, options);
  // Where a style is another one, boxes follow.
  const moved = found.filter((one) => one.styles.length === 0 && one.boxes.length > 0);
  if (moved.length > 0) print('\nWithout another style, these boxes are others:');
  tell(
    moved.map(({ look, boxes }) => ({ look, differences: boxes })),
    options,
  );
  const count = found.length + missing.length;
  print(count === 0 ? `The same, in all ${compared} looks.` : `\n${count} of ${compared} looks differ.`);
  return count === 0 ? 0 : 1;
}

function tell(found: { look: string; differences: Difference[] }[], { shown, print }: CompareOptions): void {
  const causes = groupCauses(found);
  for (const cause of causes.slice(0, shown)) print(causeToText(cause));
  if (causes.length > shown) print(`… and ${causes.length - shown} more (--shown N)`);
}

function compareFolders(before: string, after: string, { except }: CompareOptions) {
  const found: Found[] = [];
  const missing: string[] = [];
  let compared = 0;
  const selections = [readSelection(before), readSelection(after)];
  const [filesBefore, filesAfter] = [pageFiles(before), pageFiles(after)];
  for (const file of new Set([...filesBefore, ...filesAfter])) {
    if (!filesBefore.includes(file) || !filesAfter.includes(file)) {
      const page = readPage(filesBefore.includes(file) ? before : after, file);
      const isMeant = selections.every((selection) => isWantedPage(page, selection));
      const areAll = selections[0]?.isAll === selections[1]?.isAll;
      if (isMeant && areAll)
        missing.push(`${page.brand} ${page.path} is ${filesBefore.includes(file) ? 'gone' : 'new'}`);
      continue;
    }
    const [one, other] = [readPage(before, file), readPage(after, file)];
    const differencesOf = comparer(one, other, except);
    const looksAfter = new Map(other.looks.map((look) => [look.name, look]));
    for (const look of one.looks) {
      const lookAfter: Look | undefined = looksAfter.get(look.name);
      if (lookAfter === undefined) continue;
      compared += 1;
      const differences = differencesOf(look, lookAfter);
      if (differences.styles.length + differences.boxes.length > 0)
        found.push({ look: `${one.brand} ${one.path} ${look.name}`, ...differences });
    }
  }
  return { found, missing, compared };
}

function isWantedPage(page: { brand: string; path: string }, selection: Selection): boolean {
  return brandsOf(selection).includes(page.brand) && isWantedPath(page.path, selection);
}
