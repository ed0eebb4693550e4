import type { ToolTexts } from '../english/english-tools.ts';

export const SCREENS: ToolTexts['screens'] = {
  loading: 'Le site se prépare…',
  notBuilt: (slug) => `Le site de ${slug} n’a pas pu être préparé`,
  configurationError: 'Quelque chose dans ce qui est écrit ne peut pas être lu',
  otherError: 'La préparation s’est arrêtée',
  turnsInto: 'Cette page devient le site dès qu’il peut être préparé.',
  nothingHere: 'Il n’y a rien ici',
  nothingAt: (address) => `Il n’y a rien à l’adresse ${address}`,
  toBrands: 'Aux restaurants en aperçu',
  notFound: 'Page introuvable',
  noAnswer: (reason) => `L’aperçu n’a pas pu répondre\u00A0: ${reason}`,
  dismiss: 'Masquer',
  lastGood: 'Cette page montre le dernier site qui a pu être préparé.',
};
