import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { FormStory, Visited } from '../forms/form-story.ts';
import type { Entry } from './by-keyboard.ts';
import { expect } from './stories.ts';

/** The form of a story, once it is alive; at another address of its page, or of another site, where one is named. */
export async function openForm(page: Page, { address, form: name, card }: Visited, at = address): Promise<Locator> {
  await page.goto(at);
  if (card !== undefined) return openCard(page, card);
  if (name === undefined) return page.getByRole('main');
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

export const sendButton = (form: Locator, { send }: Visited): Locator =>
  form.getByRole('button', { name: send, exact: true });

/** In it a story finds its row. */
export const makeName = (): string => `Ada ${randomUUID()}`;

/** What is entered into each field of a form, by its label, with a mark by which the row is found. */
export function entriesOf({ labels, entered, chosen, marked }: FormStory, mark: string): Record<string, Entry> {
  const values: Record<string, unknown> = { ...entered, ...chosen, [marked]: mark };
  const asked = Object.keys(labels).filter((field) => values[field] !== undefined);
  return Object.fromEntries(
    asked.map((field) => [labels[field] ?? '', values[field] === true ? 'tick' : (values[field] as Entry)]),
  );
}

/** Fills in a form as its story says, but for the changes, with a pointer. Returns the mark by which its row is found. */
export async function fillIn(form: Locator, story: FormStory, changes: Record<string, Entry> = {}) {
  const name = makeName();
  for (const [label, entry] of Object.entries({ ...entriesOf(story, name), ...changes })) {
    const field = form.getByLabel(label, { exact: true });
    if (entry === 'tick') await field.check();
    else if (typeof entry === 'string') await enter(form, label, entry);
    else if ('file' in entry) await field.setInputFiles(entry.file);
    else if ('option' in entry) await enter(form, label, entry.option);
  }
  return name;
}

/** Writes a text, or chooses an option by its words. */
async function enter(form: Locator, label: string, words: string): Promise<void> {
  const group = form.getByRole('radiogroup', { name: label, exact: true });
  if ((await group.count()) > 0) return group.getByText(words, { exact: true }).click();
  const field = form.getByLabel(label, { exact: true });
  const options = field.getByRole('option', { name: words });
  if ((await options.count()) === 0) return field.fill(words);
  await field.selectOption({ label: (await options.first().textContent()) ?? '' });
}

export const thanks = (page: Page): Locator => page.getByRole('heading', { name: 'Thank You' });
