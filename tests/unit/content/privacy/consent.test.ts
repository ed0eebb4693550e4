import { expect, test } from 'vitest';
import { footerOf } from '#content/navigation/footer.ts';
import { consentOf } from '#content/privacy/consent.ts';
import { makeSite } from '../../../support/build/site.ts';

test('nothing is asked where nothing waits', () => {
  for (const codeHosts of [undefined, { necessary: ['client.crisp.chat'] }]) {
    expect(consentOf(makeSite({ codeHosts }))).toBeUndefined();
    expect(footerOf(makeSite({ codeHosts })).consent).toBeUndefined();
  }
});

test.each([
  [['www.googletagmanager.com', 'www.google-analytics.com'], 'May we load Google tags? The site works without.'],
  [['connect.facebook.net', 'a.example'], 'May we load Meta Pixel and a.example? The site works without.'],
  [['a.example', 'b.example', 'c.example'], 'May we load a.example and 2 others? The site works without.'],
  [[], 'May we run code that is not needed for the site to work?'],
])('of %j the bar asks: %s', (marketing, question) =>
  expect(consentOf(makeSite({ codeHosts: { marketing } }))?.question).toBe(question),
);

test('each category is asked for by itself, and other code is another question', () => {
  const codeHosts = { statistics: ['a.example'], marketing: [] };
  const consent = consentOf(makeSite({ codeHosts }));
  expect(consent?.categories).toMatchObject([
    { category: 'statistics', label: 'Statistics', names: 'a.example' },
    { category: 'marketing', label: 'Marketing', names: '' },
  ]);
  expect(consent?.about).toBe('statistics a.example; marketing');
  expect(footerOf(makeSite({ codeHosts })).consent).toMatchObject({
    label: 'Cookies and tags',
    href: '/privacy-policy/#contacts',
  });
});
