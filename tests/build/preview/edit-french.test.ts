import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { makeEditor } from '#editor/file/editor.ts';
import { inOtherLetters } from '../../support/build/other-letters.ts';
import { brandsDir, report, start, withBrands, write } from '../../support/build/preview.ts';

withBrands();

const SAMPLE = join(import.meta.dirname, '../../../brands/nonna-pia');
/** Words that are English, and neither French nor Spanish. */
const ENGLISH = new RegExp(
  String.raw`(?<![\p{L}\p{N}_/.-])(?:${[
    'the and of is are was with your you add save saved what which when where who how from to in for this that these those it its',
    'not none yes all each another other more remove choose chosen open opens opened close closes closed hours day days week weeks',
    'price prices dish dishes item items picture name names find edit back up down show shown see stated contain contains allergens',
    'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october',
    'november december christmas holiday holidays location locations offer offers job jobs look looks link links legal text texts',
    'translate published unpublished changed undo live counts warnings brands first last next before after',
    'delete copy move duplicate needed optional one two three new only every by at guests guest time times write',
  ]
    .join(' ')
    .replaceAll(' ', '|')})(?![\p{L}\p{N}_/.-]*[\p{L}\p{N}])`,
  'giu',
);

it.each(['fr-CA', 'es'])('no page of the editor has an English word for somebody who reads %s', async (language) => {
  const origin = await openSample();
  const headers = { 'Accept-Language': language, Origin: origin };
  const waiting = [EDIT, `${EDIT}?q=zzzz`];
  const kinds = new Set(waiting);
  const found: Record<string, string[]> = {};
  const look = (where: string, page: HTMLElement): void => {
    const english = wordsOn(page).filter((text) => text.search(ENGLISH) !== -1);
    if (english.length > 0) found[where] = [...new Set(english)];
  };
  /** One button of each kind, with its page. */
  const actions = new Map<string, string>(PRICES.map((price) => [price, `${EDIT}at/${DISH}/`]));
  for (const address of waiting) {
    const page = parse(await (await fetch(origin + address, { headers })).text());
    for (const link of page.querySelectorAll('#edit a[href], nav a[href]')) {
      const { pathname } = new URL(link.getAttribute('href') ?? '', origin + address);
      // One page of each kind: the first dish, the first category.
      const kind = pathname.replaceAll(/\d+/g, '0');
      if (!pathname.startsWith(EDIT) || /\.\w+$/.test(pathname) || kinds.has(kind)) continue;
      kinds.add(kind);
      waiting.push(pathname);
    }
    for (const button of page.querySelectorAll('#edit [name=do]')) {
      const [kind = ''] = (button.getAttribute('value') ?? '').split('/');
      if (!actions.has(kind)) actions.set(kind, address);
    }
    look(address, page);
  }
  expect([waiting.length > 20, actions.size > 10]).toEqual([true, true]);

  for (const [kind, address] of actions) {
    const form = new FormData();
    const page = parse(await (await fetch(origin + address, { headers })).text());
    form.set('digest', page.querySelector('#edit [name=digest]')?.getAttribute('value') ?? '');
    const isPrice = PRICES.includes(kind);
    const button = page
      .querySelectorAll('#edit [name=do]')
      .find((each) => each.getAttribute('value')?.startsWith(kind));
    form.set('do', isPrice ? 'save' : (button?.getAttribute('value') ?? ''));
    if (isPrice) form.set(`f:${DISH}/price`, kind);
    const answer = await fetch(origin + address, { method: 'POST', headers, body: form });
    look(`${kind}: ${address}`, parse(await answer.text()));
  }
  expect(found).toEqual({});
});

const EDIT = '/_preview/nonna/edit/';
const DISH = 'menu/0/categories/0/items/0';
/** One that can't be used, one that is asked about, and two that are saved. */
const PRICES = ['-4', '1725', '17', 'MP'];

/** The editor of a brand that has all there is, and whose own words are in no language of the editor. */
async function openSample(): Promise<string> {
  const website = JSON.parse(readFileSync(join(SAMPLE, 'website.json'), 'utf8')) as object;
  const folder = join(brandsDir, 'nonna');
  cpSync(join(SAMPLE, 'images'), join(folder, 'images'), { recursive: true });
  write(join(folder, 'website.json'), JSON.stringify(inOtherLetters({ ...website, languages: ['nl', 'fr-CA'] })));
  write(join(folder, 'brand.json'), '{ "source": "file" }');
  const parts = {
    value: '"5"',
    problem: 'is not a phone number',
    outcome: 'It is left out.',
    example: '"+1 416 555 0134"',
  };
  const warnings = [{ path: 'telephone', message: '"5" is not a phone number. It is left out.', parts }];
  const preview = await start({
    port: 0,
    editor: makeEditor(brandsDir, { historyDir: join(brandsDir, '../edits') }),
    build: async (slugs) => ({ brands: slugs.map((slug) => report(slug, { warnings })) }),
  });
  await preview.firstBuild;
  return `http://localhost:${preview.port}`;
}

/** Each text of a page that somebody sees or hears. */
function wordsOn(page: HTMLElement): string[] {
  for (const each of page.querySelectorAll(
    'script, style, noscript, [lang]:not(html), option[value*="/"], [name="f:theme/fontFamily"]',
  ))
    each.remove();
  const said = page
    .querySelectorAll('[aria-label], [title], [placeholder], [alt]')
    .flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    );
  const texts = page.structuredText.split('\n');
  return [...said, ...texts].map((text) => text.trim()).filter((text) => text !== '');
}
