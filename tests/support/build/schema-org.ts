import { readFileSync } from 'node:fs';

interface Vocabulary {
  /** A type's direct supertypes, separated by spaces. */
  types: Record<string, string>;
  members: Record<string, string>;
  /** The types a property stands on, and those it takes. */
  properties: Record<string, { on: string; takes: string }>;
}

const vocabulary = JSON.parse(readFileSync(new URL('schema-org.json', import.meta.url), 'utf8')) as Vocabulary;
const words = (text = '') => text.split(' ').filter((word) => word !== '');

/** Every way in which a JSON-LD node breaks the vocabulary of schema.org: unknown types, properties that its type has not, wrong values. */
export function schemaOrgErrors(node: unknown, path = '$'): string[] {
  if (typeof node !== 'object' || node === null) return [`${path}: ${JSON.stringify(node)} is no node`];
  const { '@type': type, '@id': id, ...properties } = node as Record<string, unknown>;
  // A reference to a node that stands elsewhere.
  if (type === undefined && typeof id === 'string' && Object.keys(properties).length === 0) return [];
  if (typeof type !== 'string' || !(type in vocabulary.types)) return [`${path}: ${JSON.stringify(type)} is no type`];
  return Object.entries(properties).flatMap(([name, value]) => {
    const property = vocabulary.properties[name];
    if (property === undefined) return [`${path}.${name} does not exist`];
    if (!words(property.on).some((on) => isA(type, on))) return [`${path}.${name} does not belong to ${type}`];
    const values = Array.isArray(value) ? value : [value];
    return values.flatMap((one: unknown) => valueErrors(one, words(property.takes), `${path}.${name}`));
  });
}

function valueErrors(value: unknown, takes: string[], path: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const { '@type': type } = value as Record<string, unknown>;
    const isTaken = type === undefined || takes.some((taken) => isA(String(type), taken));
    return [
      ...(isTaken ? [] : [`${path} takes ${takes.join(', ')}, not ${String(type)}`]),
      ...schemaOrgErrors(value, path),
    ];
  }
  return takes.some((taken) => isLiteralOf(taken, value))
    ? []
    : [`${path}: ${JSON.stringify(value)} is no ${takes.join(', ')}`];
}

function isLiteralOf(type: string, value: unknown): boolean {
  if (typeof value === 'boolean') return type === 'Boolean';
  if (typeof value === 'number') return type === 'Number' || type === 'Integer' || type === 'Float';
  if (typeof value !== 'string') return false;
  if (type in vocabulary.members)
    return words(vocabulary.members[type]).includes(value.replace('https://schema.org/', ''));
  if (type === 'Time') return /^\d\d:\d\d$/.test(value);
  if (type === 'Date') return /^\d{4}-\d\d-\d\d$/.test(value);
  if (type === 'URL') return URL.canParse(value);
  if (type === 'Number') return /^-?\d+(\.\d+)?$/.test(value);
  // A list may name a thing by its page alone.
  return type === 'Text' || (type === 'Thing' && URL.canParse(value));
}

function isA(type: string, ancestor: string): boolean {
  return type === ancestor || words(vocabulary.types[type]).some((parent) => isA(parent, ancestor));
}
