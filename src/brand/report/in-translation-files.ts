import { listTranslationFiles } from '../folder/translations-file.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { pathOf } from '../folder/positions.ts';

/** Warnings about what the configuration has under `translations`, as those of the file that it comes from, where it is from one. */
export function inTranslationFiles(
  warnings: readonly Warning[],
  { source, folder }: Pick<Brand, 'source' | 'folder'>,
): Warning[] {
  const files = source === 'file' ? listTranslationFiles(folder) : [];
  const all = files.map(({ name, language }) => ({ name, place: pathOf(['translations', language]) }));
  return warnings.map((warning) => {
    const { path } = warning;
    const file = all.find(({ place }) => path.startsWith(place) && /^(?:$|[.[])/.test(path.slice(place.length)));
    if (file === undefined) return warning;
    return { ...warning, path: `${file.name}:${path.slice(file.place.length).replace(/^\./, '')}` };
  });
}
