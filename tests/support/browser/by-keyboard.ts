import type { Locator, Page } from '@playwright/test';

/** What somebody without a mouse puts into a field: letters and digits, those of its parts, an option of a list or choice, a file, a tick. */
export type Entry =
  | string
  | string[]
  | { option: string }
  | { file: { name: string; mimeType: string; buffer: Buffer } }
  | 'tick';

/** The parts of a day, which a field for dates takes in another order. */
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
/** Far more than any page has stops. */
const MAX_STOPS = 120;

/** Presses Tab until the focus is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

/** Goes from field to field of a form and fills each, by its name. */
export async function fillByKeyboard(page: Page, form: Locator, entries: Record<string, Entry>): Promise<void> {
  // While somebody listens, no dialog of the browser's own opens between two files.
  page.on('filechooser', () => {});
  for (const [name, entry] of Object.entries(entries)) {
    const group = form
      .getByRole('radiogroup', { name, exact: true })
      .or(form.getByRole('group', { name, exact: true }));
    const field = form.getByLabel(name, { exact: true });
    await group.or(field).first().waitFor();
    const words = typeof entry === 'object' && 'option' in entry ? entry.option : entry;
    if (typeof words === 'string' && (await group.count()) > 0) {
      await choose(page, group, words);
      continue;
    }
    await tabTo(page, field);
    if (entry === 'tick') await page.keyboard.press('Space');
    else if (typeof words === 'string') await page.keyboard.type(words.replace(DAY, '$2$3$1'));
    else if (Array.isArray(entry)) await typeParts(page, entry);
    else if (typeof entry === 'object' && 'file' in entry) await attach(page, entry.file);
  }
}

/** The first of a choice has the focus; the arrows lead on and choose. */
async function choose(page: Page, group: Locator, option: string): Promise<void> {
  await tabTo(page, group.getByRole('radio').first());
  await page.keyboard.press('Space');
  const wanted = group.getByRole('radio', { name: option, exact: true });
  const count = await group.getByRole('radio').count();
  for (let step = 1; step < count && !(await wanted.isChecked()); step++) await page.keyboard.press('ArrowDown');
}

/** Tab leads from the date to the time. */
async function typeParts(page: Page, [first = '', ...others]: string[]): Promise<void> {
  await page.keyboard.type(first);
  for (const part of others) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(part);
  }
}

async function attach(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Space');
  await (await chooser).setFiles(file);
}
