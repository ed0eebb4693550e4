import { configurationSchema } from '#schema/configuration.ts';
import { type Fields, isFields } from '#schema/values/fields.ts';
import { UsageError } from '#brand/errors/usage-error.ts';
import { makeReadContext } from '#reader/diagnostics/read-context.ts';
import { makeNotes } from '#reader/diagnostics/notes.ts';
import { parseTolerantly } from '#reader/tolerant/parse-tolerantly.ts';
import { makeTexts } from '#reader/tolerant/texts.ts';
import { makeUnusedKeys } from '#reader/tolerant/unused-keys.ts';
import { toPlain } from '../configuration/plain.ts';
import { describeThings, recognizeBare } from '../source/json-menu.ts';
import { parseLoosely } from '../source/json-text.ts';
import { joinPages } from '../source/join-pages.ts';
import { type FindBeside, type Page, readPage } from '../source/page.ts';
import { isSamePage } from '../source/page-address.ts';
import { recognizeJson } from '../source/recognize.ts';
import type { Lost } from '#dialects/tills/lost.ts';
import type { Source } from '../source/source.ts';
import { describeUnknownTable, recognizeTable } from '../source/recognize-table.ts';
import { rowsOfCsv } from '../source/table.ts';

export interface Imported {
  /** Completes "This looks like …". */
  kind: string;
  /** In our own keys. What the source does not say is missing. */
  configuration: Fields;
  /** What could not be used, by its path in the source. */
  lost: Lost[];
  /** Of the texts of the configuration, by language. */
  translations?: Record<string, Record<string, string>>;
  /** The language of its texts, as far as they or the headers of a table tell it. What the source itself says stands in `configuration`. */
  language?: string;
  /** What is doubtful in how the source was read, as ends of sentences about it. */
  notes?: readonly string[];
}

