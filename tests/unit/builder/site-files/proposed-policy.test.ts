import { expect, test } from 'vitest';
import { proposePolicy } from '#builder/site-files/proposed-policy.ts';
import { VENDORS } from '#core/custom-code/vendors.ts';
import { brandSchema } from '#schema/brand-folder/brand.ts';

const LOADS = { 'script-src': ['https://connect.facebook.net', 'https://widget.example'] };

test('a known vendor brings its whole set, another origin what the code shows of it', () => {
  expect(proposePolicy(LOADS)).toMatchObject({
    policy: {
      'script-src': ['https://connect.facebook.net', 'https://widget.example'],
      'img-src': ['https://www.facebook.com'],
    },
    missing: [expect.stringMatching(/^Meta Pixel: script-src, img-src, /), 'https://widget.example: script-src'],
    unknown: ['https://widget.example'],
  });
});

test('what is named stays, and less than the whole set is enough where no directive is forgotten', () => {
  const loads = { 'script-src': ['https://www.googletagmanager.com'] };
  const named = {
    'script-src': ['https://www.googletagmanager.com'],
    'connect-src': ['https://www.google-analytics.com'],
    'img-src': ['https:'],
    'media-src': ['https://video.example'],
  };
  const { policy, missing } = proposePolicy(loads, named);
  expect(missing).toEqual(['Google Analytics and Tag Manager: frame-src']);
  expect(policy).toMatchObject({
    'media-src': ['https://video.example'],
    'connect-src': expect.arrayContaining(['https://www.google-analytics.com', 'https://*.analytics.google.com']),
  });
  expect(proposePolicy(loads, policy).missing).toEqual([]);
});

test.each(VENDORS)('brand.json takes the policy of $name', ({ policy }) => {
  const brand = { brandId: 'a', siteUrl: 'https://a.example', contentSecurityPolicy: policy };
  expect(brandSchema.safeParse(brand).error).toBeUndefined();
});
