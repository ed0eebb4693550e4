import MarkdownIt from 'markdown-it';

/** What a text of several sections needs. HTML is no part of it: a tag stands there as it was written. So are pictures, and links that run code. */
const RULES = ['autolink', 'balance_pairs', 'emphasis', 'escape', 'heading', 'link', 'linkify', 'list', 'newline'];

const markdown = new MarkdownIt('zero', { linkify: true, breaks: true }).enable(RULES);
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: true });

// A section has its own heading above them.
markdown.renderer.rules['heading_open'] = () => '<h3>';
markdown.renderer.rules['heading_close'] = () => '</h3>\n';

markdown.renderer.rules['link_open'] = (tokens, index, options, _environment, renderer) => {
  const link = tokens[index];
  const href = String(link?.attrGet('href') ?? '');
  if (link && /^https?:/i.test(href)) {
    link.attrs = [
      ['href', href],
      ['target', '_blank'],
      ['rel', 'noopener'],
    ];
    // On paper the address follows the words, unless they are the address.
    if (link.markup === '') link.attrSet('data-address', href);
  }
  return renderer.renderToken(tokens, index, options);
};

/**
 * The HTML of a text in Markdown: paragraphs, lists, headings (`<h3>`, whatever their level), emphasis and links. Bullets that other programs write are list items.
 *
 *     markdownToHtml('Write to **us**:\n\n- hi@kumo.example') // '<p>Write to <strong>us</strong>:</p>\n<ul>…'
 */
export function markdownToHtml(text: string): string {
  return markdown.render(text.replaceAll(/^([ \t]*)[•◦▪‣][ \t]*/gm, '$1- '));
}
