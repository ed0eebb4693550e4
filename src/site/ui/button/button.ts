/** `primary`: the one thing to do. `outline`: another one. `quiet`: one that stands back. `link`: an underlined word. `icon`: an icon alone. */
export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'link' | 'icon';

export interface ButtonLook {
  variant: ButtonVariant;
  size?: 'large' | undefined;
}

/** The classes of `button.css`, for `Button.astro` and `Button.tsx`. `buttonClass({ variant: 'outline' }) // "button button-outline"` */
export function buttonClass({ variant, size }: ButtonLook): string {
  const isText = variant === 'link' || variant === 'icon';
  return [!isText && 'button', size && `button-${size}`, `button-${variant}`].filter(Boolean).join(' ');
}
