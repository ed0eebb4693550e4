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

// Errors of pictures don't bubble.
document.addEventListener('error', ({ target }) => isPicture(target) && showPlaceholder(target), true);

/** For the pictures of a page that failed before anybody listened. */
export function start(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img.picture')) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) showPlaceholder(image);
  }
}
