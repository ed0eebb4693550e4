import type { CodeParts } from '#core/custom-code/code-parts.ts';
import { allowsAnyScript } from './content-security-policy.ts';
import { proposePolicy } from './proposed-policy.ts';
import type { Site } from '#schema/site.ts';
import type { Warning } from '#schema/warning.ts';

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
