import { expect, test } from 'vitest';
import { hasWords } from '../../../../src/domain/custom-code/has-words.ts';

test.each([
  '<p>Wheat is used in all of our kitchens.</p>',
  'Closed on Monday',
  '<script>start()</script><b>東京</b><script>stop()</script>',
])('has words: %s', (code) => {
  expect(hasWords(code)).toBe(true);
});

test.each([
  '',
  '<script>const greeting = "Hello";</script>',
  '<SCRIPT src="/chat.js"></SCRIPT>\n',
  '<style>p { color: red }</style>',
  '<noscript><img src="https://pixel.example/" alt="pixel"></noscript>',
  '<!-- <p>Hello</p> -->',
  '<div id="chat"></div>',
  '<hr>✦',
])('has none: %s', (code) => {
  expect(hasWords(code)).toBe(false);
});
