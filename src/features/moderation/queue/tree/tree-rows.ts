import type { QueueNode } from '../queue-nodes.ts';

/** A visible node and its position among its siblings, as ARIA requires of a tree item. */
export interface TreeRow {
  node: QueueNode;
  /** Counted from 1, like the position. */
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
