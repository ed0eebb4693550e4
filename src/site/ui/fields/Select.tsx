import type { ComponentProps } from 'react';
import { Icon } from '../icons/Icon.tsx';

/** A native `<select>` with our own arrow. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="control-box">
      <select {...props} className="control control-select" />
      <Icon name="chevron-down" />
    </div>
  );
}
