import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtBrand } from '../support/build/built.ts';

// A browser finds the elements of such a rule by the end of its selector. Where any element fits, each change that `:has()` might ask for restyles all
// elements below: on home there were 650 for every part that came in, 25 ms on a slow phone.
test.each(['kumo-ramen', 'night-owl-burgers', 'nonna-pia'])(
  'in %s, what stands behind `:has()` ends in a class, an id or an attribute',
  (slug) => {
    const folder = builtBrand(slug);
    const css = globSync('{_astro,_brand}/*.css', { cwd: folder }).map((path) =>
      readFileSync(join(folder, path), 'utf8'),
    );
    const selectors = css.flatMap((rules) => rules.match(/[^{};]*:has\([^{}]*(?=\{)/g) ?? []);
    expect(selectors.length).toBeGreaterThan(10);
    expect([...new Set(selectors.filter(isWide))]).toEqual([]);
  },
);

test('a selector that any element could end is found', () => {
  const narrow = [':root:has(.bar)', '.list>:where(:has(>[open]),:has(+*>[open]))'];
  expect(narrow.filter(isWide)).toEqual([]);
  const wide = [':root:has(.bar) *', '.ticker:where(:has(:checked))>:where(p)', '.quiet,#page:has(.bar)~section'];
  expect(wide.filter(isWide)).toEqual(wide);
});

const HAS = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const INNERMOST = /:([\w-]+)\(([^()]*)\)/;
const NAMED = /[.#[]/;

function isWide(selector: string): boolean {
  const text = selector.replaceAll(HAS, '§');
  const [outside, kind, list = ''] = INNERMOST.exec(text) ?? [];
  if (outside === undefined) return text.split(',').some(endsInAny);
  if (list.split(',').some(endsInAny)) return true;
  const name = kind !== 'not' && NAMED.test(list) ? '.name' : 'any';
  return isWide(text.replace(outside, name + (list.includes('§') ? '§' : '')));
}

/** Of a selector without brackets. */
function endsInAny(selector: string): boolean {
  const [, behind] = /§.*[\s>+~](.+)$/.exec(selector.trim()) ?? [];
  return behind !== undefined && !NAMED.test(behind);
}
