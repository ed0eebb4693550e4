/**
 * Removes openings whose last day is over since the build, before they are painted. As text, because it stands in the page in front of the
 * list, and the policy of the page names it by its hash.
 */
export const REMOVE_PAST_OPENINGS = `{
  const removePast = () => {
    for (const opening of document.querySelectorAll('.opening[data-until]'))
      if (Date.parse(opening.dataset.until) <= Date.now()) opening.remove();
  };
  removePast();
  const watcher = new MutationObserver(removePast);
  watcher.observe(document, { childList: true, subtree: true });
  document.addEventListener('astro:page-load', () => watcher.disconnect(), { once: true });
}`;

/**
 * Before the router. A handler keeps the place among the listeners that its first value had, so the one that the finder sets later is asked before
 * the router, and can keep going back from it.
 */
export const PLACE_OF_HANDLER = 'onpopstate??=()=>{}';
