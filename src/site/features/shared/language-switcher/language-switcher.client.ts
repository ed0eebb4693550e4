import { PartElement } from '../../../ui/behaviour/part-element.ts';

/** Takes the place on the page along: `#pasta` is the same in each language, and `?id=` names the same location. A list of languages closes like a menu. */
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
    const list = this.querySelector('details');
    if (!list) return;
    document.addEventListener('click', ({ target }) => !this.contains(target as Node) && (list.open = false), {
      signal: gone,
    });
    this.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape' || !list.open) return;
        list.open = false;
        list.querySelector('summary')?.focus();
      },
      { signal: gone },
    );
  }
}

customElements.define('language-switcher', LanguageSwitcher);
