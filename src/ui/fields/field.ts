/** What every field of a form is given. */
export interface FieldProps<Value> {
  /** Under which its value is sent, and by which it is found. */
  name: string;
  label: string;
  value: Value;
  onEdit: (value: Value) => void;
  /** What is wrong with the value. It is said once the visitor has left the field. */
  problem?: string | undefined;
  /** The visitor has tried to send the form: what is wrong is said at once. */
  isTried?: boolean | undefined;
  isRequired?: boolean | undefined;
  isReadOnly?: boolean;
  /** A sentence under the label. */
  help?: string | undefined;
}

/** What one types into. A phone zooms into fields with smaller letters. */
export const FIELD = [
  'w-full rounded-[min(var(--r1),12px)] border-(length:--rule) border-edge bg-transparent px-[1em] py-[0.7em]',
  'text-[max(16px,var(--t0))]/[1.4] transition-[border-color] hover:border-ink focus-visible:outline-offset-1',
  'focus-visible:rounded-[min(var(--r1),12px)] read-only:border-line read-only:bg-surface read-only:text-muted read-only:hover:border-line',
  'aria-invalid:border-bad aria-invalid:[box-shadow:inset_0_0_0_1px_var(--bad)] night:scheme-dark forced-colors:aria-invalid:border-3',
].join(' ');

/** The same with room for one line. */
export const FIELD_OF_LINE = `min-h-13 ${FIELD}`;

export const LABEL = 'text-sm leading-[1.4] font-ui';

/** What a field shows besides its label, if anything, by the ids of those lines. */
type Notes = Record<string, unknown>;

/** What a control says of itself to a screen reader. `problem`: what is said to be wrong; `notes`: what the field shows besides. */
export function ariaOf(
  id: string,
  { isRequired, help, problem }: Pick<FieldProps<unknown>, 'isRequired' | 'help' | 'problem'>,
  notes: Notes = {},
) {
  // In the order in which they stand.
  const all: Notes = { [`${id}-help`]: help, ...notes, [`${id}-problem`]: problem };
  const said = Object.keys(all).filter((note) => Boolean(all[note]));
  return {
    'aria-required': isRequired,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': said.length === 0 ? undefined : said.join(' '),
  };
}
