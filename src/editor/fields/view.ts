import type { ToolLanguage, ToolTexts } from '#i18n/tools/tool-texts.ts';
import type { LookName } from '#schema/looks.ts';
import { writePath, type FieldPath } from './field-path.ts';
import type { Group } from '#brand/folder/group.ts';
import type { JsonPath } from '#brand/files/json-edit.ts';

/** The data that the forms of a page are rendered from. */
export interface EditView {
  slug: string;
  /** That of whoever edits. */
  language: ToolLanguage;
  texts: ToolTexts;
  /** Of the file that is shown. */
  digest: string;
  root: FieldPath;
  /** What the last build said of a value, by its path. */
  warnings: ReadonlyMap<string, string>;
  /** What was typed and could not be saved, and why, by the path of the field. */
  typed: ReadonlyMap<string, string>;
  problems: ReadonlyMap<string, string>;
  /** The action that saves what a problem asks about. */
  asked: ReadonlyMap<string, string>;
  /** Only entries with these words are shown. */
  find?: string | undefined;
  /** The id of what gets the focus. */
  focus?: string | undefined;
  /** What the site is set in, if that is known. */
  look?: LookName | undefined;
  /** What the group of the brand says, if it is in one. */
  group?: { name: string; says: Group } | undefined;
  /** What guests see of each value that was changed and not published, by its path. */
  published?: ReadonlyMap<string, unknown>;
  /** Which dishes are sold out until they come back by themselves, by their paths: "Sold out until tomorrow". */
  soldOut?: ReadonlyMap<string, string>;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The pages that are about brands, and not of their sites, are below this path. No site has pages there. */
export const ADMIN_PATH = '/_preview/';

/** `brandPath('nonna-pia', 'warnings/') // "/_preview/nonna-pia/warnings/"` */
export const brandPath = (slug: string, path = ''): string => `${ADMIN_PATH}${encodeURIComponent(slug)}/${path}`;

export const editPath = (slug: string, rest = ''): string => brandPath(slug, `edit/${rest}`);

/** The page of an object or a list. */
export const pageOf = (slug: string, path: JsonPath): string => editPath(slug, `at/${writePath(path)}/`);

/** An id without spaces: `idOf(['menu', 'categories', 0]) // "menu-categories-0"` */
export const idOf = (path: JsonPath): string => writePath(path).replace(/[/%]/g, '-');
