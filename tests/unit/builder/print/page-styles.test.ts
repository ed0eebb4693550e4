import { describe, expect, test } from 'vitest';
import { isPageStyle, stylePage } from '../../../../src/builder/print/page-styles.ts';
import { temporaryFolder } from '../../../support/build/folders.ts';
import { effortOf } from '../../../support/effort.ts';

const CLIENT = {
  '_astro/base.1.css': '.wrap{margin:0}.never{margin:0}.print\\:hidden{display:none}.\\[\\&_a\\]\\:p-4 a{padding:16px}',
  '_astro/base.1.serif.css': '.wrap{margin:0}',
  '_astro/card.2.css': '.card{margin:0}.card-open{margin:0}.card-later{margin:0}',
  '_astro/card.3.js': 'import{a}from"./deep.4.js";element.classList.add("card-open")',
  '_astro/deep.4.js': 'const load=()=>import("./later.5.js")',
  '_astro/later.5.js': 'element.className=`card-later ${a}`',
};
const LINKS =
  '<link rel="stylesheet" href="/_brand/theme.css"><link rel="stylesheet" href="/_astro/base.1.css"><link rel="stylesheet" href="/_astro/card.2.css">';

const pageOf = (body: string) => `<html data-voice="serif"><head>${LINKS}</head><body>${body}</body></html>`;
const styled = (html: string, clientDir: string, foreign: string[] = []) => {
  const { html: page, styles } = stylePage(html, clientDir, foreign);
  return { page, path: styles[0]?.path ?? '', css: styles[0]?.css ?? '', later: styles[1]?.css ?? '' };
};
const cssOf = (body: string) => styled(pageOf(body), temporaryFolder(CLIENT)).css;

test('a page links one stylesheet where it linked the first of several, and the brand’s stays', () => {
  const { page: html, path, css } = styled(pageOf('<p class="wrap card">'), temporaryFolder(CLIENT));
  expect(html).toContain(
    `<head><link rel="stylesheet" href="/_brand/theme.css"><link rel="stylesheet" href="/${path}" data-later="/_astro/later.e3b0c44298.css"></head>`,
  );
  expect(css).toBe('.wrap{margin:0}.card{margin:0}');
  expect(isPageStyle(path)).toBe(true);
});

test.each([
  ['of the page', '<p class="card">', '.card{margin:0}'],
  ['with signs that HTML writes otherwise', '<p class="[&amp;_a]:p-4">', '.\\[\\&_a\\]\\:p-4 a{padding:16px}'],
  ['of a script in the page', '<script>a.className="card"</script>', '.card{margin:0}'],
  [
    'of its scripts, and of what they import or load',
    '<script src="/_astro/card.3.js"></script>',
    '.card-open{margin:0}.card-later{margin:0}',
  ],
  ['of an island', '<astro-island component-url="/_astro/later.5.js">', '.card-later{margin:0}'],
])('a rule stays for a class %s', (_, body, css) => {
  expect(cssOf(body)).toBe(css);
});

test.each(['never', '<p id="never">', '<script type="application/ld+json">"never"</script>', '<p class="nevermore">'])(
  'no rule stays for %s',
  (body) => {
    expect(cssOf(body)).toBe('');
  },
);

test('pages with the same rules share a stylesheet, whatever else they say', () => {
  const clientDir = temporaryFolder(CLIENT);
  const [one, other, third] = ['<p class="card">a', '<b class="card other">b', '<p class="wrap">'].map(
    (body) => styled(pageOf(body), clientDir).path,
  );
  expect(one).toBe(other);
  expect(third).not.toBe(one);
});

test('a stylesheet that is not ours stays linked', () => {
  const link = '<link rel="stylesheet" href="/_astro/constructor.css">';
  expect(stylePage(pageOf(link), temporaryFolder(CLIENT)).html).toContain(link);
});

test('a page of many scripts without an end is no long work', () => {
  expect(effortOf(() => cssOf('<script>'.repeat(100_000)))).toBeLessThan(1);
});

