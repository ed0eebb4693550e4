/** Two pages with its price. */
export const configuration = (price: number, name = 'Rye'): object => ({
  name,
  currency: 'CAD',
  menu: { categories: [{ name: 'Bread', items: [{ name: 'Loaf', price }] }] },
});
