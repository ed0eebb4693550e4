import type { Weekday } from '#schema/hours/hours.ts';

/** English, French, Spanish, German, Italian and Portuguese names, without accents, by `Weekday`. */
const NAMES = [
  'sunday dimanche domingo sonntag domenica',
  'monday lundi lunes montag lunedi segunda',
  'tuesday mardi martes dienstag martedi terca',
  'wednesday mercredi miercoles mittwoch mercoledi quarta',
  'thursday jeudi jueves donnerstag giovedi quinta',
  'friday vendredi viernes freitag venerdi sexta',
  'saturday samedi sabado samstag sabato sonnabend',
].map((names) => names.split(' '));

const GROUPS: Record<string, Weekday[]> = {
  ...sameDays([0, 1, 2, 3, 4, 5, 6], 'daily', 'everyday', 'all week', 'all days', '7 days a week', 'seven days a week'),
  ...sameDays(
    [0, 1, 2, 3, 4, 5, 6],
    'tous les jours',
    'todos los dias',
    'taglich',
    'every day',
    'chaque jour',
    'diario',
  ),
  ...sameDays(
    [1, 2, 3, 4, 5],
    'weekday',
    'weekdays',
    'en semaine',
    'la semaine',
    'werktags',
    'jours de semaine',
    'monday to friday',
  ),
  ...sameDays(
    [0, 6],
    'weekend',
    'weekends',
    'week-end',
    'week-ends',
    'fin de semana',
    'fins de semaine',
    'fin de semaine',
    'la fin de semaine',
    'les fins de semaine',
    'the weekend',
  ),
};

/** Days without a place in the week: what is written for them says nothing about a weekday. */
const HOLIDAYS =
  /^(?:ph|sh|(?:public|bank|school|federal|statutory|stat)?\s?holidays?|jours? feries?|festivos|feiertage?|easter(?: sunday| monday)?|good friday)$/;

const RANGE = /[-–—−~]|\b(?:to|thru|through|till|until|au|bis|al|a)\b/;
/** "Every day except Monday" */
const EXCEPT = /,? \(?(?:except|excluding|but not|sauf|excepte|excepto|menos|ausser)(?: on)?(?: les?| los?| el)? /;
const LIST = /[,;&+/]|\b(?:and|et|und|e|y)\b/;

/**
 * The weekdays that a text names: `parseWeekdays('Mon - Thu') // [1, 2, 3, 4]`, as do "Mo,We", "https://schema.org/Monday", "weekends", "du lundi au
 * jeudi". Empty where it names public holidays alone. Undefined where a part of it is not understood.
 */
export function parseWeekdays(text: string): Weekday[] | undefined {
  const words = fold(/^https?:\/\//i.test(text) ? (text.split(/[/#]/).at(-1) ?? '') : text);
  const group = Object.hasOwn(GROUPS, words) ? GROUPS[words] : undefined;
  if (group !== undefined) return group;
  const [all = '', exceptions, ...more] = words.split(EXCEPT);
  if (exceptions !== undefined) {
    const [named, left] = [parseWeekdays(all), parseWeekdays(exceptions.replace(/\)$/, ''))];
    return named && left && more.length === 0 ? named.filter((day) => !left.includes(day)) : undefined;
  }
  const found = new Set<Weekday>();
  for (const part of splitTrimmed(words, LIST)) {
    const days = parsePart(part);
    if (days === undefined) return undefined;
    for (const day of days) found.add(day);
  }
  return words === '' ? undefined : [...found];
}

function parsePart(part: string): Weekday[] | undefined {
  if (HOLIDAYS.test(part)) return [];
  if (Object.hasOwn(GROUPS, part)) return GROUPS[part];
  const names = splitTrimmed(part, RANGE);
  const ends = names.map((name) => parseName(names.length === 2 ? (LETTERS[name] ?? name) : name));
  const [first, last = first] = ends;
  if (ends.length > 2 || ends.includes(undefined) || first === undefined || last === undefined) return undefined;
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => ((first + index) % 7) as Weekday);
}

const splitTrimmed = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** "M-F". T and S may be two days each. */
const LETTERS: Record<string, string> = { m: 'mo', w: 'we', f: 'fr' };

/** Two letters of an English name, three of others, or more: "Mo", "thurs", "jeu", "Mondays". */
function parseName(word: string): Weekday | undefined {
  const name = /^(?:schema:)?(?:on |du |le |les |el |los |open )?([a-z]{2,})$/
    .exec(word)?.[1]
    ?.replace(/^weds$/, 'wed');
  if (name === undefined) return undefined;
  const isMeant = (full: string, index: number) =>
    full.startsWith(name) ? name.length > (index === 0 ? 1 : 2) : name === `${full}s`;
  const index = NAMES.findIndex((names) => names.some(isMeant));
  return index === -1 ? undefined : (index as Weekday);
}

function fold(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\.(?=\s|$|[-,&/])/g, '')
    .replace(/-feira/g, '')
    .replace(/: ?$/, '')
    .replace(/\s/g, ' ')
    .trim();
}

/** Longer texts name no weekdays. */
const MAX_LENGTH = 200;

function sameDays(days: Weekday[], ...names: string[]): Record<string, Weekday[]> {
  return Object.fromEntries(names.map((name) => [name, days]));
}
