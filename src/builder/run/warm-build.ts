import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../compile/compile.ts';
import type { Compiled } from '../compile/source-key.ts';
import { build as buildWith, type BuildOptions } from './build.ts';
import type { BrandReport } from '#schema/warning.ts';
import { openPool, type PoolOptions } from './pool.ts';

/** Builds brands; `onBrand` is called for each as soon as it is done. */
export type Build = (
  slugs: string[],
  onBrand: (report: BrandReport) => void,
  more?: Pick<BuildOptions, 'configurations' | 'pictureEffort' | 'at'> & { outDir?: string },
) => Promise<{ brands: readonly BrandReport[] }>;

export interface WarmBuildOptions
  extends
    Omit<BuildOptions, 'slugs' | 'compiled' | 'builtAt' | 'configurations' | 'onCount' | 'onStart' | 'onBrand'>,
    PoolOptions {
  /** The minute of the build, `2026-11-28T15:30Z`, or its date alone; or what tells it for each build. */
  builtAt: string | (() => string);
  onCompile?: () => void;
  /** The renderer, where it does not change while this process runs. Without it, each build looks whether the sources are others. */
  compiled?: Compiled;
}

export interface WarmBuild {
  build: Build;
  close: () => Promise<void>;
}

/** Builds again and again in processes that stay warm: for the preview and the builder, which answer meanwhile. */
export function openWarmBuild(given: WarmBuildOptions): WarmBuild {
  const { processes, idleMs, timeLimitMs, niceness = 0, onCompile, builtAt, compiled: fixed, ...options } = given;
  const { root, cacheDir, brandsDir } = options;
  const pool = openPool({ cacheDir, processes, idleMs, timeLimitMs, niceness });

  const build: Build = async (slugs, onBrand, more) => {
    const compiled = fixed ?? (await compile(root, cacheDir, { onStart: onCompile }));
    // A folder that went away a moment ago must not fail the others: a build refuses names it does not know.
    const present = slugs.filter((slug) => existsSync(join(brandsDir, slug)));
    if (present.length === 0) return { brands: [] };
    const now = typeof builtAt === 'string' ? builtAt : builtAt();
    return buildWith(pool, { ...options, compiled, builtAt: now, slugs: present, onBrand, ...more });
  };

  return { build, close: pool.close };
}
