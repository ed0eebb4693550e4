import type { balanceProblem } from '../../domain/custom-code/html-balance.ts';
import { type CodeParts, NO_CODE } from '../../domain/custom-code/no-code.ts';
import type { Site } from '../../model/site.ts';

export type CodeCheck = typeof balanceProblem;

/** Where a configuration may have HTML of the brand's own. */
export const CODE_KEYS = ['head', 'body', 'footer'] as const;

/** The parser behind the check takes fifteen milliseconds to load, which a brand without code of its own does not pay. */
export async function loadCodeCheck(configuration: unknown): Promise<CodeCheck> {
  if (!CODE_KEYS.some((key) => Object.hasOwn(Object(configuration), key))) return () => 'was not checked';
  return (await import('../../domain/custom-code/html-balance.ts')).balanceProblem;
}

/** What a policy has to know of a site's own code. */
export async function loadCodeParts(code: Site['code']): Promise<CodeParts> {
  if (Object.keys(code).length === 0) return NO_CODE;
  return (await import('../../domain/custom-code/code-parts.ts')).partsOfCode(code);
}
