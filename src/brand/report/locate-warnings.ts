import type { ReadText } from '../folder/brand-folder.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { findPositions } from '../folder/positions.ts';
import { fileOf, withoutFile } from './report.ts';

/** The same warnings with the line and column where their values stand. A configuration that came from a backend has none. */
export function locateWarnings(
  warnings: readonly Warning[],
  { source }: Pick<Brand, 'source'>,
  readText: ReadText,
): Warning[] {
  const found = new Map<Warning, Warning>();
  for (const [file, group] of Map.groupBy(warnings, ({ path }) => fileOf(path))) {
    if (file === 'website.json' && source !== 'file') continue;
    const paths = group.map(({ path }) => withoutFile(path));
    const positions = positionsIn(readText, file, paths);
    group.forEach((warning, index) => found.set(warning, { ...warning, ...positions?.get(paths[index] ?? '') }));
  }
  return warnings.map((warning) => found.get(warning) ?? warning);
}

/** Undefined for a file that can't be read any more: the next build will say so. */
function positionsIn(readText: ReadText, file: string, paths: string[]): ReturnType<typeof findPositions> | undefined {
  try {
    return findPositions(readText(file), paths);
  } catch {
    return undefined;
  }
}
