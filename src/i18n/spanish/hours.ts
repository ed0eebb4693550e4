import type { HoursTexts } from '../catalogue/types.ts';

export const HOURS: HoursTexts = {
  days: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
  shortDays: ['Dom.', 'Lun.', 'Mar.', 'Mié.', 'Jue.', 'Vie.', 'Sáb.'],
  dayRange: (first, last) =>
    first.endsWith('.') ? `${first} – ${last}` : `De ${first.toLowerCase()} a ${last.toLowerCase()}`,
  time: timeOf,
  times: (times) => times.join(', '),
  timeRange: (opens, closes) => `${opens} – ${closes}`,
  unknown: 'Horario no disponible',
  closed: 'Cerrado',
  allDay: 'Abierto las 24 horas',
  late: 'tarde',
  badges: { Open: 'Abierto', Closed: 'Cerrado' },
  status: {
    unknown: 'horario no disponible',
    allDay: 'abierto las 24 horas',
    until: (moment) => `abierto hasta ${withArticle(moment)}`,
    closedToday: 'Cerrado hoy',
    closedNow: 'cerrado en este momento',
    opens: (text, moment) => `${text} · Abre ${/^\d/.test(moment) ? `a\u00a0${withArticle(moment)}` : moment}`,
  },
  pickup: {
    unknown: 'Horario para llevar no disponible',
    closedToday: 'Hoy no hay pedidos para llevar',
    status: (status) => `Para llevar: ${status}`,
  },
  kitchen: { until: (moment) => `Cocina hasta ${withArticle(moment)}`, closed: 'Cocina cerrada' },
  served: {
    until: (menu, moment) => `${menu} hasta ${withArticle(moment)}`,
    now: (menu) => `${menu} ahora`,
    from: (menu, moment) => `${menu} desde ${withArticle(moment)}`,
    then: (text, menu) => `${text}; después, ${menu}`,
    join: (texts) => texts.join('; '),
  },
  closures: { permanent: 'Cerrado definitivamente', temporary: 'Cerrado temporalmente', future: 'Próximamente' },
  closuresUntil: { temporary: (date) => `Cerrado hasta el ${date}`, future: (date) => `Abre el ${date}` },
  date: (day) => `${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()] ?? ''} de ${day.getUTCFullYear()}`,
  onDay: (day, time) => `el ${WEEKDAYS[day.getUTCDay()] ?? ''} a\u00a0${withArticle(time)}`,
  onDate: (day, time) => `el ${day.getUTCDate()} de ${MONTHS[day.getUTCMonth()] ?? ''} a\u00a0${withArticle(time)}`,
};

// No call here: a module with an effect would come with every page.
const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** "11:30 a. m." */
function timeOf(minutes: number): string {
  const time = minutes % 1440;
  const hour = Math.floor(time / 60);
  return `${hour % 12 || 12}:${String(time % 60).padStart(2, '0')}\u00a0${hour < 12 ? 'a' : 'p'}.\u00a0m.`;
}

/** "la 1:00 p. m.", "las 2:00 p. m.", which does not break; a day has its article already. */
function withArticle(moment: string): string {
  if (!/^\d/.test(moment)) return moment;
  return `${moment.startsWith('1:') ? 'la' : 'las'}\u00a0${moment}`;
}