describe('Tailwind’s classes', () => {
  const UTILITIES = {
    '_astro/site.1.css':
      '@layer parts{.card{margin:0}}@layer utilities{.p-4{padding:16px}.lg\\:p-6{padding:24px}.flex{display:flex}.\\[\\&_i\\]\\:p-4 i{padding:16px}' +
      '.ticket .\\[\\.ticket_\\&\\]\\:p-2{padding:8px}.group-hover\\:p-3:is(:where(.group):hover *){padding:12px}' +
      ':where([data-voice=serif]) .serif\\:p-1{padding:4px}:where([data-voice=grotesk]) .grotesk\\:p-2{padding:8px}.card .p-8{padding:32px}:where(.flex) .in-\\[\\.flex\\]\\:p-5{padding:20px}}',
    '_astro/page.2.js': 'element.className="flex"',
    '_astro/card.3.js': 'const load=()=>import("./later.4.js")',
    '_astro/later.4.js': 'element.className="serif:p-1 grotesk:p-2"',
  };
  const utilitiesOn = (body: string, foreign: string[] = []) => {
    const link = '<link rel="stylesheet" href="/_astro/site.1.css">';
    const html = `<html data-voice="serif"><head>${link}</head><body>${body}</body></html>`;
    const { page, css, later } = styled(html, temporaryFolder(UTILITIES), foreign);
    return { page, body: /<body>(.*)<\/body>/s.exec(page)?.[1] ?? '', css, later };
  };
  const rulesFor = (css: string, body: string) =>
    [...body.matchAll(/_\w+/g)].map(([name]) => new RegExp(`[.]${name}(?: i)?{([^}]*)}`).exec(css)?.[1]);

  test('have short names, in the page and in its stylesheet', () => {
    const { body, css } = utilitiesOn('<p class="p-4"><p class="lg:p-6 card"><p class="[&amp;_i]:p-4">');
    expect(body).toMatch(/^<p class="_\w\w"><p class="_\w\w card"><p class="_\w\w">$/);
    expect(rulesFor(css, body)).toEqual(['padding:16px', 'padding:24px', 'padding:16px']);
    expect(css).toContain('.card{margin:0}');
  });

  test('have one name where all elements that have one have the others', () => {
    const { body, css } = utilitiesOn('<p class="p-4 flex"><i class="flex p-4 lg:p-6"><b class="lg:p-6">');
    const [, both, one] = /^<p class="(_\w\w)"><i class="\1 (_\w\w)"><b class="\2">$/.exec(body) ?? [];
    expect(css).toContain(`.${both}{padding:16px;display:flex}.${one}{padding:24px}`);
    const other = utilitiesOn('<p class="p-4 flex lg:p-6">');
    expect(other.css).toMatch(/{\._\w\w{padding:16px;padding:24px;display:flex}}$/);
    expect(other.body).toBe('<p class="_10">');
  });

  test('have a name of their own where only some elements have the others', () => {
    const { body } = utilitiesOn('<p class="p-4 flex"><p class="p-4">');
    expect(body).toMatch(/^<p class="(_\w\w) _\w\w"><p class="\1">$/);
  });

  test('have no name from what the brand wrote itself', () => {
    const banner = '<div class="flex">Sale</div>';
    expect(utilitiesOn(`${banner}<p class="flex p-4">`, [banner]).body).toMatch(/<p class="_\w\w">$/);
  });

  test('have their long names, too, where a script uses them at once', () => {
    const { body, css } = utilitiesOn('<p class="flex p-4"><script src="/_astro/page.2.js"></script>');
    expect(body).toMatch(/^<p class="_\w\w">/);
    expect(css).toMatch(/\.flex,\._\w\w{display:flex}/);
    expect(css).not.toContain('.p-4');
  });

  test('have them in another stylesheet, and in a layer above, for what scripts load later', () => {
    const { css, later } = utilitiesOn('<p class="flex"><script src="/_astro/card.3.js"></script>');
    expect(css).toMatch(/@layer utilities{\._\w\w{display:flex}}$/);
    expect(later).toBe('@layer later{.flex{display:flex}.serif\\:p-1{padding:4px}}');
  });

  test('are left out where the brand can’t use them', () => {
    const { body, css } = utilitiesOn('<p class="grotesk:p-2"><p class="serif:p-1 grotesk:p-2">');
    expect(body).toMatch(/^<p><p class="_\w\w">$/);
    expect(css).not.toContain('8px');
  });

  test('are short, too, where a variant looks for what has looks of its own', () => {
    const { body, css } = utilitiesOn('<div class="flex"><p class="in-[.flex]:p-5">');
    const [, flex, inFlex] = /^<div class="(_\w\w)"><p class="(_\w\w)">$/.exec(body) ?? [];
    expect(css).toContain(`.${flex}{display:flex}`);
    expect(css).toContain(`:where(.${flex}) .${inFlex}{padding:20px}`);
  });

  test('are not what their variants look for', () => {
    const { body } = utilitiesOn('<div class="ticket group"><p class="[.ticket_&amp;]:p-2 group-hover:p-3">');
    expect(body).toMatch(/^<div class="ticket group"><p class="_\w\w">$/);
  });

  test.each(['a', 'p', ' ', '"', 'class'])('are ours where the brand’s own code is %o', (code) => {
    const { page, body } = utilitiesOn('<p class="p-4">a</p>', [code]);
    expect(page.match(/rel="stylesheet"/g)).toHaveLength(1);
    expect(page).toContain('data-later="');
    expect(body).toMatch(/^<p class="_\w\w">a<\/p>$/);
  });

  test('are the brand’s own in what it wrote itself', () => {
    const banner = '<div class="flex p-4">Sale</div>';
    const { body } = utilitiesOn(`${banner}<p class="p-4">${banner}`, ['', banner]);
    expect(body).toMatch(/^<div class="flex p-4">Sale<\/div><p class="_\w\w"><div class="flex p-4">Sale<\/div>$/);
  });
});
