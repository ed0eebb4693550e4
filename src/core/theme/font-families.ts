import type { Look } from '#schema/site.ts';

export type TypeStyle = Look['typeStyle'];

/** The families we host, by the name of their package. */
export type FamilyId =
  | 'fraunces'
  | 'playfair-display'
  | 'lora'
  | 'source-serif-4'
  | 'roboto-slab'
  | 'outfit'
  | 'figtree'
  | 'dm-sans'
  | 'montserrat'
  | 'nunito'
  | 'archivo'
  | 'oswald'
  | 'work-sans'
  | 'inter'
  | 'poppins'
  | 'lato'
  | 'open-sans'
  | 'nunito-sans'
  | 'raleway'
  | 'merriweather'
  | 'bitter'
  | 'libre-baskerville'
  | 'bebas-neue';

export interface Family {
  name: string;
  typeStyle: TypeStyle;
  /** The family that sets running text beside this one, if it does not do so itself. */
  body?: FamilyId;
  /** Its former and short names. */
  alias?: string[];
  /** Well-known faces it can stand in for. */
  kin: string[];
}

export const FAMILIES: Record<FamilyId, Family> = {
  fraunces: {
    name: 'Fraunces',
    typeStyle: 'serif',
    kin: ['Cooper', 'Cooper Black', 'Recoleta', 'Souvenir', 'Windsor', 'Gloock', 'Young Serif', 'Lobster', 'Pacifico'],
  },
  'playfair-display': {
    name: 'Playfair Display',
    typeStyle: 'serif',
    body: 'source-serif-4',
    alias: ['Playfair'],
    kin: ['Bodoni', 'Bodoni Moda', 'Didot', 'Abril Fatface', 'DM Serif Display', 'Cinzel', 'Prata', 'Yeseva One'],
  },
  lora: {
    name: 'Lora',
    typeStyle: 'serif',
    kin: ['Georgia', 'Crimson Text', 'Crimson Pro', 'PT Serif', 'Cambria', 'Vollkorn', 'Alegreya', 'Cardo'],
  },
  'source-serif-4': {
    name: 'Source Serif 4',
    typeStyle: 'serif',
    alias: ['Source Serif', 'Source Serif Pro'],
    kin: [
      'Times',
      'Times New Roman',
      'Garamond',
      'EB Garamond',
      'Cormorant',
      'Cormorant Garamond',
      'Palatino',
      'Caslon',
      'Spectral',
    ],
  },
  'roboto-slab': {
    name: 'Roboto Slab',
    typeStyle: 'serif',
    body: 'work-sans',
    kin: ['Rockwell', 'Zilla Slab', 'Josefin Slab', 'Alfa Slab One', 'Clarendon', 'Courier', 'Courier New'],
  },
  outfit: {
    name: 'Outfit',
    typeStyle: 'geometric',
    body: 'figtree',
    kin: [
      'Futura',
      'Century Gothic',
      'Avant Garde',
      'Josefin Sans',
      'Jost',
      'League Spartan',
      'Lexend',
      'Sora',
      'Urbanist',
    ],
  },
  figtree: {
    name: 'Figtree',
    typeStyle: 'geometric',
    kin: ['Rubik', 'Cabin', 'Ubuntu', 'Assistant', 'Hind', 'Heebo'],
  },
  'dm-sans': {
    name: 'DM Sans',
    typeStyle: 'geometric',
    kin: ['Circular', 'Product Sans', 'Google Sans', 'Manrope', 'Gilroy', 'Plus Jakarta Sans', 'Red Hat Display'],
  },
  montserrat: {
    name: 'Montserrat',
    typeStyle: 'geometric',
    body: 'figtree',
    kin: ['Gotham', 'Proxima Nova', 'Metropolis', 'Syne'],
  },
  nunito: {
    name: 'Nunito',
    typeStyle: 'geometric',
    kin: ['Quicksand', 'Varela Round', 'Comfortaa', 'Fredoka', 'Baloo', 'Baloo 2', 'Comic Sans MS', 'Dosis'],
  },
  archivo: {
    name: 'Archivo',
    typeStyle: 'grotesk',
    kin: [
      'Impact',
      'Arial Black',
      'Helvetica',
      'Helvetica Neue',
      'Franklin Gothic',
      'Libre Franklin',
      'Druk',
      'Knockout',
      'Barlow',
      'Univers',
    ],
  },
  oswald: {
    name: 'Oswald',
    typeStyle: 'grotesk',
    body: 'work-sans',
    kin: [
      'Anton',
      'Fjalla One',
      'Roboto Condensed',
      'Yanone Kaffeesatz',
      'Archivo Narrow',
      'Barlow Condensed',
      'PT Sans Narrow',
    ],
  },
  'work-sans': {
    name: 'Work Sans',
    typeStyle: 'grotesk',
    kin: ['Akzidenz Grotesk', 'Space Grotesk', 'Hanken Grotesk', 'IBM Plex Sans', 'Public Sans', 'Karla'],
  },
  inter: {
    name: 'Inter',
    typeStyle: 'geometric',
    kin: [
      'Arial',
      'Roboto',
      'San Francisco',
      'SF Pro',
      'SF Pro Display',
      'system-ui',
      'Source Sans Pro',
      'Source Sans 3',
    ],
  },
  poppins: {
    name: 'Poppins',
    typeStyle: 'geometric',
    kin: ['Prompt', 'Kanit', 'Questrial', 'Montserrat Alternates'],
  },
  lato: {
    name: 'Lato',
    typeStyle: 'geometric',
    kin: ['Calibri', 'Carlito', 'Candara', 'Corbel', 'Gill Sans', 'PT Sans', 'Optima'],
  },
  'open-sans': {
    name: 'Open Sans',
    typeStyle: 'geometric',
    kin: [
      'Noto Sans',
      'Segoe UI',
      'Verdana',
      'Tahoma',
      'Trebuchet MS',
      'Droid Sans',
      'Fira Sans',
      'Merriweather Sans',
      'Myriad Pro',
      'Frutiger',
      'Lucida Grande',
    ],
  },
  'nunito-sans': {
    name: 'Nunito Sans',
    typeStyle: 'geometric',
    kin: ['Avenir', 'Avenir Next', 'Mulish', 'Muli'],
  },
  raleway: {
    name: 'Raleway',
    typeStyle: 'geometric',
    body: 'figtree',
    kin: ['Raleway Dots', 'Poiret One', 'Julius Sans One', 'Quattrocento Sans', 'Tenor Sans'],
  },
  merriweather: {
    name: 'Merriweather',
    typeStyle: 'serif',
    kin: ['Noto Serif', 'Droid Serif', 'Charter', 'Gelasio', 'Domine'],
  },
  bitter: {
    name: 'Bitter',
    typeStyle: 'serif',
    alias: ['Bitter Pro'],
    kin: ['Arvo', 'Rokkitt', 'Crete Round', 'Bree Serif', 'Slabo 27px'],
  },
  'libre-baskerville': {
    name: 'Libre Baskerville',
    typeStyle: 'serif',
    kin: ['Baskerville', 'Baskervville', 'Libre Caslon Text', 'Bookman', 'Century Schoolbook', 'Goudy Old Style'],
  },
  // It has capitals only.
  'bebas-neue': {
    name: 'Bebas Neue',
    typeStyle: 'grotesk',
    body: 'work-sans',
    alias: ['Bebas'],
    kin: ['Bebas Kai', 'League Gothic', 'Teko', 'Pathway Gothic One', 'Big Shoulders Display', 'Staatliches'],
  },
};

/** The weights of headings and of running text that fonts are measured at. A look sets its own: `src/core/looks/type-tokens.ts`. */
export const WEIGHTS: Record<TypeStyle, { display: number; body: number }> = {
  serif: { display: 420, body: 400 },
  geometric: { display: 500, body: 400 },
  grotesk: { display: 900, body: 420 },
};
