import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkOut, findCommit } from './before.ts';
import type { BrandOptions } from './brands/configuration.ts';
import { copySamplePictures, findPricedBrand, writeBrands } from './brands/write-brands.ts';
import { type Brand, brandIn } from './copy-brand.ts';
import { type Builder, countFiles, makeBuilder, settle } from './fleet-builder.ts';
import { FleetFigures, namesOf } from './fleet-figures.ts';
import type { FleetOptions } from './options.ts';
import { makePlainAstroOfMany, type PlainAstroOfMany } from './plain-astro.ts';
import type { Workspace } from './workspace.ts';

const LARGE_ROUNDS = 3;
/** Of the brand whose price changes, and whose files are counted. */
const LOCATIONS = 8;

/** Many different brands in one go, against the build of another commit, one `astro build` of the same pages, and copying the result. */
export async function benchFleet(workspace: Workspace, options: FleetOptions): Promise<void> {
  const { brands: many, against, rounds, seed } = options;
  const commit = against === undefined ? undefined : findCommit(workspace.root, against);
  const sizes = { few: Math.max(2, Math.round(many / 10)), many };
  const figures = new FleetFigures(sizes);
  const fleet = await makeFleet(workspace, { ...sizes, ...options, commit });
  figures.files = fleet.files;
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`Round ${round + 1} of ${rounds}\n`);
    await smallRound(fleet, figures);
    if (round < LARGE_ROUNDS) await largeRound(fleet, figures);
  }
  const largeRounds = Math.min(LARGE_ROUNDS, rounds);
  const turns = `Everybody in turn, medians of ${rounds} rounds, of ${largeRounds} for ${many} brands and in the preview.`;
  const title = `Different brands, made from the seed ${seed}. ${turns}`;
  figures.print(commit === undefined ? title : `${title} Before is ${commit.slice(0, 7)}.`);
}

interface Fleet {
  few: number;
  many: number;
  slugs: string[];
  /** All of them, as they were written. */
  brandsDir: string;
  /** The brand whose price changes. */
  changing: Brand;
  /** Files of a site of eight locations without pictures. */
  files: number;
  ours: Builder;
  before?: Builder;
  astro: PlainAstroOfMany;
  note: string;
}

interface FleetPlan extends FleetOptions {
  few: number;
  many: number;
  commit: string | undefined;
}

async function makeFleet(workspace: Workspace, plan: FleetPlan): Promise<Fleet> {
  const { root, folder } = workspace;
  const { few, many, commit, seed, locations, hasPictures } = plan;
  mkdirSync(folder, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  const pictures = hasPictures ? copySamplePictures(root, join(folder, 'pictures')) : [];
  const made: BrandOptions = { seed, today, locations, pictures };

  const brandsDir = join(folder, 'brands');
  const slugs = writeBrands(brandsDir, numbersTo(many), made);
  const writeOne = (dir: string, shown: string[]): string => {
    const options = { ...made, locations: LOCATIONS, pictures: shown };
    return writeBrands(dir, [findPricedBrand(many, options)], options)[0] ?? '';
  };
  const standing = join(folder, 'brands-standing');
  // Pictures of its own: a link that is made later would look like a change of the picture.
  const ownPictures = hasPictures ? copySamplePictures(root, join(folder, 'pictures-standing')) : [];
  writeBrands(standing, numbersTo(few - 1), { ...made, pictures: ownPictures });
  const changing = brandIn(standing, writeOne(standing, ownPictures));
  const bare = join(folder, 'brands-bare');
  const files = await countFiles(workspace, bare, writeOne(bare, []));

  const places = { brandsDir: standing, allDir: brandsDir };
  const ours = await makeBuilder(workspace, root, 'now', places);
  const before =
    commit === undefined ? undefined : await makeBuilder(workspace, checkOut(workspace, commit), 'before', places);
  const note = join(folder, 'peak');
  const astro = await makePlainAstroOfMany(root, join(folder, 'astro'), { brandsDir, slugs, counts: [few, many] });
  await astro.build(few, note); // whatever the first build does for the others
  return { few, many, slugs, brandsDir, changing, files, ours, ...(before && { before }), astro, note };
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function buildersOf({ ours, before }: Fleet, figures: FleetFigures) {
  const names = namesOf(figures.sizes);
  return [
    { builder: ours, as: (name: string) => name },
    ...(before === undefined ? [] : [{ builder: before, as: names.before }]),
  ];
}

async function smallRound(fleet: Fleet, figures: FleetFigures): Promise<void> {
  const { few, slugs, brandsDir, changing, astro, note } = fleet;
  const names = namesOf(figures.sizes);
  const builders = buildersOf(fleet, figures);
  changing.changePrice();
  for (const { builder, as } of builders) figures.add(as(names.change), await builder.rebuild(changing.slug));
  for (const { builder, as } of builders) {
    figures.add(as(names.few), (await builder.firstBuild(brandsDir, slugs.slice(0, few))).run);
  }
  settle();
  figures.add(names.fewWithAstro, await astro.build(few, note));
}

async function largeRound(fleet: Fleet, figures: FleetFigures): Promise<void> {
  const { many, slugs, brandsDir, changing, ours, astro, note } = fleet;
  const names = namesOf(figures.sizes);
  const builders = buildersOf(fleet, figures);
  for (const { builder, as } of builders) {
    for (const run of await builder.rebuildInPreview(changing)) figures.add(as(names.changeInPreview), run);
  }
  for (const [name, jobs] of [[names.oneJob, '1'] as const, [names.twoJobs, '2'] as const]) {
    for (const { builder, as } of builders) {
      const built = await builder.firstBuild(brandsDir, slugs, '--jobs', jobs);
      figures.add(as(name), built.run);
      if (jobs === '1') continue;
      figures.add(as(names.unchanged), await built.buildAgain());
      if (builder === ours) figures.add(names.copy, await built.copy());
    }
  }
  settle();
  figures.add(names.manyWithAstro, await astro.build(many, note));
}
