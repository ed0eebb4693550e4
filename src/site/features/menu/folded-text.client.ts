import { scriptTexts } from '../../ui/behaviour/script-texts.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/** A long description with the button that unfolds and folds it. */
class FoldedText extends PartElement {
  protected connect(gone: AbortSignal): void {
    const toggle = this.querySelector('button');
    toggle?.addEventListener('click', () => this.#unfold(toggle), { signal: gone });
  }

  #unfold(toggle: HTMLButtonElement): void {
    const { more, less } = scriptTexts<'more' | 'less'>(this.closest<HTMLElement>('[data-texts]') ?? this);
    const isOpen = toggle.getAttribute('aria-expanded') === 'true';
    // "+ more of Margherita"
    const name = (toggle.getAttribute('aria-label') ?? '').slice((isOpen ? less : more).length);
    const label = isOpen ? more : less;
    this.toggleAttribute('data-unfolded', !isOpen);
    toggle.setAttribute('aria-expanded', String(!isOpen));
    toggle.setAttribute('aria-label', `${label}${name}`);
    toggle.textContent = label;
  }
}

customElements.define('folded-text', FoldedText);
