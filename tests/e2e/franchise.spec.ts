import { violationsOn } from '../support/browser/axe.ts';
import { openForm } from '../support/browser/forms.ts';
import { FRANCHISE } from '../support/forms/franchise.ts';
import { DESKTOP, expect, PHONE, REDUCED, test } from '../support/browser/stories.ts';

test.describe('who wants a franchise', () => {
  test.use({ brand: 'night-owl-burgers', ...DESKTOP, ...REDUCED });

  test('answers the brand’s questions in their order, and leaves a toast by Escape', async ({ page }) => {
    const form = await openForm(page, FRANCHISE);
    await expect(page.getByRole('heading', { name: 'What we will ask you' })).toBeHidden();
    await expect(form.getByRole('listitem')).toContainText([
      'Your full name',
      'Your email address',
      'Your telephone number (optional)',
      'Which city and street do you have in mind?',
      'How much could you invest?',
      'Which hours do you keep?',
      'When could you spend a night shift with us? (optional)',
      'What is open in your town at two in the morning, and why should it be us?',
      'Anything else we should know? (optional)',
    ]);
    for (const [question, purpose] of [
      ['Your full name', 'name'],
      ['Your email address', 'email'],
      ['Your telephone number (optional)', 'tel'],
    ] as const)
      await expect(form.getByLabel(question)).toHaveAttribute('autocomplete', purpose);

    const send = form.getByRole('button', { name: 'Send Inquiry' });
    await send.click();
    const region = page.getByRole('region', { name: 'Notifications' });
    const first = form.getByLabel('Your full name');
    await expect(first).toBeFocused();
    await expect(region.getByRole('alert')).toBeVisible();
    await page.keyboard.press('Alt+t');
    await expect(region.getByRole('button', { name: 'Dismiss' })).toBeFocused();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(region).toBeEmpty();
    await expect(first).toBeFocused();
    await send.click();
    await region.getByRole('button', { name: 'Dismiss' }).click();
    await expect(region).toBeEmpty();
  });
});

test.describe('who wants a franchise and has no scripts', () => {
  test.use({ brand: 'kumo-ramen', ...PHONE, javaScriptEnabled: false });

  test('reads what will be asked and answers in an email that asks it', async ({ page }) => {
    await page.goto('/franchise/');
    const questions = page.getByRole('region', { name: 'What we will ask you' });
    await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(7);
    const budget = questions.getByRole('listitem').filter({ hasText: 'How much could you invest?' });
    await expect(budget).toContainText('Optional');
    await expect(budget.getByRole('listitem')).toHaveCount(4);
    const href = await page.getByRole('link', { name: 'Answer by Email' }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('body')).toContain('5. How much could you invest? (optional)');
  });
});
