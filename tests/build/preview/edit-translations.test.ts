import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeEditor } from '#editor/file/editor.ts';
import { brandsDir, report, start, withBrands, write } from '../../support/build/preview.ts';

withBrands();

const WEBSITE = {
  name: 'Nonna',
  languages: ['en-CA', 'fr-CA', 'ar'],
  description: 'Pasta made by hand, every day, by people who learned it in Bologna.',
  menu: { categories: [{ name: 'Pasta', items: [{ name: 'Tortellini' }, { name: 'Bread' }] }] },
};
const CUT = '“Pasta made by hand, every day, by people who learned it in…”';
const UNLINKED = 'Too few are translated: no link and no search engine leads to it yet.';
const OFF = 'that is more than a quarter, so no link and no search engine leads to';
const PAGE = 'translations/fr-CA/';

let origin: string;
let file: string;

beforeEach(async () => {
  write(join(brandsDir, 'nonna/website.json'), JSON.stringify(WEBSITE));
  write(join(brandsDir, 'nonna/brand.json'), '{ "source": "file" }');
  file = join(brandsDir, 'nonna/translations.fr-CA.json');
  const preview = await start({
    port: 0,
    editor: makeEditor(brandsDir, { historyDir: join(brandsDir, '../edits') }),
    build: async (slugs) => ({ brands: slugs.map((slug) => report(slug, {})) }),
  });
  await preview.firstBuild;
  origin = `http://localhost:${preview.port}`;
});

const written = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

async function pageAt(path: string) {
  const answer = await fetch(`${origin}/_preview/nonna/edit/${path}`);
  return { status: answer.status, page: parse(await answer.text()) };
}

type Page = ReturnType<typeof parse>;
const originals = (page: Page) => page.querySelectorAll('.translations label').map(({ textContent }) => textContent);

/** The name of the field for a text. */
function fieldFor(page: Page, text: string): string {
  const label = page.querySelectorAll('.translations label').find(({ textContent }) => textContent === text);
  const field = page.querySelector(`#${label?.getAttribute('for')}`);
  if (field === null) throw new Error(`There is no field for "${text}".`);
  return field.getAttribute('name') ?? '';
}

const digestOn = (page: Page) =>
  page.querySelector('#form [name=digest], .conflict [name=digest]')?.getAttribute('value') ?? '';

