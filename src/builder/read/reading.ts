import type { Image, ImageInput } from '../../model/picture.ts';
import type { NamedPicture } from '../types.ts';
import { type Complaint, type Notes, pathOf, type Place } from './notes.ts';

/** What the parts of `read` share: where things stood, what was wrong with them, which pictures they name. */
export interface Reading {
  /** Notes what is wrong with an object, or with one of its keys, unless that was noted before. */
  note: (object: object, complaint: Complaint, key?: string) => void;
  isNoted: (object: object, key?: string) => boolean;
  placeOf: (object: object) => Place;
  /** Lists a picture and says what it shows. `owner` stands for a picture that is only a text of it. */
  picture: (image: ImageInput, alt: string, owner?: object) => Image;
  pictures: () => NamedPicture[];
}

export function makeReading(knownPlaceOf: (object: object) => Place | undefined, notes: Notes): Reading {
  const root: Place = { key: '', value: undefined, order: 0 };
  const placeOf = (object: object) => knownPlaceOf(object) ?? root;
  const named: { src: string; place: Place }[] = [];
  return {
    note: (object, complaint, key) => {
      const place = placeOf(object);
      if (!notes.has(place, key)) notes.add(place, complaint, key);
    },
    isNoted: (object, key) => notes.has(placeOf(object), key),
    placeOf,
    picture: (image, alt, owner = image) => {
      named.push({ src: image.src, place: knownPlaceOf(image) ?? placeOf(owner) });
      return { src: image.src, alt: image.alt ?? alt };
    },
    pictures: () => firstMentions(named),
  };
}

/** Each picture once, in the order of the configuration. */
function firstMentions(named: { src: string; place: Place }[]): NamedPicture[] {
  const pictures = new Map<string, NamedPicture>();
  for (const { src, place } of named.sort((one, other) => one.place.order - other.place.order)) {
    if (!pictures.has(src)) pictures.set(src, { src, path: pathOf(place) });
  }
  return [...pictures.values()];
}
