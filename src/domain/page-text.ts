const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** At most `limit` characters as a reader counts them, on one line, cut at a word: `shorten('Wood-fired pizza', 12) // "Wood-fired…"` */
export function shorten(text: string, limit: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const end = endOf(line, limit);
  if (end === line.length) return line;
  const cut = endOf(line, limit - 1);
  // A space right behind the cut means that the last word is whole.
  const space = line.lastIndexOf(' ', cut);
  // Text without spaces (Chinese, one endless word) is cut between two characters.
  const kept = line.slice(0, space > cut / 2 ? space : cut);
  return `${kept.replace(/[\s,;:–—-]+$/, '')}…`;
}

/** The first sentence, shortened if it must be, and those of the others that fit whole behind it. */
export function joinSentences(sentences: string[], limit: number): string {
  const [first = '', ...others] = sentences.filter((sentence) => sentence.trim() !== '').map(endSentence);
  return others.reduce(
    (text, sentence) => {
      const longer = `${text} ${sentence}`;
      return endOf(longer, limit) === longer.length ? longer : text;
    },
    shorten(first, limit),
  );
}

/** The index behind the first `limit` characters. */
function endOf(text: string, limit: number): number {
  // No text has more characters than code units.
  if (text.length <= limit) return text.length;
  let characters = 0;
  for (const { index } of graphemes.segment(text)) {
    if (characters === limit) return index;
    characters += 1;
  }
  return text.length;
}

function endSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /[.!?…。！？]["'”’)]?$/.test(line) ? line : `${line}.`;
}
