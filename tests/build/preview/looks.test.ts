import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { themeFiles } from '#builder/look/fonts.ts';
import { LOOKS } from '#core/looks/looks.ts';
import { makeEditor } from '#editor/file/editor.ts';
import type { DrawnLooks } from '#editor/pages/editor-context.ts';
import type { PreviewOptions } from '#preview/preview.ts';
import { LOOK_NAMES } from '#schema/looks.ts';
import { brandsDir, publish, report, start, withBrands, write } from '../../support/build/preview.ts';
import { ROOT } from '../../support/project.ts';

withBrands();

const TEXT = `{
  "name": "Nonna",
  "theme": { "primaryColor": "#aa0000", "hero": "arch" }
}
`;
const CHOSEN = { name: 'carte', reason: 'cuisine, font', hero: 'arch', menu: 'sheet', colors: [] } as const;

let file: string;
let origin: string;
let drawn: DrawnLooks;

beforeEach(() => {
  file = join(brandsDir, 'nonna/website.json');
  write(file, TEXT);
  write(join(brandsDir, 'nonna/brand.json'), '{ "source": "file" }');
  drawn = {
    pictures: {
      carte: { first: '/_preview/nonna/looks/0/carte-first.jpg', whole: '/_preview/nonna/looks/0/carte.jpg' },
    },
  };
});

async function open(options: Partial<PreviewOptions> = {}): Promise<void> {
  const preview = await start({
    port: 0,
    editor: makeEditor(brandsDir),
    openLooks: () => ({ get: () => drawn, fileOf: (_slug, _key, name) => (name === 'carte.jpg' ? file : undefined) }),
    build: async (slugs) => {
      for (const slug of slugs) publish(slug);
      return { brands: slugs.map((slug) => report(slug, { look: CHOSEN })) };
    },
    ...options,
  });
  await preview.firstBuild;
  origin = `http://localhost:${preview.port}`;
}

