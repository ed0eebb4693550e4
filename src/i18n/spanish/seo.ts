import type { SeoTexts } from '../catalogue/types.ts';
import { ISLANDS } from './islands.ts';

/** What search engines and assistants read: titles, descriptions, and `llms.txt`. */
export const SEO = /* @__PURE__ */ makeSeo();

function makeSeo(): SeoTexts {
  const { formats } = ISLANDS;
  return {
    seo: {
      menu: 'Menú',
      menuAt: (label) => `Menú – ${label}`,
      menuOf: (name) => `Menú de ${name}`,
      menuOfLocation: (name) => `Menú en ${name}`,
      menusByLocation: (name, locations) => `Menús de ${name} por restaurante: ${locations}`,
      noMenuOf: (name) => `Todavía no hay menú de ${name}`,
      noMenuOfLocation: (name) => `Todavía no hay menú en ${name}`,
      listed: (text, list) => `${text}: ${list}`,
      locations: 'Restaurantes',
      locationsOf: (name) => `Restaurantes de ${name}`,
      allLocations: (count, name, locations) =>
        `${count === 1 ? 'El restaurante' : `Los ${count} restaurantes`} de ${name}: ${locations}`,
      location: (name) => `${name}: horario, cómo llegar y menú`,
      closed: (name, closure) => `${name}: ${closure.charAt(0).toLowerCase()}${closure.slice(1)}`,
      inPlace: (cuisine, cities) => `${cuisine} en ${cities}`,
      atLocations: (cuisine, locations) => `${cuisine} en ${locations}`,
      cities: (cities) => formats.and(cities),
      countLocations: (count) => `${count} restaurantes`,
      welcome: (name) => `Te damos la bienvenida a ${name}`,
      call: (phone) => `Teléfono: ${phone}`,
      catering: (name) => `Catering de ${name} para bodas, cumpleaños y oficinas`,
      offers: 'Ofertas',
      offersAt: (name) => `Ofertas en ${name}`,
      careers: 'Empleos',
      workAt: (name) => `Trabaja en ${name}`,
      contact: 'Contacto',
      contactText: (name, hasFeedback) =>
        `Cómo comunicarte con ${name}: ${hasFeedback ? 'dirección, teléfono, correo electrónico y opiniones' : 'dirección, teléfono y correo electrónico'}`,
      media: (name) => `Para prensa, creadores y socios de ${name}: a quién escribir, y nuestras campañas`,
      franchise: (name) => `Lo que hace falta para abrir tu propio ${name}`,
      terms: (name) => `Los términos de ${name}: pedidos, precios, pagos, reembolsos y el uso de este sitio web`,
      privacy: (name) =>
        `Lo que ${name} hace con la información personal, los registros y las cookies en este sitio web`,
      accessibility: (name) =>
        `Lo que ${name} sabe de la accesibilidad de este sitio web, y a quién avisar de un obstáculo`,
      feedback: 'Tu opinión',
      feedbackText: (name) => `Cuéntale a ${name} cómo estuvo tu visita`,
      menuBoard: 'Menú en pantalla',
      menuBoardText: (name) => `El menú de ${name} para una pantalla del restaurante, parte por parte`,
      menuCard: 'Tarjeta de mesa',
      menuCardText: (name) => `Una tarjeta para imprimir para las mesas de ${name}: su código QR abre el menú`,
      allergens: 'Alérgenos',
      allergensText: (name) => `Lo que los platos de ${name} contienen y pueden contener, según declara la cocina`,
      allergenCard: 'Tarjeta de alérgenos',
      allergenCardText: (name) =>
        `Una tarjeta para imprimir para las mesas de ${name}: su código QR abre la tabla de alérgenos`,
      feedbackCard: 'Tarjeta de opiniones',
      feedbackCardText: (name) =>
        `Una tarjeta para imprimir y poner en el mostrador de ${name}: su código QR pregunta a los clientes cómo estuvo su visita`,
      notFound: 'Página no encontrada',
      notFoundText: (name) => `Esta página de ${name} no existe.`,
    },
    llms: {
      pages: 'Páginas',
      hours: 'Horario',
      locations: 'Restaurantes',
      menu: 'Menú',
      status: 'Estado',
      cuisine: 'Cocina',
      priceRange: 'Rango de precios',
      address: 'Dirección',
      telephone: 'Teléfono',
      email: 'Correo electrónico',
      serves: 'Zona de servicio',
      orderOnline: 'Pedir en línea',
      reserve: 'Reservar una mesa',
      andMore: (more) => `y ${more} más`,
      allergens: 'Alérgenos',
      served: (times) => `Se sirve: ${times}`,
      toCome: (times) => `Próximamente: ${times}`,
    },
  };
}
