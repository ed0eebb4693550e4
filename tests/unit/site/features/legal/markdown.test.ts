import { describe, expect, test } from 'vitest';
import { fc, runs } from '../../../../support/random.ts';
import { markdownToHtml } from '#site/features/legal/markdown.ts';

const html = (text: string): string => markdownToHtml(text).replaceAll('\n', '');

test.each([
  ['two paragraphs', 'One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['a line break', '1.1 Scope.\n1.2 Other.', '<p>1.1 Scope.<br>1.2 Other.</p>'],
  [
    'a list',
    'Both:\n\n- salt\n- **more** salt',
    '<p>Both:</p><ul><li>salt</li><li><strong>more</strong> salt</li></ul>',
  ],
  ['bullets of a word processor', '• salt\n•\tpepper', '<ul><li>salt</li><li>pepper</li></ul>'],
  ['numbers that go on', '3. three\n4. four', '<ol start="3"><li>three</li><li>four</li></ol>'],
  ['a heading of any level', '# One\n\n##### Two', '<h3>One</h3><h3>Two</h3>'],
  ['what only looks like Markdown', '    $5 off\n\nsnake_case', '<p>$5 off</p><p>snake_case</p>'],
])('%s', (_, text, expected) => {
  expect(html(text)).toBe(expected);
});

describe('a link', () => {
  const away = 'target="_blank" rel="noopener"';
  test.each([
    [
      '[terms](https://a.example/t)',
      `<a href="https://a.example/t" ${away} data-address="https://a.example/t">terms</a>`,
    ],
    ['[menu](/menu/)', '<a href="/menu/">menu</a>'],
    ['https://a.example/t.', `<a href="https://a.example/t" ${away}>https://a.example/t</a>.`],
    ['<https://a.example>', `<a href="https://a.example" ${away}>https://a.example</a>`],
    ['hi@a.example', '<a href="mailto:hi@a.example">hi@a.example</a>'],
    // Not every word with a dot in it is a place.
    ['kumo.ca', 'kumo.ca'],
  ])('of %s', (text, expected) => {
    expect(html(text)).toBe(`<p>${expected}</p>`);
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](  JaVaScRiPt:alert(1))',
    '[x](data:text/html,y)',
    '<javascript:alert(1)>',
  ])('that runs code is none: %s', (text) => {
    expect(html(text)).not.toContain('<a');
  });
});

test('HTML is a text, and whatever is written makes no other element than a text has', () => {
  expect(html('<img src=x onerror=alert(1)> & <b>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt; &amp; &lt;b&gt;</p>');
  const pieces = [
    '<',
    '>',
    '"',
    '&',
    '[',
    ']',
    '(',
    ')',
    '!',
    '*',
    '_',
    '#',
    '\n',
    ' ',
    '- ',
    '1. ',
    'a',
    '\\',
    ':',
    'https://',
    '@',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
      const tags = markdownToHtml(parts.join('')).matchAll(/<\/?([^\s>]*)/g);
      const known = new Set(['p', 'br', 'ul', 'ol', 'li', 'h3', 'strong', 'em', 'a']);
      expect([...tags].map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
    }),
    runs(300),
  );
});

test('a text that is made to nest does not take long, or the stack', () => {
  for (const piece of ['[', '*', '**', '- ', '1. ', '![', '(<', '*a_ '])
    expect(typeof markdownToHtml(piece.repeat(20_000))).toBe('string');
});
