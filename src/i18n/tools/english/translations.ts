/** How much of a language is missing. */
export interface Lacking {
  /** How many texts need a translation, and have none. */
  missing: number;
  needed: number;
  language: string;
  /** The first of them, quoted. */
  names: string;
  /** With so many missing the language leaves the search engines. */
  limit: number;
}

/** What a text of a brand is, where its words alone may not say it. */
const KINDS: Record<string, string> = {
  allergen: 'Allergen',
  area: 'Part of town',
  category: 'Category of the menu',
  company: 'Company',
  cuisine: 'Cuisine',
  deal: 'Offer',
  dish: 'Dish',
  feature: 'What is special',
  guest: 'What a guest wrote',
  job: 'Job',
  keyword: 'Word for search engines',
  location: 'Location',
  menu: 'Menu',
  name: 'Name of the restaurant',
  picture: 'What a picture shows',
  price: 'Price in words',
  question: 'Question',
  service: 'Service',
  size: 'Size',
  tag: 'Badge',
  text: 'Text',
  wording: 'Words in place of ours',
  words: 'Words of a link',
};

/** The texts of a brand beside their translations. */
export const TRANSLATIONS = {
  kinds: KINDS,
  languages: 'Languages',
  oneLanguage: (language: string) =>
    `The site is in one language, ${language}. To have it in another one too, name both under `,
  /** After the link to the languages. */
  ownFirst: ', its own first.',
  whichLanguages: 'Which languages the site has is said under ',
  cannotBeRead: 'can’t be read',
  allTranslated: 'All is translated.',
  lacking: ({ missing, needed, language, names, limit }: Lacking) => {
    const texts = `${missing} of ${needed === 1 ? 'one text' : `${needed} texts`} ${missing === 1 ? 'has' : 'have'} no ${language}`;
    const more = missing - limit;
    const end =
      more <= 0
        ? `at ${limit + 1} ${language} leaves the search engines and all links`
        : `that is more than a quarter, so no link and no search engine leads to ${language} until ${more} more ${more === 1 ? 'is' : 'are'} translated`;
    return `${texts}: ${names}; ${end}.`;
  },
  /** In the list of languages. Without enough of them no link leads to the language. */
  toTranslate: (missing: number, needed: number) => `${missing} of ${needed} to translate`,
  notLinked: 'Too few are translated: no link and no search engine leads to it yet.',
  quoted: (text: string) => `“${text}”`,
  which: 'Which texts',
  sorts: { missing: 'Missing', optional: 'May stay', all: 'All' },
  nothing: {
    missing: 'Nothing is missing.',
    optional: 'All names have a translation.',
    all: 'The site has no texts.',
  },
  before: 'Those before',
  next: (all: number) => `The next of ${all}`,
  save: 'Save',
  staysAsItIs: 'Stays as it is',
  stays: (text: string) => `Stays as it is: ${text}`,
  itStays: 'It stays as it is.',
  /** Before the former text and, in its own language, its translation. */
  former: (text: string) => `It was “${text}”, translated as “`,
  formerEnd: '”.',
};
