import type { Page } from '@playwright/test';
import { noPage } from '../support/browser/faults.ts';
import { DESKTOP, expect, PHONE, REDUCED, test, wakeIslands } from '../support/browser/stories.ts';

/** A page of each kind: it is the parts that take the focus, not the words in them. On a phone header and bottom bar are others. */
const KINDS = {
  'nonna-pia': ['/menu/', '/404.html'],
  'kumo-ramen': ['/menu/toronto-kumo-annex/', '/menu/vancouver-kumo-gastown/'],
  'night-owl-burgers': ['/', '/location/queen-west/', '/catering/', '/offers/', '/careers/', '/privacy-policy/'],
};

/** The menu of this one is another site's, in a frame. In the headless shell a frame that has the focus is not `:focus`. */
const FRAMES = ['kumo-ramen/menu/vancouver-kumo-gastown/'];

const KINDS_ON_PHONE = {
  'nonna-pia': ['/'],
  'kumo-ramen': ['/menu/toronto-kumo-annex/'],
  'night-owl-burgers': ['/offers/', '/feedback/'],
};

for (const [device, settings, kinds] of [
  ['phone', PHONE, KINDS_ON_PHONE],
  ['desktop', DESKTOP, KINDS],
] as const) {
  for (const [brand, paths] of Object.entries(kinds)) {
    test.describe(`${brand} by keyboard on a ${device}`, () => {
      test.use({ brand, ...settings, ...REDUCED });

      for (const path of paths) {
        const tag = FRAMES.includes(brand + path) ? '@chromium' : [];
        test(
          `on ${path} every stop is seen, uncovered and outlined, and the last one leads out`,
          { tag },
          async ({ page, faults }) => {
            if (path === '/404.html') faults.expect(noPage(path));
            await page.goto(path);
            await expect(page.locator(':is(.launcher, .assistant-bar)[hidden]')).toHaveCount(0);
            await expect(page.getByText('Loading...')).toHaveCount(0);
            await wakeIslands(page);
            await loadFrames(page);
            const stops = await tabThrough(page);
            expect(stops.filter(({ problem }) => problem !== '')).toEqual([]);
            // A frame is as many stops as it has inside.
            const own = stops.filter(({ isFrame }) => !isFrame).map(({ index }) => index);
            expect(own).toEqual(await focusable(page));
          },
        );
      }
    });
  }
}

test('the first stop skips the header, after a change of page, too', async ({ page }) => {
  await page.goto('/menu/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Print menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Antipasti' })).toBeFocused();
  await test.step('a change of page starts over at the top', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'View Full Menu' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  });
});

/** A frame whose page came in the middle of the walk would take the focus away. */
async function loadFrames(page: Page): Promise<void> {
  // As if a visitor had asked for it; a click would leave the focus in it, where the walk does not begin.
  await page.evaluate(() => {
    for (const menu of document.querySelectorAll<HTMLElement>('frame-facade.menu-frame')) {
      const template = menu.querySelector('template');
      template?.replaceWith(document.importNode(template.content, true));
      menu.querySelector('.facade-ask')?.remove();
      menu.dataset['framed'] = '';
    }
  });
  for (const frame of await page.locator('.menu-frame iframe').all()) {
    await expect(frame).toBeVisible();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole('paragraph')).toBeVisible();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

interface Stop {
  index: number;
  isFrame: boolean;
  /** Why a reader could not tell that the focus is here, or nothing. */
  problem: string;
}

/** Presses Tab until the focus leaves the page or comes back to where it was; a trap leaves the rest of the page unvisited. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops = new Map<number, Stop>();
  const hasFrames = (await page.locator('iframe').count()) > 0;
  let stop: Stop | undefined;
  let last: number | undefined;
  let inside = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    if (hasFrames) await arrive(page, stop?.isFrame ? ['BODY', 'IFRAME'] : ['BODY']);
    stop = await page.evaluate(lookAtFocus);
    // A frame stays the page's focus for as long as the focus is inside of it, a date for each of its parts. The last of these, the
    // button of the calendar, is outlined by the browser itself.
    const isInside: boolean = stop !== undefined && stop.index === last && ++inside < MAX_PARTS;
    if (stop === undefined || (stops.has(stop.index) && !stop.isFrame && !isInside)) return [...stops.values()];
    if (isInside) continue;
    inside = 0;
    last = stop.index;
    stops.set(stop.index, stop);
  }
}

/** Day, month, year, hour, minute, half of the day, and the button of the calendar. */
const MAX_PARTS = 8;

/** Into a frame of another site and out of it the focus comes a moment after the key, unless it leaves the page. */
async function arrive(page: Page, onTheWay: string[]): Promise<void> {
  const isThere = (tags: string[]) => !tags.includes(document.activeElement?.tagName ?? '');
  await page.waitForFunction(isThere, onTheWay, { timeout: 2000 }).catch(() => {});
}

/** The places of all elements a keyboard should reach, in the body's order: its head may still get stylesheets. */
function focusable(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element, index) => {
      const canFocus = element.matches(
        'a[href], button:enabled:not([tabindex="-1"]), input:not([tabindex="-1"]), select, textarea, summary, [tabindex="0"]',
      );
      // Of a group of choices with none chosen the first one takes the focus, arrows lead on.
      const group = element.matches('[type=radio]') ? element.closest('fieldset') : null;
      if (group && group.querySelector('input') !== element) return [];
      return canFocus && element.checkVisibility({ visibilityProperty: true }) ? [index] : [];
    }),
  );
}

/** Runs in the page. Undefined once the focus is back at the document. */
async function lookAtFocus(): Promise<Stop | undefined> {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  // Its buttons know only a frame later that the row has scrolled.
  if (element.closest('item-carousel'))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const stop = {
    index: [...document.body.querySelectorAll('*')].indexOf(element),
    isFrame: element.tagName === 'IFRAME',
  };
  const name = `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ];
  const atCentre = document.elementFromPoint(x, y);
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (bottom <= 0 || top >= innerHeight) return { ...stop, problem: `${name} is beyond the screen` };
  if (!atCentre || !(element.contains(atCentre) || atCentre.contains(element)))
    return { ...stop, problem: `${name} is covered by ${atCentre?.outerHTML.slice(0, 200)}` };
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) return { ...stop, problem: `${name} has no outline` };
  return { ...stop, problem: '' };
}
