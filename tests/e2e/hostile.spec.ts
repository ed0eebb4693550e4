import { PLACEHOLDER } from '#site/ui/placeholder.ts';
import { readPages } from '../support/build/build.ts';
import { builtBrand } from '../support/build/built.ts';
import { findCutOff } from '#deploy/accessibility/cut-off.ts';
import { pathsOf } from '../support/browser/page-choice.ts';
import { expect, NOT_MEANT, onPages, PHONE, test, unfold } from '../support/browser/stories.ts';

test.describe('a configuration in which every field is hostile', () => {
  test.use({ brand: 'hostile', ...PHONE, viewport: { width: 320, height: 568 } });

  // A dialog would be a fault, and every attack in it opens one.
  test('runs nothing, shows nothing that was not meant, and breaks no page', async ({ page, brand, faults }) => {
    const ours = [...scriptsOf('nonna-pia'), ...scriptsOf('kumo-ramen')];
    await page.addInitScript(breakLinesFast);
    await onPages(pathsOf(brand), { page, faults }, async () => {
      await unfold(page);
      const { scripts, handlers, addresses } = await page.evaluate(findActive);
      expect(handlers).toEqual([]);
      expect(addresses.filter((address) => address !== PLACEHOLDER)).toEqual([]);
      expect(scripts.filter((script) => !ours.includes(script))).toEqual([]);
      await expect(page.locator('body')).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(NOT_MEANT);
      expect(await page.evaluate(findCutOff)).toEqual([]);
    });
  });
});

/** The scripts of a brand that has no code of its own, as their address or their text: every brand has the same. */
function scriptsOf(brand: string): string[] {
  const scripts = readPages(builtBrand(brand)).flatMap(({ root }) => root.querySelectorAll('script'));
  return scripts.map((script) => script.getAttribute('src') ?? script.rawText);
}

/**
 * Runs in the page. Chromium takes seconds to balance the lines of a name of ten thousand letters, and ten more to shape it anew at
 * each break with kerning and ligatures. No line gets longer by the one, and none by more than a hair by the other.
 */
function breakLinesFast(): void {
  const sheet = new CSSStyleSheet();
  const look = { 'text-wrap': 'wrap', 'font-kerning': 'none', 'font-variant-ligatures': 'none' };
  const rules = Object.entries(look).map(([property, value]) => `${property}: ${value} !important;`);
  sheet.replaceSync(`* { ${rules.join(' ')} }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: everything in it that could run something. */
function findActive(): { scripts: string[]; handlers: string[]; addresses: string[] } {
  const attributes = [...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
  return {
    scripts: [...document.scripts]
      .filter(({ type }) => type !== 'application/ld+json')
      .map((script) => script.getAttribute('src') ?? script.text),
    handlers: attributes.filter(({ name }) => /^on/i.test(name)).map(({ name, value }) => `${name}=${value}`),
    addresses: attributes
      .filter(({ name }) => /^(href|src|action|formaction|data|srcdoc)$/.test(name))
      .map(({ value }) => value)
      .filter((value) => /^[\s\p{Cc}]*(javascript|vbscript|data):/iu.test(value)),
  };
}
