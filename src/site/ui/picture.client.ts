import { PLACEHOLDER } from './placeholder.ts';

/** Shows a placeholder in place of each picture that cannot be loaded, whoever puts it into the page. */

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

// Those that failed before the listener was there.
for (const image of document.querySelectorAll<HTMLImageElement>('img.picture')) {
  if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) showPlaceholder(image);
}
