import { expect, test, unfold } from '../support/browser/stories.ts';

for (const failure of ['that never arrive', 'that are no pictures']) {
  test(`pictures ${failure} leave a placeholder in their place, with their words`, async ({ page, faults }) => {
    if (failure === 'that never arrive') faults.expect('failed: http', 'net::ERR_FAILED');
    await page.route('**/_pictures/**', (route) =>
      failure === 'that never arrive' ? route.abort() : route.fulfill({ contentType: 'image/avif', body: 'torn' }),
    );
    await page.goto('/');
    const pictures = page.locator('main img.picture');
    const alternatives = await pictures.evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt));
    await unfold(page);

    await expect
      .poll(() =>
        pictures.evaluateAll(
          (images: HTMLImageElement[]) =>
            images.filter(({ src, naturalWidth }) => !src.startsWith('data:image/svg+xml') || naturalWidth === 0)
              .length,
        ),
      )
      .toBe(0);
    expect(alternatives.length).toBeGreaterThan(3);
    expect(await pictures.evaluateAll((images: HTMLImageElement[]) => images.map(({ alt }) => alt))).toEqual(
      alternatives,
    );
  });
}
