/**
 * Opens the dialog at the picture of a link. The dialog has a strip of all pictures, which the browser scrolls and snaps; this code fills
 * the strip, moves by one picture, and shows the count.
 */
export function openLightbox(link: HTMLElement): void {
  const dialog = document.querySelector<HTMLDialogElement>('.lightbox');
  if (!dialog) return;
  const links = [...document.querySelectorAll<HTMLElement>('[data-enlarge]')];
  const strip = stripOf(dialog);
  strip.replaceChildren(...links.map((one) => makeFigure(dialog, one)));
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

function makeFigure(dialog: HTMLDialogElement, link: HTMLElement): Node {
  const figure = dialog.querySelector('template')?.content.cloneNode(true) as DocumentFragment;
  const picture = link.querySelector('picture')?.cloneNode(true) as HTMLElement;
  picture.className = '';
  for (const element of picture.querySelectorAll('[sizes]')) element.setAttribute('sizes', '100vw');
  const image = picture.querySelector('img');
  if (image) {
    image.loading = 'lazy';
    image.className = 'picture';
  }
  const caption = figure.querySelector('figcaption');
  caption?.before(picture);
  const { title } = link.dataset;
  if (title === undefined) caption?.remove();
  else if (caption) caption.textContent = title;
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

/** Does nothing: the page loads this module early so that the first click on a picture does not wait for it. */
export function start(): void {}
