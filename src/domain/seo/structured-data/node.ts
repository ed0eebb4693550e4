type WithUndefined<T> = { [Key in keyof T]: T[Key] | undefined };

/** The node without the properties nothing is known of: `undefined`, or a list with nothing in it. */
export function makeNode<Node extends object>(node: WithUndefined<Node>): Node {
  const known: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    if (value !== undefined && !(Array.isArray(value) && value.length === 0)) known[key] = value;
  }
  return known as Node;
}
