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
