import { z } from 'zod';
import { alias, key, leaf } from './leaf.ts';
import { parseLink } from './link.ts';
import { lineSchema } from './text.ts';

/** A picture as the configuration names it: a path below the brand's folder or a URL, and what it shows. */
export interface Image {
  /** `images/hero.jpg` or `https://cdn.example/hero.jpg`. The key into `Site.pictures`. */
  src: string;
  /** The alternative text. Empty: the picture only decorates the text beside it. */
  alt: string;
  /** What must stay where the picture is cut, as `object-position` of CSS: `top left`, `50% 20%`. Missing: the middle. */
  focus?: string;
}

/** A picture ready for a page: measured, resized, encoded. URLs are root-relative (`/_pictures/…`). */
export interface Picture {
  /** Pixels of the largest file; their ratio keeps the picture's place on the page. */
  width: number;
  height: number;
  /** `srcset` values in the order a browser should try them. */
  sources: { type: 'image/avif' | 'image/webp'; srcset: string }[];
  /** The largest WebP, for the `<img>` itself. */
  src: string;
  /** A blurred copy of a few bytes as a `data:` URL, shown until the picture is there. */
  blur: string;
}

/** Where a picture is: a path below the brand's folder, or a URL. */
export const pictureSourceSchema = leaf('a picture', (value) =>
  typeof value === 'string' ? parseSource(value) : undefined,
).meta({
  example: '"images/hero.jpg"',
  outcome: 'The picture is left out.',
});

/** The points that have a name. */
export const FOCUS_WORDS = [
  'center',
  'top',
  'bottom',
  'left',
  'right',
  'top left',
  'top right',
  'bottom left',
  'bottom right',
] as const;

const focusSchema = leaf('a point of the picture', (value) => parseFocus(String(value))).meta({
  example: '"top"',
  outcome: 'The middle stays.',
});

export const imageObjectSchema = z.object({
  src: key(pictureSourceSchema, 'A path below the brand’s folder, or a URL.', 'images/hero.jpg'),
  url: alias(pictureSourceSchema, 'src', 'https://cdn.example/hero.jpg'),
  alt: key(lineSchema, 'What a visitor who can’t see it should hear.', 'The wood oven with a pizza in it'),
  focus: key(
    focusSchema,
    'What must stay where the picture is cut: `center`, `top`, `bottom`, `left`, `right`, a corner such as `top left`, or how far from the left and from the top.',
    'top',
    '50% 20%',
  ),
});

/** A picture as one writes it: where it is, or an object that says what it shows, too. */
export const imageSchema = z
  .union([pictureSourceSchema, imageObjectSchema])
  .transform((value, context): { src: string; alt?: string; focus?: string } => {
    if (typeof value === 'string') return { src: value };
    const { src } = value;
    if (src === undefined) context.addIssue('has no "src"');
    return src === undefined ? z.NEVER : { src, alt: value.alt, focus: value.focus };
  })
  .meta({
    id: 'Image',
    description: 'A picture: a path below the brand’s folder, a URL, or an object with `src`, `alt` and `focus`.',
    outcome: 'The picture is left out.',
  });

export type ImageInput = z.output<typeof imageSchema>;

/** A web address, or a path that stays inside the brand's folder. */
function parseSource(text: string): string | undefined {
  if (/^(https?:|www\.)/i.test(text)) return parseLink(text);
  if (/^[a-z][a-z\d+.-]*:|^\/|[\\"<>\n\t]/i.test(text)) return undefined;
  const segments = text.split('/').filter((segment) => segment !== '' && segment !== '.');
  return segments.length === 0 || segments.includes('..') ? undefined : segments.join('/');
}

/** `parseFocus('Left top') // "top left"`, `parseFocus('50%, 20%') // "50% 20%"` */
function parseFocus(text: string): string | undefined {
  const parts = text.toLowerCase().split(/[\s,-]+/);
  const named = FOCUS_WORDS.find((word) => word === parts.join(' ') || word === parts.toReversed().join(' '));
  const isPoint = parts.length === 2 && parts.every((part) => /^(?:\d{1,2}(?:\.\d+)?|100)%$/.test(part));
  return named ?? (isPoint ? parts.join(' ') : undefined);
}
