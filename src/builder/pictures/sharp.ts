import packageFile from '../../../package.json' with { type: 'json' };

/**
 * Part of every key of the picture cache. Read from the exact pin in package.json, because asking sharp
 * itself would load it, which a build with all its pictures in the cache has no need of.
 */
export const SHARP_VERSION: string = packageFile.dependencies.sharp;

export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Its operation cache only pays for the same work done again, and that is what our own cache prevents.
  sharp.cache(false);
  return sharp;
}
