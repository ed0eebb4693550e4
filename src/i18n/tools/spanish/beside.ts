import type { ToolTexts } from '../english/english-tools.ts';

export const BESIDE: ToolTexts['beside'] = {
  title: 'Ver el sitio en una fecha',
  lead: 'Todo el sitio como será entonces: horarios, menús, ofertas y lo que está previsto.',
  date: 'Fecha',
  time: 'Hora',
  see: 'Ver el sitio',
  likely: 'Pronto',
  planned: 'Previsto',
  comes: (what) => `Empieza: ${what}`,
  ends: (what) => `Termina: ${what}`,
  wrong: (last) => `Elija una fecha de hoy al ${last}, y una hora, por ejemplo 18:00.`,
  bar: (when) => `El sitio del ${when}. Lo que dice «ahora» sigue el reloj de hoy.`,
  fromGroup: (group, what) => `Viene del grupo ${group}: ${what}. Lo que escriba aquí vale solo para este restaurante.`,
  fromGroupToo: (group) => `El grupo ${group} dice algo aquí. Lo que escriba aquí vale solo para este restaurante.`,
  ofGroup: (group) => `del grupo ${group}`,
  groupAdds: (group, what) => `El grupo ${group} añade: ${what}. Una fecha que usted escriba aquí prevalece.`,
};
