export const SEARCH_SCRIPT_PATH = '/_preview/search.js';

/** While somebody types: short enough to follow, long enough for a word. */
const TYPING_MS = 120;

/**
 * Runs in the browser. What is typed goes into the address, and the live script, which loads a page's live parts from there, does the rest:
 * so the server alone decides what is found, and a change of a brand meanwhile shows the same brands.
 */
export const SEARCH_SCRIPT = `(() => {
  const form = document.getElementById('find');
  const field = document.getElementById('q');
  let timer;

  const find = () => {
    clearTimeout(timer);
    const address = new URL(location.href);
    address.searchParams.delete('page');
    if (field.value.trim()) address.searchParams.set('q', field.value);
    else address.searchParams.delete('q');
    if (address.href === location.href) return;
    history.replaceState(null, '', address);
    window.__preview?.refresh?.();
  };

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(find, ${TYPING_MS});
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    find();
  });
})();
`;
