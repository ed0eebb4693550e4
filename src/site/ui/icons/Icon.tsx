import { type IconName, isDirectional } from './icons.ts';
import sprite from './icons.svg?url';

/** `Icon.astro` for islands. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${isDirectional(name) ? 'icon-directional ' : ''}${className}`.trimEnd()} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
