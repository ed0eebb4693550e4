/** Entries of lists are dragged. */
export const LIST_SCRIPT = ``;
