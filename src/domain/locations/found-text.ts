/** `foundText(1) // "1 location found"` */
export function foundText(count: number): string {
  if (count === 0) return 'No locations found';
  return `${count.toLocaleString('en')} location${count === 1 ? '' : 's'} found`;
}
