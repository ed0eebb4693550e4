/** Links marked `data-enlarge` open their picture in the page. It listens from the start, so that no early click leads away from the page. */
document.addEventListener(
  'click',
  (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = (target as Partial<Element>).closest?.<HTMLAnchorElement>('[data-enlarge]');
    // With one of these keys the visitor opens the file in another tab or window.
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    import('./lightbox-dialog.client.ts').then(
      ({ openLightbox }) => openLightbox(link),
      () => location.assign(link.href),
    );
  },
  // In the capture phase, before the router takes the click for a navigation.
  { capture: true },
);
