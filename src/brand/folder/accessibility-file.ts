import { join } from 'node:path';
import { type AccessibilityTest, accessibilityTestSchema } from '#schema/brand-folder/accessibility.ts';
import type { Brand, Warning } from '#schema/warning.ts';
import { describeFileError } from '../errors/problems.ts';
import { hasCode } from '../files/disk.ts';
import { parseJson } from '../files/json.ts';
import { writablePathBelow } from '../files/ordinary-file.ts';
import { writeWhole } from '../files/whole-file.ts';
import type { ReadText } from './brand-folder.ts';

/** Beside `brand.json`: when the site was tested, and what was found. */
export const ACCESSIBILITY_FILE = 'accessibility.json';

const OUTCOME = 'The accessibility statement says that the site has not been tested.';

/** The test that the brand's folder has a record of. A record that can't be used is a warning, and counts as none. */
export function readAccessibilityTest(
  { slug, brandId }: Pick<Brand, 'slug' | 'brandId'>,
  readText: ReadText,
  buildDate: string,
): { test?: AccessibilityTest; warnings: Warning[] } {
  const again = `Write it anew: npm run inspect -- --brand ${slug} --record`;
  const refuse = (message: string, key = ''): { warnings: Warning[] } => ({
    warnings: [{ path: `${ACCESSIBILITY_FILE}:${key}`, message: `${message} ${OUTCOME} ${again}` }],
  });
  let written: unknown;
  try {
    written = parseJson(readText(ACCESSIBILITY_FILE));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return { warnings: [] };
    return refuse(`It ${error instanceof SyntaxError ? `is no JSON: ${error.message}` : describeFileError(error)}.`);
  }
  const parsed = accessibilityTestSchema.safeParse(written);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return refuse('This is not what inspect writes.', issue?.path.map(String).join('.'));
  }
  const test = parsed.data;
  if (test.brandId !== brandId) return refuse(`It is about another brand, "${test.brandId}".`, 'brandId');
  if (test.date > buildDate) return refuse(`${test.date} has not come yet.`, 'date');
  return { test, warnings: [] };
}

/** Writes the record of a test as a whole. A link that leads out of the folder is refused. */
export function writeAccessibilityTest({ folder }: Pick<Brand, 'folder'>, test: AccessibilityTest): void {
  const path = writablePathBelow(folder, join(folder, ACCESSIBILITY_FILE));
  writeWhole(path, `${JSON.stringify({ $comment: COMMENT, ...test }, null, 2)}\n`);
}

const COMMENT =
  'What "npm run inspect -- --record" has found. The accessibility statement of the site is made of it: do not change it by hand.';
