/** `foldText('Café Olé') // "cafe ole"`: what a reader types for it on any keyboard. Letters of other scripts stay. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøðþłđı]/g, (letter) => UNFOLDABLE[letter] ?? '');
}

// Letters that Unicode does not split into a base letter and an accent.
const UNFOLDABLE: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};
