import { type ToolLanguage, toolTextsIn } from '#i18n/tools/tool-texts.ts';
import { TOKENS } from '#tool-pages/style.ts';

/** Why a brand's last build failed, for pages that show an earlier one. */
export interface BuildProblem {
  /** Another failure has another one. */
  id: string;
  slug: string;
  /** Why, in the language of who looks. */
  error: string;
}

/** Rules for the host must win over those that a site has for every element, hence `!important`. No size is in `rem`, which the site decides. */
const STYLE = `
:host { all: initial !important; position: fixed !important; z-index: 2147483647 !important; inset: auto 0 0 !important; display: block !important; }
* { box-sizing: border-box; margin: 0; }
section {${TOKENS}
  display: grid; grid-template-columns: 1fr auto; gap: 0 1em; align-items: start; max-height: 50vh; overflow: auto;
  padding: .75em clamp(1em, 4vw, 3em); border-top: 3px solid var(--bad); background: var(--surface); color: var(--text);
  box-shadow: 0 -.5em 1.5em rgb(0 0 0 / .16); font: 1em/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h2 { color: var(--bad); font-size: 1em; font-weight: 620; line-height: 2em; }
pre { grid-column: 1 / -1; max-width: 60em; font: .875em/1.5 var(--mono); white-space: pre-wrap; }
p { grid-column: 1 / -1; color: var(--muted); font-size: .875em; }
button {
  grid-area: 1 / 2; min-height: 2em; padding: .125em .75em; border: 1px solid var(--edge); border-radius: .375em;
  background: none; color: inherit; font: inherit; font-size: .875em; font-weight: 550; cursor: pointer;
}
button:hover { border-color: currentColor; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
@media print { :host { display: none !important; } }
`;

/** Stands for the brand in a text. */
const SLUG = '{slug}';
const DISMISSED = 'front-of-house:dismissed';

/**
 * Runs in the browser, as a part of the script that listens for changes: `showProblem(problem)` puts a bar at the foot of a page of a
 * site, and `showProblem(null)` takes it away. The bar stands beside the body, which Astro's router replaces, and above everything; a shadow root keeps the site's
 * styles out, and its styles and texts are set in ways that every Content-Security-Policy allows. Who dismisses it sees it again at the next failure.
 */
export function problemBar(language: ToolLanguage): string {
  const { dismiss, lastGood, notBuilt } = toolTextsIn(language).screens;
  return `
  let bar;

  const showProblem = (problem) => {
    if (bar?.id === problem?.id) return;
    bar?.host.remove();
    bar = undefined;
    if (!problem || dismissed() === problem.id) return;
    const host = document.createElement('front-of-house-problem');
    bar = { id: problem.id, host };
    const root = host.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(${JSON.stringify(STYLE)});
    root.adoptedStyleSheets = [style];
    const section = root.appendChild(document.createElement('section'));
    section.setAttribute('role', 'alert');
    section.lang = '${language}';
    const add = (name, text) => Object.assign(section.appendChild(document.createElement(name)), { textContent: text });
    add('h2', ${JSON.stringify(notBuilt(SLUG))}.replace('${SLUG}', () => problem.slug));
    add('button', ${JSON.stringify(dismiss)}).onclick = dismiss;
    add('pre', problem.error).tabIndex = 0;
    add('p', ${JSON.stringify(lastGood)});
    section.onkeydown = ({ key }) => {
      if (key === 'Escape') dismiss();
    };
    document.documentElement.insertBefore(host, document.body);
    host.popover = 'manual';
    host.showPopover?.();
  };

  const dismissed = () => {
    try {
      return sessionStorage.getItem('${DISMISSED}');
    } catch {
      return undefined;
    }
  };

  const dismiss = () => {
    try {
      sessionStorage.setItem('${DISMISSED}', bar.id);
    } catch {
      // Without storage it is back on the next page.
    }
    bar.host.remove();
  };
`;
}
