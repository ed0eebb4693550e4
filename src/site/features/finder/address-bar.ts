import { EMPTY_QUERY, type FinderQuery, queryOf, searchOf } from '#content/finder/finder-query.ts';
import { $query, ask } from '../../stores/finder.ts';

/** A text goes into the address after a pause in typing: browsers allow only a hundred changes in half a minute. */
const TYPING_MS = 300;

/**
 * Keeps the query in the address of the page. A choice makes an entry in the history; a text makes one, too,
 * but not one for each letter. Returns a function that stops it.
 */
export function followAddress(): () => void {
  const { pathname } = location;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopListening = $query.listen((query, last = EMPTY_QUERY) => {
    const isTyping = query.text !== last.text && query.text !== '';
    const isWaiting = timer !== undefined;
    clearTimeout(timer);
    if (isWaiting && !isTyping) write(last);
    // The address changes only after the results are on the screen.
    timer = setTimeout(write, isTyping ? TYPING_MS : 0, query);
  });

  function write(query: FinderQuery): void {
    timer = undefined;
    const written = queryOf(location.search);
    if (location.pathname !== pathname || searchOf(query) === searchOf(written)) return;
    const url = `${pathname}${searchOf(query, location.search)}${location.hash}`;
    const isSameText = written.text !== '' && searchOf({ ...query, text: '' }) === searchOf({ ...written, text: '' });
    // Keeps the router's own state, so that it recognises the page when the visitor comes back to it.
    if (isSameText && query.text !== '') history.replaceState(history.state, '', url);
    else history.pushState(history.state, '', url);
  }

  /** Going back to another query of this page changes no page, so the router must not act on it. */
  const goBack = (event: PopStateEvent) => {
    others?.call(window, event);
    if (location.pathname !== pathname) return;
    event.stopImmediatePropagation();
    clearTimeout(timer);
    timer = undefined;
    ask(queryOf(location.search));
  };

  ask(queryOf(location.search));
  // `onpopstate` runs before the router's own listener: see `PLACE_OF_HANDLER`. The brand's own code may already have set a handler, which is kept.
  const others = window.onpopstate;
  window.onpopstate = goBack;
  return () => {
    stopListening();
    clearTimeout(timer);
    window.onpopstate = others;
  };
}
