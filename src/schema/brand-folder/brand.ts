import { z } from 'zod';
import { isVisible } from '../forms/visible.ts';
import { notifySchema } from './notify.ts';
import { hasHost, hasPassword } from '../values/link.ts';

const TEXT = 'must be a text that is not empty';
const text = z.string({ error: TEXT }).trim().min(1, { error: TEXT, abort: true }).refine(isVisible, { error: TEXT });

/** A web address without the slash at its end; empty stays empty. */
const address = z
  .string({ error: 'must be a web address such as "https://api.example"' })
  .trim()
  .refine((value) => value === '' || isWebAddress(value), {
    error: 'must be a web address such as "https://api.example"',
  })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));

const origin = z
  .string({ error: 'must be a web address such as "https://nonnapia.example"' })
  .trim()
  .refine((value) => isOrigin(value), {
    error: 'must be a web address without a path, such as "https://nonnapia.example"',
  })
  .transform((value) => new URL(value).origin);

/** The directives that name what may be loaded. The others could switch off what protects the site. */
const DIRECTIVES = [
  ...['script-src', 'style-src', 'style-src-elem', 'img-src', 'font-src', 'media-src', 'connect-src', 'frame-src'],
  ...['worker-src', 'form-action', 'frame-ancestors'],
];
const POLICY = 'must be sources by directive, such as { "script-src": ["https://www.googletagmanager.com"] }';
/** An origin, a scheme, or a keyword in quotes. Nothing in it can end the directive or the header. */
const SOURCE = /^(?:(?:https|wss):\/\/[\w.*-]+(?::\d+)?(?:\/[\w./*-]*)?|(?:https|wss|data|blob):|'[\w+/=-]+')$/;

const policy = z.partialRecord(
  z.enum(DIRECTIVES, { error: `knows the directives ${DIRECTIVES.join(', ')}` }),
  z.array(z.string().regex(SOURCE), { error: POLICY }).max(50, { error: POLICY }),
  { error: POLICY },
);

const CONSENT =
  'must be categories by address, such as { "tags": { "www.googletagmanager.com": "statistics" } }. The categories are "necessary", "statistics" and "marketing"';
/** A host, with or without the beginning of a path, a path of the site, or `*`. */
const TAG =
  /^(?:\*|\/[^\s"'<>]*|(?:https:\/\/|\*\.)?[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+(?:\/[^\s"'<>]*)?)$/i;

const consent = z.strictObject(
  {
    tags: z
      .record(z.string().max(200).regex(TAG), z.enum(['necessary', 'statistics', 'marketing'], { error: CONSENT }), {
        error: CONSENT,
      })
      .optional()
      .meta({
        description:
          'By address: "necessary", "statistics" or "marketing". An address is a host with its subdomains, the beginning of a path behind it, a file of the site, or `*` for all else. Of several the longest counts; `data-category` of an element of the code counts before them.',
        examples: [{ 'www.googletagmanager.com/gtag/': 'statistics', '/chat.js': 'necessary', '*': 'marketing' }],
      }),
  },
  { error: CONSENT },
);

const GROUP = 'must be the name of a file of `brands/_groups` without ".json", such as "toronto": a-z, 0-9 and hyphens';

const REDIRECTS = 'must be old paths with where they lead, such as { "/our-menu.html": "/menu/" }';

/** Hosts that a build can write the files of. */
export const HOSTS = ['netlify', 'cloudflare', 's3', 'nginx', 'none'] as const;
export type Host = (typeof HOSTS)[number];

/** `brand.json`: which brand this is and where it is published. An unknown key is an error. */
export const brandSchema = z
  .strictObject({
    $schema: z
      .string()
      .optional()
      .meta({
        description: 'The JSON Schema an editor checks this file with. Ignored by the build.',
        examples: ['../../docs/schemas/brand.schema.json'],
      }),
    $comment: z
      .string({ error: 'must be a text' })
      .optional()
      .meta({
        description: 'A note for whoever edits this file. Ignored by the build.',
        examples: ['Published by Studio North; ask for Dana.'],
      }),
    brandId: text.meta({
      description: 'The id the backend knows the brand by. Sent to `get-brand-website`.',
      examples: ['saffron-lane', '7d3b1c5e-0d2f-4c39-9a53-0f6c2a1d8e11'],
    }),
    siteUrl: origin.meta({
      description: 'The origin the site is published at: canonical URLs, the sitemap and structured data use it.',
      examples: ['https://saffronlane.example'],
    }),
    source: z
      .enum(['supabase', 'file'], { error: 'must be "supabase" or "file"' })
      .default('supabase')
      .meta({
        description: 'Where the site configuration comes from: the backend, or `website.json` beside this file.',
        examples: ['file'],
      }),
    group: z
      .string({ error: GROUP })
      .trim()
      .regex(/^[a-z0-9-]{1,63}$/, { error: GROUP })
      .optional()
      .meta({
        description:
          'The group of the brand: `brands/_groups/<name>.json` has what its brands share, such as closed dates, legal texts and questions. What the brand’s own configuration says wins.',
        examples: ['toronto'],
      }),
    supabaseUrl: address.optional().meta({
      description:
        'The backend of this brand. Overrides SUPABASE_URL; empty means the site’s own origin, which only the preview or a proxy of the host answers.',
      examples: ['https://abcdefgh.supabase.co'],
    }),
    supabaseAnonKey: z
      .string({ error: 'must be a text' })
      .trim()
      .optional()
      .meta({
        description: 'The public anonymous key of that backend. Overrides SUPABASE_ANON_KEY.',
        examples: ['sb_publishable_abc123'],
      }),
    counts: z
      .boolean({ error: 'must be true or false' })
      .optional()
      .meta({
        description:
          'Whether the backend counts taps on links to order, to reserve, to call, to the place and to the menu: a number for each page and day, and nothing about visitors. Left out: it does where `supabaseUrl` is not empty. `true`: it does also where the site’s own origin answers, as the preview does. `false`: it does not, and the pages have nothing for it.',
        examples: [false],
      }),
    googleMapsApiKey: z
      .string({ error: 'must be a text' })
      .trim()
      .optional()
      .meta({
        description: 'The browser key of Google Maps. Overrides GOOGLE_MAPS_API_KEY.',
        examples: ['AIzaSyExample'],
      }),
    googleMapsMapId: z
      .string({ error: 'must be a text' })
      .trim()
      .optional()
      .meta({
        description: 'The id of a styled map. Overrides GOOGLE_MAPS_MAP_ID.',
        examples: ['8e0a97af9386fef'],
      }),
    contentSecurityPolicy: policy.optional().meta({
      description:
        'What code of the brand’s own needs beside what every page may: sources by directive, each as its vendor documents them. Without it a site that has such code allows any script, and the build proposes the whole block for that code.',
      examples: [
        {
          'script-src': ['https://*.googletagmanager.com'],
          'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
          'connect-src': [
            'https://*.google-analytics.com',
            'https://*.analytics.google.com',
            'https://*.googletagmanager.com',
            'https://www.google.com',
          ],
          'frame-src': ['https://www.googletagmanager.com'],
        },
      ],
    }),
    consent: consent.optional().meta({
      description:
        'What code of the brand’s own is for. "necessary" runs at once, and the brand answers for that; "statistics" and "marketing" wait until a guest allows them. What is not named is "marketing".',
      examples: [
        {
          tags: {
            'www.googletagmanager.com/gtag/': 'statistics',
            'connect.facebook.net': 'marketing',
            'client.crisp.chat': 'necessary',
          },
        },
      ],
    }),
    host: z
      .enum(HOSTS, { error: `must be one of ${HOSTS.map((host) => `"${host}"`).join(', ')}` })
      .default('netlify')
      .meta({
        description:
          'Who serves the site: decides which file tells it what to send beside the pages. "netlify" is for all that read `_headers`; "none" writes no such file. The option --host of the build overrides it.',
        examples: ['cloudflare'],
      }),
    redirects: z
      .record(z.string(), z.string({ error: REDIRECTS }), { error: REDIRECTS })
      .optional()
      .meta({
        description:
          'Old addresses and where they lead now: a path of the site or a web address. They become rules of the host, and pages that forward for hosts without rules.',
        examples: [{ '/our-menu.html': '/menu/', '/shop': 'https://shop.example/' }],
      }),
    fontLicence: text.optional().meta({
      description:
        'What lets the site publish the font that `theme.fontFile` names: who made it, and which licence the brand has.',
      examples: ['Brand Sans by Studio North, web licence 2026-118'],
    }),
    notify: notifySchema.optional().meta({
      description:
        'Who is told of what the forms send: for the brand, for a form, for a location. The form at a location wins over the location, that over the form, and that over the brand. Never published. A hosted backend has it in its own column, `brand_websites.notify`.',
      examples: [
        {
          email: 'hello@saffronlane.example',
          forms: { catering: { email: ['events@saffronlane.example', 'owner@saffronlane.example'] } },
          locations: { 'queen-west': { email: 'queen-west@saffronlane.example' } },
        },
      ],
    }),
    influencerPortalUrl: address.optional().meta({
      description: 'Where campaigns link to: `<influencerPortalUrl>/campaigns/<id>`. Overrides INFLUENCER_PORTAL_URL.',
      examples: ['https://creators.example'],
    }),
  })
  .meta({ title: 'brand.json', description: 'Which brand this is and where it is published.' });

export type BrandFile = z.output<typeof brandSchema>;

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(value) && hasHost(value) && !hasPassword(value);
}

function isOrigin(value: string): boolean {
  if (!isWebAddress(value)) return false;
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search + hash === '';
}
