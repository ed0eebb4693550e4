import { type Fields, isFields } from '#schema/values/fields.ts';
import { movedFrom, type Path } from '../form/shape.ts';

/** A node that has more values with what it refers to is not put into others: a few lines could stand for millions. */
const MAX_VALUES = 100_000;
/** Nothing that we read stands deeper. */
const MAX_DEPTH = 30;
/** They lead from a node to what is around it. */
const UPWARDS = new Set(
  'parentOrganization branchOf isPartOf publisher mainEntityOfPage mainEntity about provider author itemReviewed containedInPlace brand breadcrumb'.split(
    ' ',
  ),
);

interface Sized<Value> {
  value: Value;
  size: number;
}

/**
 * The nodes of a JSON-LD graph, with the nodes that they refer to in place of `{ "@id": "…" }`. References that lead back to a node around them, or to
 * none that is here, are left out.
 */
export function resolveReferences(graph: readonly unknown[], path: Path): Fields[] {
  const indexes = new Map<unknown, number>();
  for (const [index, node] of graph.entries())
    if (isFields(node) && node['@id'] !== undefined) indexes.set(node['@id'], index);
  const resolved = new Map<number, Sized<Fields> | undefined>();

  const resolveNode = (index: number, depth: number): Sized<Fields> | undefined => {
    if (resolved.has(index)) return resolved.get(index);
    // While it is not known, it is around whatever refers to it.
    resolved.set(index, undefined);
    const node = resolveFields(graph[index] as Fields, depth);
    movedFrom(node.value, [...path, index]);
    resolved.set(index, node);
    return node;
  };
  const resolveFields = (fields: Fields, depth: number): Sized<Fields> => {
    let size = 1;
    const entries = Object.entries(fields).flatMap(([key, written]) => {
      const inner = UPWARDS.has(key) && isReference(written) ? undefined : resolve(written, depth + 1);
      size += inner?.size ?? 0;
      return inner === undefined ? [] : [[key, inner.value] as const];
    });
    return { value: Object.fromEntries(entries), size };
  };
  const resolve = (value: unknown, depth: number): Sized<unknown> | undefined => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return { value, size: 1 };
    if (Array.isArray(value)) {
      const members = value.flatMap((member: unknown) => resolve(member, depth + 1) ?? []);
      return { value: members.map((member) => member.value), size: members.reduce((sum, { size }) => sum + size, 1) };
    }
    if (!isReference(value)) return resolveFields(value as Fields, depth);
    const index = indexes.get(value['@id']);
    const node = index === undefined ? undefined : resolveNode(index, depth + 1);
    return node === undefined || node.size > MAX_VALUES ? undefined : node;
  };
  return graph.flatMap((node, index): Fields[] => {
    const value = isFields(node) ? resolveNode(index, 0)?.value : undefined;
    return value === undefined ? [] : [value];
  });
}

function isReference(value: unknown): value is { '@id': string } {
  return (
    isFields(value) &&
    typeof value['@id'] === 'string' &&
    Object.keys(value).every((key) => key === '@id' || key === '@type')
  );
}
