import { EMPTY_QUERY, type FinderQuery, queryOf, searchOf } from '../../domain/finder/finder-query.ts';
import { $query, ask } from '../../stores/finder.ts';

/** A text is written down once it has stood for a moment: browsers allow a hundred changes in half a minute. */
const TYPING_MS = 300;

/**
 * Keeps the query in the address of the page. A choice is an entry of the history, and so is a text, but not each of its letters.
 * Returns what ends it.
 */
export function followAddress(): () => void {
  const { pathname } = location;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopListening = $query.listen((query, last = EMPTY_QUERY) => {
    const isTyping = query.text !== last.text && query.text !== '';
    if (timer !== undefined && !isTyping) write(last);
    clearTimeout(timer);
    // Not before the answer is on the screen.
    timer = setTimeout(write, isTyping ? TYPING_MS : 0, query);
  });

  function write(query: FinderQuery): void {
    timer = undefined;
    const written = queryOf(location.search);
    if (location.pathname !== pathname || searchOf(query) === searchOf(written)) return;
    const url = `${pathname}${searchOf(query, location.search)}${location.hash}`;
    const isSameText = written.text !== '' && searchOf({ ...query, text: '' }) === searchOf({ ...written, text: '' });
    // With the router's own notes, so that it knows the page when the visitor comes back from another.
    if (isSameText && query.text !== '') history.replaceState(history.state, '', url);
    else history.pushState(history.state, '', url);
  }

  /** To another query of this page there is nothing to fetch and nothing to put in its place: the router need not hear of it. */
  const goBack = (event: PopStateEvent) => {
    if (location.pathname !== pathname) return;
    event.stopImmediatePropagation();
    clearTimeout(timer);
    timer = undefined;
    ask(queryOf(location.search));
  };

  ask(queryOf(location.search));
  window.addEventListener('popstate', goBack, { capture: true });
  return () => {
    stopListening();
    clearTimeout(timer);
    window.removeEventListener('popstate', goBack, { capture: true });
  };
}
