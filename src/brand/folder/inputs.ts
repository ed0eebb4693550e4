import { hashOf } from '../files/file-note.ts';
import type { Brand } from '#schema/warning.ts';
import type { BrandFolder } from './brand-folder.ts';
import { MAX_FILE_BYTES } from '../files/ordinary-file.ts';
import { groupFile } from './group-file.ts';

/** A file that only the embedded backend of a preview reads: pages ask the backend for campaigns. */
const FOR_PREVIEWS = 'campaigns.json';

/**
 * A hash of everything that a brand's output depends on, except the build date: `settings` (the compiled code, and flags), the brand's folder,
 * its values from the environment, and the configuration (`loaded`, as JSON) if it is not in the folder.
 */
export function hashInputs(brand: Brand, folder: BrandFolder, loaded: string | undefined, settings: unknown): string {
  // Not the folder's own path: the same brand in another checkout is the same brand.
  const { slug, brandId, origin, source, host, services } = brand;
  const facts: unknown[] = [settings, slug, brandId, origin, source, host, services];
  if (brand.isStaging) facts.push('staging');
  if (brand.group !== undefined) facts.push(hashOf(textOfGroup(brand.group, folder)));
  if (loaded !== undefined) facts.push(hashOf(loaded));
  for (const entry of folder.entries) {
    const { kind, path } = entry;
    if (kind === 'folder' || path === FOR_PREVIEWS) continue;
    // Entries that are not read count too, because a warning may name them.
    if (kind === 'other') facts.push([path, entry.leadsTo]);
    else if (entry.stats.size > MAX_FILE_BYTES) facts.push([path, entry.stats.size]);
    else facts.push([path, folder.hashOf(entry.real)]);
  }
  return hashOf(JSON.stringify(facts));
}

/** Empty where it can't be read, which the build says then. */
function textOfGroup(group: string, { readText }: BrandFolder): string {
  try {
    return readText(groupFile(group));
  } catch {
    return '';
  }
}
