import type { QueueNode } from '../queue-nodes.ts';

/** A node that no closed one hides, and where it stands among its siblings: what ARIA wants to know of a tree item. */
export interface TreeRow {
  node: QueueNode;
  /** From 1, as are the two below. */
  level: number;
  position: number;
  siblings: number;
}

/** The rows of the tree from top to bottom. */
export const treeRows = (
  nodes: readonly QueueNode[],
  open: ReadonlySet<string>,
  level = 1,
): readonly TreeRow[] =>
  nodes.flatMap((node, index) => [
    { node, level, position: index + 1, siblings: nodes.length },
    ...(open.has(node.key) ? treeRows(node.children, open, level + 1) : []),
  ]);