/** What a text is and says.  Throws a UsageError for what is not known; its message follows the name. */
export function importText(text: string, findBeside?: FindBeside): Imported {
  if (/^\s*(?:<!doctype html|<html|<head|<body|<script|<!--)/i.test(text))
    return importPages([readPage(text, undefined, findBeside)]);
  if (/^\s*[[{]/.test(text)) return importJson(text);
  const rows = rowsOfCsv(text);
  const source = recognizeTable(rows);
  if (source === undefined && isYaml(text)) throw new UsageError('is YAML, which is not read: save it as JSON');
  if (source === undefined) throw new UsageError(`is no export that is known: ${describeUnknownTable(rows)}`);
  return importSource(source);
}

/** A list or keys, a line each: `- name: Soup`. */
const isYaml = (text: string): boolean => {
  const lines = text.slice(0, 5000).split('\n');
  return (
    !/[,;\t]/.test(lines[0] ?? '') && lines.some((line) => /^(?:--- *$| *- ["']?\w+["']?: |\w+:[ \r]*$)/.test(line))
  );
};

function importJson(text: string): Imported {
  const value = parseLoosely(text);
  if (value === undefined) throw new UsageError('is no JSON that can be read');
  const source =
    recognizeJson(value) ?? recognizeBare(value) ?? (isFields(value) ? { kind: 'a configuration', value } : undefined);
  const things = describeThings(value);
  const seen = things === undefined ? '' : `: ${things}`;
  if (source === undefined) throw new UsageError(`is a list of something that is not known${seen}`);
  try {
    return importSource({ ...source, value: withHero(source.value) });
  } catch (error) {
    if (things === undefined || !(error instanceof UsageError)) throw error;
    throw new UsageError(`is no export that is known${seen}`);
  }
}

/** The picture of a restaurant that is described alone is that of its home page. Those of several stand at their locations. */
function withHero(value: Fields): Fields {
  const nodes = value['@graph'];
  if (!Array.isArray(nodes)) return value;
  const places = nodes.filter(
    (node) => isFields(node) && ['address', 'servesCuisine', 'openingHours'].some((key) => key in node),
  );
  if (places.length !== 1) return value;
  const place = places[0] as Fields;
  if (place['image'] === undefined || 'subOrganization' in place || 'department' in place) return value;
  const { image, ...others } = place;
  const [first, ...more] = [image].flat() as unknown[];
  const main = { ...others, ...(more.length > 0 && { image: more }), heroSection: { backgroundImage: first } };
  return { ...value, '@graph': nodes.map((node: unknown) => (node === place ? main : node)) };
}

/** Pages of one restaurant, home first. */
export function importPages(pages: readonly Page[]): Imported {
  const nodes = joinPages(pages);
  const graph = nodes.length === 0 ? {} : withHero({ '@graph': nodes });
  const hasMicrodata = pages.some((page) => page.hasMicrodata);
  const form = hasMicrodata ? 'microdata' : 'JSON-LD';
  const pathIn = (path: string) => path.replace(/^\["@graph"\](?:\[\d*\])?\.?/, `${form} `).trim();
  const { configuration, lost, notes } = makeConfiguration({ kind: '', value: graph, pathIn });
  const fallback = makeConfiguration({ kind: '', value: pages[0]?.others ?? {} }).configuration;
  const broken = pages.flatMap((page) =>
    page.broken === 0 ? [] : [{ path: page.address ?? 'script', message: describeBroken(page.broken) }],
  );
  const homeless = pages.flatMap((page) =>
    page.homeless.map((path) => ({ path, message: 'leads nowhere, because the page does not say where it is' })),
  );
  // The new site must not send guests to a menu page of the old one.
  const menu = configuration['menu'] ?? configuration['menuUrl'] ?? configuration['hasMenu'];
  const isRead = pages.length > 1 && pages.some(({ address }) => isSamePage(menu, address));
  const { menu: _, menuUrl: __, hasMenu: ___, ...rest } = configuration;
  const others = isRead ? rest : configuration;
  const emptyMenus = isRead ? [{ path: String(menu), message: 'is a menu in words that only people can read' }] : [];
  if (Object.keys(configuration).length === 0 && fallback['name'] === undefined)
    throw new UsageError('is a page that says nothing of a restaurant: it has no JSON-LD and no title');
  return {
    kind: nodes.length === 0 ? 'a web page without JSON-LD' : `a web page with ${form}`,
    configuration: withFallback(others, fallback),
    lost: [...lost, ...broken, ...emptyMenus, ...homeless],
    ...(notes && { notes }),
  };
}

const describeBroken = (count: number): string =>
  `${count === 1 ? 'One script' : `${count} scripts`} of JSON-LD can’t be read.`;

/** The JSON-LD counts; what it does not say may stand elsewhere on the page. A telephone of one of several locations is not the brand's, and links that they have are theirs. */
function withFallback(configuration: Fields, fallback: Fields): Fields {
  const isGroup = Array.isArray(configuration['locations']);
  const has = (key: string) =>
    Object.hasOwn(configuration, key) || (key === 'sameAs' && Object.hasOwn(configuration, 'socialMedia'));
  const isOfLocation = (key: string) =>
    isGroup &&
    (key === 'telephone' ||
      (configuration['locations'] as Fields[]).some((location) => /Link$/.test(key) && Object.hasOwn(location, key)));
  const missing = Object.entries(fallback).filter(([key]) => !has(key) && !isOfLocation(key));
  return {
    ...Object.fromEntries(missing.filter(([key]) => key === 'name')),
    ...configuration,
    ...Object.fromEntries(missing),
  };
}

export function importSource(source: Source): Imported {
  const imported = makeConfiguration(source);
  const known = Object.keys(imported.configuration).filter((key) => !['currency', 'language'].includes(key));
  if (known.length > 0) return imported;
  const [told] = source.lost ?? [];
  if (told !== undefined)
    throw new UsageError(`looks like ${source.kind}, and has nothing that can be used: ${told.path} ${told.message}`);
  const keys = Object.keys(source.value)
    .slice(0, 3)
    .map((key) => JSON.stringify(key.slice(0, 40)));
  throw new UsageError(`is no export that is known${keys.length === 0 ? '' : `: it has ${keys.join(', ')}`}`);
}

/** A configuration in whatever form, in our own keys. */
export const importConfiguration = (value: Fields): Fields => makeConfiguration({ kind: '', value }).configuration;

function makeConfiguration({
  kind,
  value,
  pathIn = (path) => path,
  lost: told = [],
  translations,
  notes: doubtful = [],
}: Source): Imported {
  const notes = makeNotes();
  const unused = makeUnusedKeys(notes);
  const texts = makeTexts();
  const { value: read = {}, positionOf } = parseTolerantly(configurationSchema, value, notes, unused, texts);
  const configuration = toPlain(read, makeReadContext(positionOf, notes));
  const lost = [
    ...told,
    ...notes.toWarnings().map(({ path, message }) => ({ path: pathIn(path), message })),
    ...unused.toList().map(({ path, times }) => ({
      path: pathIn(path),
      message: times === 1 ? 'is not used' : `is not used (${times} times)`,
    })),
  ];
  const mended = texts
    .toMended()
    .map(({ path, message }) => `has wrong letters at ${pathIn(path)}: ${trimEnd(message)}`);
  const doubts = [...doubtful, ...mended];
  return {
    kind,
    configuration,
    lost,
    ...(translations && { translations }),
    ...(doubts.length > 0 && { notes: doubts }),
  };
}

const trimEnd = (message: string): string => message.replace(/\.$/, '');
