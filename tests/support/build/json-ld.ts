import { WEEKDAYS } from '#core/hours/hours-lines.ts';
import type { DayHours, Hours, Weekday } from '#schema/hours/hours.ts';
import type { BuiltPage } from './build.ts';

/** A JSON-LD object: a node of the graph, or one inside another. */
export type Node = Record<string, unknown> & { '@type'?: string; '@id'?: string };

/** A property and one of its values, and the nodes around it, outermost first: the last one has the property. */
export interface Statement {
  property: string;
  value: string | number;
  within: Node[];
}

/** The nodes of a page's one graph; none where the page has no structured data. */
export function graphIn({ root, path }: BuiltPage): Node[] {
  const scripts = root.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length > 1) throw new Error(`${path} has ${scripts.length} graphs`);
  const [script] = scripts;
  if (script === undefined) return [];
  const graph = JSON.parse(script.rawText) as { '@context': string; '@graph': Node[] };
  if (Object.keys(graph).join() !== '@context,@graph' || graph['@context'] !== 'https://schema.org')
    throw new Error(`${path} has something else than a graph of schema.org`);
  return graph['@graph'];
}

/** Every object of the graph that says something; a bare reference to another node does not. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(nodesIn);
  return isReference(value) ? [] : [value as Node, ...inner];
}

/** Every `@id` that a graph refers to. */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return isReference(value) ? [value['@id']] : Object.values(value).flatMap(referencesIn);
}

export function statementsIn(node: Node, around: Node[] = []): Statement[] {
  const within = [...around, node];
  return Object.entries(node).flatMap(([property, values]) =>
    [values].flat().flatMap((value: unknown): Statement[] => {
      if (typeof value === 'object' && value !== null) return statementsIn(value as Node, within);
      return property.startsWith('@') ? [] : [{ property, value: value as string | number, within }];
    }),
  );
}

function isReference(value: object): value is { '@id': string } {
  return Object.keys(value).join() === '@id';
}

/** Google's form of opening hours, read back: the week and the special hours that it stands for. */
export function hoursFrom(node: Node): Hours {
  const entries = [node['openingHoursSpecification'] ?? []].flat() as Entry[];
  const weekly = entries.filter(({ validFrom, validThrough }) => validFrom === undefined && validThrough === undefined);
  const special = Map.groupBy(
    entries.filter((entry) => !weekly.includes(entry)),
    ({ validFrom, validThrough, dayOfWeek }) => JSON.stringify([validFrom, validThrough, dayOfWeek]),
  );
  return {
    week: WEEKDAYS.map((day) => dayFrom(weekly.filter(({ dayOfWeek }) => dayOfWeek?.includes(day)))),
    special: [...special.values()].map((group) => {
      const [{ validFrom, validThrough, dayOfWeek }] = group as [Entry];
      return {
        ...(validFrom !== undefined && { from: validFrom }),
        ...(validThrough !== undefined && { through: validThrough }),
        ...(dayOfWeek && { weekdays: dayOfWeek.map((day) => WEEKDAYS.indexOf(day) as Weekday) }),
        hours: dayFrom(group),
      };
    }),
  };
}

interface Entry {
  dayOfWeek?: (typeof WEEKDAYS)[number][];
  opens: string;
  closes: string;
  validFrom?: string;
  validThrough?: string;
}

/** Opening and closing at midnight is closed; 23:59 is the end of a day that does not end; earlier than it opens is past midnight. */
function dayFrom(entries: Entry[]): DayHours {
  const [first] = entries;
  if (first === undefined) return { kind: 'unknown' };
  if (first.opens === '00:00' && first.closes === '00:00') return { kind: 'closed' };
  if (first.opens === '00:00' && first.closes === '23:59') return { kind: 'h24' };
  const intervals = entries.map((entry) => {
    const [opens, closes] = [minutesOf(entry.opens), minutesOf(entry.closes)];
    return { opens, closes: closes > opens ? closes : closes + 24 * 60 };
  });
  return { kind: 'open', intervals: intervals.sort((a, b) => a.opens - b.opens) };
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
