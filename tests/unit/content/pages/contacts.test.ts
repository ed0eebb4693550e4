import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, isSource } from '#builder/site-files/content-security-policy.ts';
import { partsOf } from '#builder/render/page-parts.ts';
import { framedMenus } from '#content/pages/menu.ts';
import { contactsOf } from '#content/pages/contacts.ts';
import { partsOfCode } from '#core/custom-code/code-parts.ts';
import { hostOf } from '#core/custom-code/vendors.ts';
import type { Brand } from '#schema/warning.ts';
import type { Site } from '#schema/site.ts';
import { read } from '#reader/read.ts';
import { NO_SERVICES } from '../../../support/build/make-brand.ts';
import { PUBLISHED } from '../../../support/build/read-brand.ts';

const CODE =
  '<script src="https://www.googletagmanager.com/gtag/js?id=1"></script><script src="https://client.crisp.chat/l.js"></script>' +
  '<iframe src="https://widget.example/book"></iframe><img src="https://pixel.example/a.gif" alt="">';
const POLICY = {
  'script-src': ['https://*.googletagmanager.com', 'https://*.crisp.chat', "'unsafe-eval'"],
  'connect-src': ['https://*.google-analytics.com', 'wss://*.relay.crisp.chat', 'https://api.elsewhere.example'],
  'img-src': ['data:', 'https://pixel.example'],
  'form-action': ['https://intercom.help'],
};
const TAGS = { 'www.googletagmanager.com': 'statistics', 'client.crisp.chat': 'necessary' } as const;

const siteWith = (website: object, brand: Partial<Brand> = {}): Site =>
  read({ name: 'X', ...website }, { ...PUBLISHED, ...brand }, '2026-11-20').site as Site;

describe('what a site can contact', () => {
  test('is nobody, where it has no backend, no place and no code of its own', () => {
    expect(contactsOf(siteWith({}))).toEqual([]);
  });

  test('is said with whose it is, what for and when', () => {
    const website = {
      address: { streetAddress: '1 King St', addressLocality: 'Toronto' },
      fileLink: 'https://drive.google.com/file/d/abc/view',
      menuKind: 'file',
      reservation: { provider: 'opentable', id: '123456' },
      head: CODE,
    };
    const brand = {
      services: { ...NO_SERVICES, supabaseUrl: 'https://abc.supabase.co', googleMapsApiKey: 'key' },
      consent: { tags: TAGS },
      contentSecurityPolicy: POLICY,
    };
    const contacts = contactsOf(siteWith(website, brand)).map(
      ({ hosts, name, why, when }) => `${when} ${why} ${name}: ${hosts.join(' ')}`,
    );
    expect(contacts).toMatchInlineSnapshot(`
      [
        "atOnce backend Supabase: abc.supabase.co",
        "atOnce necessary Crisp: *.crisp.chat *.relay.crisp.chat client.crisp.chat",
        "atOnce necessary api.elsewhere.example: api.elsewhere.example",
        "onTap map Google: *.google.com *.googleapis.com *.googleusercontent.com *.gstatic.com www.google.com",
        "onTap menu Google: drive.google.com",
        "onTap reservation OpenTable: www.opentable.com",
        "ifAllowed statistics Google tags: *.google-analytics.com *.googletagmanager.com www.googletagmanager.com",
        "ifAllowed marketing pixel.example: pixel.example",
        "ifAllowed marketing widget.example: widget.example",
      ]
    `);
  });

  test('of code whose policy nobody has written is more than can be listed', () => {
    expect(contactsOf(siteWith({ head: CODE })).at(-1)).toEqual({
      hosts: [],
      name: '',
      why: 'unknown',
      when: 'ifAllowed',
    });
    expect(contactsOf(siteWith({ head: CODE }, { contentSecurityPolicy: { 'img-src': ['https:'] } })).at(-1)?.why).toBe(
      'unknown',
    );
    expect(contactsOf(siteWith({ head: '<meta name="a" content="b">' }))).toEqual([]);
  });
});

test.each<[string, object, Partial<Brand>]>([
  ['nothing', {}, {}],
  [
    'a backend and a portal',
    {},
    {
      services: {
        ...NO_SERVICES,
        supabaseUrl: 'https://abc.supabase.co',
        influencerPortalUrl: 'https://creators.example/a',
      },
    },
  ],
  ['a map', { address: '1 King St, Toronto' }, {}],
  [
    'a large map',
    { locations: [{ name: 'A', address: '1 King St, Toronto' }] },
    { services: { ...NO_SERVICES, googleMapsApiKey: 'key' } },
  ],
  ['a menu elsewhere', { fileLink: 'https://menus.example/a.pdf', menuKind: 'file' }, {}],
  [
    'forms to reserve',
    {
      reservation: { provider: 'opentable', id: '1' },
      locations: [{ name: 'A' }, { name: 'B', reservation: { provider: 'zenchef', id: '2' } }],
    },
    {},
  ],
  ['a reservation service without a form', { reservation: { provider: 'tock', id: 'x' } }, {}],
  [
    'reservations',
    {
      reservation: { provider: 'opentable', id: '123' },
      locations: [{ name: 'A', reservation: { provider: 'zenchef', id: '9' } }],
    },
    {},
  ],
  ['code', { head: CODE }, { consent: { tags: TAGS }, contentSecurityPolicy: POLICY }],
])('the policy of a site with %s names no other host than its privacy page, and all of those', (_, website, brand) => {
  const site = siteWith(website, brand);
  const policy = contentSecurityPolicy(site, partsOf(site, partsOfCode(site.code), framedMenus(site)));
  const allowed = policy
    .split('; ')
    .filter((directive) => !directive.startsWith('form-action'))
    .flatMap((directive) => directive.split(' ').slice(1))
    .filter(isSource)
    .flatMap((source) => hostOf(source) || []);
  const listed = contactsOf(site).flatMap(({ hosts }) => hosts);
  const covers = (outer: string, host: string) =>
    outer === host || (outer.startsWith('*.') && host.endsWith(outer.slice(1)));
  expect(allowed.filter((host) => !listed.some((outer) => covers(outer, host)))).toEqual([]);
  expect(listed.filter((host) => !allowed.some((outer) => covers(outer, host)))).toEqual([]);
});
