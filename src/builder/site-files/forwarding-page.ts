import { directionOf } from '#core/languages/language.ts';
import type { Texts } from '#i18n/texts.ts';
import { escapeHtml } from '#core/text/escape-html.ts';
import type { Redirect } from '#schema/brand-folder/host.ts';

/**
 * A page that forwards to where a redirect leads, for hosts that read no rules. Undefined where no host would serve it as a page: `/menu.php` is a
 * program elsewhere, and a download here.
 */
export function forwardingPage(
  { from, to }: Redirect,
  origin: string,
  { tag, moved }: Texts,
): { path: string; bytes: string } | undefined {
  const file = decodeURIComponent(from.slice(1));
  const isPage = /\.html?$/i.test(file);
  if (!isPage && file.slice(file.lastIndexOf('/') + 1).includes('.')) return undefined;
  const dir = directionOf(tag);
  const [href, absolute] = [escapeHtml(to), escapeHtml(to.startsWith('/') ? `${origin}${to}` : to)];
  return {
    path: isPage ? file : `${file}/index.html`,
    bytes: `<!doctype html>
<html lang="${tag}"${dir === undefined ? '' : ` dir="${dir}"`}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <meta http-equiv="refresh" content="0; url=${href}">
    <link rel="canonical" href="${absolute}">
    <title>${moved.title}</title>
  </head>
  <body>
    <p>${moved.to} <a href="${href}">${absolute}</a>.</p>
  </body>
</html>
`,
  };
}
