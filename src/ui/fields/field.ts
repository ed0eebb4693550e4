/** The props of every form field. */
export interface FieldProps<Value> {
  /** The key of its value in the submission. */
  name: string;
  label: string;
  value: Value;
  onEdit: (value: Value) => void;
  /** The error. It is shown after the visitor has left the field. */
  problem?: string;
  /** The visitor has tried to send the form: errors are shown immediately. */
  isTried?: boolean;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** A hint below the label. */
  help?: string;
}

/** Text fields. Phones zoom into fields with smaller letters. */
export const FIELD = [
  'w-full rounded-[min(var(--r1),12px)] border-(length:--rule) border-edge bg-transparent px-[1em] py-[0.7em]',
  'text-[max(16px,var(--t0))]/[1.4] transition-[border-color] hover:border-ink focus-visible:outline-offset-1',
  'focus-visible:rounded-[min(var(--r1),12px)] read-only:border-line read-only:bg-surface read-only:text-muted read-only:hover:border-line',
  'aria-invalid:border-bad aria-invalid:[box-shadow:inset_0_0_0_1px_var(--bad)] night:scheme-dark forced-colors:aria-invalid:border-3',
].join(' ');

/** A text field with one line. */
export const LINE = `min-h-13 ${FIELD}`;

export const LABEL = 'text-sm leading-[1.4] font-ui';

/** The lines that a field shows besides its label, by their ids. */
type Notes = Record<string, unknown>;

/** The ARIA attributes of a control. `problem`: its error message; `notes`: its other lines. */
export function ariaOf(
  id: string,
  { isRequired, help, problem }: Pick<FieldProps<unknown>, 'isRequired' | 'help' | 'problem'>,
  notes: Notes = {},
) {
  // In the order on the page.
  const all: Notes = { [`${id}-help`]: help, ...notes, [`${id}-problem`]: problem };
  const said = Object.keys(all).filter((note) => Boolean(all[note]));
  return {
    'aria-required': isRequired,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': said.length === 0 ? undefined : said.join(' '),
  };
}
