/** Lucide's fork and knife, small in the middle of whatever place the picture had. Inline: what hit the picture may hit other files. */
const PLACEHOLDER =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='-36 -36 96 96' fill='none' stroke='gray' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>" +
  "<path d='M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20m14-7V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2h3Zm0 0v7'/></svg>";

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

document.addEventListener('astro:page-load', () => {
  // Those that failed before anybody listened.
  for (const image of document.querySelectorAll<HTMLImageElement>('img.picture')) {
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) showPlaceholder(image);
  }
});
