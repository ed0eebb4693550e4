/** Links marked `data-enlarge` open their picture in the page, by a script that comes with the first of them. */
document.addEventListener(
  'click',
  (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-enlarge]');
    // With such a key the visitor wants the file in a tab of its own.
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    import('./lightbox-dialog.client.ts').then(
      ({ openLightbox }) => openLightbox(link),
      () => location.assign(link.href),
    );
  },
  // Before the router takes the link for a change of page.
  { capture: true },
);
