import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { LOOK_NAMES, type LookName } from '#schema/looks.ts';
import type { DrawnLook, OwnLook } from './draw-looks.ts';

const FONT = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const WIDTH = 2400;

/** `chosen: cuisine, font` of the look that the build chose, `configured` of one that is written down, and nothing of the others. */
export function markOf(look: LookName, { name, reason }: OwnLook): string {
  if (look !== name) return '';
  return reason === undefined ? 'configured' : `chosen: ${reason}`;
}

/** All looks on one picture (JPEG), four in a row: the first screen, and the whole page small beside it. The browser sets the words. */
export async function drawSheet(
  browser: Browser,
  { brand, drawn, own, root }: { brand: string; drawn: readonly DrawnLook[]; own: OwnLook; root: string },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 100 } });
  try {
    await page.setContent(sheetHtml(brand, drawn, own, join(root, FONT)), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    return await page.screenshot({ fullPage: true, type: 'jpeg', quality: 85 });
  } finally {
    await page.close();
  }
}

function sheetHtml(brand: string, drawn: readonly DrawnLook[], own: OwnLook, font: string): string {
  const cells = LOOK_NAMES.flatMap((look) => drawn.find((each) => each.look === look) ?? []).map((each) => {
    const mark = markOf(each.look, own);
    return (
      `<figure${mark === '' ? '' : ' class="own"'}><figcaption><b>${each.look}</b> ${escapeText(mark)}</figcaption>` +
      `<div><img class="first" src="${dataOf(each.first)}"><img class="whole" src="${dataOf(each.whole)}"></div></figure>`
    );
  });
  return `<!doctype html><title>Looks</title><style>
@font-face { font-family: Figtree; src: url(data:font/woff2;base64,${readFileSync(font, 'base64')}); font-weight: 300 900; }
* { box-sizing: border-box; margin: 0; }
body { padding: 40px; background: rgb(233 232 228); color: rgb(29 28 26); font: 20px/1.3 Figtree, sans-serif; }
h1 { margin-bottom: 28px; font-size: 30px; font-weight: 650; }
main { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 36px 28px; }
figcaption { height: 30px; overflow: hidden; color: rgb(91 89 85); text-overflow: ellipsis; white-space: nowrap; }
b { margin-right: 8px; color: rgb(29 28 26); font-weight: 650; }
div { display: grid; grid-template: 284px / 1fr 96px; gap: 8px; margin-top: 6px; }
.own div { outline: 4px solid rgb(29 28 26); outline-offset: 4px; }
img { display: block; width: 100%; height: 284px; object-fit: cover; object-position: top; background: white; }
.whole { height: auto; max-height: 284px; }
</style><h1>${escapeText(brand)}</h1><main>${cells.join('')}</main>`;
}

const dataOf = (jpeg: Buffer): string => `data:image/jpeg;base64,${jpeg.toString('base64')}`;
const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
