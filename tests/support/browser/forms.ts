import type { Locator, Page } from '@playwright/test';
import { expect } from './stories.ts';

/** A form on a page of its own, once it is alive. */
export async function openForm(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(address);
  const form = page.getByRole('form', { name });
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByRole('button', { name: /^Send/ })).toBeEnabled();
  return form;
}

/** A form of the feedback dialog, on the page that is open. */
export async function openCard(page: Page, card: string): Promise<Locator> {
  await page.getByRole('button', { name: 'FEEDBACK' }).click();
  await page.getByRole('button', { name: new RegExp(card) }).click();
  const dialog = page.getByRole('dialog', { name: card });
  await expect(dialog).toBeVisible();
  return dialog;
}

export const thanks = (page: Page): Locator => page.getByRole('heading', { name: 'Thank You' });
