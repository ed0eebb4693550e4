import { describe, expect, test } from 'vitest';
import { brandSchema } from '../../../../src/model/brand.ts';
import type { Site } from '../../../../src/model/site.ts';
import { allowsAnyScript, contentSecurityPolicy } from '../../../../src/domain/site-files/content-security-policy.ts';
import { makeSite } from '../../../support/build/site.ts';

const INLINE = {
  scripts: ['sha256-b25l', 'sha256-dHdv'],
  styles: ['sha256-c3R5bGU='],
  frames: ['https://www.google.com'],
};

function policyOf(overrides: Partial<Site>): Record<string, string> {
  const text = contentSecurityPolicy(makeSite(overrides), INLINE);
  return Object.fromEntries(
    text.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );
}

describe('the policy of a site', () => {
  test('names what is there, and nothing else', () => {
    expect(policyOf({})).toEqual({
      'default-src': "'self'",
      'script-src': "'self' 'sha256-b25l' 'sha256-dHdv'",
      'style-src': "'self' 'unsafe-inline'",
      'style-src-elem': "'self' 'sha256-c3R5bGU='",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'frame-src': "'self' https://www.google.com",
      'form-action': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'self'",
    });
  });

  test('lets the forms call their backend', () => {
    const services = { ...makeSite().services, supabaseUrl: 'https://abc.supabase.co/' };
    expect(policyOf({ services })['connect-src']).toBe("'self' https://abc.supabase.co");
  });

  test('lets Google’s map in where there is a key', () => {
    const services = { ...makeSite().services, googleMapsApiKey: 'key' };
    const policy = policyOf({ services });
    expect(policy['script-src']).toContain("'sha256-dHdv' https://*.googleapis.com");
    expect(policy['font-src']).toBe("'self' https://fonts.gstatic.com");
    // A hash beside it would switch 'unsafe-inline' off.
    expect(policy['style-src-elem']).toBe("'self' 'unsafe-inline' https://fonts.googleapis.com");
  });

  test('adds what the brand’s own code needs', () => {
    const contentSecurityPolicy = {
      'script-src': ['https://tags.example'],
      'media-src': ['https://video.example'],
      'frame-ancestors': ['https://partner.example'],
    };
    const policy = policyOf({
      code: { head: '<script src="https://tags.example/a.js"></script>' },
      contentSecurityPolicy,
    });
    expect(policy['script-src']).toBe("'self' 'sha256-b25l' 'sha256-dHdv' https://tags.example");
    expect(policy['media-src']).toBe("'self' https://video.example");
    expect(policy['frame-ancestors']).toBe("'self' https://partner.example");
  });

  test('lets code run of which the brand says nothing', () => {
    const code = { footer: '<script>chat()</script>' };
    expect(allowsAnyScript({ code })).toBe(true);
    expect(policyOf({ code })).toEqual({ 'frame-ancestors': "'self'" });
    expect(allowsAnyScript({ code, contentSecurityPolicy: {} })).toBe(false);
    expect(allowsAnyScript({ code: {} })).toBe(false);
  });

  test.each([
    ['<p>We cook with care, once: on = off.</p>', false],
    ['<meta name="domain-verification" content="abc"><!-- hello -->', false],
    ['<p onclick="a()">a</p>', true],
    ['<p title="a"onclick="a()">a</p>', true],
    ['<img src="https://pixel.example/a.gif" alt="">', true],
    ['<link rel="stylesheet" href="https://a.example/a.css">', true],
    ['<a href="javascript:a()">a</a>', true],
    ['<IFRAME src="https://a.example"></IFRAME>', true],
  ])('asks whether code loads or runs something: %s', (head, isActive) => {
    expect(allowsAnyScript({ code: { head } })).toBe(isActive);
  });
});

describe('brand.json', () => {
  const read = (contentSecurityPolicy: unknown) =>
    brandSchema.safeParse({ brandId: 'a', siteUrl: 'https://a.example', contentSecurityPolicy }).success;

  test.each([
    'https://tags.example',
    'https://*.tags.example:8443/path/',
    'wss://chat.example',
    'blob:',
    "'unsafe-inline'",
    "'sha256-abc+/='",
  ])('takes the source %s', (source) => expect(read({ 'script-src': [source] })).toBe(true));

  test.each([
    '',
    '*',
    'a; script-src *',
    'https://a.example\nX-Evil: 1',
    'https://a.example, b',
    "'self' *",
    'http://a.example',
    'javascript:',
  ])('refuses the source %j', (source) => expect(read({ 'script-src': [source] })).toBe(false));

  test.each(['default-src', 'base-uri', 'sandbox', 'report-uri'])('refuses the directive %s', (directive) => {
    expect(read(JSON.parse(`{ "${directive}": ["https://a.example"] }`))).toBe(false);
  });
});
