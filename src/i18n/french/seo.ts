import type { SeoTexts } from '../catalogue/types.ts';
import { de } from './de.ts';

/** What search engines and assistants read: titles, descriptions, and `llms.txt`. */
export const SEO = /* @__PURE__ */ makeSeo();

function makeSeo(): SeoTexts {
  return {
    seo: {
      menu: 'Menu',
      menuAt: (label) => `Menu – ${label}`,
      menuOf: (name) => `Menu ${de(name)}`,
      menuOfLocation: (name) => `Menu chez ${name}`,
      menusByLocation: (name, locations) => `Menus ${de(name)} par restaurant\u00a0: ${locations}`,
      noMenuOf: (name) => `${name} n’a pas encore de menu ici`,
      noMenuOfLocation: (name) => `${name} n’a pas encore de menu ici`,
      listed: (text, list) => `${text}\u00a0: ${list}`,
      locations: 'Adresses',
      locationsOf: (name) => `Adresses ${de(name)}`,
      allLocations: (count, name, locations) =>
        `${count === 1 ? 'L’adresse' : `Les ${count} adresses`} ${de(name)}\u00a0: ${locations}`,
      location: (name) => `${name}\u00a0: heures, itinéraire et menu`,
      closed: (name, closure) => `${name}\u00a0: ${closure.charAt(0).toLowerCase()}${closure.slice(1)}`,
      inPlace: (cuisine, cities) => `${cuisine} à ${cities}`,
      atLocations: (cuisine, locations) => `${cuisine} à ${locations}`,
      cities: (cities) => cities.join(' et à '),
      countLocations: (count) => `${count} adresses`,
      welcome: (name) => `Bienvenue chez ${name}`,
      call: (phone) => `Téléphone\u00a0: ${phone}`,
      catering: (name) => `Le traiteur ${name} pour les mariages, les anniversaires et les bureaux`,
      offers: 'Offres',
      offersAt: (name) => `Offres chez ${name}`,
      careers: 'Emplois',
      workAt: (name) => `Travailler chez ${name}`,
      contact: 'Nous joindre',
      contactText: (name, hasFeedback) =>
        `Comment joindre ${name}\u00a0: ${hasFeedback ? 'adresse, téléphone, courriel et commentaires' : 'adresse, téléphone et courriel'}`,
      media: (name) =>
        `Pour la presse, les créateurs et les partenaires ${de(name)}\u00a0: à qui écrire, et nos campagnes`,
      franchise: (name) => `Ce qu’il faut pour ouvrir votre propre ${name}`,
      terms: (name) =>
        `Les conditions ${de(name)}\u00a0: commandes, prix, paiements, remboursements et utilisation de ce site Web`,
      privacy: (name) =>
        `Ce que ${name} fait des renseignements personnels, des journaux et des témoins sur ce site Web`,
      accessibility: (name) => `Ce que ${name} sait de l’accessibilité de ce site Web, et à qui signaler un obstacle`,
      feedback: 'Votre avis',
      feedbackText: (name) => `Dites à ${name} comment s’est passée votre visite`,
      menuBoard: 'Menu sur écran',
      menuBoardText: (name) => `Le menu ${de(name)} pour un écran du restaurant, une partie à la fois`,
      menuCard: 'Carte de table',
      menuCardText: (name) => `Une carte à imprimer pour les tables ${de(name)}\u00a0: son code QR ouvre le menu`,
      allergens: 'Allergènes',
      allergensText: (name) =>
        `Ce que les plats ${de(name)} contiennent et peuvent contenir, tel que la cuisine le déclare`,
      allergenCard: 'Carte des allergènes',
      allergenCardText: (name) =>
        `Une carte à imprimer pour les tables ${de(name)}\u00a0: son code QR ouvre le tableau des allergènes`,
      feedbackCard: 'Carte pour les avis',
      feedbackCardText: (name) =>
        `Une carte à imprimer pour le comptoir ${de(name)}\u00a0: son code QR demande aux clients comment s’est passée leur visite`,
      notFound: 'Page introuvable',
      notFoundText: (name) => `Cette page ${de(name)} n’existe pas.`,
    },
    llms: {
      pages: 'Pages du site',
      hours: 'Heures d’ouverture',
      locations: 'Adresses',
      menu: 'Menu',
      status: 'État',
      cuisine: 'Cuisine',
      priceRange: 'Gamme de prix',
      address: 'Adresse',
      telephone: 'Téléphone',
      email: 'Courriel',
      serves: 'Secteur desservi',
      orderOnline: 'Commander en ligne',
      reserve: 'Réserver une table',
      andMore: (more) => `et ${more} de plus`,
      allergens: 'Allergènes',
      served: (times) => `Servi\u00a0: ${times}`,
      toCome: (times) => `À venir\u00a0: ${times}`,
    },
  };
}
