import type { Page } from '@playwright/test';
import { movedOn, watchMotion } from '../support/browser/moved.ts';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

declare global {
  interface Window {
    recorded?: unknown[];
  }
}

test.beforeEach(({ context }) => watchMotion(context));

async function goToMenu(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'View Full Menu' }).click();
  await expect(page).toHaveURL('/menu/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-astro-transition');
}

/** On a phone. */
async function openLinks(page: Page): Promise<void> {
  await page.setViewportSize(PHONE.viewport);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#header-nav')).toBeVisible();
}

test.describe('a brand with animations', () => {
  test.use({ brand: 'kumo-ramen' });

  test('fades from page to page, and what opens and closes', async ({ page }) => {
    await goToMenu(page);
    expect((await movedOn(page)).join()).toContain('::view-transition');
    await openLinks(page);
    await expect.poll(() => movedOn(page)).toContain('header-nav');
  });

  test('shows what is marked once, when a fifth of it is visible, by the numbers of docs/motion.md', async ({
    page,
  }) => {
    await page.clock.install();
    await recordAnimations(page);
    await openWith(page, MARKED);
    const counter = page.getByTestId('countUp');
    await expect(counter).toHaveAttribute('data-waiting');
    await scrollUntilVisible(page, 19);
    expect(await animationsOn(page)).toEqual([]);
    await page.clock.pauseAt('2030-01-01');
    await scrollUntilVisible(page, 21);
    await expect.poll(() => animationsOn(page)).toHaveLength(EXPECTED.length);
    expect(await animationsOn(page)).toEqual(EXPECTED);
    await page.clock.runFor(1000);
    await expect(counter.locator('[aria-hidden]')).toHaveText('4.2');
    expect(await counter.innerHTML()).toMatch(/^4\.8/);
    await page.clock.runFor(1050);
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.locator('main [data-waiting], main span, main [style*=opacity]')).toHaveCount(0);
    await scrollUntilVisible(page, -500);
    await scrollUntilVisible(page, 21);
    expect(await animationsOn(page)).toHaveLength(EXPECTED.length);
  });

  test.describe('read by who wants less motion', () => {
    test.use(REDUCED);

    // That nothing moves on any page: every-page.spec.ts.
    test('fades neither from page to page nor what opens and closes', async ({ page }) => {
      await goToMenu(page);
      await openLinks(page);
      expect(await movedOn(page)).toEqual([]);
    });
  });
});

test.describe('a brand with animations and a row of items', () => {
  test.use({ brand: 'night-owl-burgers' });

  test('hides nothing that can be seen, nor from print, the keyboard or a smaller wish for motion', async ({
    page,
  }) => {
    // By the router, as most visitors come back.
    await page.goto('/menu/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    const waiting = page.locator('[data-waiting]');
    await expect(waiting).not.toHaveCount(0);
    expect(
      await page.evaluate(
        () =>
          [...document.querySelectorAll('[data-waiting]')].filter(
            (element) => element.getBoundingClientRect().top < innerHeight,
          ).length,
      ),
    ).toBe(0);
    const opacity = () => waiting.last().evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe('0');
    await page.emulateMedia({ media: 'print' });
    expect(await opacity()).toBe('1');
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    expect(await opacity()).toBe('1');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const card = page.locator('li:has(a):has([data-waiting])').first();
    await card.locator('a').focus();
    await expect(card.locator('[data-waiting]')).toHaveCount(0);
    await page.evaluate(async () => {
      for (; scrollY + innerHeight < document.body.scrollHeight - 1; scrollBy({ top: 400, behavior: 'instant' }))
        await new Promise(requestAnimationFrame);
    });
    await expect(waiting).toHaveCount(0);
  });
});

test.describe('the ticker', () => {
  test.use({ brand: 'night-owl-burgers', ...DESKTOP });

  test('stops for the keyboard and the pointer', async ({ page }) => {
    await page.goto('/');
    const pause = page.getByRole('checkbox', { name: 'Pause the moving text' });
    const state = () =>
      page.evaluate(
        () => document.getAnimations().find(({ effect }) => effect?.getTiming().iterations === Infinity)?.playState,
      );
    expect(await state()).toBe('running');
    await pause.focus();
    await page.keyboard.press('Space');
    expect(await state()).toBe('paused');
    await page.keyboard.press('Space');
    expect(await state()).toBe('running');
    await pause.hover();
    expect(await state()).toBe('paused');
  });
});

test.describe('an icon without words', () => {
  test.use({ brand: 'night-owl-burgers', ...DESKTOP });

  test('shows its name after 700 ms, the next one at once for 300 ms, until the visitor goes on', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const tooltip = page.getByRole('tooltip');
    const more = page.getByRole('button', { name: 'More items' });
    const previous = page.getByRole('button', { name: 'Previous items' });
    // The row stays between its ends, where both buttons are enabled.
    await page.locator('item-carousel > ul').evaluate((list) => {
      list.scrollTo({ left: 600, behavior: 'instant' });
      list.scrollBy = () => {};
    });
    await expect(previous).toBeEnabled();
    await more.scrollIntoViewIfNeeded();
    await page.clock.pauseAt('2030-01-01');
    const away = () => page.mouse.move(700, 5);

    await more.hover();
    await page.clock.runFor(699);
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText('More items');
    await expect(more).toHaveAccessibleDescription('');
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await away();
    await expect(tooltip).toBeHidden();
    await page.clock.runFor(299);
    await previous.hover();
    await page.clock.runFor(0);
    await expect(tooltip).toHaveText('Previous items');

    for (const goOn of [
      () => page.keyboard.press('Escape'),
      () => previous.click(),
      () => page.evaluate(() => scrollBy({ top: 20, behavior: 'instant' })),
    ]) {
      await goOn();
      await expect(tooltip).toBeHidden();
      await page.clock.runFor(1000);
      await away();
      await previous.hover();
      await page.clock.runFor(700);
      await expect(tooltip).toBeVisible();
    }
    await away();

    await page.clock.runFor(300);
    await more.focus();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(700);
    await expect(tooltip).toHaveText('Previous items');
    await previous.blur();
    await expect(tooltip).toBeHidden();
  });
});

