type WithUndefined<T> = { [Key in keyof T]: T[Key] | undefined };

/** The node without the properties nothing is known of: `undefined`, or a list with nothing in it. */
export function present<Node extends object>(node: WithUndefined<Node>): Node {
  const isKnown = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(node).filter(([, value]) => isKnown(value))) as Node;
}
