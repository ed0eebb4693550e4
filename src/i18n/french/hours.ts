import type { HoursTexts } from '../catalogue/types.ts';

export const HOURS: HoursTexts = {
  days: ['Dimanche', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'],
  shortDays: ['Dim.', 'Lun.', 'Mar.', 'Mer.', 'Jeu.', 'Ven.', 'Sam.'],
  dayRange: (first, last) =>
    first.endsWith('.') ? `${first} – ${last}` : `Du ${first.toLowerCase()} au ${last.toLowerCase()}`,
  time: timeOf,
  times: (times) => times.join(', '),
  timeRange: (opens, closes) => `${opens} – ${closes}`,
  unknown: 'Heures d’ouverture non précisées',
  closed: 'Fermé',
  allDay: 'Ouvert 24 heures sur 24',
  late: 'tard',
  badges: { Open: 'Ouvert', Closed: 'Fermé' },
  status: {
    unknown: 'heures d’ouverture non précisées',
    allDay: 'ouvert 24 heures sur 24',
    until: (moment) => `ouvert jusqu’${moment.startsWith('le ') ? `au ${moment.slice(3)}` : `à ${moment}`}`,
    closedToday: 'Fermé aujourd’hui',
    closedNow: 'fermé pour le moment',
    opens: (text, moment) => `${text} · Ouvre ${/^(?:\d|minuit)/.test(moment) ? 'à ' : ''}${moment}`,
  },
  pickup: {
    unknown: 'Heures des commandes à emporter non précisées',
    closedToday: 'Pas de commandes à emporter aujourd’hui',
    status: (status) => `À emporter\u00a0: ${status}`,
  },
  kitchen: {
    until: (moment) => `Cuisine jusqu’${moment.startsWith('le ') ? `au ${moment.slice(3)}` : `à ${moment}`}`,
    closed: 'Cuisine fermée',
  },
  served: {
    until: (menu, moment) => `${menu} jusqu’${moment.startsWith('le ') ? `au ${moment.slice(3)}` : `à ${moment}`}`,
    now: (menu) => `${menu} en ce moment`,
    from: (menu, moment) => `${menu} à partir ${moment.startsWith('le ') ? `du ${moment.slice(3)}` : `de ${moment}`}`,
    then: (text, menu) => `${text}, puis ${menu}`,
    join: (texts) => texts.join(', '),
  },
  closures: {
    permanent: 'Fermé définitivement',
    temporary: 'Fermé temporairement',
    future: 'Ouverture prochaine',
  },
  closuresUntil: { temporary: (date) => `Fermé jusqu’au ${date}`, future: (date) => `Ouvre le ${date}` },
  date: (day) => `${dateOf(day)} ${day.getUTCFullYear()}`,
  onDay: (day, time) => `${WEEKDAYS[day.getUTCDay()] ?? ''} à ${time}`,
  onDate: (day, time) => `le ${dateOf(day)} à ${time}`,
};

const WEEKDAYS = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
// No call here: a module with an effect would come with every page.
const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** "11 h 30", "22 h", "minuit" */
function timeOf(minutes: number): string {
  const time = minutes % 1440;
  if (time === 0) return 'minuit';
  const [hour, rest] = [Math.floor(time / 60), time % 60];
  return `${hour}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}

/** "2 mars", "1er mars" */
function dateOf(day: Date): string {
  const date = day.getUTCDate();
  return `${date === 1 ? '1er' : date} ${MONTHS[day.getUTCMonth()] ?? ''}`;
}
