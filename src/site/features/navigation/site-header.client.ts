import { track } from '../../services/analytics.ts';
import { PartElement } from '../../ui/behaviour/part-element.ts';

/** Reports every click in the header's navigation to analytics, and closes the menu on phones. */
class SiteHeader extends PartElement {
  protected connect(gone: AbortSignal): void {
    this.addEventListener('click', (event) => this.#follow(event), { signal: gone });
  }

  #follow({ target }: Event): void {
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-navigation]');
    if (!link) return;
    track('navigation_click', {
      navigation_name: link.dataset['navigation'] || link.textContent.trim(),
      link_url: link.href,
      link_type: link.origin === location.origin ? 'internal' : 'external',
      page_location: location.href,
      page_title: document.title,
    });
    this.querySelector<HTMLElement>('#header-nav:popover-open')?.hidePopover();
  }
}

customElements.define('site-header', SiteHeader);
