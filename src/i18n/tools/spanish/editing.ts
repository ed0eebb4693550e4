import type { ToolTexts } from '../english/english-tools.ts';
import { READER } from './reader.ts';

export const EDITING: ToolTexts['editing'] = {
  tooLong: 'Es demasiado largo.',
  empty: (label) => `${label}: no puede quedar vacío.`,
  refused: (typed, problem, example) =>
    `«${typed}» ${problem}.${example === undefined ? '' : ` Escriba por ejemplo ${example}`}`,
  farPrice: (price, times, isMore) =>
    `${price} es unas ${times} veces ${isMore ? 'más' : 'menos'} de lo que cuestan los demás. ¿Guardarlo de todos modos?`,
  reader: READER,
  notUsed: 'El sitio no puede usarlo así.',
  example: 'Escriba por ejemplo',

  changes: {
    nothing: 'nada',
    staysAsItIs: 'queda igual',
  },

  conflict: {
    changed: 'Otra persona cambió esto mientras su página estaba abierta.',
    kept: 'No se pierde nada: elija.',
    nothingSaved: 'No se guardó nada.',
    yours: 'La suya',
    theirs: 'Lo que hay ahora',
    save: 'Guardar mi elección',
    keepTheirs: 'Conservar todo lo que hay',
    besides: 'Lo demás que usted cambió',
    again: 'No se guardó. Vea lo que hay ahora y cámbielo otra vez.',
    see: 'Ver lo que hay ahora',
  },

  tooLarge: 'Es demasiado grande. No se guardó nada.',
  nothingSavedYouWrote: 'No se guardó nada. Esto es lo que usted escribió:',
  closed: 'Esto no se puede cambiar aquí por ahora.',
  notSavedNow: 'Esto no se pudo guardar.',
  forTechnician: 'Para la persona que cuida el sitio:',
  quoted: (text) => `«${text}»`,
};
