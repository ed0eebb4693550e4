/** What search engines and assistants read: titles, descriptions, and `llms.txt`. */
export const SEO = /* @__PURE__ */ makeSeo();

function makeSeo() {
  return {
    seo: {
      menu: 'Menu',
      menuAt: (label: string) => `Menu – ${label}`,
      menuOf: (name: string) => `Menu of ${name}`,
      menuOfLocation: (name: string) => `Menu at ${name}`,
      menusByLocation: (name: string, locations: string) => `Menus of ${name} by location: ${locations}`,
      noMenuOf: (name: string) => `There is no menu of ${name} yet`,
      noMenuOfLocation: (name: string) => `There is no menu at ${name} yet`,
      listed: (text: string, list: string) => `${text}: ${list}`,
      locations: 'Locations',
      locationsOf: (name: string) => `Locations of ${name}`,
      allLocations: (count: number, name: string, locations: string) =>
        `${count === 1 ? 'The location' : `All ${count} locations`} of ${name}: ${locations}`,
      location: (name: string) => `${name}: hours, directions and menu`,
      closed: (name: string, closure: string) => `${name}: ${closure.charAt(0).toLowerCase()}${closure.slice(1)}`,
      inPlace: (cuisine: string, cities: string) => `${cuisine} in ${cities}`,
      atLocations: (cuisine: string, locations: string) => `${cuisine} at ${locations}`,
      cities: (cities: string[]) => cities.join(' and '),
      countLocations: (count: number) => `${count} locations`,
      welcome: (name: string) => `Welcome to ${name}`,
      call: (phone: string) => `Call ${phone}`,
      catering: (name: string) => `Catering by ${name} for weddings, birthdays and offices`,
      offers: 'Offers',
      offersAt: (name: string) => `Offers at ${name}`,
      careers: 'Careers',
      workAt: (name: string) => `Work at ${name}`,
      contact: 'Contact Us',
      contactText: (name: string, hasFeedback: boolean) =>
        `How to reach ${name}: ${hasFeedback ? 'address, telephone, e-mail and feedback' : 'address, telephone and e-mail'}`,
      media: (name: string) => `For press, creators and partners of ${name}: whom to write to, and our campaigns`,
      franchise: (name: string) => `What it takes to open a ${name} of your own`,
      terms: (name: string) => `The terms of ${name}: orders, prices, payments, refunds and the use of this website`,
      privacy: (name: string) => `What ${name} does with personal information, log data and cookies on this website`,
      accessibility: (name: string) =>
        `What ${name} knows of the accessibility of this website, and whom to tell when something is in your way`,
      feedback: 'Feedback',
      feedbackText: (name: string) => `Tell ${name} how your visit was`,
      menuBoard: 'Menu board',
      menuBoardText: (name: string) => `The menu of ${name} for a screen in the restaurant: a part of it at a time`,
      menuCard: 'Menu card',
      menuCardText: (name: string) => `A card to print for the tables of ${name}: its QR code opens the menu`,
      allergens: 'Allergens',
      allergensText: (name: string) => `What the items of ${name} contain and may contain, as the kitchen states it`,
      allergenCard: 'Allergen card',
      allergenCardText: (name: string) =>
        `A card to print for the tables of ${name}: its QR code opens the allergen table`,
      feedbackCard: 'Feedback card',
      feedbackCardText: (name: string) =>
        `A card to print for the counter of ${name}: its QR code asks guests how their visit was`,
      notFound: 'Page not found',
      notFoundText: (name: string) => `This page of ${name} does not exist.`,
    },
    llms: {
      pages: 'Pages',
      hours: 'Opening hours',
      locations: 'Locations',
      menu: 'Menu',
      status: 'Status',
      cuisine: 'Cuisine',
      priceRange: 'Price range',
      address: 'Address',
      telephone: 'Telephone',
      email: 'Email',
      serves: 'Serves',
      orderOnline: 'Order online',
      reserve: 'Reserve a table',
      andMore: (more: number) => `and ${more} more`,
      allergens: 'Allergens',
      /** When a menu is served. */
      served: (times: string) => `Served ${times}`,
      /** When the season of a menu is. */
      toCome: (times: string) => `Not yet: ${times}`,
    },
  };
}
