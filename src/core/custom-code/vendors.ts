import type { Category } from './consent-rules.ts';

/** A service whose code restaurants put into their pages, and the sources that its makers ask a policy to name. */
export interface Vendor {
  name: string;
  /** For guests, where that is another one. */
  shownAs?: string;
  /** The company, where the name does not say it. */
  owner?: string;
  /** What a build proposes to say in `brand.json` that it is for. */
  category: Category;
  /** The hosts that its scripts come from. */
  hosts: RegExp;
  policy: Record<string, string[]>;
}

/** `intercom-attachments-1` to `-9` */
const INTERCOM_FILES = Array.from({ length: 9 }, (_, index) => `https://*.intercom-attachments-${index + 1}.com`);

/** Whoever adds one: the list is that of its makers, named in the comment. */
export const VENDORS: readonly Vendor[] = [
  {
    // "Use Tag Manager with a Content Security Policy", developers.google.com/tag-platform/security/guides/csp
    name: 'Google Analytics and Tag Manager',
    shownAs: 'Google tags',
    owner: 'Google',
    category: 'statistics',
    hosts: /(?:^|\.)(?:googletagmanager|google-analytics)\.com$/,
    policy: {
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
  },
  {
    // Meta publishes no list: what its base code loads, and where `fbevents.js` sends to.
    name: 'Meta Pixel',
    owner: 'Meta',
    category: 'marketing',
    hosts: /^(?:connect\.facebook\.net|www\.facebook\.com)$/,
    policy: {
      'script-src': ['https://connect.facebook.net'],
      'img-src': ['https://www.facebook.com'],
      'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
      'frame-src': ['https://www.facebook.com'],
      'form-action': ['https://www.facebook.com'],
    },
  },
  {
    // "Content Security Policies", help.hotjar.com, without 'unsafe-inline' for scripts: ours have hashes.
    name: 'Hotjar',
    category: 'statistics',
    hosts: /(?:^|\.)hotjar\.(?:com|io)$/,
    policy: {
      'script-src': ['https://*.hotjar.com'],
      'style-src': ["'unsafe-inline'", 'https://*.hotjar.com'],
      'img-src': ['https://*.hotjar.com'],
      'font-src': ['https://*.hotjar.com'],
      'connect-src': ['https://*.hotjar.com', 'https://*.hotjar.io', 'wss://*.hotjar.com'],
      'frame-src': ['https://*.hotjar.com'],
    },
  },
  {
    // "Crisp Domain Names", docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names
    name: 'Crisp',
    category: 'marketing',
    hosts: /(?:^|\.)crisp\.chat$/,
    policy: {
      'script-src': ['https://*.crisp.chat'],
      'style-src': ["'unsafe-inline'", 'https://*.crisp.chat'],
      'img-src': ['data:', 'https://*.crisp.chat'],
      'font-src': ['https://*.crisp.chat'],
      'media-src': ['https://*.crisp.chat'],
      'connect-src': ['https://*.crisp.chat', 'wss://*.relay.crisp.chat'],
      'frame-src': ['https://*.crisp.chat'],
      'worker-src': ['blob:', 'https://*.crisp.chat'],
    },
  },
  {
    // "Using Intercom with Content Security Policy", intercom.com/help/en/articles/3894. A wildcard stands for hosts of the same domain.
    name: 'Intercom',
    category: 'marketing',
    hosts: /(?:^|\.)(?:intercom\.io|intercomcdn\.com)$/,
    policy: {
      'script-src': ['https://*.intercom.io', 'https://js.intercomcdn.com'],
      'style-src': ["'unsafe-inline'"],
      'img-src': [
        ...['blob:', 'data:', 'https://*.intercom.io', 'https://*.intercomcdn.com', 'https://*.intercomassets.com'],
        ...['https://*.intercomusercontent.com', ...INTERCOM_FILES],
      ],
      'font-src': ['https://*.intercomcdn.com'],
      'media-src': ['https://*.intercomcdn.com'],
      'connect-src': [
        ...['https://*.intercom.io', 'wss://*.intercom.io', 'https://*.intercom-messenger.com'],
        ...['wss://*.intercom-messenger.com', 'https://*.intercomcdn.com', 'https://*.intercomcdn.eu'],
        'https://*.intercomusercontent.com',
      ],
      'frame-src': [
        ...['https://intercom-sheets.com', 'https://www.intercom-reporting.com', 'https://www.youtube.com'],
        ...['https://player.vimeo.com', 'https://fast.wistia.net'],
      ],
      'form-action': ['https://intercom.help', 'https://*.intercom.io'],
    },
  },
];

/** The vendor whose script comes from a host, or whose script loads from it. */
export const vendorOf = (host: string): Vendor | undefined =>
  VENDORS.find(({ hosts }) => hosts.test(host)) ??
  VENDORS.find(({ policy }) =>
    Object.values(policy).some((sources) => sources.some((source) => hostOf(source) === host)),
  );

/** What guests are told of the code of a host: `shownName('connect.facebook.net') // 'Meta Pixel'` */
export function shownName(host: string): string {
  const vendor = vendorOf(host);
  return vendor?.shownAs ?? vendor?.name ?? host;
}

/** `hostOf('https://*.hotjar.com') // '*.hotjar.com'`; `''` of what names no host, such as `data:`. */
export const hostOf = (source: string): string => /^\w+:\/\/([^/:]+)/.exec(source)?.[1] ?? '';
