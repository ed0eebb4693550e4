/** The props of every form field. */
export interface FieldProps<Value> {
  /** The key of its value in the submission. */
  name: string;
  label: string;
  value: Value;
  onEdit: (value: Value) => void;
  /** The error. It is shown after the visitor has left the field. */
  error?: string;
  /** The visitor has tried to send the form: errors are shown immediately. */
  showErrors?: boolean;
  isRequired?: boolean;
  isReadOnly?: boolean;
  /** A hint below the label. */
  help?: string;
  texts: FieldTexts;
}

/** What a field says by itself, in the language of the page. */
export interface FieldTexts {
  /** "120 characters left" */
  left: (characters: number) => string;
  /** "Remove" */
  removeFile: string;
}

/** The lines that a field shows besides its label, by their ids. */
type Notes = Record<string, unknown>;

/** The ARIA attributes of a control. `error`: its error message; `notes`: its other lines. */
export function ariaOf(
  id: string,
  { isRequired, help, error }: Pick<FieldProps<unknown>, 'isRequired' | 'help' | 'error'>,
  notes: Notes = {},
) {
  // In the order on the page.
  const all: Notes = { [`${id}-help`]: help, ...notes, [`${id}-error`]: error };
  const said = Object.keys(all).filter((note) => Boolean(all[note]));
  return {
    'aria-required': isRequired,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': said.length === 0 ? undefined : said.join(' '),
  };
}
