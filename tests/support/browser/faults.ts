import { type BrowserContext, expect } from '@playwright/test';

/**
 * What React reports of an island whose page a visitor leaves before the island has woken up: Astro's renderer unmounts it, and
 * React calls that an update that came too early. Nothing of it is on the page any more.
 */
const ABANDONED_ISLAND = 'Minified React error #424;';

/**
 * Everything that goes wrong behind the pages of a story: exceptions, errors on the console, dialogs, requests that failed. The
 * browser tells of them when it comes to it, before or after the page shows what became of it, so a story says which it expects
 * and they are compared when it ends.
 */
export class Faults {
  readonly #seen: string[] = [];
  readonly #expected = new Set<string>();
  readonly #allowed = new Set<string>();

  constructor(context: BrowserContext) {
    context.on('weberror', (webError) => {
      const { message } = webError.error();
      if (!message.includes(ABANDONED_ISLAND)) this.#seen.push(`exception: ${message}`);
    });
    context.on('dialog', async (dialog) => {
      this.#seen.push(`dialog: ${dialog.message()}`);
      await dialog.dismiss();
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.#seen.push(`console: ${message.text()}`);
    });
    context.on('requestfailed', (request) => {
      // A visitor who leaves stops what was still loading.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') this.#seen.push(`failed: ${request.url()}`);
    });
  }

  /** Names faults of which each has to come at least once, by a part of their text. */
  expect(...parts: string[]): void {
    for (const part of parts) this.#expected.add(part);
  }

  /** Names faults that may come or not. */
  allow(...parts: string[]): void {
    for (const part of parts) this.#allowed.add(part);
  }

  /** Fails where one expected has not come, or another has. */
  async verify(): Promise<void> {
    const isMissing = (part: string) => !this.#seen.some((fault) => fault.includes(part));
    await expect.poll(() => [...this.#expected].filter(isMissing), 'faults that did not come').toEqual([]);
    const known = [...this.#expected, ...this.#allowed];
    expect(
      this.#seen.filter((fault) => !known.some((part) => fault.includes(part))),
      'faults nobody expects',
    ).toEqual([]);
  }
}

/** What the browser itself says of an answer that is no success: `status(404)`. */
export const status = (code: number) => `the server responded with a status of ${code} `;
/** What the 404 page says of the address that led there. */
export const noPage = (path: string) => `console: 404: no page at ${path}`;
