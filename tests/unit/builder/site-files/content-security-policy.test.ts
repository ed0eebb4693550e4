import { describe, expect, test } from 'vitest';
import { brandSchema } from '#schema/brand-folder/brand.ts';
import type { Site } from '#schema/site.ts';
import { allowsAnyScript, contentSecurityPolicy } from '#builder/site-files/content-security-policy.ts';
import { makeSite } from '../../../support/build/site.ts';

const INLINE = {
  scripts: ['sha256-b25l', 'sha256-dHdv'],
  styles: ['sha256-c3R5bGU='],
  frames: ['https://www.google.com'],
  hasActiveCode: false,
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

  test('lets a framed menu be asked whether it answers', () => {
    const text = contentSecurityPolicy(makeSite(), { ...INLINE, asked: ['https://menus.example'] });
    expect(text).toContain("connect-src 'self' https://menus.example;");
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
    const policy = policyOf({ contentSecurityPolicy });
    expect(policy['script-src']).toBe("'self' 'sha256-b25l' 'sha256-dHdv' https://tags.example");
    expect(policy['media-src']).toBe("'self' https://video.example");
    expect(policy['frame-ancestors']).toBe("'self' https://partner.example");
  });

  test('takes sources of styles for elements too, and no hash beside what would be switched off', () => {
    const policy = policyOf({ contentSecurityPolicy: { 'style-src': ["'unsafe-inline'", 'https://chat.example'] } });
    expect(policy['style-src']).toBe("'self' 'unsafe-inline' https://chat.example");
    expect(policy['style-src-elem']).toBe("'self' 'unsafe-inline' https://chat.example");
  });

  test('lets attributes of the brand’s code run, and no others', () => {
    const text = contentSecurityPolicy(makeSite(), { ...INLINE, handlers: ['sha256-b24='] });
    expect(text).toContain("; script-src-attr 'unsafe-hashes' 'sha256-b24=';");
  });

  test.each([
    'https://evil.example;script-src',
    'https://a,b.example',
    "https://'unsafe-inline'.example",
    'https://a.example; script-src *',
    'https://a.example\nset-cookie: a',
    'https://$host',
    'https://a"b.example',
    'https://é.example',
    '*',
    '',
  ])('has nothing that is no source, wherever it comes from: %j', (source) => {
    const overrides = {
      services: { ...makeSite().services, supabaseUrl: source, influencerPortalUrl: source },
      contentSecurityPolicy: { 'script-src': [source], 'worker-src': [source] },
    };
    const text = contentSecurityPolicy(makeSite(overrides), { ...INLINE, frames: [source] });
    expect(text.replace(/'[\w+/=-]+'|https:\/\/xn--9ca\.example/g, '')).toMatch(/^[a-z; :-]+$/);
    expect(text.match(/script-src/g)).toHaveLength(1);
  });

  test('lets code run of which the brand says nothing', () => {
    expect(allowsAnyScript({}, true)).toBe(true);
    expect(contentSecurityPolicy(makeSite(), { ...INLINE, hasActiveCode: true })).toBe("frame-ancestors 'self'");
    expect(allowsAnyScript({ contentSecurityPolicy: {} }, true)).toBe(false);
    expect(allowsAnyScript({}, false)).toBe(false);
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
    'https://a.example/;script-src',
    'https://a.example/,b',
    'https://a.example\n',
    'https://é.example',
    'https://a.example/?q=1',
    "'unsafe inline'",
    "'self",
  ])('refuses the source %j', (source) => expect(read({ 'script-src': [source] })).toBe(false));

  test.each(['default-src', 'base-uri', 'sandbox', 'report-uri'])('refuses the directive %s', (directive) => {
    expect(read(JSON.parse(`{ "${directive}": ["https://a.example"] }`))).toBe(false);
  });
});
