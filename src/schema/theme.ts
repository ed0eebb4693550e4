import { z } from 'zod';
import { colourSchema } from './values/color.ts';
import { HERO_NAMES, LOOK_NAMES, MENU_NAMES } from './looks.ts';
import { key, leaf, listOf } from './values/leaf.ts';
import { choiceSchema } from './values/text.ts';

const MAX_FONT_NAME = 80;

const fontFamilySchema = leaf('the name of a font', (value) => {
  const first = (String(value).split(',')[0] ?? '').trim().replace(/^(["'])(.*)\1$/, '$2');
  return first.length <= MAX_FONT_NAME && /^[\p{L}\d -]+$/u.test(first) && /[\p{L}\d]/u.test(first) ? first : undefined;
}).meta({ example: '"Fraunces"', outcome: 'The site’s own font is used.' });

/** A path that stays inside the brand's folder. */
const fontFileSchema = leaf('the path of a font in the brand’s folder', (value) => {
  const text = String(value);
  if (/^[a-z][a-z\d+.-]*:|^\/|[\\"<>\n\t]/i.test(text)) return undefined;
  const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
  return segments.length === 0 || segments.includes('..') ? undefined : segments.join('/');
}).meta({ example: '"fonts/brand.woff2"', outcome: 'The site does without it.' });

export const themeSchema = z
  .object({
    primaryColor: key(colourSchema, 'The colour of the brand: hex, rgb(), hsl() or a CSS name.', '#c0392b').meta({
      outcome: 'The site’s own colour is used.',
    }),
    secondaryColor: key(colourSchema, 'The colour beside it.', '#2c3e50').meta({
      outcome: 'One that fits the first is used.',
    }),
    fontFamily: key(
      fontFamilySchema,
      'The name of a font; of a list, the first. Hosted are Archivo, Bebas Neue, Bitter, DM Sans, Figtree, Fraunces, Inter, Lato, Libre Baskerville, Lora, Merriweather, Montserrat, Nunito, Nunito Sans, Open Sans, Oswald, Outfit, Playfair Display, Poppins, Raleway, Roboto Slab, Source Serif 4, Work Sans. For another the site takes the one that is nearest by kind, and says so.',
      'Fraunces',
    ),
    look: key(
      choiceSchema(LOOK_NAMES),
      'How the site is laid out and drawn: carte (trattoria, bistro), salon (tasting menu), noren (ramen, sushi), counter (boba, bowls, ice cream), marquee (burgers, wings), mercado (taqueria, street food), almanac (bakery, café), ledger (steakhouse, brasserie). Without it the build chooses one by cuisine, font, colour and services, and says which and why.',
      'carte',
    ).meta({ outcome: 'The build chooses the look.' }),
    hero: key(
      choiceSchema(HERO_NAMES),
      'The composition of the first screen of home, one of those that the look has: carte has arch and oval, salon portrait and horizon, noren curtain and columns, counter blob and banner, marquee poster and screen, mercado blocks and board, almanac broadsheet and column, ledger panel and wide. All but mercado also have words, without a picture.',
      'arch',
    ).meta({ outcome: 'The look’s own is used.' }),
    menu: key(
      choiceSchema(MENU_NAMES),
      'How the menu is set, one of the two ways that the look has: carte has sheet and leaves, salon courses and letter, noren strips and index, counter cards and chips, marquee boards and tags, mercado stripes and wall, almanac newspaper and gazette, ledger panels and book.',
      'sheet',
    ).meta({ outcome: 'The look’s own is used.' }),
    fontFile: key(
      listOf(fontFileSchema),
      'A font of the brand’s own: a WOFF2, TTF or OTF file in the brand’s folder, or a list of them, one for each weight and style. `fontFamily` may name it, which helps to find the shapes that go with it. What lets the site publish it is for `fontLicence` in brand.json.',
      'fonts/brand.woff2',
      ['fonts/brand-regular.woff2', 'fonts/brand-bold.woff2'],
    ),
  })
  .meta({
    id: 'Theme',
    description: 'How the brand looks.',
    outcome: 'The site looks as sites without a theme do.',
  });
