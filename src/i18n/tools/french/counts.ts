import type { ToolTexts } from '../english/english-tools.ts';

export const COUNTS: ToolTexts['counts'] = {
  counts: 'Statistiques',
  download: 'Télécharger en CSV',
  period: 'Période',
  lastDays: (days: number) => `${days} derniers jours`,
  inAll: 'En tout',
  andBefore: (days: number) => `et dans les ${days} jours d’avant`,
  before: (count: string) => `avant : ${count}`,
  byPage: 'Par page',
  byDay: 'Par jour',
  page: 'Page',
  day: 'Jour',
  action: 'Geste',
  taps: 'Clics',
  actions: { order: 'Commander', reserve: 'Réserver', call: 'Appeler', directions: 'Itinéraire', menu: 'Menu' },
  written: { order: 'commander', reserve: 'réserver', call: 'appeler', directions: 'itinéraire', menu: 'menu' },
  morePages: (count: number) => (count < 2 ? `${count} autre page` : `${count} autres pages`),
  otherPages: 'Autres pages',
  howCounted:
    'Les jours sont ceux de l’horloge du restaurant. Un clic n’est ici qu’un nombre : rien n’est gardé au sujet du client. Ces nombres sont effacés après 25 mois.',
  notHere: (line: string) =>
    `Le site ne compte rien. Pour l’essayer dans cet aperçu, écrivez ${line} dans <code>brand.json</code>.`,
  notAtAll: (line: string) =>
    `Le site ne compte rien, parce que <code>brand.json</code> contient ${line}. Sans cette ligne, il compte.`,
  nothing: (days: number) =>
    `Rien dans les ${days} derniers jours. Un clic sur un lien pour commander, réserver, appeler, trouver l’adresse ou voir le menu paraît ici aussitôt.`,
  notTracked: 'Les clients dont le navigateur demande de ne pas être suivi ne sont pas comptés.',
};
