import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A brand of the repository, copied to where it may be changed. */
export interface Brand {
  slug: string;
  /** Gives the first item of the menu a price it never had. */
  changePrice: () => void;
}

export function copyBrand(root: string, slug: string, brandsDir: string): Brand {
  const folder = join(brandsDir, slug);
  cpSync(join(root, 'brands', slug), folder, { recursive: true });
  const file = join(folder, 'website.json');
  const text = readFileSync(file, 'utf8');
  let changes = 0;
  return {
    slug,
    changePrice: () => {
      changes += 1;
      const changed = text.replace(/("price": )[\d.]+/, `$1${(20 + changes / 100).toFixed(2)}`);
      if (changed === text) throw new Error(`${slug} has no price to change.`);
      writeFileSync(file, changed);
    },
  };
}

/** `nonna-pia-001`, `nonna-pia-002`, … Pictures are links: what is measured is the building of pages. */
export function copyManyTimes(root: string, slug: string, brandsDir: string, count: number): void {
  const from = join(root, 'brands', slug);
  for (const copy of slugsOfCopies(slug, count)) linkFolder(from, join(brandsDir, copy));
}

export const slugsOfCopies = (slug: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${slug}-${String(index + 1).padStart(3, '0')}`);

export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}
