import { describe, expect, test } from 'vitest';
import { toPlainText } from '#core/text/plain-text.ts';

describe('a text that was HTML', () => {
  test.each([
    ['Mac &amp; Cheese', 'Mac & Cheese'],
    ['Fish &#038; Chips &#8211; &#x201C;fresh&#x201D;', 'Fish & Chips – “fresh”'],
    ['Cr&egrave;me br&ucirc;l&eacute;e', 'Crème brûlée'],
    ['Cod,&nbsp;chips &amp;amp; peas', 'Cod, chips & peas'],
    ['under 5 &lt; 10, a < b &amp; c', 'under 5 < 10, a < b & c'],
    ['&lt;p&gt;Twice&lt;/p&gt;', 'Twice'],
    ['<p>We&#8217;re a small <strong>family</strong> place.</p>', 'We’re a small family place.'],
    ['<p>One</p><p>Two<br />\nthree</p>\n\n<p>&nbsp;</p>\n<p>Four</p>', 'One\n\nTwo\nthree\n\nFour'],
    ['<p>wrapped\nin the source</p>', 'wrapped in the source'],
    ['Since 1998.\n\n<em>Ask</em> us\nnow', 'Since 1998.\n\nAsk us\nnow'],
    ['<h2>Hours</h2>\nDaily.\n\nClosed at <b>Easter</b>.', 'Hours\n\nDaily.\n\nClosed at Easter.'],
    ['<ul>\n<li>Bread</li>\n<li>Oil</li>\n</ul>', '• Bread\n• Oil'],
    ['See <a href="https://x.example/?a=1&b=2">the menu</a>', 'See the menu'],
    ['<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->', 'Hi'],
    ['Hot<script>alert("<p>no</p>")</script> soup<style>p{}</style>', 'Hot soup'],
    ['Soup<script>alert(1)', 'Soup'],
    ['<del>&pound;14</del> <ins>&pound;12</ins>', '£12'],
    ['<s>never closed', 'never closed'],
    ['<p></p>', ''],
    ['AT&T, R&D, price < 10, <3 &amp; <b>bold</b>', 'AT&T, R&D, price < 10, <3 & bold'],
    ['[vc_row][vc_column width="1/2"]<p>Since 1998.</p>[/vc_column][/vc_row]', 'Since 1998.'],
    ['[vc_column_text]One[/vc_column_text][vc_column_text]Two[/vc_column_text]', 'One\n\nTwo'],
    ['[caption id="a_1" align="left"]<img src="a.jpg" alt=""/> The patio[/caption]', 'The patio'],
    ['Order [button link=&#8221;/order&#8221;]here[/button] now', 'Order here now'],
    ['Our patio [gallery ids="1,2"]', 'Our patio'],
  ])('%j means %j', (written, plain) => {
    expect(toPlainText(written)).toBe(plain);
  });

  test.each([
    'Fish & Chips',
    "M&M's",
    'a &b; c',
    'price < 10 and > 5',
    'a<b, c>d',
    '<Market price>',
    '[GF]',
    '[contains_nuts]',
    'Half [6] / full [12]',
    'https://x.example/?a=1&b=2&copy=3',
    'two  spaces\n and\tlines',
  ])('%j only looks like it', (text) => {
    expect(toPlainText(text)).toBe(text);
  });

  test.each([
    ['open brackets', '[a '.repeat(200_000)],
    ['open tags', '<b '.repeat(200_000)],
    ['nested elements', '<b><p>'.repeat(100_000)],
    ['entities', '&amp;'.repeat(100_000)],
    ['struck out', '<s>x</s>'.repeat(100_000)],
  ])('takes linear time: %s', (_what, text) => {
    expect(toPlainText(text).length).toBeLessThanOrEqual(text.length);
  });
});
