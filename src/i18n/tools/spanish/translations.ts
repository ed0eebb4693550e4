import type { ToolTexts } from '../english/english-tools.ts';

const KINDS: Record<string, string> = {
  allergen: 'Alérgeno',
  area: 'Barrio',
  category: 'Categoría del menú',
  company: 'Empresa',
  cuisine: 'Cocina',
  deal: 'Oferta',
  dish: 'Plato',
  feature: 'Lo que es especial',
  guest: 'Lo que escribió un cliente',
  job: 'Vacante',
  keyword: 'Palabra para los buscadores',
  location: 'Local',
  menu: 'Menú',
  name: 'Nombre del restaurante',
  picture: 'Lo que muestra una imagen',
  price: 'Precio en palabras',
  question: 'Pregunta',
  service: 'Servicio',
  size: 'Tamaño',
  tag: 'Distintivo',
  text: 'Texto',
  wording: 'Palabras en lugar de las nuestras',
  words: 'Palabras de un enlace',
};

export const TRANSLATIONS: ToolTexts['translations'] = {
  kinds: KINDS,
  languages: 'Idiomas',
  oneLanguage: (language) =>
    `El sitio está en un solo idioma (${language}). Para tenerlo también en otro, nombre los dos en `,
  ownFirst: ', el suyo primero.',
  whichLanguages: 'Los idiomas del sitio se eligen en ',
  cannotBeRead: 'no se puede leer',
  allTranslated: 'Todo está traducido.',
  lacking: ({ missing, needed, language, names, limit }) => {
    const more = missing - limit;
    const end =
      more <= 0
        ? `a partir de ${limit + 1}, este idioma sale de los buscadores y de todos los enlaces`
        : `es más de la cuarta parte: ningún enlace ni buscador lleva a él hasta que se ${more === 1 ? 'traduzca 1 más' : `traduzcan ${more} más`}`;
    return `Sin traducción (${language}): ${missing} de ${needed}. ${names}; ${end}.`;
  },
  toTranslate: (missing, needed) => `${missing} de ${needed} por traducir`,
  notLinked: 'Hay muy poco traducido: ningún enlace ni buscador lleva a él todavía.',
  quoted: (text) => `«${text}»`,
  which: 'Qué textos',
  sorts: { missing: 'Faltan', optional: 'Opcionales', all: 'Todos' },
  nothing: {
    missing: 'No falta nada.',
    optional: 'Todos los nombres tienen traducción.',
    all: 'El sitio no tiene textos.',
  },
  before: 'Los anteriores',
  next: (all) => `Los siguientes, de ${all}`,
  save: 'Guardar',
  staysAsItIs: 'Queda igual',
  stays: (text) => `Queda igual: ${text}`,
  itStays: 'Este texto queda igual.',
  former: (text) => `Era «${text}», traducido como «`,
  formerEnd: '».',
};
