import { PartElement } from '../../ui/behaviour/part-element.ts';

/** A long description with the button that unfolds and folds it. */
class FoldedText extends PartElement {
  protected connect(gone: AbortSignal): void {
    const toggle = this.querySelector('button');
    toggle?.addEventListener('click', () => unfold(toggle), { signal: gone });
  }
}

function unfold(toggle: HTMLButtonElement): void {
  const isOpen = toggle.getAttribute('aria-expanded') === 'true';
  const name = (toggle.getAttribute('aria-label') ?? '').replace(/^[+-] (more|less) of /, '');
  const label = isOpen ? '+ more' : '- less';
  toggle.setAttribute('aria-expanded', String(!isOpen));
  toggle.setAttribute('aria-label', `${label} of ${name}`);
  toggle.textContent = label;
}

customElements.define('folded-text', FoldedText);
