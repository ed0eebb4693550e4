import { atom } from 'nanostores';

/** The opening that the visitor wants to apply for, by its id on the page: the list sets it for the form at each click. */
export const $wantedOpening = atom<{ id: string } | undefined>();
