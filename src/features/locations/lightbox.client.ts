import { openLightbox } from './lightbox-dialog.client.ts';

/** Links marked `data-enlarge` open their picture in the page. */
document.addEventListener(
  'click',
  (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('[data-enlarge]');
    // With one of these keys the visitor opens the file in another tab or window.
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    openLightbox(link);
  },
  // In the capture phase, before the router takes the click for a navigation.
  { capture: true },
);

/** Nothing to do: the listener is on the document. */
export function start(): void {}
