import { fc } from '../random.ts';

const ATTACKS = [
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]>',
  '"><img src=x onerror=alert(1)>',
  '\u2028\u2029',
  '\ud83d',
  '\udc4d x',
  '__proto__',
  'a'.repeat(9000),
  '🍕👩‍👩‍👧'.repeat(300),
  'العربية 日本語',
  '\\u003c',
  '&amp;&lt;',
];

/** Text as nobody would write it: attacks, half characters, control characters, endless words. Never blank. */
export function hostileText(): fc.Arbitrary<string> {
  const codeUnits = fc.array(fc.integer({ min: 1, max: 0xffff }), { minLength: 1, maxLength: 200 });
  return fc
    .oneof(
      fc.constantFrom(...ATTACKS),
      codeUnits.map((units) => String.fromCharCode(...units)),
      fc.lorem({ maxCount: 12 }),
    )
    .filter((text) => text.trim() !== '');
}
