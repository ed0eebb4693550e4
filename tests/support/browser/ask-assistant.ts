import type { Locator, Page } from '@playwright/test';
import { expect } from './stories.ts';

export const logOf = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });

/** Asks in the bar or, once it is open, in the panel. As long as an answer is awaited, the panel takes no other question. */
export async function ask(page: Page, question: string): Promise<void> {
  await expect(logOf(page).getByText('Typing…')).toHaveCount(0);
  const box = page
    .getByRole('textbox', { name: /^(Ask about the restaurant|Your question)$/ })
    .filter({ visible: true });
  await box.fill(question);
  await box.press('Enter');
}
