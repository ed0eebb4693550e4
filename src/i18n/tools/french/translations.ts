import type { ToolTexts } from '../english/english-tools.ts';

const KINDS: Record<string, string> = {
  allergen: 'Allergène',
  area: 'Quartier',
  category: 'Catégorie du menu',
  company: 'Entreprise',
  cuisine: 'Cuisine',
  deal: 'Offre',
  dish: 'Plat',
  feature: 'Ce qui est spécial',
  guest: 'Ce qu’un client a écrit',
  job: 'Poste',
  keyword: 'Mot pour les moteurs de recherche',
  location: 'Adresse',
  menu: 'Menu',
  name: 'Nom du restaurant',
  picture: 'Ce que montre une image',
  price: 'Prix en mots',
  question: 'Question',
  service: 'Service',
  size: 'Format',
  tag: 'Pastille',
  text: 'Texte',
  wording: 'Mots à la place des nôtres',
  words: 'Mots d’un lien',
};

export const TRANSLATIONS: ToolTexts['translations'] = {
  kinds: KINDS,
  languages: 'Langues',
  oneLanguage: (language) =>
    `Le site est en une seule langue (${language}). Pour l’avoir dans une autre aussi, nommez les deux sous `,
  ownFirst: ', la sienne en premier.',
  whichLanguages: 'Les langues du site se choisissent sous ',
  cannotBeRead: 'ne peut pas être lu',
  allTranslated: 'Tout est traduit.',
  lacking: ({ missing, needed, language, names, limit }) => {
    const more = missing - limit;
    const end =
      more <= 0
        ? `à partir de ${limit + 1}, cette langue quitte les moteurs de recherche et tous les liens`
        : `c’est plus du quart : aucun lien ni moteur de recherche n’y mène tant que ${more} de plus ${more === 1 ? 'n’est pas traduit' : 'ne sont pas traduits'}`;
    return `Sans traduction (${language}) : ${missing} sur ${needed}. ${names} ; ${end}.`;
  },
  toTranslate: (missing, needed) => `${missing} sur ${needed} à traduire`,
  notLinked: 'Trop peu est traduit : aucun lien ni moteur de recherche n’y mène encore.',
  quoted: (text) => `« ${text} »`,
  which: 'Quels textes',
  sorts: { missing: 'À traduire', optional: 'Facultatifs', all: 'Tous' },
  nothing: {
    missing: 'Il ne manque rien.',
    optional: 'Tous les noms ont une traduction.',
    all: 'Le site n’a aucun texte.',
  },
  before: 'Les précédents',
  next: (all) => `Les suivants, sur ${all}`,
  save: 'Enregistrer',
  staysAsItIs: 'Reste tel quel',
  stays: (text) => `Reste tel quel : ${text}`,
  itStays: 'Ce texte reste tel quel.',
  former: (text) => `C’était « ${text} », traduit par « `,
  formerEnd: ' ».',
};
