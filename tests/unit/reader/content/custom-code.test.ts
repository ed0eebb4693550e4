import { expect, test } from 'vitest';
import { readConfiguration } from '../../../support/build/read-brand.ts';

test('what a head can’t hold stands before the body’s own code, and the rest stays', () => {
  const { site, warnings } = readConfiguration({
    name: 'X',
    head: "<meta name='verify' content='a'><noscript><img src=\"https://pixel.example/a.gif\"></noscript><title>Mine</title>",
    body: "<p class='note'>Hi</p>",
  });
  expect(site.code).toEqual({
    head: '<meta name="verify" content="a">',
    body: '<p class="note">Hi</p>',
  });
  expect(warnings.map(({ path, message }) => `${path}: ${message}`)).toMatchInlineSnapshot(`
    [
      "head: "<meta name='verify' content='a'><noscript><img src=\\"https… has <title>, which the page has already. That element is left out. It has <noscript> with <img src="https://pixel.example/a.gif">, which the head can’t hold. That alone stands at the start of the body instead; the rest stays in the head. Move it from "head" to "body" to say so yourself.",
    ]
  `);
});
