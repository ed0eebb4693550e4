import type { Page } from '@playwright/test';
import { expect } from './stories.ts';

export const REDUCED = { contextOptions: { reducedMotion: 'reduce' } } as const;

export async function openCard(page: Page, card: string, path = '/offers/') {
  if (path !== '') await page.goto(path);
  await page.getByRole('button', { name: 'FEEDBACK' }).click();
  await page.getByRole('button', { name: new RegExp(card) }).click();
  const dialog = page.getByRole('dialog', { name: card });
  await expect(dialog).toBeVisible();
  return dialog;
}
