import { LETTER_SECONDS, TEXT } from './constants.ts';
import { play, track } from './play.ts';

interface Timing {
  duration: number | undefined;
  delay: number;
}

const NUMBER = /\d+(?:([.,])(\d+))?/;
/** Of a letter that is typed: it does not fade. */
const INSTANT_SECONDS = 0.01;

/** Shows a text by `type` of `motion-attributes.ts`. Nothing is laid out anew: the whole text has its place from the start, and screen readers have all of it. */
export function showText(element: HTMLElement, type: string, { duration = TEXT.seconds, delay }: Timing): void {
  const text = element.textContent;
  if (element.childElementCount > 0) return;
  if (type === 'countUp' && NUMBER.test(text)) countUp(element, text, duration, delay);
  else if (type === 'typewriter')
    showPieces(element, piecesOf(text, 'grapheme'), LETTER_SECONDS, INSTANT_SECONDS, delay);
  else {
    const words = piecesOf(text, 'word');
    // A word fades in while the next begins; the last ends with the whole.
    const step = duration / (words.length + 1);
    showPieces(element, words, step, 2 * step, delay);
  }
}

/** Words with the spaces and marks that follow them, or letters as readers know them. */
function piecesOf(text: string, granularity: 'word' | 'grapheme'): string[] {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(document.documentElement.lang, { granularity }).segment(
    text,
  )) {
    if (isWordLike === false && pieces.length > 0) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
  }
  return pieces;
}

function showPieces(element: HTMLElement, pieces: string[], step: number, duration: number, delay: number): void {
  const text = element.textContent;
  const spans = pieces.map((piece) => Object.assign(document.createElement('span'), { textContent: piece }));
  element.replaceChildren(...spans);
  const shown = spans.map((span, index) => play(span, { opacity: [0, 1] }, { duration, delay: delay + index * step }));
  void Promise.all(shown).then(() => (element.textContent = text));
}

/** The number keeps its place, and screen readers its value; over it stands what counts. */
function countUp(element: HTMLElement, text: string, duration: number, delay: number): void {
  const counter = document.createElement('span');
  counter.ariaHidden = 'true';
  counter.style.cssText = 'position:absolute;inset:0;-webkit-text-fill-color:currentcolor';
  element.style.cssText += ';position:relative;-webkit-text-fill-color:transparent';
  element.append(counter);
  const begin = performance.now() + delay * 1000;
  let complete = () => {};
  const finished = new Promise<void>((resolve) => {
    let isCut = false;
    complete = () => (isCut = true);
    const draw = (now: number) => {
      const share = isCut ? 1 : Math.min(1, Math.max(0, (now - begin) / 1000 / duration));
      counter.textContent = countedText(text, 1 - (1 - share) ** 3);
      if (share < 1) requestAnimationFrame(draw);
      else resolve();
    };
    draw(begin);
  });
  void track({ complete }, finished).then(() => {
    counter.remove();
    element.style.position = element.style.webkitTextFillColor = '';
  });
}

/** `countedText('4,8 sur 5', 0.5) // "2,4 sur 5"`: the first number, with as many decimals and the point or comma that it has. */
export function countedText(text: string, share: number): string {
  return text.replace(NUMBER, (number, point = '.', decimals = '') =>
    (Number(number.replace(',', '.')) * share).toFixed(decimals.length).replace('.', point),
  );
}
