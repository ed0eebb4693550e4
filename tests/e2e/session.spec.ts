import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtBrand } from '../support/build/built.ts';
import { fakeBackend } from '../support/browser/fake-backend.ts';
import { DESKTOP, expect, test } from '../support/browser/stories.ts';

test.use(DESKTOP);

/** The library keeps it under the first label of the project's host. */
const KEY = 'sb-127-auth-token';
const TOKEN = 'header.claims.signature';

test('who is signed in at the backend sends a token of their own; for nobody else the library is fetched', async ({
  page,
  brand,
}) => {
  const fetched = new Set<string>();
  page.on('response', (response) => fetched.add(new URL(response.url()).pathname.slice(1)));
  const library = globSync('_astro/*.js', { cwd: builtBrand(brand) }).filter((file) =>
    readFileSync(join(builtBrand(brand), file), 'utf8').includes('GoTrueClient'),
  );
  expect(library).toHaveLength(1);
  const isFetched = () => library.some((file) => fetched.has(file));
  const send = async () => {
    await page.getByRole('button', { name: 'FEEDBACK' }).click();
    await page.getByRole('button', { name: /Request Callback/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Phone').fill('905 555 0142');
    await dialog.getByRole('button', { name: 'Request Callback' }).click();
    await expect(dialog.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  };
  const calls = await fakeBackend(page);
  await page.goto('/offers/');
  await send();
  expect(calls[0]?.headers).not.toHaveProperty('authorization');
  expect(isFetched()).toBe(false);

  const session = {
    access_token: TOKEN,
    refresh_token: 'refresh',
    expires_at: Math.round(Date.now() / 1000) + 3600,
    expires_in: 3600,
    token_type: 'bearer',
    user: { id: 'ada' },
  };
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify(session)] as const);
  await page.reload();
  await send();
  expect(calls[1]?.headers['authorization']).toBe(`Bearer ${TOKEN}`);
  expect(isFetched()).toBe(true);
});
