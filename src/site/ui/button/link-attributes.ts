/** Where a link leads. Another site opens in a tab of its own. */
export interface LinkTarget {
  href: string;
  external?: boolean;
}

/** The attributes of an `<a>`: `<a {...linkAttributes(order)}>` */
export function linkAttributes({ href, external }: LinkTarget) {
  return external ? { href, target: '_blank', rel: 'noopener' } : { href };
}
