import type { Selection } from './taken.ts';

/** A state is named by its beginning: `finder` is every state of the finder. */
export function isWantedState(state: string, { states }: Pick<Selection, 'states'>): boolean {
  return states.length === 0 || states.some((wanted) => state.startsWith(wanted));
}