test('a brand without animations changes its page at once', async ({ page }) => {
  await goToMenu(page);
  await openLinks(page);
  expect((await movedOn(page)).join()).not.toMatch(/::view-transition|header-nav/);
});

/** Each in its own column, 100 px high, so that a per cent is a pixel. */
const MARKED = `<style>.row { display: flex; align-items: start; margin: 2000px 0 } .row > * { width: 50px; height: 100px; flex: none; overflow: hidden; margin: 0; padding: 0 }</style><div class="row">
  <p data-testid="default" data-reveal="up"></p>
  <p data-testid="down" data-reveal="down"></p>
  <p data-testid="left" data-reveal="left"></p>
  <p data-testid="right" data-reveal="right"></p>
  <p data-testid="unknown" data-reveal="constructor"></p>
  <p data-testid="own" data-reveal="left" data-duration="1" data-delay="0.3" data-offset="20"></p>
  <p data-testid="card 0" data-card="0"></p>
  <p data-testid="card 2" data-card="2"></p>
  <ul data-stagger="up"><li data-testid="child 0"></li><li data-testid="child 1"></li></ul>
  <p data-testid="words" data-text="wordReveal">One, two three</p>
  <p data-testid="unknown words" data-text="__proto__">One</p>
  <p data-testid="typed" data-text="typewriter">a🇨🇦b</p>
  <p data-testid="countUp" data-text="countUp">4.8</p>
</div>`;

const CURVE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** Of what, which property, from where, in how many milliseconds, after how many. */
const EXPECTED = [
  ...slide('default', 'translateY(50px)', 600),
  ...slide('down', 'translateY(-50px)', 600),
  ...slide('left', 'translateX(50px)', 600),
  ...slide('right', 'translateX(-50px)', 600),
  ...slide('unknown', 'translateY(50px)', 600),
  ...slide('own', 'translateX(20px)', 1000, 300),
  ...slide('card 0', 'translateY(30px) scale(0.95)', 500),
  ...slide('card 2', 'translateY(30px) scale(0.95)', 500, 200),
  ...slide('child 0', 'translateY(50px)', 600),
  ...slide('child 1', 'translateY(50px)', 600, 100),
  ...['One, ', 'two ', 'three'].map((word, index) => fade(word, 1000, index * 500)),
  fade('One', 2000),
  ...['a', '🇨🇦', 'b'].map((letter, index) => fade(letter, 10, index * 50)),
].sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));

function slide(name: string, from: string, duration: number, delay = 0) {
  return [fade(name, duration, delay), [name, 'transform', from, duration, delay, CURVE]];
}

function fade(name: string, duration: number, delay = 0) {
  return [name, 'opacity', '0', duration, delay, CURVE];
}

/** Opens home with other contents. */
async function openWith(page: Page, contents: string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<main[^>]*>).*(?=<\/main>)/s, `$1${contents}`);
    await route.fulfill({ response, body });
  });
  await page.goto('/');
}

async function recordAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const recorded: unknown[] = (window.recorded = []);
    const animate = Element.prototype.animate;
    Element.prototype.animate = function record(this: HTMLElement, keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      const effect = animation.effect as KeyframeEffect;
      const { duration, delay, easing } = effect.getTiming();
      const [property = '', [from] = ['']] = Object.entries(keyframes as Record<string, string[]>)[0] ?? [];
      const name = this.dataset['testid'] ?? this.textContent;
      recorded.push([name, property, String(from), duration, Math.round(delay ?? 0), easing]);
      return animation;
    };
  });
}

/** Sorted, because each element has an observer of its own. */
const animationsOn = async (page: Page): Promise<unknown[]> =>
  (await page.evaluate(() => window.recorded ?? [])).sort(byText);
const byText = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

/** Scrolls so far that so many pixels of the row are on the screen, and waits until observers have been told. */
async function scrollUntilVisible(page: Page, pixels: number): Promise<void> {
  await page.evaluate((pixels) => {
    const top = document.querySelector('.row')?.getBoundingClientRect().top ?? 0;
    scrollTo({ top: scrollY + top - innerHeight + pixels, behavior: 'instant' });
    return new Promise((told) => {
      const observer = new IntersectionObserver(() => (observer.disconnect(), told(undefined)));
      observer.observe(document.body);
    });
  }, pixels);
}
