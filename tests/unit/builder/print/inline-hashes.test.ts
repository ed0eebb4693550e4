import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { findInline, inlineHashes } from '../../../../src/builder/print/inline-hashes.ts';

const of = (kind: string, text: string): string => `${kind} sha256-${hash('sha256', text, 'base64')}`;

test('what stands in a page is named by what is between its tags', () => {
  const html = `<script>one</script><SCRIPT TYPE="module">two
</SCRIPT ><style media="print">a{}</style><script>one</script><script></script>`;
  expect(findInline(html)).toEqual(
    [of('script', 'one'), of('script', 'two\n'), of('script', ''), of('style', 'a{}')].sort(),
  );
});

test.each([
  ['<script src="/a.js"></script>'],
  ['<script type="module" src=/a.js></script>'],
  ['<script type="application/ld+json">{}</script>'],
  ["<script type='speculationrules'>{}</script>"],
  ['<scripture>a</scripture>'],
])('%s is none of them', (html) => expect(findInline(html)).toEqual([]));

test('a policy has the parts of all pages, once', () => {
  expect(inlineHashes(['style sha256-c', 'script sha256-b', 'script sha256-a', 'script sha256-b'])).toEqual({
    scripts: ['sha256-a', 'sha256-b'],
    styles: ['sha256-c'],
  });
});
