import type { Image, ImageInput } from '#schema/values/picture.ts';
import { isBrandFile } from '#schema/values/link.ts';
import type { NamedFile, NamedPicture } from '#schema/warning.ts';
import type { ValuePosition } from '#dialects/form/position.ts';
import { type Diagnostic, type Notes, pathOf } from './notes.ts';

/** What the parts of `read` share: where things stood, what was wrong with them, which pictures they name. */
export interface ReadContext {
  /** Notes what is wrong with an object, or with one of its keys, unless that was noted before. */
  note: (object: object, diagnostic: Diagnostic, key?: string) => void;
  /** Notes what is wrong with a value inside of an object, by the keys that lead to it. */
  noteAt: (object: object, keys: readonly (string | number)[], diagnostic: Diagnostic) => void;
  isNoted: (object: object, key?: string) => boolean;
  positionOf: (object: object) => ValuePosition;
  /** Lists a picture and returns it with a text for `alt`. A picture written as a text gets the position of `owner`. */
  picture: (image: ImageInput, alt: string, owner?: object) => Image;
  pictures: () => NamedPicture[];
  /** Returns the address of a file, and lists it if the site has to have it. */
  file: (link: string, owner: object, key: string) => string;
  files: () => NamedFile[];
  /** `YYYY-MM-DD` */
  buildDate: string;
}

/** On this day nothing is over. */
const BEFORE_ALL = '0001-01-01';

export function makeReadContext(
  knownPositionOf: (object: object) => ValuePosition | undefined,
  notes: Notes,
  buildDate = BEFORE_ALL,
): ReadContext {
  const root: ValuePosition = { key: '', value: undefined, order: 0 };
  const positionOf = (object: object) => knownPositionOf(object) ?? root;
  const files: NamedFile[] = [];
  const named: { src: string; position: ValuePosition }[] = [];
  return {
    note: (object, diagnostic, key) => {
      const position = positionOf(object);
      if (!notes.has(position, key)) notes.add(position, diagnostic, key);
    },
    noteAt: (object, keys, diagnostic) => {
      const outer = positionOf(object);
      const into = (up: ValuePosition, key: string | number) => ({
        up,
        key,
        value: valueAt(up.value, key),
        order: outer.order,
      });
      notes.add(keys.reduce(into, outer), diagnostic);
    },
    isNoted: (object, key) => notes.has(positionOf(object), key),
    positionOf,
    picture: (image, alt, owner = image) => {
      named.push({ src: image.src, position: knownPositionOf(image) ?? positionOf(owner) });
      const { src, focus } = image;
      return { src, alt: image.alt ?? alt, ...(focus !== undefined && { focus }) };
    },
    pictures: () => firstMentions(named),
    file: (link, owner, key) => {
      const href = isBrandFile(link) ? `/${encodeURI(link)}` : link;
      const path = pathOf(positionOf(owner), key);
      if (href.startsWith('/')) files.push({ href, path, isBeside: href !== link });
      return href;
    },
    files: () => files,
    buildDate,
  };
}

function valueAt(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
}

/** Each picture once, in the order of the configuration. */
function firstMentions(named: { src: string; position: ValuePosition }[]): NamedPicture[] {
  const pictures = new Map<string, NamedPicture>();
  for (const { src, position } of named.sort((one, other) => one.position.order - other.position.order)) {
    if (!pictures.has(src)) pictures.set(src, { src, path: pathOf(position) });
  }
  return [...pictures.values()];
}
