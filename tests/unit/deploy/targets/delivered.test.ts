import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Environment } from '#brand/folder/brand-file.ts';
import type { BuiltSite } from '#deploy/site/built-site.ts';
import { openTarget } from '#deploy/targets/open-target.ts';
import { readTarget } from '#deploy/targets/target.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { CLOUDFLARE, makeFakeCloudflare } from '../../../support/deploy/fake-cloudflare.ts';
import { makeFakeNetlify, NETLIFY } from '../../../support/deploy/fake-netlify.ts';
import { standInWrangler } from '../../../support/deploy/stand-in-wrangler.ts';
import { testWeb } from '../../../support/deploy/test-web.ts';
import { builtSite, version } from '../../../support/deploy/versions.ts';

function makeCloudflare() {
  const cloudflare = makeFakeCloudflare();
  const wrangler = standInWrangler();
  cloudflare.made = () => wrangler.calls().map(({ args }) => args[5]?.replace('--commit-message=', '') ?? '');
  return { to: 'cloudflare:bakery', environment: { ...CLOUDFLARE, PATH: wrangler.bin }, fetch: cloudflare.fetch };
}

const TARGETS: Record<string, () => { to: string; environment: Environment; fetch: typeof fetch }> = {
  'a folder': () => ({ to: `dir:${temporaryFolder()}`, environment: {}, fetch }),
  Netlify: () => ({ to: 'netlify:bakery', environment: NETLIFY, fetch: makeFakeNetlify().fetch }),
  Cloudflare: makeCloudflare,
};

/** As the machine built it that has this number. Pages have the day on which it first did. */
function siteOf(configuration: number, machine: number): BuiltSite {
  const files = {
    ...version(configuration),
    _headers: '/*\n  X-Frame-Options: DENY\n',
    'sitemap.xml': `day ${machine}`,
  };
  return { ...builtSite(files), source: hash('sha256', String(configuration)) };
}

describe.each(Object.keys(TARGETS))('several machines and %s', (name) => {
  test('what one has delivered the other does not, nor what was rolled back, until the brand changes', async () => {
    const { to, environment, fetch: ask } = TARGETS[name]?.() ?? expect.fail();
    const place = openTarget(readTarget(to), environment, testWeb(ask).network)('rye');
    const deliver = async (configuration: number, machine: number) =>
      (await place.publish(siteOf(configuration, machine), false)).isChanged;
    expect(await deliver(1, 1)).toBe(true);
    expect(await deliver(1, 2)).toBe(false);
    expect(await deliver(2, 2)).toBe(true);
    await place.rollBack('rye');
    expect(await deliver(2, 1)).toBe(false);
    expect(await deliver(3, 1)).toBe(true);
    expect(await deliver(2, 2)).toBe(true);
    expect(await deliver(3, 2)).toBe(true);
  });
});
