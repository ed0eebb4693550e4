import { screenDocument } from './look/document.ts';
import { escapeHtml } from '#tool-pages/html.ts';

/** A report has only the text of an error, so the kind of error is told from its text. */
const CONFIGURATION_MISSING = 'Failed to load restaurant configuration';

export interface Screen {
  status: number;
  html: string;
}

export function loadingScreen(stamp: string): Screen {
  const main = `<div role="status"><h1>Loading restaurant...</h1></div><div class="wait" aria-hidden="true"></div>`;
  return { status: 503, html: screenDocument({ title: 'Loading restaurant...', main, stamp, refreshSeconds: 2 }) };
}

/** The build's own sentence, with the name of the error in the last line. */
export function errorScreen(slug: string, message: string, stamp?: string): Screen {
  const name = message.includes(CONFIGURATION_MISSING) ? 'Configuration Error' : 'Error Loading Restaurant';
  const title = `${slug} could not be built`;
  const main =
    `<h1>${escapeHtml(title)}</h1><p class="message">${escapeHtml(message)}</p>` +
    `<p class="note">${name}. This page turns into the site as soon as a build succeeds.</p>`;
  return { status: 500, html: screenDocument({ title, main, stamp, refreshSeconds: 5 }) };
}

/** What the dev server shows for an exception in a route. */
export function unexpectedErrorScreen(error: unknown, status = 500): Screen {
  const title = 'Unexpected Application Error!';
  const message = error instanceof Error ? error.message : String(error);
  const stack =
    error instanceof Error && error.stack !== undefined ? detailsOf('stack', 'Where it happened', error.stack) : '';
  const main = `<h1>${title}</h1><p class="message"><strong>${status}</strong> ${escapeHtml(message)}</p>${stack}`;
  return { status, html: screenDocument({ title, main }) };
}

/** For an unknown address. `home` is the address of the dashboard. */
export function notFoundPage(address: string, home: string, stamp: string): Screen {
  const title = 'Nothing here';
  const main =
    `<h1>${title}</h1><p class="message">There is nothing at ${escapeHtml(address)}</p>` +
    `<p class="note"><a href="${home}">To the brands in preview</a></p>`;
  return { status: 404, html: screenDocument({ title, main, stamp }) };
}

function detailsOf(id: string, summary: string, text: string): string {
  return `<details id="${id}"><summary>${summary}</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>`;
}
