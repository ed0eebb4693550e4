import { useId, useRef } from 'react';
import { ariaOf, type FieldProps } from './field.ts';
import { Field } from './Field.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useSteady } from '../behaviour/use-steady.ts';
import { Button } from '../button/Button.tsx';

interface Props extends FieldProps<File | undefined> {
  /** File extensions and media types, as the `accept` attribute expects them. */
  accept: string;
  /** "1.5 MB" */
  sizeOf: (file: File) => string;
}

/** A file to choose or to drop. The chosen file stays when the form could not be sent. */
export function FileField(props: Props) {
  const { name, label, value, onEdit, error, showErrors, isRequired, isReadOnly, help, texts, accept, sizeOf } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // An error with the chosen file is shown immediately.
  const shown = useSteady(showErrors || value ? error : undefined);
  const remove = () => {
    if (input.current) input.current.value = '';
    onEdit(undefined);
    input.current?.focus();
  };
  return (
    <Field id={id} label={label} help={help} error={shown}>
      <input
        ref={input}
        id={id}
        className="control control-file"
        type="file"
        name={name}
        accept={accept}
        disabled={isReadOnly}
        {...ariaOf(id, { isRequired, help, error: shown }, { [`${id}-file`]: value })}
        onChange={({ target }) => {
          // Closing the dialog without a choice keeps the file that was chosen before.
          const [file] = target.files ?? [];
          if (file) onEdit(file);
        }}
      />
      {value && (
        <p className="flex min-w-0 items-center gap-3 text-sm leading-[1.4]">
          <Icon name="file-text" className="flex-none text-primary-text" />
          <span className="min-w-0 [overflow-wrap:anywhere]" id={`${id}-file`}>
            {value.name} <span className="text-muted">({sizeOf(value)})</span>
          </span>
          <Button variant="link" className="flex-none" disabled={isReadOnly} onClick={remove}>
            {texts.removeFile}
            <span className="sr-only"> {value.name}</span>
          </Button>
        </p>
      )}
    </Field>
  );
}
