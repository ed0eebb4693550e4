import { copyFileSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type BrandOptions, makeBrand } from './configuration.ts';

/** Pictures of the sample brands, copied once into `folder`, where brands may link to them. Returns their files. */
export function copySamplePictures(root: string, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const samples = readdirSync(join(root, 'brands')).sort();
  return samples.flatMap((sample) => {
    const images = join(root, 'brands', sample, 'images');
    return readdirSync(images)
      .filter((name) => name.endsWith('.jpg'))
      .sort()
      .map((name) => {
        const file = join(folder, `${sample}-${name}`);
        copyFileSync(join(images, name), file);
        return file;
      });
  });
}

/** Writes the brands of these numbers into folders of `brandsDir`; returns their slugs. `pictures` are files; each brand has links to those it shows. */
export function writeBrands(brandsDir: string, indexes: number[], options: BrandOptions): string[] {
  const files = new Map(options.pictures.map((file) => [`images/${basename(file)}`, file]));
  return indexes.map((index) => {
    const { slug, identity, configuration, pictures } = makeBrand(index, { ...options, pictures: [...files.keys()] });
    const folder = join(brandsDir, slug);
    mkdirSync(folder, { recursive: true });
    writeJson(join(folder, 'brand.json'), identity);
    writeJson(join(folder, 'website.json'), configuration);
    for (const picture of pictures) {
      mkdirSync(dirname(join(folder, picture)), { recursive: true });
      linkSync(files.get(picture) ?? '', join(folder, picture));
    }
    return slug;
  });
}

/** The first brand from `index` on that has one menu for all locations, on pages and with prices, so that one of them can change. */
export function findPricedBrand(index: number, options: BrandOptions): number {
  const { menu, locations = [] } = makeBrand(index, options).configuration as Priced;
  const first = menu?.categories[0]?.items[0]?.price;
  const isPriced = typeof first === 'number' && locations.every((location) => location.menu === undefined);
  return isPriced ? index : findPricedBrand(index + 1, options);
}

interface Priced {
  menu?: { categories: { items: { price?: unknown }[] }[] };
  locations?: { menu?: unknown }[];
}

const writeJson = (file: string, value: unknown): void => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
