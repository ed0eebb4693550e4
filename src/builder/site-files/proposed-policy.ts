import type { CodeParts } from '#core/custom-code/code-parts.ts';
import { VENDORS } from '#core/custom-code/vendors.ts';
import type { Policy } from './content-security-policy.ts';

export interface ProposedPolicy {
  /** All that `contentSecurityPolicy` has to name, what it names already among it. */
  policy: Policy;
  /** What is not named yet, by whom it is asked for: `Meta Pixel: connect-src, img-src`. */
  missing: string[];
  /** Origins of scripts of which nobody here knows what they load in turn. */
  unknown: string[];
}

/** What a brand's own code needs, as far as it shows: known vendors' whole set, and of others the origins that the code names. */
export function proposePolicy(loads: CodeParts['loads'], named: Partial<Policy> = {}): ProposedPolicy {
  const needs = needsOf(loads);
  const policy: Policy = {};
  for (const [directive, sources] of [
    ...Object.entries(named),
    ...needs.flatMap((need) => Object.entries(need.policy)),
  ])
    policy[directive] = [...new Set([...(policy[directive] ?? []), ...(sources ?? [])])];
  const missing = needs.flatMap(({ name, policy: needed }) => {
    const directives = Object.keys(needed).filter((directive) => !allowsAny(named[directive], needed[directive] ?? []));
    return directives.length === 0 ? [] : [`${name}: ${directives.join(', ')}`];
  });
  const unknown = needs
    .filter(({ isVendor, policy: needed }) => !isVendor && needed['script-src'])
    .map(({ name }) => name);
  return { policy, missing, unknown };
}

interface Need {
  name: string;
  policy: Policy;
  isVendor: boolean;
}

function needsOf(loads: CodeParts['loads']): Need[] {
  const needs = new Map<string, Need>();
  for (const [directive, origins] of Object.entries(loads)) {
    for (const origin of origins) {
      const vendor = VENDORS.find(({ hosts }) => hosts.test(new URL(origin).hostname));
      const name = vendor?.name ?? origin;
      const need = needs.get(name) ?? { name, policy: vendor?.policy ?? {}, isVendor: vendor !== undefined };
      if (!vendor) need.policy[directive] = [origin];
      needs.set(name, need);
    }
  }
  return [...needs.values()];
}

/** One that is there is enough: a brand may allow less than a vendor asks for, as long as it did not forget the directive. */
function allowsAny(named: readonly string[] = [], needed: readonly string[]): boolean {
  return named.some((source) => source === 'https:' || needed.some((other) => areRelated(source, other)));
}

/** `areRelated('https://www.google-analytics.com', 'https://*.google-analytics.com') // true` */
function areRelated(one: string, other: string): boolean {
  const [a, b] = [baseOf(one), baseOf(other)];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

const baseOf = (source: string): string => source.replace(/^\w+:\/\/(?:\*\.)?/, '').split(/[:/]/)[0] ?? '';
