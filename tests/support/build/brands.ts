const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const TOWNS = ['Toronto', 'Ottawa', 'Hamilton', 'London', 'Kingston'];
const NAMES = ['Harbour', 'Market', 'Station', 'Old Town', 'Uptown', 'Campus', 'Café Élan', 'Cafe Elan'];

/** The configuration of a chain. There are fewer names than locations, so most of their slugs are taken. */
export function chain(locations: number) {
  return {
    name: 'Saffron Lane',
    description: 'Curries, slowly.',
    servesCuisine: ['Indian'],
    orderingLink: 'https://order.example/saffron-lane',
    menu: bigMenu(40).menu,
    locations: Array.from({ length: locations }, (_, index) => chainLocation(index)),
  };
}

/** The configuration of a restaurant with a long menu, fourteen items a category. */
export function bigMenu(items: number) {
  const categories = Array.from({ length: Math.ceil(items / 14) }, (_, category) => ({
    name: `Page ${category + 1}`,
    items: Array.from({ length: Math.min(14, items - category * 14) }, (_, item) => ({
      name: `Curry ${category * 14 + item + 1}`,
      description: 'Onion, tomato, ginger and what the market had, over rice or with bread.',
      price: 12.5 + (item % 9),
      isVegetarian: item % 2 === 0,
      isSpicy: item % 5 === 0,
    })),
  }));
  return { name: 'Saffron Lane', currency: 'CAD', menu: { categories } };
}

function chainLocation(index: number) {
  return {
    id: `place-${index}`,
    restaurant_id: `saffron-${index}`,
    name: pick(NAMES, index),
    phone: '+1 416 555 0134',
    address: {
      streetAddress: `${index + 1} Main St`,
      locality: pick(TOWNS, index),
      region: 'ON',
      postalCode: 'M5V 2A8',
      country: 'CA',
    },
    openingHours: DAYS.map((day) => ({ day, open: '11:30', close: index % 3 === 0 ? '02:00' : '22:00' })),
    coordinates: { latitude: 43 + (index % 100) / 50, longitude: -79 - (index % 70) / 50 },
    timezone: 'America/Toronto',
    services: ['Dine-in', 'Pickup'],
    features: ['Patio', { title: 'Parking', icon: 'car' }],
    orderingLink: `https://order.example/saffron-${index}`,
    rating: 4 + (index % 10) / 10,
    reviewCount: index * 7,
  };
}

function pick(words: string[], index: number): string {
  return words[index % words.length] ?? '';
}
