import type { ToolTexts } from '../english/english-tools.ts';
import { READER } from './reader.ts';

export const EDITING: ToolTexts['editing'] = {
  tooLong: 'C’est trop long.',
  empty: (label) => `${label} : à remplir.`,
  refused: (typed, problem, example) =>
    `« ${typed} » ${problem}.${example === undefined ? '' : ` Écrivez par exemple ${example}`}`,
  farPrice: (price, times, isMore) =>
    `${String(price).replace('.', ',')}, c’est environ ${times} fois ${isMore ? 'plus' : 'moins'} que le prix des autres. L’enregistrer quand même ?`,
  reader: READER,
  notUsed: 'Le site ne peut pas l’utiliser tel quel.',
  example: 'Écrivez par exemple',

  changes: {
    nothing: 'rien',
    staysAsItIs: 'reste tel quel',
  },

  conflict: {
    changed: 'Quelqu’un d’autre a changé ceci pendant que votre page était ouverte.',
    kept: 'Rien n’est perdu : choisissez.',
    nothingSaved: 'Rien n’a été enregistré.',
    yours: 'La vôtre',
    theirs: 'Ce qu’il y a maintenant',
    save: 'Enregistrer mon choix',
    keepTheirs: 'Garder tout ce qu’il y a',
    besides: 'Ce que vous avez changé d’autre',
    again: 'Ce n’est pas enregistré. Regardez ce qu’il y a maintenant, puis changez-le de nouveau.',
    see: 'Voir ce qu’il y a maintenant',
  },

  tooLarge: 'C’est trop gros. Rien n’a été enregistré.',
  nothingSavedYouWrote: 'Rien n’a été enregistré. Voici ce que vous avez écrit :',
  closed: 'Ceci ne peut pas être modifié ici pour le moment.',
  notSavedNow: 'Ceci n’a pas pu être enregistré.',
  forTechnician: 'Pour la personne qui s’occupe du site :',
  quoted: (text) => `«\u00A0${text}\u00A0»`,
};
