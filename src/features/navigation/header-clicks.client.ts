import { track } from '../../services/analytics.ts';

/** Reports every click in the header's navigation to analytics, and closes the menu on phones. */
document.addEventListener('click', (event) => {
  const link = (event.target as Partial<Element>).closest?.<HTMLAnchorElement>('a[data-navigation]');
  if (!link) return;
  track('navigation_click', {
    navigation_name: link.dataset['navigation'] || link.textContent.trim(),
    link_url: link.href,
    link_type: link.origin === location.origin ? 'internal' : 'external',
    page_location: location.href,
    page_title: document.title,
  });
  document.querySelector<HTMLElement>('#header-nav:popover-open')?.hidePopover();
});
