import { describe, expect, test } from 'vitest';
import { hostNeedsOf } from '#builder/site-files/headers.ts';
import { hostFiles } from '#builder/site-files/host-files.ts';
import type { HostNeeds } from '#schema/brand-folder/host.ts';
import { HOSTS } from '#schema/brand-folder/brand.ts';
import { NEEDS, PARTS, textOf } from '../../../../support/build/host-text.ts';
import { makeSite } from '../../../../support/build/site.ts';

const needsWith = (rules: HostNeeds['rules']): HostNeeds => ({ rules, notFound: '/404.html', redirects: [] });
const withRule = (pattern: string, name: string, value: string): HostNeeds =>
  needsWith([
    { pattern: '/*', headers: [{ name: 'X-Content-Type-Options', value: 'nosniff' }] },
    { pattern, headers: [{ name, value }] },
  ]);

describe.each(HOSTS.filter((host) => host !== 'none'))('%s', (host) => {
  test.each([
    ['value', withRule('/menu/*', 'X-Note', 'a\r\nSet-Cookie: b=c')],
    ['name', withRule('/menu/*', 'X-Note: a\n  Set-Cookie', 'b=c')],
  ])('has no header whose %s would end its line', (_, needs) => {
    expect(textOf(host, needs)).not.toContain('Set-Cookie');
    expect(hostFiles(host, needs).problems).toEqual([
      expect.stringMatching(/has characters that no header can have\. It is left out\.$/),
    ]);
  });

  test('has no source of a policy that would be more than one', () => {
    const evil = [
      ...['https://a;script-src,b', 'https://a"b', "https://'unsafe-inline'", 'https://$a', 'https://a\\'],
      'https://é/',
    ];
    const site = makeSite({
      services: { ...makeSite().services, supabaseUrl: evil[0] ?? '', influencerPortalUrl: evil[1] ?? '' },
      contentSecurityPolicy: { 'script-src': evil, 'frame-src': ['https://a.example\n  X-Evil: 1'] },
    });
    expect(hostFiles(host, hostNeedsOf(site, { ...PARTS, frames: evil }))).toEqual(hostFiles(host, NEEDS));
  });
});

describe('odd characters of a path', () => {
  const needs = withRule('/a b\n"}*:name\\$é/*', 'Cache-Control', 'no-store');
  const escaped = '/a%20b%0A%22%7D%2A%3Aname%5C%24%C3%A9/*';

  test.each([
    ['percent and digits', 'netlify', `\n${escaped}\n  Cache-Control: no-store\n`],
    ['percent and digits', 'cloudflare', `\n${escaped}\n  Cache-Control: no-store\n`],
    ['percent and digits', 's3', `"${escaped}": {\n      "Cache-Control": "no-store"`],
    // It compares paths that are decoded.
    ['text in quotes', 'nginx', 'location ^~ "/a b\n\\"}*:name\\\\$é/" {\n'],
  ] as const)('are written as %s for %s', (_, host, text) => {
    expect(textOf(host, needs)).toContain(text);
  });
});

test('a value with quotes stays one value for nginx, and one with a variable is left out', () => {
  expect(textOf('nginx', withRule('/a/*', 'X-Note', 'a"; return 200 "\\'))).toContain(
    'add_header X-Note "a\\"; return 200 \\"\\\\" always;',
  );
  const needs = withRule('/a/*', 'X-Note', '$http_cookie');
  expect(textOf('nginx', needs)).not.toContain('$http_cookie');
  expect(hostFiles('nginx', needs).problems).toEqual([
    'X-Note has a "$", which nginx takes for the name of a variable. It is left out.',
  ]);
});

describe('what is too long', () => {
  const SHORT = "form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

  test.each([
    ['cloudflare', `  Content-Security-Policy: ${SHORT}`, 'Cloudflare ignores a line of more than 2000'],
    ['nginx', `  add_header Content-Security-Policy "${SHORT}" always;`, 'nginx takes no value of more than 4000'],
  ] as const)('of a policy %s keeps what needs no other directive', (host, line, limit) => {
    const scripts = Array.from({ length: 80 }, (_, index) => `sha256-${String(index).padStart(43, '0')}=`);
    const needs = hostNeedsOf(makeSite(), { ...PARTS, scripts });
    expect(textOf(host, needs).split('\n')).toContain(line);
    expect(textOf(host, needs)).not.toContain('script-src');
    expect(hostFiles(host, needs).problems).toEqual([
      expect.stringMatching(
        new RegExp(`^Content-Security-Policy has \\d+ characters, and ${limit}\\. It says no more`),
      ),
    ]);
    expect(textOf('netlify', needs)).toContain(scripts.at(-1));
  });

  test('another header is left out', () => {
    const { files, problems } = hostFiles('cloudflare', withRule('/a/*', 'X-Note', 'a'.repeat(2000)));
    expect(files[0]?.bytes).toBe('/*\n  X-Content-Type-Options: nosniff\n');
    expect(problems).toEqual([
      'X-Note has 2000 characters, and Cloudflare ignores a line of more than 2000. It is left out.',
    ]);
  });

  test('of more than 100 rules cloudflare has the first', () => {
    const headers = [{ name: 'X-Note', value: 'a' }];
    const rules = Array.from({ length: 102 }, (_, index) => ({ pattern: `/${index}/*`, headers }));
    const { files, problems } = hostFiles('cloudflare', needsWith(rules));
    expect(files[0]?.bytes.split('\n\n')).toHaveLength(100);
    expect(problems).toEqual(['_headers can have 100 rules at Cloudflare. It has none for /100/*, /101/*.']);
  });
});
