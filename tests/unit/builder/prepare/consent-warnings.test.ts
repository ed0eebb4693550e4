import { expect, test } from 'vitest';
import { consentNotes, consentWarnings } from '#builder/prepare/consent-warnings.ts';
import { brandSchema } from '#schema/brand-folder/brand.ts';

test('a build says once that code waits, and what to write, which silences it', () => {
  const codeHosts = { marketing: ['a.example', 'static.hotjar.com'] };
  const [warning, ...others] = consentWarnings({ codeHosts }, {});
  expect(others).toEqual([]);
  expect(warning?.path).toBe('brand.json:consent');
  const [, proposed = ''] = /write it like (\{.*\})\.$/.exec(warning?.message ?? '') ?? [];
  const consent: unknown = JSON.parse(proposed);
  expect(consent).toEqual({ tags: { 'a.example': 'marketing', 'static.hotjar.com': 'statistics' } });
  const brand = brandSchema.parse({ brandId: 'a', siteUrl: 'https://a.example', consent });
  expect(consentWarnings({ codeHosts }, brand)).toEqual([]);
  expect(consentWarnings({ codeHosts: { statistics: ['a.example'] } }, {})).toEqual([]);
});

test('what is called necessary is named in the report', () => {
  expect(consentNotes({})).toEqual([]);
  expect(consentNotes({ codeHosts: { necessary: ['client.crisp.chat'] } })).toEqual([
    'Code of the brand’s own that is called necessary (client.crisp.chat) runs before a guest has allowed anything. Whether it may is the brand’s to answer for.',
  ]);
});

test.each([
  [{ tags: { 'a.example': 'analytics' } }],
  [{ tags: { 'not a host': 'marketing' } }],
  [{ tags: { 'a.example"><script>': 'marketing' } }],
  [{ tags: ['a.example'] }],
  [{ tag: {} }],
  ['none'],
])('brand.json does not take %j', (consent) => {
  const issues = brandSchema.safeParse({ brandId: 'a', siteUrl: 'https://a.example', consent }).error?.issues;
  expect(issues?.map(({ path }) => path[0])).toEqual(['consent']);
});
