/** Letters without their accents: `withoutAccents('Épuisé') // 'Epuise'`. */
export const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}+/gu, '');
