import { heroesOf, menusOf } from '#core/looks/choose-look.ts';
import { LOOK_NAMES, type LookName } from '#schema/looks.ts';
import { type FieldPath, fieldPathAt, writePath } from '../fields/field-path.ts';

/** Where `theme.look` stands, or would; likewise `hero` and `menu`. Undefined where the theme is written in another form. */
export const themeFieldPath = (root: unknown, key: 'look' | 'hero' | 'menu'): FieldPath | undefined =>
  fieldPathAt(root, ['theme', key]);

/** The look that the configuration names. */
export function writtenLook(root: unknown): LookName | undefined {
  const value = themeFieldPath(root, 'look')?.value;
  return LOOK_NAMES.find((name) => name === value);
}

/** Of the first screens and the menus, those that the look has; all where it is not known. Undefined for any other field. */
export function lookChoices({ field, path, shape }: FieldPath, look: LookName | undefined): string[] | undefined {
  const isFiner = field?.key === 'hero' || field?.key === 'menu';
  if (!isFiner || path.length !== 2 || shape.kind !== 'choice') return undefined;
  if (look === undefined) return shape.choices;
  return field.key === 'hero' ? heroesOf(look) : menusOf(look);
}

/** The form fields that choose another look: `f:theme/look`, and an empty `hero` or `menu` where the new look does not have that one. */
export function fieldsForLook(root: unknown, look: LookName): [name: string, value: string][] {
  const has = { hero: heroesOf(look) as readonly string[], menu: menusOf(look) as readonly string[] };
  const field = (key: 'look' | 'hero' | 'menu', value: string): [string, string][] => {
    const place = themeFieldPath(root, key);
    return place === undefined ? [] : [[`f:${writePath(place.path)}`, value]];
  };
  const finer = (['hero', 'menu'] as const).filter((key) => {
    const value = themeFieldPath(root, key)?.value;
    return value !== undefined && !has[key].includes(String(value));
  });
  return [...field('look', look), ...finer.flatMap((key) => field(key, ''))];
}
