import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button.ts';

type Props = ButtonLook & (({ href: string } & ComponentProps<'a'>) | ({ href?: never } & ComponentProps<'button'>));

/** `Button.astro` for islands. */
export function Button({ variant, size, className = '', ...attributes }: Props) {
  const classes = `${buttonClass({ variant, size })} ${className}`.trimEnd();
  return attributes.href === undefined ? (
    <button type="button" {...attributes} className={classes} />
  ) : (
    <a {...attributes} className={classes} />
  );
}
