import { atom } from 'nanostores';

/** The opening that the visitor wants to apply for, by its id on the page: the list says it to the form, and each time anew. */
export const $wantedOpening = atom<{ id: string } | undefined>();
