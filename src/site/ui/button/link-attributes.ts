/** Where a link leads. Another site opens in a tab of its own. */
export interface LinkTarget {
  href: string;
  external?: boolean;
  /** What a tap on it is counted as. */
  counts?: string;
}

/** The attributes of an `<a>`: `<a {...linkAttributes(order)}>` */
export function linkAttributes({ href, external, counts }: LinkTarget) {
  const mark = counts === undefined ? {} : { 'data-counts': counts };
  return external ? { href, target: '_blank', rel: 'noopener', ...mark } : { href, ...mark };
}
