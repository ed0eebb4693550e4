import { reasonParts } from '#i18n/tools/reasons.ts';
import { type ToolLanguage, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { escapeHtml, withForeign } from '#tool-pages/html.ts';
import { screenDocument } from './look/document.ts';

/** A report has only the text of an error, so the kind of error is told from its text. */
const CONFIGURATION_MISSING = 'Failed to load restaurant configuration';

export interface Screen {
  status: number;
  html: string;
}

export function loadingScreen(stamp: string, language: ToolLanguage): Screen {
  const title = toolTextsIn(language).screens.loading;
  const main = `<div role="status"><h1>${title}</h1></div><div class="wait" aria-hidden="true"></div>`;
  return { status: 503, html: screenDocument({ title, main, stamp, refreshSeconds: 2, language }) };
}

/** Why the build failed, with the name of the error in the last line. */
export function errorScreen(slug: string, message: string, stamp?: string, language: ToolLanguage = 'en'): Screen {
  const texts = toolTextsIn(language);
  const { configurationError, notBuilt, otherError, turnsInto } = texts.screens;
  const name = message.includes(CONFIGURATION_MISSING) ? configurationError : otherError;
  const title = notBuilt(slug);
  const main =
    `<h1>${escapeHtml(title)}</h1><p class="message">${withForeign(reasonParts(message, texts))}</p>` +
    `<p class="note">${name}. ${turnsInto}</p>`;
  return { status: 500, html: screenDocument({ title, main, stamp, refreshSeconds: 5, language }) };
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
export function notFoundPage(address: string, home: string, stamp: string, language: ToolLanguage): Screen {
  const { nothingAt, nothingHere: title, toBrands } = toolTextsIn(language).screens;
  const main =
    `<h1>${title}</h1><p class="message">${escapeHtml(nothingAt(address))}</p>` +
    `<p class="note"><a href="${home}">${toBrands}</a></p>`;
  return { status: 404, html: screenDocument({ title, main, stamp, language }) };
}

function detailsOf(id: string, summary: string, text: string): string {
  return `<details id="${id}"><summary>${summary}</summary><pre tabindex="0">${escapeHtml(text)}</pre></details>`;
}
