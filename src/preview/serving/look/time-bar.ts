import { type ToolLanguage, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { TOKENS } from '#tool-pages/style.ts';

/** As for the bar of a failed build: a shadow root keeps the site's styles out. */
const STYLE = `
:host { all: initial !important; position: fixed !important; z-index: 2147483646 !important; inset: auto 0 0 !important; display: block !important; pointer-events: none !important; }
p {${TOKENS}
  width: fit-content; max-width: calc(100% - 2em); margin: 0 auto .75em; padding: .375em 1em; border: 1px solid var(--edge); border-radius: 1em;
  background: var(--surface); color: var(--text); font: .875em/1.5 system-ui, sans-serif; box-shadow: 0 .25em 1em rgb(0 0 0 / .16);
}
@media print { :host { display: none !important; } }
`;

/** `24 December 2026, 18:00`; of a date alone without a time. */
export function timeOfPreview(at: string, language: ToolLanguage = 'en'): string {
  const [date = '', time] = at.trim().split(/[T ]/);
  const day = new Intl.DateTimeFormat(toolTextsIn(language).locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  return time === undefined ? day : `${day}, ${time}`;
}

/** Runs in the browser, behind the script that listens for changes: says on every page that it is not the site of now. */
export const timeBarScript = (at: string, language: ToolLanguage = 'en'): string => `
(() => {
  if (document.querySelector('front-of-house-time')) return;
  const host = document.createElement('front-of-house-time');
  const root = host.attachShadow({ mode: 'open' });
  const style = new CSSStyleSheet();
  style.replaceSync(${JSON.stringify(STYLE)});
  root.adoptedStyleSheets = [style];
  const text = root.appendChild(document.createElement('p'));
  text.textContent = ${JSON.stringify(toolTextsIn(language).beside.bar(timeOfPreview(at, language)))};
  document.documentElement.append(host);
})();
`;
