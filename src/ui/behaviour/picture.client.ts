import { PLACEHOLDER } from '../placeholder.ts';

function showPlaceholder(image: HTMLImageElement): void {
  if (image.src === PLACEHOLDER) return;
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
  image.style.backgroundImage = 'none';
  image.style.objectFit = 'contain';
  image.src = PLACEHOLDER;
}

function isPicture(target: EventTarget | null): target is HTMLImageElement {
  return target instanceof HTMLImageElement && target.classList.contains('picture');
}

// Captured, because `error` events of pictures do not bubble.
document.addEventListener('error', ({ target }) => isPicture(target) && showPlaceholder(target), true);

/** For pictures that failed before the listener was there. */
export function start(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img.picture')) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) showPlaceholder(image);
  }
}
