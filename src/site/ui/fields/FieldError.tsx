import circleAlert from 'lucide-static/icons/circle-alert.svg?raw';
import { IslandIcon } from '../icons/IslandIcon.tsx';

/** The error message below a field. The field's `aria-describedby` has its `id`. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={id}>
      <IslandIcon svg={circleAlert} />
      {text}
    </p>
  );
}
