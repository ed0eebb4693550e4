import { describe, expect, test } from 'vitest';
import { findFrameRefusal } from '#link-check/frame-refusal.ts';

const SITE = 'https://tacos.example';
const refusal = (headers: { policy?: string; options?: string }, page = 'https://order.example/a', site = SITE) =>
  findFrameRefusal(headers, page, site);

describe('X-Frame-Options', () => {
  test.each([
    ['DENY', true],
    ['deny', true],
    ['SAMEORIGIN', true],
    ['SAMEORIGIN, SAMEORIGIN', true],
    ['ALLOWALL, DENY', true],
    ['sameorigin, nonsense', true],
    ['ALLOW-FROM https://other.example', false],
    ['ALLOWALL', false],
    ['', false],
  ])('%s refuses: %s', (options, isRefused) => {
    expect(refusal({ options })).toBe(isRefused ? `X-Frame-Options: ${options}` : undefined);
  });

  test('SAMEORIGIN lets the same origin frame it, and DENY nobody', () => {
    expect(refusal({ options: 'SAMEORIGIN' }, `${SITE}/order`)).toBeUndefined();
    expect(refusal({ options: 'DENY' }, `${SITE}/order`)).toBe('X-Frame-Options: DENY');
  });

  test('counts for nothing beside frame-ancestors', () => {
    expect(refusal({ options: 'DENY', policy: `frame-ancestors ${SITE}` })).toBeUndefined();
    expect(refusal({ options: 'DENY', policy: "default-src 'self'" })).toBe('X-Frame-Options: DENY');
  });
});

describe('frame-ancestors', () => {
  test.each([
    ["'none'", true],
    ['', true],
    ["'self'", true],
    ["'self' https://other.example", true],
    ['https://other.example', true],
    ['https://tacos.example:8443', true],
    ['http://tacos.example', false],
    ['https://tacos.example', false],
    ['https://TACOS.example', false],
    ['tacos.example', false],
    ['https://tacos.example/menu', false],
    ['tacos.example:443', false],
    ['http://tacos.example:80', false],
    ['tacos.example:*', false],
    ['https://*.example', false],
    ['*.tacos.example', true],
    ['notacos.example', true],
    ['https:', false],
    ['http:', false],
    ['ftp:', true],
    ['*', false],
    ["'self' *.other.example https://tacos.example", false],
  ])('%s refuses: %s', (sources, isRefused) => {
    const directive = `frame-ancestors ${sources}`.trim();
    expect(refusal({ policy: `default-src *; ${directive} ; img-src *` })).toBe(
      isRefused ? `Content-Security-Policy: ${directive}` : undefined,
    );
  });

  test('of several policies refuses where one does', () => {
    const policy = "frame-ancestors *, script-src 'self', Frame-Ancestors 'none'";
    expect(refusal({ policy })).toBe("Content-Security-Policy: Frame-Ancestors 'none'");
  });

  test('counts once in a policy: the first', () => {
    expect(refusal({ policy: "frame-ancestors *; frame-ancestors 'none'" })).toBeUndefined();
  });

  test('a source without a scheme is of the scheme of the page, or a safer one', () => {
    const policy = 'frame-ancestors tacos.example';
    expect(refusal({ policy }, 'http://order.example/a')).toBeUndefined();
    expect(refusal({ policy }, 'https://order.example/a', 'http://tacos.example')).toBe(
      `Content-Security-Policy: ${policy}`,
    );
  });
});

test('a page without such headers may be framed', () => {
  expect(refusal({})).toBeUndefined();
});
