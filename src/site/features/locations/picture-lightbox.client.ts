import { inlineSign } from '../../ui/behaviour/direction.ts';
import { fillIn, scriptTexts } from '../../ui/behaviour/script-texts.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/**
 * Opens the pictures of the page's links marked `data-enlarge` in a dialog. It has a strip of all of them, which the browser scrolls and snaps;
 * this code fills the strip, moves by one picture, and shows the count.
 */
class PictureLightbox extends PartElement {
  protected connect(gone: AbortSignal): void {
    const [dialog, strip] = [this.#dialog, this.#strip];
    strip.addEventListener('scroll', () => this.#showCount(), { signal: gone });
    dialog.addEventListener('click', ({ target }) => this.#moveByClick(target), { signal: gone });
    dialog.addEventListener('keydown', (event) => this.#moveByKey(event), { signal: gone });
    // In the capture phase, before the router takes the click for a navigation.
    document.addEventListener('click', (event) => this.#openByClick(event), { capture: true, signal: gone });
  }

  #openByClick(event: MouseEvent): void {
    const link = (event.target as Partial<Element>).closest?.<HTMLElement>('[data-enlarge]');
    // With one of these keys the visitor opens the file in another tab or window.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const links = [...document.querySelectorAll<HTMLElement>('[data-enlarge]')];
    const [dialog, strip] = [this.#dialog, this.#strip];
    strip.replaceChildren(...links.map((one) => this.#makeFigure(one)));
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]')) button.hidden = links.length < 2;
    // Safari does not focus a clicked link, so the dialog has nothing to return the focus to.
    dialog.onclose = () => link.focus();
    dialog.showModal();
    strip.scrollTo({ left: inlineSign() * links.indexOf(link) * strip.clientWidth, behavior: 'instant' });
    this.#showCount();
  }

  #makeFigure(link: HTMLElement): Node {
    const figure = this.querySelector('template')?.content.cloneNode(true) as DocumentFragment;
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

  #moveByClick(target: EventTarget | null): void {
    if (!(target instanceof Element)) return;
    const step = target.closest<HTMLElement>('[data-step]')?.dataset['step'];
    if (step !== undefined) this.#moveBy(Number(step));
    // A click on neither the picture nor its text is a click on the backdrop.
    else if (!target.closest('img, figcaption, p')) this.#dialog.close();
  }

  #moveByKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.#moveBy(step * inlineSign());
  }

  /** After the last picture comes the first. */
  #moveBy(step: number): void {
    const strip = this.#strip;
    const count = strip.children.length;
    strip.scrollTo({ left: inlineSign() * ((this.#current + step + count) % count) * strip.clientWidth });
  }

  #showCount(): void {
    const { pictureOf } = scriptTexts<'pictureOf'>(this);
    const text = fillIn(pictureOf, { number: this.#current + 1, count: this.#strip.children.length });
    const count = this.querySelector('.lightbox-count');
    if (count && count.textContent !== text) count.textContent = text;
  }

  /** Each figure is as wide as the strip. */
  get #current(): number {
    return Math.round(Math.abs(this.#strip.scrollLeft) / Math.max(1, this.#strip.clientWidth));
  }

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog') as HTMLDialogElement;
  }

  get #strip(): HTMLElement {
    return this.querySelector('.lightbox-strip') as HTMLElement;
  }
}

customElements.define('picture-lightbox', PictureLightbox);
