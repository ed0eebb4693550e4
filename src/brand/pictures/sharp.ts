import packageFile from '../../../package.json' with { type: 'json' };

/**
 * Part of every key of the picture cache. Read from the exact version in package.json, because asking sharp
 * itself would load it, and a build with all its pictures in the cache does not need it.
 */
export const SHARP_VERSION: string = packageFile.dependencies.sharp;

export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // sharp's operation cache only helps when the same work is repeated, which our own cache prevents.
  sharp.cache(false);
  return sharp;
}
