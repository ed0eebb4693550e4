import { Icon } from '../icons/Icon.tsx';

/** The error message below a field. The field's `aria-describedby` has its `id`. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={id}>
      <Icon name="circle-alert" />
      {text}
    </p>
  );
}
