import { describe, expect, test } from 'vitest';
import { hostNeedsOf } from '../../../../../src/domain/site-files/headers.ts';
import { hostFiles } from '../../../../../src/domain/site-files/host-files.ts';
import type { HostNeeds } from '../../../../../src/domain/site-files/hosts/host.ts';
import { HOSTS } from '../../../../../src/model/brand.ts';
import { NEEDS, textOf } from '../../../../support/build/host-text.ts';
import { makeSite } from '../../../../support/build/site.ts';

const withRule = (pattern: string, name: string, value: string): HostNeeds => ({
  rules: [
    { pattern: '/*', headers: [{ name: 'X-Content-Type-Options', value: 'nosniff' }] },
    { pattern, headers: [{ name, value }] },
  ],
  notFound: '/404.html',
  redirects: [],
});

describe('attacks', () => {
  const WRITING = HOSTS.filter((host) => host !== 'none');

  test.each(WRITING)('%s has no header whose value would end its line', (host) => {
    const needs = withRule('/menu/*', 'X-Note', 'a\r\nSet-Cookie: b=c');
    const { files, problems } = hostFiles(host, needs);
    expect(files.map(({ bytes }) => bytes).join('')).not.toContain('Set-Cookie');
    expect(problems).toEqual(['"X-Note" has characters that no header can have. It is left out.']);
  });

  test.each(WRITING)('%s has no header whose name would', (host) => {
    const { files, problems } = hostFiles(host, withRule('/menu/*', 'X-Note: a\n  Set-Cookie', 'b=c'));
    expect(files.map(({ bytes }) => bytes).join('')).not.toContain('Set-Cookie');
    expect(problems).toHaveLength(1);
  });

  test.each(WRITING)('%s has no source of a policy that would be more than one', (host) => {
    const evil = [
      'https://a;script-src,b',
      'https://a"b',
      "https://'unsafe-inline'",
      'https://$a',
      'https://a\\',
      'https://é/',
    ];
    const site = makeSite({
      services: { ...makeSite().services, supabaseUrl: evil[0] ?? '', influencerPortalUrl: evil[1] ?? '' },
      contentSecurityPolicy: { 'script-src': evil, 'frame-src': ['https://a.example\n  X-Evil: 1'] },
    });
    const inline = { scripts: ['sha256-b25l'], styles: [], frames: evil, hasActiveCode: false };
    expect(hostFiles(host, hostNeedsOf(site, inline))).toEqual(hostFiles(host, NEEDS));
  });

  const ODD = '/a b\n"}*:name\\$é/*';

  test.each(['netlify', 'cloudflare'] as const)('%s has odd characters of a path as percent and digits', (host) => {
    expect(textOf(host, withRule(ODD, 'Cache-Control', 'no-store'))).toContain(
      '\n/a%20b%0A%22%7D%2A%3Aname%5C%24%C3%A9/*\n  Cache-Control: no-store\n',
    );
  });

  test('s3 has them so, too', () => {
    const [file] = hostFiles('s3', withRule(ODD, 'Cache-Control', 'no-store')).files;
    expect(JSON.parse(file?.bytes ?? '')).toMatchObject({
      metadata: { '/a%20b%0A%22%7D%2A%3Aname%5C%24%C3%A9/*': { 'Cache-Control': 'no-store' } },
    });
  });

  test('nginx compares paths that are decoded, so it has them in quotes', () => {
    expect(textOf('nginx', withRule(ODD, 'Cache-Control', 'no-store'))).toContain(
      'location ^~ "/a b\n\\"}*:name\\\\$é/" {\n',
    );
  });

  test('a value with quotes stays one value for nginx, and one with a variable is left out', () => {
    expect(textOf('nginx', withRule('/a/*', 'X-Note', 'a"; return 200 "\\'))).toContain(
      'add_header X-Note "a\\"; return 200 \\"\\\\" always;',
    );
    const { files, problems } = hostFiles('nginx', withRule('/a/*', 'X-Note', '$http_cookie'));
    expect(files[0]?.bytes).not.toContain('$http_cookie');
    expect(problems).toEqual(['X-Note has a "$", which nginx takes for the name of a variable. It is left out.']);
  });

  const SHORT = "form-action 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

  test.each([
    ['cloudflare', `  Content-Security-Policy: ${SHORT}`, 'Cloudflare ignores a line of more than 2000'],
    ['nginx', `  add_header Content-Security-Policy "${SHORT}" always;`, 'nginx takes no value of more than 4000'],
  ] as const)('of a policy that is too long %s keeps what needs no other directive', (host, line, limit) => {
    const scripts = Array.from({ length: 80 }, (_, index) => `sha256-${String(index).padStart(43, '0')}=`);
    const needs = hostNeedsOf(makeSite(), { scripts, styles: [], frames: [], hasActiveCode: false });
    const { files, problems } = hostFiles(host, needs);
    expect(files.flatMap(({ bytes }) => bytes.split('\n'))).toContain(line);
    expect(files.map(({ bytes }) => bytes).join('')).not.toContain('script-src');
    expect(problems).toEqual([
      expect.stringMatching(
        new RegExp(`^Content-Security-Policy has \\d+ characters, and ${limit}\\. It says no more`),
      ),
    ]);
    expect(textOf('netlify', needs)).toContain(scripts.at(-1));
  });

  test('another header that is too long is left out', () => {
    const { files, problems } = hostFiles('cloudflare', withRule('/a/*', 'X-Note', 'a'.repeat(2000)));
    expect(files[0]?.bytes).toBe('/*\n  X-Content-Type-Options: nosniff\n');
    expect(problems).toEqual([
      'X-Note has 2000 characters, and Cloudflare ignores a line of more than 2000. It is left out.',
    ]);
  });

  test('of more than 100 rules cloudflare has the first', () => {
    const rules = Array.from({ length: 102 }, (_, index) => ({
      pattern: `/${index}/*`,
      headers: [{ name: 'X-Note', value: 'a' }],
    }));
    const { files, problems } = hostFiles('cloudflare', { rules, notFound: '/404.html', redirects: [] });
    expect(files[0]?.bytes.split('\n\n')).toHaveLength(100);
    expect(problems).toEqual(['_headers can have 100 rules at Cloudflare. It has none for /100/*, /101/*.']);
  });
});