async function pageAt(path: string) {
  const answer = await fetch(`${origin}/_preview/${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), page: parse(await answer.text()) };
}

/** Sends the form of that id as a browser does when its button is pressed. */
async function press(page: ReturnType<typeof parse>, id: string) {
  const form = page.querySelector(`#${id}`);
  const body = new FormData();
  for (const field of form?.querySelectorAll('input') ?? [])
    body.append(field.getAttribute('name') ?? '', field.getAttribute('value') ?? '');
  const button = form?.querySelector('button') ?? page.querySelector(`button[form="${id}"]`);
  body.append(button?.getAttribute('name') ?? '', button?.getAttribute('value') ?? '');
  const address = origin + (form?.getAttribute('action') ?? '/_preview/nonna/edit/look/');
  return fetch(address, { method: 'POST', body, headers: { Origin: origin }, redirect: 'manual' });
}

const textNow = () => readFileSync(file, 'utf8');
const cardOf = (page: ReturnType<typeof parse>, look: string) => page.querySelector(`#look-${look}`);

describe('the page of looks', () => {
  it('has a card for each, its picture as soon as it is drawn, and marks the one that was chosen', async () => {
    await open();
    const { page } = await pageAt('nonna/edit/look/');
    expect(page.querySelectorAll('.look').map(({ id }) => id)).toEqual(LOOK_NAMES.map((look) => `look-${look}`));
    expect(page.querySelector('#looks [role=status]')?.textContent).toBe(`Being drawn: 1 of ${LOOK_NAMES.length}.`);
    const carte = cardOf(page, 'carte');
    expect(carte?.querySelector('img')?.getAttribute('src')).toBe('/_preview/nonna/looks/0/carte-first.jpg');
    expect(carte?.querySelector('img')?.getAttribute('alt')).toBe('Home in Carte, the first screen');
    expect(carte?.querySelector('a')?.getAttribute('href')).toBe('/_preview/nonna/looks/0/carte.jpg');
    expect(carte?.getAttribute('aria-current')).toBe('true');
    expect(carte?.textContent).toContain('Chosen by: cuisine, font.');
    expect(carte?.querySelector('button')?.textContent.trim()).toBe('Keep Carte');
    expect(cardOf(page, 'salon')?.textContent).toContain('Being drawn…');
    expect(page.querySelectorAll('[aria-current=true].look')).toHaveLength(1);
  });

  it('says by what one was chosen in the language of whoever looks', async () => {
    await open();
    const answer = await fetch(`${origin}/_preview/nonna/edit/look/`, { headers: { 'Accept-Language': 'fr-CA' } });
    expect(cardOf(parse(await answer.text()), 'carte')?.textContent).toContain(
      'Choisie d’après\u00a0: cuisine, police.',
    );
  });

  it('says when all are drawn', async () => {
    const pictures = LOOK_NAMES.map((look) => [look, { first: `/${look}-first.jpg`, whole: `/${look}.jpg` }]);
    drawn = { pictures: Object.fromEntries(pictures) as DrawnLooks['pictures'] };
    await open();
    const { page } = await pageAt('nonna/edit/look/');
    expect(page.querySelector('#looks [role=status]')?.textContent).toMatch(/^All looks are drawn/);
    expect(page.querySelectorAll('.look img')).toHaveLength(LOOK_NAMES.length);
  });

  it('writes the look that is chosen, takes back a first screen that only the old one has, and can be taken back', async () => {
    await open();
    const { page } = await pageAt('nonna/edit/look/');
    const answer = await press(page, 'choose-ledger');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/_preview/nonna/edit/look/']);
    expect(JSON.parse(textNow())).toEqual({ name: 'Nonna', theme: { primaryColor: '#aa0000', look: 'ledger' } });
    const now = (await pageAt('nonna/edit/look/')).page;
    expect(cardOf(now, 'ledger')?.getAttribute('aria-current')).toBe('true');
    expect(cardOf(now, 'ledger')?.textContent).toContain('yours');
    expect(cardOf(now, 'ledger')?.querySelector('button')).toBeNull();
    expect(now.querySelector('#forget-look [name="f:theme/look"]')?.getAttribute('value')).toBe('');
    expect(now.querySelector('.saved')?.textContent).toContain('Look ledger');
    await press(now, 'take');
    expect(textNow()).toBe(TEXT);
  });

  it('keeps a first screen that the new look has, too, and a look that stays', async () => {
    await open();
    await press((await pageAt('nonna/edit/look/')).page, 'choose-carte');
    expect(JSON.parse(textNow())).toMatchObject({ theme: { look: 'carte', hero: 'arch' } });
  });

  it('writes nothing into a file that was changed elsewhere meanwhile', async () => {
    await open();
    const { page } = await pageAt('nonna/edit/look/');
    writeFileSync(file, TEXT.replace('Nonna', 'Pia'));
    expect((await press(page, 'choose-ledger')).status).toBe(412);
    expect(textNow()).toBe(TEXT.replace('Nonna', 'Pia'));
  });

  it('says what is missing where nothing can be drawn, and lets choose by name', async () => {
    drawn = { pictures: {}, problem: 'No pictures can be drawn: they need Chromium.' };
    await open();
    const { page } = await pageAt('nonna/edit/look/');
    expect(page.querySelector('#looks [role=status]')?.textContent).toMatch(/^The pictures can’t be drawn/);
    expect(page.querySelectorAll('.look button')).toHaveLength(LOOK_NAMES.length);
    expect(page.textContent).not.toContain('Being drawn');
    expect(cardOf(page, 'almanac')?.textContent).toContain('Bakery, café, brewery');
    await press(page, 'choose-almanac');
    expect(JSON.parse(textNow())).toMatchObject({ theme: { look: 'almanac' } });
  });

  it('is there where nobody draws', async () => {
    await open({ openLooks: undefined as never });
    const { page } = await pageAt('nonna/edit/look/');
    expect(page.querySelector('#looks [role=status]')?.textContent).toContain('choose by name');
    expect(page.querySelectorAll('.look button')).toHaveLength(LOOK_NAMES.length);
  });

  it('is reached from the list of brands', async () => {
    await open();
    expect((await pageAt('')).page.querySelector('#looks-nonna')?.getAttribute('href')).toBe(
      '/_preview/nonna/edit/look/',
    );
  });

  it('serves its pictures, and nothing else by such an address', async () => {
    await open();
    const { status, type } = await pageAt('nonna/looks/0123456789abcdef/carte.jpg');
    expect([status, type]).toEqual([200, 'image/jpeg']);
    expect((await pageAt('nonna/looks/0123456789abcdef/salon.jpg')).status).toBe(404);
    expect((await pageAt('nobody/looks/0123456789abcdef/carte.jpg')).status).toBe(404);
  });

  it('is not there where brands are not edited', async () => {
    await open({ editor: undefined as never });
    expect((await pageAt('nonna/edit/look/')).status).toBe(404);
    expect((await pageAt('')).page.querySelector('#looks-nonna')).toBeNull();
  });
});

describe('the section “Look”', () => {
  const optionsOf = (page: ReturnType<typeof parse>, key: string) =>
    page.querySelectorAll(`[name="f:theme/${key}"] option`).map((option) => option.getAttribute('value'));

  it('offers of the finer keys what the look has', async () => {
    await open();
    const { page } = await pageAt('nonna/edit/look/');
    expect(optionsOf(page, 'hero')).toEqual(['', 'arch', 'oval', 'words']);
    expect(optionsOf(page, 'menu')).toEqual(['', 'sheet', 'leaves']);
  });

  it('goes by the look that is written down, not by the one of the last build', async () => {
    write(file, '{ "name": "Nonna", "theme": { "look": "ledger", "hero": "arch" } }');
    await open();
    const { page } = await pageAt('nonna/edit/look/');
    // What is written stays an option, though the look has no such screen.
    expect(optionsOf(page, 'hero')).toEqual(['', 'panel', 'wide', 'words', 'arch']);
    expect(optionsOf(page, 'menu')).toEqual(['', 'panels', 'book']);
  });

  it('offers all where the look is not known yet', async () => {
    await open({ build: async (slugs) => ({ brands: slugs.map((slug) => report(slug)) }) });
    const { page } = await pageAt('nonna/edit/look/');
    expect(optionsOf(page, 'hero').length).toBeGreaterThan(15);
  });
});

describe('the colours of a site that has two others', () => {
  const paletteFor = (colours: Record<string, string>) =>
    fetch(`${origin}/_preview/nonna/edit/palette?${new URLSearchParams(colours)}`);

  it('are what a build makes of them', async () => {
    await open();
    const answer = await paletteFor({ primary: '#2B3A8C', secondary: 'teal' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    const { stylesheet } = themeFiles({ primaryColor: '#2b3a8c', secondaryColor: '#008080' }, ROOT, '', {
      name: 'carte',
      parts: LOOKS.carte,
    });
    const colours = (await answer.text()).slice(':root{'.length, -1).split(';');
    expect(colours.length).toBeGreaterThan(20);
    const built = 'bytes' in stylesheet ? String(stylesheet.bytes) : '';
    expect(colours.filter((each) => !built.includes(each))).toEqual([]);
  });

  it.each(['red;}body{display:none', '#ab', '</style><script>', 'url(https://a.example)', 'a'.repeat(5000), '#0000'])(
    'are not made of %j',
    async (primary) => {
      await open();
      const answer = await paletteFor({ primary, secondary: '' });
      expect([answer.status, await answer.text()]).toEqual([422, '']);
    },
  );
});
