import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeEditor } from '#editor/file/editor.ts';
import { brandsDir, report, start, withBrands, write } from '../../support/build/preview.ts';

withBrands();

const dishes = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Dish ${index}`, price: 12 }));
const WEBSITE = {
  name: 'Nonna',
  menu: {
    categories: [
      { name: 'Pizza', items: [{ name: 'Margherita', price: 16.5 }, { name: '<b>Marinara</b>' }] },
      { name: 'Dolci', items: [{ name: 'Tiramisù', price: 9 }] },
    ],
  },
};

let origin: string;
let folder: string;
const now = (): Record<string, unknown> => JSON.parse(readFileSync(join(folder, 'website.json'), 'utf8')) as never;

beforeEach(async () => {
  folder = join(brandsDir, 'nonna');
  write(join(folder, 'website.json'), JSON.stringify(WEBSITE));
  write(join(folder, 'brand.json'), '{ "source": "file" }');
  const build = (slugs: string[]) => Promise.resolve({ brands: slugs.map((slug) => report(slug)) });
  const preview = await start({ port: 0, editor: makeEditor(brandsDir), build });
  origin = `http://localhost:${preview.port}`;
});

const pageAt = async (path: string) => parse(await (await fetch(`${origin}/_preview/nonna/edit/${path}`)).text());

async function post(path: string, fields: Record<string, string | File>) {
  const page = await pageAt(path);
  const form = new FormData();
  form.append('digest', page.querySelector('#form [name=digest]')?.getAttribute('value') ?? '');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const answer = await fetch(`${origin}/_preview/nonna/edit/${path}`, {
    method: 'POST',
    body: form,
    headers: { Origin: origin },
    redirect: 'manual',
  });
  return { status: answer.status, location: answer.headers.get('location'), page: parse(await answer.text()) };
}

describe('the page of a menu', () => {
  it('has all dishes, and finds some of them without a script', async () => {
    const page = await pageAt('menu/');
    expect(page.querySelectorAll('.dishes .name').map(({ text }) => text.trim())).toEqual([
      'Margherita',
      '<b>Marinara</b>',
      'Tiramisù',
    ]);
    expect(page.querySelector('.dishes .name b')).toBeNull();
    const found = await pageAt('menu/?find=tiramisu');
    expect(found.querySelectorAll('.dishes .name').map(({ text }) => text.trim())).toEqual(['Tiramisù']);
    expect((await pageAt('menu/?find=%22%3E%3Cb%3E')).querySelector('#find-dish')?.getAttribute('value')).toBe('"><b>');
  });

  it('asks where a dish shall go, and moves it there', async () => {
    const asked = await post('menu/', { do: 'elsewhere/menu/categories/0/items/0' });
    const [first] = asked.page.querySelectorAll('.ask button');
    expect([asked.status, first?.text.trim()]).toEqual([422, 'Dolci']);
    expect((await pageAt('menu/')).querySelector('.ask')).toBeNull();
    const moved = await post('at/menu/categories/0/items/0/', { do: first?.getAttribute('value') ?? '' });
    expect(moved.location).toBe('/_preview/nonna/edit/at/menu/categories/1/items/1/');
  });

  it('of many dishes has a page for each category, and stays small', async () => {
    const categories = Array.from({ length: 6 }, (_, index) => ({ name: `Part ${index}`, items: dishes(100) }));
    write(join(folder, 'website.json'), JSON.stringify({ name: 'Nonna', menu: { categories } }));
    const html = (await pageAt('menu/')).toString();
    expect(html.length).toBeLessThan(100_000);
    expect((await pageAt('at/menu/categories/5/')).querySelectorAll('.dishes > li')).toHaveLength(100);
    expect((await pageAt('menu/?find=dish%2042')).querySelectorAll('.dishes > li')).toHaveLength(6);
  });
});

describe('a menu as a file', () => {
  const pdf = (name: string, text = '%PDF-1.7 menu') => new File([text], name, { type: 'application/pdf' });
  const filesNow = (): string[] => (existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files')) : []);

  it('is kept in the brand’s folder under a safe name, and shown in place of the page', async () => {
    const saved = await post('menu/', { 'shown:': 'file', 'm:fileLink': pdf('../../Été <2026>.pdf') });
    expect(saved.status).toBe(303);
    const [name = ''] = filesNow();
    expect(name).toMatch(/^[a-z0-9-]+-[0-9a-f]{8}\.pdf$/);
    expect(now()).toEqual({ ...WEBSITE, fileLink: `files/${name}`, hasMenu: 'file' });
  });

  it.each([
    ['is no PDF', 'm:fileLink', pdf('menu.pdf', '<script>alert(1)</script>'), 'This is no PDF'],
    ['is too large', 'm:fileLink', pdf('menu.pdf', `%PDF-${' '.repeat(21 * 1024 * 1024)}`), 'more than 20 MB'],
  ])('is refused where it %s', async (_, field, file, told) => {
    const { status, page } = await post('menu/', { 'shown:': 'file', [field]: file });
    expect([status, page.querySelector('.menu-kind .err')?.text]).toEqual([422, expect.stringContaining(told)]);
    expect([now(), filesNow()]).toEqual([WEBSITE, []]);
  });

  it.each(['m:name', 'm:../fileLink', 'm:__proto__/fileLink', 'm:menu/fileLink'])(
    'is not kept for another field: %s',
    async (field) => {
      await post('menu/', { [field]: pdf('menu.pdf') });
      expect([now(), filesNow()]).toEqual([WEBSITE, []]);
    },
  );

  it('is not written through a link out of the folder', async () => {
    const elsewhere = join(brandsDir, '../elsewhere');
    mkdirSync(elsewhere);
    symlinkSync(elsewhere, join(folder, 'files'));
    const { status } = await post('menu/', { 'm:fileLink': pdf('menu.pdf') });
    expect([status, readdirSync(elsewhere), now()]).toEqual([422, [], WEBSITE]);
  });
});

it('leaves a dish of no category where it is when its page is saved', async () => {
  const categories = ['A', 'B'].map((name) => ({ name, items: [] }));
  const menu = [
    { name: 'Drinks', items: [{ name: 'Cola', price: 3 }] },
    { name: 'Food', categories },
  ];
  write(join(folder, 'website.json'), JSON.stringify({ name: 'Nonna', menu }));
  const page = await pageAt('at/menu/0/items/0/');
  const choice = page.querySelector('select[name^="in:"]');
  expect(choice?.querySelector('[selected]')?.getAttribute('value')).toBe('');
  await post('at/menu/0/items/0/', { 'f:menu/0/items/0/name': 'Coke', 'in:menu/0/items/0': '' });
  expect(now()['menu']).toEqual([{ name: 'Drinks', items: [{ name: 'Coke', price: 3 }] }, menu[1]]);
});
