/** `nameKey(' Queen  WEST ') // "queen west"`: names that differ in capitals and spaces alone are one. */
export function nameKey(name = ''): string {
  return name.toLocaleLowerCase('en').replace(/\s+/g, ' ').trim();
}
