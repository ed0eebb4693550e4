import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nameOfAllergen } from '#core/menu/allergens/allergens.ts';
import { ALLERGENS } from '#core/menu/allergens/allergens.data.ts';
import { FAMILIES } from '#core/theme/font-families.ts';
import { textsIn } from '#i18n/texts.ts';
import { toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { holidayCalendar } from '#reader/places/holidays.ts';
import { LOOK_NAMES } from '#schema/looks.ts';
import type { KnownAllergen } from '#schema/menu/item-keys.ts';
import { makeEditor } from '#editor/file/editor.ts';
import type { PreviewOptions } from '#preview/preview.ts';
import type { PublishState } from '#publishing/publisher.ts';
import { fakeTables } from '../../support/backend/fake-tables.ts';
import { ask } from '../../support/backend/http.ts';
import { cateringRequest } from '../../support/backend/inquiries.ts';
import { filesOf, stateOf, writeAlone } from '../../support/build/generations.ts';
import { inOtherLetters } from '../../support/build/other-letters.ts';
import { brandsDir, failed, outDir, report, start, withBrands, write } from '../../support/build/preview.ts';
import { markedTexts, wordsFromElsewhere } from '../../support/marked-texts.ts';

withBrands();

const SAMPLE = join(import.meta.dirname, '../../../brands/nonna-pia');
const LANGUAGES = ['fr-CA', 'es'] as const;

let language: (typeof LANGUAGES)[number];
let port: number;
let found: Record<string, string[]>;

/** Each text of the catalogues stands in marks, so that what is in none is seen. */
const CATALOGUES = (['fr', 'es'] as const).map(toolTextsIn).map((texts) => ({ texts, own: { ...texts } }));
beforeAll(() => CATALOGUES.forEach(({ texts }) => void Object.assign(texts, markedTexts(texts))));
afterAll(() => CATALOGUES.forEach(({ texts, own }) => void Object.assign(texts, own)));

beforeEach(() => {
  found = {};
});

/** What is in no catalogue of our tools and yet in the language: what `Intl`, the calendar of holidays, the allergens and the forms of the site say. And names. */
function allowed(): Set<string> {
  const tag = language === 'es' ? 'es' : 'fr';
  const dates = Array.from({ length: 84 }, (_, index) => new Date(Date.UTC(2026, index % 12, 1 + (index % 7), 12)));
  const styles: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'full', timeStyle: 'short' },
    { dateStyle: 'medium', timeStyle: 'short' },
    { weekday: 'short', month: 'short', day: 'numeric' },
  ];
  const today = new Date().toISOString().slice(0, 10);
  return wordsIn(
    ...dates.flatMap((date) => styles.map((style) => date.toLocaleString(language, style))),
    ...[-1, 0, 1].map((days) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(days, 'day')),
    new Intl.DisplayNames(language, { type: 'language' }).of('fr-CA') ?? '',
    ...holidayCalendar(today, tag)('CA', 'ON').own.map(({ name }) => name),
    ...(Object.keys(ALLERGENS) as KnownAllergen[]).map((known) => nameOfAllergen(known, tag)),
    ...['Birthday', 'Pickup'].map(valueOf),
    ...Object.values(FAMILIES).map(({ name }) => name),
    ...LOOK_NAMES,
    NAMES,
  );
}

/** What the site itself calls a choice of its form. */
function valueOf(choice: string): string {
  const { eventTypes, deliveryMethods } = textsIn(language).catering;
  return { ...eventTypes, ...deliveryMethods }[choice] ?? '';
}

const wordsIn = (...texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []));

const NAMES =
  'Front of House English Français Español nonna kumo broken new silent localhost CSV ms s h MP CAD Ada Lovelace ada example com nonna- UTC ' +
  'Queen West Saffron Circle Resy Tock Zenchef Toronto nl fr-CA page er';

const headers = () => ({ 'Accept-Language': language, Origin: `http://localhost:${port}` });

function look(where: string, page: HTMLElement): void {
  const known = allowed();
  const words = wordsFromElsewhere(page).filter((word) => !known.has(word.toLowerCase()) && !/[а-я]/i.test(word));
  if (words.length > 0) found[where] = words;
}

async function pageAt(path: string, host = 'localhost'): Promise<HTMLElement> {
  const { text } = await ask(port, path, { host: `${host}:${port}`, headers: headers() });
  look(`${host}${path}`, parse(text).querySelector('html') ?? parse(text));
  return parse(text);
}

/** One page of each kind below an address, and what is said after each button of these. */
async function walk(first: string): Promise<number> {
  const waiting = [first];
  const kinds = new Set(waiting);
  for (const address of waiting) {
    const page = await pageAt(address);
    for (const link of page.querySelectorAll('main a[href], nav a[href], #edit a[href]')) {
      const { pathname, host } = new URL(link.getAttribute('href') ?? '', `http://localhost:${port}${address}`);
      const kind = pathname.replaceAll(/[\da-f-]{36}|\d+/g, '0');
      if (host !== `localhost:${port}` || !pathname.startsWith('/_preview/')) continue;
      if (/\.\w+$/.test(pathname) || kinds.has(kind)) continue;
      kinds.add(kind);
      waiting.push(pathname);
    }
  }
  return waiting.length;
}

const REASON =
  "nonna.example can't be reached: connection refused, 5 times. Is this machine connected, and the address right? What was sent stays; publish again to go on.";

const STATES: Record<string, PublishState> = {
  nonna: { live: { at: new Date('2026-11-03T14:02Z') }, failed: { at: new Date(), reason: REASON } },
  kumo: { live: { at: new Date() }, isHeld: true },
  broken: { running: { stage: 'sending' } },
  silent: { builder: { state: 'failing', problem: 'The folder of "silent" is gone.' } },
};

