import type { Image, ImageInput } from '#schema/picture.ts';
import { isBrandFile } from '#schema/values/link.ts';
import type { NamedFile, NamedPicture } from '#schema/warning.ts';
import type { Position } from '#dialects/form/position.ts';
import { type Complaint, type Notes, pathOf } from './notes.ts';

/** What the parts of `read` share: where things stood, what was wrong with them, which pictures they name. */
export interface Reading {
  /** Notes what is wrong with an object, or with one of its keys, unless that was noted before. */
  note: (object: object, complaint: Complaint, key?: string) => void;
  /** Notes what is wrong with a value inside of an object, by the keys that lead to it. */
  noteAt: (object: object, keys: readonly (string | number)[], complaint: Complaint) => void;
  isNoted: (object: object, key?: string) => boolean;
  positionOf: (object: object) => Position;
  /** Lists a picture and returns it with a text for `alt`. A picture written as a text gets the position of `owner`. */
  picture: (image: ImageInput, alt: string, owner?: object) => Image;
  pictures: () => NamedPicture[];
  /** Returns the address of a file, and lists it if the site has to have it. */
  file: (link: string, owner: object, key: string) => string;
  files: () => NamedFile[];
}

export function makeReading(knownPositionOf: (object: object) => Position | undefined, notes: Notes): Reading {
  const root: Position = { key: '', value: undefined, order: 0 };
  const positionOf = (object: object) => knownPositionOf(object) ?? root;
  const files: NamedFile[] = [];
  const named: { src: string; position: Position }[] = [];
  return {
    note: (object, complaint, key) => {
      const position = positionOf(object);
      if (!notes.has(position, key)) notes.add(position, complaint, key);
    },
    noteAt: (object, keys, complaint) => {
      const outer = positionOf(object);
      const into = (up: Position, key: string | number) => ({
        up,
        key,
        value: valueAt(up.value, key),
        order: outer.order,
      });
      notes.add(keys.reduce(into, outer), complaint);
    },
    isNoted: (object, key) => notes.has(positionOf(object), key),
    positionOf,
    picture: (image, alt, owner = image) => {
      named.push({ src: image.src, position: knownPositionOf(image) ?? positionOf(owner) });
      return { src: image.src, alt: image.alt ?? alt };
    },
    pictures: () => firstMentions(named),
    file: (link, owner, key) => {
      const href = isBrandFile(link) ? `/${encodeURI(link)}` : link;
      const path = pathOf(positionOf(owner), key);
      if (href.startsWith('/')) files.push({ href, path, isBeside: href !== link });
      return href;
    },
    files: () => files,
  };
}

function valueAt(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined;
}

/** Each picture once, in the order of the configuration. */
function firstMentions(named: { src: string; position: Position }[]): NamedPicture[] {
  const pictures = new Map<string, NamedPicture>();
  for (const { src, position } of named.sort((one, other) => one.position.order - other.position.order)) {
    if (!pictures.has(src)) pictures.set(src, { src, path: pathOf(position) });
  }
  return [...pictures.values()];
}
