import type { ToolTexts } from '../english/english-tools.ts';

const counted = (count: number): string => (count < 2 ? `${count} avertissement` : `${count} avertissements`);

export const WARNINGS: ToolTexts['warnings'] = {
  title: 'Avertissements',
  none: 'Aucun avertissement\u00A0: tout a pu être utilisé',
  inLastGood: 'dans le dernier site qui a pu être préparé.',
  count: counted,
  foundOf: (count, all) => `${count} sur ${all}`,
  theFirst: (count) => `Voici les ${count} premiers. Les autres suivent quand ceux-ci sont corrigés.`,
  building: 'En préparation…',
  search: 'Chercher dans les avertissements',
  searchWhat: 'Endroit, valeur ou mots',
  searchNow: 'Chercher',
  showAll: 'Tout montrer',
  noneFound: 'Aucun avertissement n’a ces mots.',
  general: 'En général',
  written: 'Écrit',
  done: 'Effet',
  writeLike: 'Par exemple',
  change: 'Le modifier',
};
