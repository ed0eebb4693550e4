import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findParts, partsOf } from '../../../../src/builder/print/page-parts.ts';

const of = (kind: string, text: string): string => `${kind} sha256-${hash('sha256', text, 'base64')}`;

test('what stands in a page is named by what is between its tags', () => {
  const html = `<script>one</script><SCRIPT TYPE="module">two
</SCRIPT ><style media="print">a{}</style><script>one</script><script></script>`;
  expect(findParts(html)).toEqual(
    [of('script', 'one'), of('script', 'two\n'), of('script', ''), of('style', 'a{}')].sort(),
  );
});

test.each([
  ['<script src="/a.js"></script>'],
  ['<script type="module" src=/a.js></script>'],
  ['<script type="application/ld+json">{}</script>'],
  ["<script type='speculationrules'>{}</script>"],
  ['<scripture>a</scripture>'],
])('%s is none of them', (html) => expect(findParts(html)).toEqual([]));

test('a policy has the parts of all pages, once', () => {
  const { scripts, styles, frames } = partsOf([
    'style sha256-c',
    'script sha256-b',
    'script sha256-a',
    'script sha256-b',
  ]);
  expect([styles, frames]).toEqual([['sha256-c'], []]);
  const routers = scripts.filter((hash) => !['sha256-a', 'sha256-b'].includes(hash));
  expect(scripts).toHaveLength(3);
  expect(routers).toEqual([expect.stringMatching(/^sha256-.{43}=$/)]);
});

test('a frame is named by its origin, also one that is loaded later', () => {
  const html = `<template><iframe title="a" src="https://www.google.com/maps?q=1"></iframe></template>
    <iframe src="https://menus.example:8443/a.pdf"></iframe><iframe src="/here/"></iframe><iframe src="https://a b/"></iframe>`;
  expect(findParts(html)).toEqual(['frame https://menus.example:8443', 'frame https://www.google.com']);
});
