import type { ToolTexts } from '../english/english-tools.ts';

export const BESIDE: ToolTexts['beside'] = {
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
  fromGroup: (group, what) =>
    `Vient du groupe ${group} : ${what}. Ce que vous écrivez ici vaut seulement pour ce restaurant.`,
  fromGroupToo: (group) =>
    `Le groupe ${group} dit quelque chose ici. Ce que vous écrivez ici vaut seulement pour ce restaurant.`,
  ofGroup: (group) => `du groupe ${group}`,
  groupAdds: (group, what) => `Le groupe ${group} ajoute : ${what}. Une date que vous écrivez ici l’emporte.`,
};
