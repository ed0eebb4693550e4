/** `de('Nonna Pia') // "de Nonna Pia"`, `de('Atelier Kumo') // "d’Atelier Kumo"` */
export function de(name: string): string {
  return /^[aeiouàâäæéèêëîïôöœùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}
