import { escapeHtml } from '#core/text/escape-html.ts';
import { AXE } from './axe.ts';
import type { Audit, Finding } from './findings.ts';

/** The report of a test, which an agency keeps: `<slug>-accessibility-<date>.json`, and the same as a page to read. */
export interface Report extends Omit<Audit, 'browser'> {
  brand: string;
  origin: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** A digest of the site that was tested. */
  site: string;
  standard: string;
  tools: string[];
  ways: string[];
  /** What no program can tell. */
  notTested: readonly string[];
}

export function reportOf(about: Pick<Report, 'brand' | 'origin' | 'date' | 'site'>, audit: Audit): Report {
  const { browser, ...found } = audit;
  return {
    ...about,
    standard: 'WCAG 2.2, levels A and AA, as far as a program can check them',
    tools: [AXE, browser],
    ways: [
      'every rule in light at 1280 pixels and in dark at 390 pixels',
      'without scrolling sideways at 320 pixels (WCAG 1.4.10)',
      "with a reader's own spacing of text at 1280 and 320 pixels (WCAG 1.4.12)",
      'with text of twice the size at 1280 pixels (WCAG 1.4.4)',
    ],
    ...found,
    notTested: NOT_TESTED,
  };
}

const NOT_TESTED = [
  'the use with a keyboard alone: the order of the focus, and whether one always sees it',
  'the use with a screen reader, a magnifier, a switch or speech',
  'whether the text that describes a picture says what is in it, and whether headings and links say what they lead to',
  'what opens on a page: the menu of a phone, dialogs, the assistant, pictures shown large',
  'the messages of forms about what is missing or wrong, and what comes after sending',
  'movement, sound and videos, and whether videos have captions',
  'documents, such as a menu as PDF',
  'what is in frames and behind links to others: ordering, reservations, maps, gift cards, social networks',
  'pages of the same kind other than the one that was opened, and pages of the brand’s own in public/',
];

export const reportToJson = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;

/** A page without anything that it would have to load. */
export function reportToHtml(report: Report): string {
  const { brand, origin, date, site, standard, tools, ways, pages, rules, failures, notTested } = report;
  const { findings, bestPractices, toLookAt } = report;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Accessibility of ${escapeHtml(brand)}, ${date}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Accessibility of ${escapeHtml(brand)}</h1>
      <p class="lead">${summaryOf(report)}</p>
      <dl>
        ${[
          ['Tested on', date],
          ['Website', origin],
          ['Against', standard],
          ['With', tools.join(', ')],
          ['What was tested', site],
        ]
          .map(([term, text]) => `<div><dt>${term}</dt><dd>${escapeHtml(text ?? '')}</dd></div>`)
          .join('\n        ')}
      </dl>
      ${section('Findings', 'Rules of WCAG 2.2, levels A and AA, that a page does not keep.', findings, 'Nothing was found.')}
      ${section('Best practices', 'No guideline asks for these.', bestPractices, 'Nothing was found.')}
      <section>
        <h2>For a person to look at</h2>
        <p>What axe-core could not decide, such as the contrast of a text above a picture.</p>
        ${table(['Rule', 'Page', 'Elements'], toLookAt.map(toRow))}
      </section>
      <section>
        <h2>What was looked at</h2>
        <p>Of each kind of page the longest one:</p>
        ${table(
          ['Kind', 'Page'],
          pages.map(({ page, path }) => [page, origin + path]),
        )}
        <p>Each of them:</p>
        ${list(ways)}
        ${failures.length > 0 ? `<p>These could not be tested:</p>${list(failures)}` : ''}
      </section>
      <section>
        <h2>What was not tested</h2>
        <p>A program finds only a part of all barriers. Somebody has to try:</p>
        ${list(notTested)}
      </section>
      <section>
        <h2>Rules</h2>
        <p class="rules">${rules.map(escapeHtml).join(', ')}</p>
      </section>
    </main>
  </body>
</html>
`;
}

function summaryOf({ findings, pages }: Report): string {
  const kinds = new Set(findings.map(({ page }) => page)).size;
  const rules = new Set(findings.map(({ rule }) => rule)).size;
  if (findings.length === 0) return `Nothing was found on ${pages.length} pages, one of each kind and language.`;
  return `${rules === 1 ? 'One rule is' : `${rules} rules are`} not kept, on ${kinds === 1 ? 'one kind' : `${kinds} kinds`} of pages.`;
}

function section(title: string, text: string, findings: Finding[], none: string): string {
  return `<section>
        <h2>${title}</h2>
        ${findings.length === 0 ? `<p>${none}</p>` : `<p>${text}</p>${findings.map(describe).join('\n')}`}
      </section>`;
}

function describe({ rule, words, criteria, url, path, ways, elements, count, advice }: Finding): string {
  const wcag = criteria.length > 0 ? ` <span>WCAG ${criteria.join(', ')}</span>` : '';
  const more = count > elements.length ? `<li>and ${count - elements.length} more</li>` : '';
  return `<article>
          <h3>${escapeHtml(words)}${wcag}</h3>
          <p><a href="${escapeHtml(url.startsWith('https://') ? url : '#')}">${escapeHtml(rule)}</a> on <code>${escapeHtml(path)}</code> (${escapeHtml(ways.join('; '))})</p>
          <ul>${elements.map((element) => `<li><code>${escapeHtml(element)}</code></li>`).join('')}${more}</ul>
          <p>${escapeHtml(advice)}</p>
        </article>`;
}

const toRow = ({ rule, path, count, ways }: Finding): string[] => [rule, `${path} (${ways.join('; ')})`, String(count)];

const list = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

function table(heads: string[], rows: string[][]): string {
  const cells = (row: string[], tag: string): string =>
    `<tr>${row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="table"><table><thead>${cells(heads, 'th')}</thead><tbody>${rows.map((row) => cells(row, 'td')).join('')}</tbody></table></div>`;
}

const STYLE = `
      :root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
      body { margin: 0; background: Canvas; color: CanvasText; }
      main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
      h1 { font-size: 2rem; line-height: 1.15; margin: 0; }
      h2 { font-size: 1.3rem; margin: 3rem 0 0.5rem; }
      h3 { font-size: 1rem; margin: 0; }
      h3 span { font-weight: 400; white-space: nowrap; color: color-mix(in srgb, CanvasText 72%, Canvas); }
      .lead { font-size: 1.15rem; }
      dl { border-block: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); padding-block: 0.5rem; }
      dl div { display: grid; grid-template-columns: minmax(0, 9rem) minmax(0, 1fr); gap: 1rem; padding-block: 0.25rem; }
      dt { color: color-mix(in srgb, CanvasText 72%, Canvas); }
      dd { margin: 0; overflow-wrap: anywhere; }
      article { border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); border-radius: 0.5rem; padding: 1rem 1.25rem; margin-top: 1rem; }
      article p { margin: 0.4rem 0 0; }
      code { font-size: 0.875rem; overflow-wrap: anywhere; }
      .table { overflow-x: auto; }
      table { border-collapse: collapse; width: 100%; }
      th, td { text-align: start; padding: 0.3rem 1rem 0.3rem 0; border-bottom: 1px solid color-mix(in srgb, CanvasText 12%, Canvas); }
      .rules { color: color-mix(in srgb, CanvasText 72%, Canvas); }
      @media (max-width: 30rem) { dl div { grid-template-columns: 1fr; gap: 0; } }
      @media print { article { break-inside: avoid; } }
    `;
