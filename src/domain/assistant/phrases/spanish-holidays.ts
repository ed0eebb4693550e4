/** The holidays that are asked about most, by their English names. Others keep theirs. */
const HOLIDAYS = new Map(
  Object.entries({
    'New Year’s Day': 'Año Nuevo',
    'Martin Luther King Jr. Day': 'Día de Martin Luther King Jr.',
    'Valentine’s Day': 'San Valentín',
    'Washington’s Birthday': 'Día de los Presidentes',
    'Presidents’ Day': 'Día de los Presidentes',
    'St. Patrick’s Day': 'Día de San Patricio',
    'Good Friday': 'Viernes Santo',
    'Easter Sunday': 'Domingo de Pascua',
    'Easter Monday': 'Lunes de Pascua',
    'Mother’s Day': 'Día de la Madre',
    'Father’s Day': 'Día del Padre',
    'Memorial Day': 'Día de los Caídos',
    'Canada Day': 'Día de Canadá',
    'Independence Day': 'Día de la Independencia',
    'Labour Day': 'Día del Trabajo',
    'Columbus Day': 'Día de Colón',
    'Veterans Day': 'Día de los Veteranos',
    'Remembrance Day': 'Día del Recuerdo',
    Thanksgiving: 'Día de Acción de Gracias',
    'Thanksgiving Day': 'Día de Acción de Gracias',
    'Christmas Eve': 'Nochebuena',
    'Christmas Day': 'Navidad',
    'New Year’s Eve': 'Fin de Año',
  }),
);

/** In Spanish: one name, or several in a list. */
export function holidayNames(names: string): string {
  const parts = names.split(/(, | [ye] )/);
  return parts.map((part) => HOLIDAYS.get(part.replaceAll("'", '’')) ?? part).join('');
}
