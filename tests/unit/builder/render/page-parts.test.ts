import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { partsOfCode } from '#core/custom-code/code-parts.ts';
import { partsOf } from '#builder/render/page-parts.ts';
import { makeLocation, makeSite } from '../../../support/build/site.ts';

const of = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`;
const bare = makeSite({ locations: [], address: {} });
const OWN = partsOf(bare, partsOfCode({}), []);
const withCode = (body: string) => partsOf(bare, partsOfCode({ body }), []);

test('our own scripts are named on every site, and no style', () => {
  expect(OWN.scripts).toHaveLength(5);
  expect(OWN.scripts).toEqual(OWN.scripts.map(() => expect.stringMatching(/^sha256-.{43}=$/)));
  expect([OWN.styles, OWN.frames]).toEqual([[], []]);
});

test('what stands in the code of a brand is named by what is between its tags', () => {
  const html = `<script>one</script><SCRIPT TYPE="module">two
</SCRIPT ><style media="print">a{}</style><script>one</script><script></script>`;
  const { scripts, styles } = withCode(html);
  expect(scripts.filter((source) => !OWN.scripts.includes(source))).toEqual([of('one'), of('two\n'), of('')].sort());
  expect(styles).toEqual([of('a{}')]);
});

test.each([
  ['<script src="/a.js"></script>'],
  ['<script type="module" src=/a.js></script>'],
  ['<script type="application/ld+json">{}</script>'],
  ["<script type='speculationrules'>{}</script>"],
  ['<scripture>a</scripture>'],
])('%s is none of them', (html) =>
  expect(withCode(html)).toEqual({ ...OWN, hasActiveCode: !html.startsWith('<scripture>') }),
);

test('a frame is named by its origin: maps, menus, and those of the code of a brand', () => {
  const html = `<iframe src="https://menus.example:8443/a.pdf"></iframe><iframe src="/here/"></iframe><iframe src="https://a b/"></iframe>`;
  expect(withCode(html).frames).toEqual(['https://menus.example:8443']);
  const framed = partsOf(bare, { ...partsOfCode({}), frames: ['https://a.example'] }, [
    'https://menus.example/a',
    undefined,
  ]);
  expect(framed.frames).toEqual(['https://a.example', 'https://menus.example']);
  expect(framed.asked).toEqual(['https://menus.example']);
  expect(
    partsOf(
      { ...bare, locations: [makeLocation({ coordinates: { latitude: 43.25, longitude: -79.88 } })] },
      partsOfCode({}),
      [],
    ).frames,
  ).toEqual(['https://www.google.com']);
});

test.each([
  'https://a;script-src,b/',
  'https://a,default-src/',
  "https://'unsafe-inline'/",
  'https://$host/',
  'https://a"b/',
  'https://(a)/',
  'data:text/html,x',
  'javascript:alert(1)',
  'blob:https://a.example/1',
])('a frame at %s is none', (address) => {
  expect(partsOf(bare, partsOfCode({}), [address]).frames).toEqual([]);
  expect(withCode(`<iframe src='${address.replaceAll("'", '&#39;')}'></iframe>`).frames).toEqual([]);
});
