import type { ToolTexts } from '#i18n/tools/tool-texts.ts';
import { languageSchema } from '#schema/values/language.ts';
import type { Crumb } from '#tool-pages/document.ts';
import { type FieldPath, fieldPathAt, readPath, rootFieldPath, titleOf } from '../fields/field-path.ts';
import { isKind } from '../fields/nouns.ts';
import { type Section, sectionOf, SECTIONS, titleOfSection, TRANSLATIONS } from '../fields/sections.ts';
import { editPath, pageOf } from '../fields/view.ts';
import { labelOf } from '../fields/words.ts';
import { PUBLISH_ON } from '../publish/state-words.ts';
import { capital, languageIn, translationsPath } from '../translations/translations-form.ts';
import { brandNameOf } from './frame.ts';
import { ownerOfHolidays } from './hours-pages.ts';

/** A page that is asked for. `rest` is what its address has behind `edit/`. */
interface AskedPage {
  rest: string;
  opened: { value: unknown };
  state: { slug: string };
  texts: ToolTexts;
}

/** The part of the configuration that a page is about. */
export interface Subject {
  title: string;
  section?: Section | undefined;
  place?: FieldPath;
  /** The configuration or the location whose holidays it is about. */
  holidaysOf?: FieldPath;
  /** Whether it is what a phone has behind "More". */
  isMore?: true;
  /** Whether it gives changes a date. */
  isPublishOn?: true;
  /** Whose translations it is about. */
  language?: string;
  crumbs: Crumb[];
}

/** What an address below `edit/` is about; undefined where there is nothing. */
export function subjectOf({ rest, opened, state, texts }: AskedPage): Subject | undefined {
  if (rest === '') return { title: brandNameOf({ slug: state.slug, root: rootFieldPath(opened.value) }), crumbs: [] };
  if (rest === MORE) return { title: texts.frame.more, isMore: true, crumbs: [moreCrumb(state.slug, texts)] };
  if (rest === PUBLISH_ON) return publishOnSubject(state.slug, texts);
  const section = SECTIONS.find(({ path }) => `${path}/` === rest);
  if (section !== undefined)
    return { title: titleOfSection(section, texts), section, crumbs: [sectionCrumb(section, state.slug, texts)] };
  const holidaysOf = ownerOfHolidays(rest, opened.value);
  if (holidaysOf !== undefined) return holidaysSubject(holidaysOf, rest, opened.value, state.slug, texts);
  const language = /^translations\/([\w-]+)\/$/.exec(rest)?.[1];
  if (language !== undefined) return translationsSubject(language, state.slug, texts);
  const path = /^at\/(.+)\/$/.exec(rest)?.[1];
  const steps = path === undefined ? undefined : readPath(path);
  const place = steps && fieldPathAt(opened.value, steps);
  if (place === undefined || (place.shape.object === undefined && place.shape.kind !== 'hours')) return undefined;
  const around = sectionOf(place.path);
  const crumbs = crumbsTo(place, opened.value, state.slug, texts);
  const first = around && sectionCrumb(around, state.slug, texts);
  const title = crumbs.at(-1)?.name ?? texts.frame.edit;
  return {
    title: place.shape.kind === 'hours' ? withOwner(title, crumbs.at(-2)) : title,
    section: around,
    place,
    crumbs: [...(first ? [first] : []), ...crumbs],
  };
}

const MORE = 'more/';

const moreCrumb = (slug: string, { frame }: ToolTexts): Crumb => ({ name: frame.more, address: editPath(slug, MORE) });

const sectionCrumb = (section: Section, slug: string, texts: ToolTexts): Crumb => ({
  name: titleOfSection(section, texts),
  address: editPath(slug, `${section.path}/`),
});

function publishOnSubject(slug: string, { frame, publish }: ToolTexts): Subject {
  const crumbs = [
    { name: frame.overview, address: editPath(slug) },
    { name: publish.publishLater, address: editPath(slug, PUBLISH_ON) },
  ];
  return { title: publish.publishLater, isPublishOn: true, crumbs };
}

function holidaysSubject(holidaysOf: FieldPath, rest: string, root: unknown, slug: string, texts: ToolTexts): Subject {
  const section = SECTIONS.find(({ path }) => path === 'hours');
  const { title } = texts.hours.holidays;
  const first = section && sectionCrumb(section, slug, texts);
  const around = crumbsTo(holidaysOf, root, slug, texts);
  const crumbs = [...(first ? [first] : []), ...around, { name: title, address: editPath(slug, rest) }];
  return { title: withOwner(title, around.at(-1)), section, holidaysOf, crumbs };
}

/** Of forty locations one wants to know whose hours these are: "Kumo Annex – Holidays". */
const withOwner = (title: string, owner: Crumb | undefined): string =>
  owner === undefined ? title : `${owner.name} – ${title}`;

function translationsSubject(language: string, slug: string, texts: ToolTexts): Subject | undefined {
  const section = SECTIONS.find(({ path }) => path === TRANSLATIONS);
  if (section === undefined || languageSchema.safeParse(language).data !== language) return undefined;
  const title = capital(languageIn(language, texts));
  const crumbs = [sectionCrumb(section, slug, texts), { name: title, address: translationsPath(slug, language) }];
  return { title, section, language, crumbs };
}

/** Each entry of a list on the way has a page of its own. */
function crumbsTo({ path }: FieldPath, root: unknown, slug: string, texts: ToolTexts): Crumb[] {
  return path.flatMap((step, index) => {
    const at = fieldPathAt(root, path.slice(0, index + 1));
    if (at === undefined || (typeof step === 'string' && index < path.length - 1)) return [];
    // The page of the menu has all categories and their dishes.
    const isOnMenuPage = isKind(at, 'MenuCategory') || (isKind(at, 'Menu') && (step === 0 || step === 'menu'));
    if (path[0] === 'menu' && index < path.length - 1 && isOnMenuPage) return [];
    const name = at.field
      ? labelOf(at.field, texts)
      : titleOf(at.value, at.shape.object) || `${texts.frame.entry} ${Number(step) + 1}`;
    return [{ name, address: pageOf(slug, at.path) }];
  });
}
