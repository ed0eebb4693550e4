import type { Look } from '../../model/site.ts';

export type Voice = Look['voice'];

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
  | 'inter';

export interface Family {
  name: string;
  voice: Voice;
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
    voice: 'serif',
    kin: ['Cooper', 'Cooper Black', 'Recoleta', 'Souvenir', 'Windsor', 'Gloock', 'Young Serif', 'Lobster', 'Pacifico'],
  },
  'playfair-display': {
    name: 'Playfair Display',
    voice: 'serif',
    body: 'source-serif-4',
    alias: ['Playfair'],
    kin: ['Bodoni', 'Bodoni Moda', 'Didot', 'Abril Fatface', 'DM Serif Display', 'Cinzel', 'Prata', 'Yeseva One'],
  },
  lora: {
    name: 'Lora',
    voice: 'serif',
    kin: [
      'Georgia',
      'Merriweather',
      'Baskerville',
      'Libre Baskerville',
      'Crimson Text',
      'Crimson Pro',
      'PT Serif',
      'Cambria',
    ],
  },
  'source-serif-4': {
    name: 'Source Serif 4',
    voice: 'serif',
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
    voice: 'serif',
    body: 'work-sans',
    kin: [
      'Rockwell',
      'Zilla Slab',
      'Arvo',
      'Bitter',
      'Josefin Slab',
      'Alfa Slab One',
      'Clarendon',
      'Courier',
      'Courier New',
    ],
  },
  outfit: {
    name: 'Outfit',
    voice: 'geometric',
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
    voice: 'geometric',
    kin: [
      'Avenir',
      'Open Sans',
      'Lato',
      'Mulish',
      'Rubik',
      'Cabin',
      'Ubuntu',
      'Segoe UI',
      'Verdana',
      'Tahoma',
      'Noto Sans',
    ],
  },
  'dm-sans': {
    name: 'DM Sans',
    voice: 'geometric',
    kin: [
      'Poppins',
      'Circular',
      'Product Sans',
      'Google Sans',
      'Manrope',
      'Gilroy',
      'Plus Jakarta Sans',
      'Red Hat Display',
    ],
  },
  montserrat: {
    name: 'Montserrat',
    voice: 'geometric',
    body: 'figtree',
    kin: ['Gotham', 'Proxima Nova', 'Metropolis', 'Raleway'],
  },
  nunito: {
    name: 'Nunito',
    voice: 'geometric',
    kin: ['Quicksand', 'Varela Round', 'Comfortaa', 'Fredoka', 'Baloo', 'Baloo 2', 'Comic Sans MS', 'Dosis'],
  },
  archivo: {
    name: 'Archivo',
    voice: 'grotesk',
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
    voice: 'grotesk',
    body: 'work-sans',
    kin: [
      'Bebas',
      'Bebas Neue',
      'Anton',
      'League Gothic',
      'Fjalla One',
      'Teko',
      'Pathway Gothic One',
      'Big Shoulders Display',
    ],
  },
  'work-sans': {
    name: 'Work Sans',
    voice: 'grotesk',
    kin: ['Akzidenz Grotesk', 'Space Grotesk', 'Hanken Grotesk', 'IBM Plex Sans', 'Public Sans', 'Karla'],
  },
  inter: {
    name: 'Inter',
    voice: 'geometric',
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
};
