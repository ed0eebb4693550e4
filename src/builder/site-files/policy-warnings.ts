import type { CodeParts } from '../../domain/custom-code/code-parts.ts';
import { allowsAnyScript } from '../../domain/site-files/content-security-policy.ts';
import { proposePolicy } from '../../domain/site-files/proposed-policy.ts';
import type { Site } from '../../model/site.ts';
import type { Warning } from '../types.ts';

/** Whether `brand.json` says what the brand's own code loads, and if not all of it, the whole that it should say. */
export function policyWarnings(site: Pick<Site, 'contentSecurityPolicy'>, code: CodeParts): Warning[] {
  const { policy, missing, unknown } = proposePolicy(code.loads, site.contentSecurityPolicy);
  const write = `Write it like ${JSON.stringify(policy)}.`;
  const more =
    unknown.length === 0
      ? ''
      : ` What ${unknown.join(' and ')} ${unknown.length === 1 ? 'loads' : 'load'} in turn, "npm run inspect -- --online" says.`;
  const warn = (message: string): Warning[] => [{ path: 'brand.json:contentSecurityPolicy', message: message + more }];
  if (allowsAnyScript(site, code.isActive))
    return warn(
      `is not set, and the site has code of its own. Its policy lets any script run, also one that somebody else put in. ${write}`,
    );
  if (site.contentSecurityPolicy === undefined || missing.length === 0) return [];
  return warn(
    `does not name all that the site’s own code needs (${missing.join('; ')}). Browsers refuse what it does not name. ${write}`,
  );
}
