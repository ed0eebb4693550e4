/**
 * Shows the picture of a link in the page's one dialog, among the others. The browser scrolls and snaps the strip; this fills
 * it, steps through it and counts.
 */
export function openLightbox(link: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('.lightbox');
  if (!dialog) return;
  const links = [...document.querySelectorAll<HTMLElement>('[data-enlarge]')];
  const strip = stripOf(dialog);
  strip.replaceChildren(...links.map(makeFigure));
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]')) button.hidden = links.length < 2;
  strip.onscroll = () => showCount(dialog);
  dialog.onclick = ({ target }) => moveByClick(dialog, target);
  dialog.onkeydown = (event) => moveByKey(dialog, event);
  // Safari does not focus a clicked link, so the dialog has nothing to return the focus to.
  dialog.onclose = () => link.focus();
  dialog.showModal();
  strip.scrollTo({ left: offsetOf(strip, links.indexOf(link)), behavior: 'instant' });
  showCount(dialog);
}

function makeFigure(link: HTMLElement): HTMLElement {
  const figure = document.createElement('figure');
  figure.className =
    'grid size-full flex-none snap-center snap-always grid-rows-[minmax(0,1fr)_auto] place-items-center gap-3 px-4 pt-[72px] pb-20 lg:px-24';
  const picture = link.querySelector('picture')?.cloneNode(true) as HTMLElement;
  // Its sources show nothing, but would be cells of the grid.
  picture.className = 'contents [&>source]:hidden';
  for (const element of picture.querySelectorAll('[sizes]')) element.setAttribute('sizes', '100vw');
  const image = picture.querySelector('img');
  if (image) {
    image.loading = 'lazy';
    image.className = 'picture max-h-full min-h-0 w-auto rounded-md';
  }
  figure.append(picture);
  const { title } = link.dataset;
  if (title !== undefined) {
    const caption = document.createElement('figcaption');
    caption.className = 'max-h-[4.5em] max-w-[60ch] overflow-y-auto text-center';
    caption.textContent = title;
    figure.append(caption);
  }
  return figure;
}

function moveByClick(dialog: HTMLDialogElement, target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const step = target.closest<HTMLElement>('[data-step]')?.dataset['step'];
  if (step !== undefined) moveBy(dialog, Number(step));
  // A click on neither the picture nor its text is a click on the backdrop.
  else if (!target.closest('img, figcaption, p')) dialog.close();
}

function moveByKey(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  moveBy(dialog, step);
}

/** After the last picture comes the first. */
function moveBy(dialog: HTMLDialogElement, step: number): void {
  const strip = stripOf(dialog);
  const count = strip.children.length;
  strip.scrollTo({ left: offsetOf(strip, (currentOf(strip) + step + count) % count) });
}

function showCount(dialog: HTMLDialogElement): void {
  const strip = stripOf(dialog);
  const text = `${currentOf(strip) + 1} of ${strip.children.length}`;
  const count = dialog.querySelector('.lightbox-count');
  if (count && count.textContent !== text) count.textContent = text;
}

/** Each figure is as wide as the strip. */
const offsetOf = (strip: HTMLElement, index: number) => index * strip.clientWidth;
const currentOf = (strip: HTMLElement) => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));
const stripOf = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>('.lightbox-strip') ?? dialog;

/** `lightbox.client.ts` opens it. It is loaded ahead of the first click. */
export function start(): void {}
