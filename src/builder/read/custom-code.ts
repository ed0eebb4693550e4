import type { balanceProblem } from '../../domain/custom-code/html-balance.ts';
import { type CodeParts, NO_CODE } from '../../domain/custom-code/no-code.ts';
import type { Site } from '../../model/site.ts';

export type CodeCheck = typeof balanceProblem;

/** The keys of a configuration that may have the brand's own HTML. */
export const CODE_KEYS = ['head', 'body', 'footer'] as const;

/** The check's parser takes fifteen milliseconds to load, so a brand without its own code does not load it. */
export async function loadCodeCheck(configuration: unknown): Promise<CodeCheck> {
  if (!CODE_KEYS.some((key) => Object.hasOwn(Object(configuration), key))) return () => 'was not checked';
  return (await import('../../domain/custom-code/html-balance.ts')).balanceProblem;
}

/** What a content security policy has to know about the brand's own code. */
export async function loadCodeParts(code: Site['code']): Promise<CodeParts> {
  if (Object.keys(code).length === 0) return NO_CODE;
  return (await import('../../domain/custom-code/code-parts.ts')).partsOfCode(code);
}
