import { ENGLISH } from '#i18n/english/english.ts';
import { describe, expect, test } from 'vitest';
import { forwardingPage } from '#builder/site-files/forwarding-page.ts';

describe('pages that forward', () => {
  test.each([
    ['/old.html', 'old.html'],
    ['/our-menu', 'our-menu/index.html'],
    ['/caf%C3%A9/old', 'café/old/index.html'],
    ['/menu.php', undefined],
  ])('%s is in %s', (from, path) =>
    expect(forwardingPage({ from, to: '/' }, 'https://rye.example', ENGLISH)?.path).toBe(path),
  );

  test('lead on by themselves and by a link, and are in no index', () => {
    const page = forwardingPage({ from: '/old', to: '/menu/?a=1&b=2' }, 'https://rye.example', ENGLISH)?.bytes;
    expect(page).toContain('<meta http-equiv="refresh" content="0; url=/menu/?a=1&amp;b=2">');
    expect(page).toContain('<link rel="canonical" href="https://rye.example/menu/?a=1&amp;b=2">');
    expect(page).toContain('<a href="/menu/?a=1&amp;b=2">');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain('<html lang="en">');
  });

  test('run as their texts do', () => {
    const page = forwardingPage({ from: '/old', to: '/' }, 'https://rye.example', { ...ENGLISH, tag: 'he' })?.bytes;
    expect(page).toContain('<html lang="he" dir="rtl">');
  });
});