async function post(path: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await fetch(`${origin}/_preview/nonna/edit/${path}`, {
    method: 'POST',
    body: form,
    headers: { Origin: origin },
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location'), page: parse(await answer.text()) };
}

describe('the translations of a brand', () => {
  it('are listed by language, with how many are missing', async () => {
    const { page } = await pageAt('translations/');
    expect(
      page.querySelectorAll('#edit .list li').map(({ structuredText }) => structuredText.replaceAll(/\s+/g, ' ')),
    ).toEqual([`Canadian French 4 of 4 to translate. ${UNLINKED}`, `Arabic 4 of 4 to translate. ${UNLINKED}`]);
  });

  it('are fields in their language and direction beside their originals, missing ones first', async () => {
    const { page } = await pageAt('translations/ar/');
    expect(originals(page)).toEqual([WEBSITE.description, 'Pasta', 'Tortellini', 'Bread']);
    const [label, field] = [page.querySelector('.original label'), page.querySelector('.translation textarea')];
    expect([label?.getAttribute('lang'), label?.getAttribute('dir')]).toEqual(['en-CA', 'ltr']);
    expect([field?.getAttribute('lang'), field?.getAttribute('dir')]).toEqual(['ar', 'rtl']);
    expect(originals((await pageAt('translations/ar/?show=optional')).page)).toEqual(['Nonna']);
    expect(originals((await pageAt('translations/ar/?show=all')).page)).toHaveLength(5);
  });

  it('are found with the texts of the site, and lead to their fields', async () => {
    write(file, JSON.stringify({ Pasta: 'Pâtes', Bread: 'Pain de pâte fraîche', Tortellini: '=' }));
    const { page } = await pageAt('more/?q=pate');
    const found = page.querySelectorAll('.found li');
    expect(found.map(({ structuredText }) => structuredText.replaceAll(/\s+/g, ' '))).toEqual([
      'Canadian French, category of the menu: Pasta Pâtes',
      'Canadian French, dish: Bread Pain de pâte fraîche',
    ]);
    expect(found[0]?.querySelector('p')?.getAttribute('lang')).toBe('fr-CA');
    const all = (await pageAt(`${PAGE}?show=all`)).page;
    const field = fieldFor(all, 'Pasta').slice(2);
    expect(found[0]?.querySelector('a')?.getAttribute('href')).toBe(
      `/_preview/nonna/edit/${PAGE}?show=all#in-${field}`,
    );
    expect((await pageAt('more/?q=tortellini')).page.querySelectorAll('.found li')).toHaveLength(1);
  });

  it('are saved into their file, told in words, and taken back', async () => {
    const { page } = await pageAt(PAGE);
    const saved = await post(PAGE, {
      digest: digestOn(page),
      [fieldFor(page, 'Pasta')]: ' Pâtes ',
      [fieldFor(page, 'Bread')]: '',
      [fieldFor(page, 'Tortellini')]: 'Tortellini',
      do: 'save',
    });
    expect([saved.status, saved.location]).toEqual([303, `/_preview/nonna/edit/${PAGE}`]);
    expect(written()).toEqual({ Pasta: 'Pâtes', Tortellini: '=' });
    const after = (await pageAt(PAGE)).page;
    expect(after.querySelector('[role=status]')?.textContent).toBe(
      'Saved: Pasta: Translation, Canadian French Pâtes; Tortellini: Translation, Canadian French stays as it is',
    );
    expect(after.querySelector('#count')?.textContent).toBe(
      `2 of 4 texts have no Canadian French: ${CUT}, “Bread”; ${OFF} Canadian French until 1 more is translated.`,
    );
    await post(PAGE, { digest: digestOn(after), do: after.querySelector('#take-back')?.getAttribute('value') ?? '' });
    expect(written()).toEqual({});
    expect(readFileSync(join(brandsDir, 'nonna/website.json'), 'utf8')).toBe(JSON.stringify(WEBSITE));
  });

  it('stay as they are by a button, which leads to the next one', async () => {
    const { page } = await pageAt(`${PAGE}?show=missing`);
    const id = (text: string) => fieldFor(page, text).slice(2);
    const { location } = await post(`${PAGE}?show=missing`, {
      digest: digestOn(page),
      do: `stays/${id('Tortellini')}`,
    });
    expect(location).toBe(`/_preview/nonna/edit/${PAGE}?show=missing&focus=in-${id('Bread')}`);
    expect(written()).toEqual({ Tortellini: '=' });
    const { page: all } = await pageAt(`${PAGE}?show=all`);
    expect(all.querySelector(`#in-${id('Tortellini')}`)?.getAttribute('value')).toBe('Tortellini');
    await post(PAGE, { digest: digestOn(all), [fieldFor(all, 'Tortellini')]: '' });
    expect(written()).toEqual({ Tortellini: '' });
  });

  it('keep the spelling, the order and the other keys of a file, and say what a changed text was', async () => {
    write(
      file,
      '{"Pasta made by hand, by people who learned it in Bologna.": "Pâtes faites à la main", "Old": "Vieux", "dish|Bread":"x"}',
    );
    const { page } = await pageAt(PAGE);
    expect(page.querySelector('.translation .hint')?.textContent).toBe(
      'It was “Pasta made by hand, by people who learned it in Bologna.”, translated as “Pâtes faites à la main”.',
    );
    const all = (await pageAt(`${PAGE}?show=all`)).page;
    await post(PAGE, { digest: digestOn(all), [fieldFor(all, 'Bread')]: 'Pain' });
    expect(readFileSync(file, 'utf8')).toBe(
      '{"Pasta made by hand, by people who learned it in Bologna.": "Pâtes faites à la main", "Old": "Vieux", "dish|Bread":"Pain"}',
    );
  });

  it('that somebody else changed are shown beside what was typed, and nothing is lost', async () => {
    const { page } = await pageAt(PAGE);
    const fields = { [fieldFor(page, 'Pasta')]: 'Les pâtes', [fieldFor(page, 'Bread')]: '' };
    writeFileSync(file, JSON.stringify({ Pasta: 'Pâtes', Bread: 'Pain' }));
    const refused = await post(PAGE, { digest: digestOn(page), ...fields });
    expect(refused.status).toBe(412);
    const versions = refused.page.querySelectorAll('.conflict [type=radio]');
    expect(versions.map((input) => input.getAttribute('value'))).toEqual(['Les pâtes', 'Pâtes']);
    const again = Object.fromEntries(
      refused.page
        .querySelectorAll('.conflict input:is([type=hidden], [checked])')
        .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
    );
    expect((await post(PAGE, { ...again, do: 'save' })).status).toBe(303);
    expect(written()).toEqual({ Pasta: 'Les pâtes', Bread: 'Pain' });
  });

  it('of a text that was changed meanwhile are given back, and those of the others are kept', async () => {
    write(file, '{ "Bread": "Pain" }');
    const { page } = await pageAt(`${PAGE}?show=all`);
    const menu = { categories: [{ name: 'Fresh pasta', items: [{ name: 'Tortellini' }, { name: 'Loaf' }] }] };
    write(join(brandsDir, 'nonna/website.json'), JSON.stringify({ ...WEBSITE, menu }));
    const fields = { digest: digestOn(page), [fieldFor(page, 'Bread')]: 'Pain' };
    const refused = await post(PAGE, {
      ...fields,
      [fieldFor(page, 'Pasta')]: 'Pâtes',
      [fieldFor(page, 'Tortellini')]: 'Tortellini',
    });
    expect(refused.status).toBe(412);
    expect(refused.page.querySelector('#edit')?.textContent).toContain('Pâtes');
    expect(refused.page.querySelector('#edit')?.textContent).not.toContain('Pain');
    expect((await post(PAGE, fields)).status).toBe(303);
  });

  it('stay in website.json where that has them', async () => {
    write(
      join(brandsDir, 'nonna/website.json'),
      JSON.stringify({ ...WEBSITE, translations: { fr: { Bread: 'Pain' } } }),
    );
    const { page } = await pageAt(PAGE);
    await post(PAGE, { digest: digestOn(page), [fieldFor(page, 'Pasta')]: 'Pâtes' });
    expect(existsSync(file)).toBe(false);
    expect(JSON.parse(readFileSync(join(brandsDir, 'nonna/website.json'), 'utf8'))).toEqual({
      ...WEBSITE,
      translations: { fr: { Bread: 'Pain', Pasta: 'Pâtes' } },
    });
  });

  it('are written where they count: under the tag as the site has it, where another spelling is there, too', async () => {
    const translations = { fr: { Bread: 'Pain' }, 'fr-CA': { Bread: 'Miche' } };
    write(join(brandsDir, 'nonna/website.json'), JSON.stringify({ ...WEBSITE, translations }));
    const { page } = await pageAt(`${PAGE}?show=all`);
    await post(PAGE, { digest: digestOn(page), [fieldFor(page, 'Bread')]: 'Baguette' });
    expect(JSON.parse(readFileSync(join(brandsDir, 'nonna/website.json'), 'utf8'))).toMatchObject({
      translations: { fr: { Bread: 'Pain' }, 'fr-CA': { Bread: 'Baguette' } },
    });
  });

  it('can’t be edited in a file with a mistake, which says where', async () => {
    write(file, '{ "Pasta": ');
    expect((await pageAt(PAGE)).page.textContent).toContain('translations.fr-CA.json can’t be read: line 1');
    expect((await pageAt('translations/')).page.textContent).toContain('can’t be read');
  });

  it.each(['translations/de/', 'translations/en-CA/', 'translations/FR-ca/', 'at/translations/', 'at/texts/'])(
    '%s is nowhere',
    async (path) => expect((await pageAt(path)).status).toBe(404),
  );

  it('need a second language, which is named with the texts', async () => {
    write(join(brandsDir, 'nonna/website.json'), JSON.stringify({ ...WEBSITE, languages: ['en-CA'] }));
    expect((await pageAt('translations/')).page.textContent).toContain(
      'The site is in one language, Canadian English.',
    );
    const { page } = await pageAt('texts/');
    expect(page.querySelector('[name="f:languages"]')?.textContent.trim()).toBe('en-CA');
    await post('texts/', { digest: digestOn(page), 'f:languages': 'en-CA\r\nfr-CA' });
    expect((await pageAt('translations/')).page.querySelectorAll('#edit .list a')).toHaveLength(1);
  });
});