const WARNINGS = [
  {
    path: 'telephone',
    message: '"5" is not a phone number. It is left out.',
    line: 2,
    column: 3,
    parts: { value: '"5"', problem: 'is not a phone number', outcome: 'It is left out.', example: '"+1 416 555 0134"' },
  },
  { path: 'menu.categories[0].name', message: 'Something that nobody has translated.' },
];

/** Brands in each state, whose own words are in no language of ours. */
async function open(options: Partial<PreviewOptions> = {}): Promise<void> {
  const website = JSON.parse(readFileSync(join(SAMPLE, 'website.json'), 'utf8')) as object;
  const folder = join(brandsDir, 'nonna');
  cpSync(join(SAMPLE, 'images'), join(folder, 'images'), { recursive: true });
  write(join(folder, 'website.json'), JSON.stringify(inOtherLetters({ ...website, languages: ['nl', 'fr-CA'] })));
  write(join(folder, 'brand.json'), '{ "source": "file" }');
  for (const slug of ['kumo', 'silent', 'new']) write(join(brandsDir, slug, 'website.json'), '{}');
  for (const slug of ['broken', 'silent', 'new']) write(join(brandsDir, slug, 'brand.json'), '{}');
  const rows = {
    catering_requests: [{ ...cateringRequest(CATERING), id: ID, created_at: '2026-11-21T10:00:00.000Z' }],
  };
  const documents = new Map([['website.json', { name: 'ж' }]]);
  const build: PreviewOptions['build'] = async (slugs) => {
    if (slugs.includes('new') && slugs.length === 1) return new Promise(() => {});
    for (const slug of slugs.filter((each) => each !== 'broken' && each !== 'new')) {
      const card = { ...stateOf(1).card, name: 'Жар', colors: { bg: '#ffffff', primary: '#aa0000' } };
      const pages = { ...stateOf(1).pages, 'menu/index.html': { digest: '', changed: '' } };
      const describe = () => ({ ...stateOf(1), pages, card, recipients: [`${slug}-1`, slug], warnings: WARNINGS });
      await writeAlone(outDir, slug, { files: filesOf(1), describe });
    }
    const lost = 'brands/broken/website.json\n  line 3, column 4: a comma is missing before "name"';
    const built = { warnings: WARNINGS, printed: ['/menu/', '/'], kept: 3, changes: 'two prices' };
    return {
      brands: slugs.map((slug) => (slug === 'broken' || slug === 'silent' ? failed(slug, lost) : report(slug, built))),
    };
  };
  const preview = await start({
    build,
    editor: makeEditor(brandsDir),
    backend: { ...fakeTables(rows), listener: (_, response) => void response.end() },
    countsOf: () => ({
      isCounting: true,
      isHere: true,
      read: async () => [{ day: new Date().toISOString().slice(0, 10), page: '/menu/', action: 'order', taps: 3 }],
    }),
    sitesAt: { build: () => new Promise(() => {}), folder: join(outDir, '../at') },
    openLooks: () => ({ get: () => ({ pictures: {}, problem: 'NO' }), fileOf: () => undefined }),
    openPublisher: () => ({
      stateOf: (slug) => ({ target: 'dir:/srv/www', ...STATES[slug] }),
      publishedOf: (slug) => (STATES[slug]?.live ? documents : undefined),
      publish: () => {},
      rollBack: () => {},
      look: async () => {},
      idle: async () => {},
      close: async () => {},
    }),
    ...options,
  });
  await preview.firstBuild;
  void preview.rebuild('new'); // Goes on being built.
  ({ port } = preview);
}

const CATERING = { restaurant_id: 'nonna-1', event_location: 'ж', event_timings: '18:00', requirements: 'ж' };
const ID = '00000000-0000-4000-8000-000000000001';

it.each(LANGUAGES)('each word on the pages of all brands is in the catalogue of %s, or the brand’s', async (own) => {
  language = own;
  await open();
  expect(await walk('/_preview/')).toBeGreaterThan(30);
  for (const query of ['?q=zzz', '?show=failed', '?show=never', '?q=nonna']) await pageAt(`/_preview/${query}`);
  await pageAt('/_preview/nonna/warnings/?q=zzz');
  await pageAt('/_preview/broken/warnings/');
  expect(found).toEqual({});
});

it.each(LANGUAGES)('each word of what stands in for a site is in the catalogue of %s', async (own) => {
  language = own;
  await open();
  const year = new Date().getFullYear() + 1;
  await pageAt('/', 'broken.localhost');
  await pageAt('/', `nonna--at-${year}12241800.localhost`);
  await pageAt('/', 'nobody.localhost');
  await pageAt('/_preview/nobody/edit/');
  await pageAt(`/_preview/nonna/at/?date=9999-01-01&time=18:00`);
  expect(found).toEqual({});
});

it.each(LANGUAGES)('each word of what could not be read or saved is in the catalogue of %s', async (own) => {
  language = own;
  const call = () =>
    Promise.reject(
      new Error('The backend at https://a.example did not answer, so what visitors sent could not be read.'),
    );
  await open({
    backend: { call, isOpen: () => true, listener: (_, response) => void response.end() },
    countsOf: () => ({
      isCounting: true,
      isHere: true,
      read: () => Promise.reject(new Error('The counts could not be read: the backend answered 503.')),
    }),
  });
  await pageAt('/_preview/nonna/submissions/');
  await pageAt('/_preview/nonna/counts/');
  for (const text of [undefined, '{', '[]', '{ "a": 1 "b": 2 }']) {
    write(join(brandsDir, 'kumo/website.json'), text ?? '');
    await pageAt('/_preview/kumo/edit/');
  }
  expect(found).toEqual({});
});
