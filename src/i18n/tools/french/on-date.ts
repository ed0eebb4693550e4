import type { ToolTexts } from '../english/english-tools.ts';

export const ON_DATE: ToolTexts['onDate'] = {
  title: 'Voir le site à une date',
  lead: 'Tout le site tel qu’il sera alors : heures, menus, offres et ce qui est prévu.',
  date: 'Date',
  time: 'Heure',
  see: 'Voir le site',
  likely: 'Bientôt',
  planned: 'Prévu',
  comes: (what) => `Début : ${what}`,
  ends: (what) => `Fin : ${what}`,
  wrong: (last) => `Choisissez une date d’ici au ${last}, et une heure, par exemple 18:00.`,
  bar: (when) => `Le site du ${when}. Ce qui dit « maintenant » suit l’horloge d’aujourd’hui.`,
};
