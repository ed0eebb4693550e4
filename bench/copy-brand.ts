import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A brand of the repository, copied to where it may be changed. */
export interface Brand {
  slug: string;
  /** Gives the first item of the file a price it never had, which no other has. Returns it as pages show it: "700.01". */
  changePrice: () => string;
}

export function copyBrand(root: string, slug: string, brandsDir: string): Brand {
  cpSync(join(root, 'brands', slug), join(brandsDir, slug), { recursive: true });
  return brandIn(brandsDir, slug);
}

/** A brand that may be changed where it is. */
export function brandIn(brandsDir: string, slug: string): Brand {
  const file = join(brandsDir, slug, 'website.json');
  const text = readFileSync(file, 'utf8');
  let changes = 0;
  return {
    slug,
    changePrice: () => {
      changes += 1;
      const price = (700 + changes / 100).toFixed(2);
      const changed = text.replace(/("price": )[\d.]+/, `$1${price}`);
      if (changed === text) throw new Error(`${slug} has no price to change.`);
      writeFileSync(file, changed);
      return price;
    },
  };
}

/** The same folder with links to its files: what is measured is the building of pages. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}
