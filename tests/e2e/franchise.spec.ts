import { violationsOn } from '../support/browser/axe.ts';
import { DESKTOP, expect, test } from '../support/browser/stories.ts';

test.use({ brand: 'night-owl-burgers', ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

test('the questions are fields of five kinds, in the brand’s order; a toast is left by Escape, and closed', async ({
  page,
}) => {
  await page.goto('/franchise/');
  const form = page.getByRole('form', { name: 'Franchise inquiry' });
  const send = form.getByRole('button', { name: 'Send Inquiry' });
  await expect(send).toBeEnabled();
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
  const kinds = form.locator('input:not([name=leave_empty]), select, textarea');
  expect(await kinds.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).type))).toEqual([
    'text',
    'email',
    'tel',
    'text',
    'select-one',
    'radio',
    'radio',
    'radio',
    'datetime-local',
    'textarea',
    'textarea',
  ]);
  for (const [question, purpose] of [
    ['Your full name', 'name'],
    ['Your email address', 'email'],
    ['Your telephone number (optional)', 'tel'],
  ] as const)
    await expect(form.getByLabel(question)).toHaveAttribute('autocomplete', purpose);
  await expect(form.getByLabel('How much could you invest?').getByRole('option').first()).toHaveText('Choose one');

  await send.click();
  const region = page.getByRole('region', { name: 'Notifications' });
  const first = form.getByLabel('Your full name');
  await expect(first).toBeFocused();
  await expect(region.getByRole('alert')).toHaveText(/Required Fields Missing\s*Please fill in all required fields\./);
  await page.keyboard.press('Alt+t');
  await expect(region.getByRole('button', { name: 'Dismiss' })).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(region).toBeEmpty();
  await expect(first).toBeFocused();
  await page.keyboard.press('Alt+t');
  await expect(region).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();

  await send.click();
  await region.getByRole('button', { name: 'Dismiss' }).click();
  await expect(region).toBeEmpty();
});
