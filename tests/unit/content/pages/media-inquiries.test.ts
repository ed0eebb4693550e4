import { expect, test } from 'vitest';
import { mediaPageOf } from '#content/pages/media-inquiries.ts';
import { makeSite } from '../../../support/build/site.ts';

test('the email to the press contact names the brand', () => {
  const { inquiry } = mediaPageOf(makeSite({ name: 'Nonna Pia', email: 'ciao@nonnapia.example' }));
  expect(inquiry.email?.href).toBe('mailto:ciao@nonnapia.example?subject=Media%20inquiry%3A%20Nonna%20Pia');
});

test('campaigns link to the portal where there is one', () => {
  const { services } = makeSite();
  const influencerPortalUrl = 'https://creators.example/';
  expect(mediaPageOf(makeSite()).campaigns.portal).toBeUndefined();
  expect(mediaPageOf(makeSite({ services: { ...services, influencerPortalUrl } })).campaigns.portal).toMatchObject({
    href: influencerPortalUrl,
    external: true,
  });
});
