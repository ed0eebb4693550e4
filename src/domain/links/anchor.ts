/** A link as a template prints it. External ones open in a new tab. */
export interface Anchor {
  label: string;
  href: string;
  external: boolean;
}

/** `anchor('Menu', '/menu/')`: what is not a path of this site, a phone number or an address opens elsewhere. */
export function anchor(label: string, href: string): Anchor {
  return { label, href, external: /^https?:/.test(href) };
}

/** The attributes that make a link open in a new tab, to spread on an `<a>`. */
export function anchorAttributes({ href, external }: Pick<Anchor, 'href' | 'external'>) {
  return external ? { href, target: '_blank', rel: 'noopener' } : { href };
}
