/** Classes of all controls in the finder's bar, and additional classes of its buttons and of the order. */
export const CONTROL =
  'min-h-11 rounded-button border-(length:--rule) border-edge bg-transparent py-[0.4em] leading-[1.2] hover:border-ink disabled:border-line disabled:text-muted';
export const CHOICE = `finder-control-letters ${CONTROL} cursor-pointer disabled:cursor-default`;
export const CHOICE_BUTTON = `${CHOICE} inline-flex items-center gap-[0.6em] px-[1.1em] max-md:px-[0.9em]`;
/** Icons at the start or end of a control. */
export const ICON = 'pointer-events-none absolute top-[calc(50%-0.55em)] size-[1.1em] text-muted';
