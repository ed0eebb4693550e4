import { PartElement } from '../../ui/behaviour/part-element.ts';

/** Takes the place on the page along: `#pasta` is the same in each language, and `?id=` names the same location. */
class LanguageSwitcher extends PartElement {
  protected connect(gone: AbortSignal): void {
    const takeAlong = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link) return;
      link.search = location.search;
      link.hash = location.hash;
    };
    // Also for a link that is opened in another tab.
    for (const kind of ['pointerdown', 'focusin']) this.addEventListener(kind, takeAlong, { signal: gone });
    this.addEventListener('click', takeAlong, { signal: gone });
  }
}

customElements.define('language-switcher', LanguageSwitcher);
