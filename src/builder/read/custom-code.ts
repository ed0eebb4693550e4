import type { balanceProblem } from '../../domain/custom-code/html-balance.ts';

export type CodeCheck = typeof balanceProblem;

/** Where a configuration may have HTML of the brand's own. */
export const CODE_KEYS = ['head', 'body', 'footer'] as const;

/** The parser behind the check takes fifteen milliseconds to load, which a brand without code of its own does not pay. */
export async function loadCodeCheck(configuration: unknown): Promise<CodeCheck> {
  if (!CODE_KEYS.some((key) => Object.hasOwn(Object(configuration), key))) return () => 'was not checked';
  return (await import('../../domain/custom-code/html-balance.ts')).balanceProblem;
}
