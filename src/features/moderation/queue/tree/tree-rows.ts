import type { QueueNode } from '../queue-nodes.ts';

/** A visible node with the values of its ARIA attributes. */
export interface TreeRow {
  node: QueueNode;
  /** 1 for a grade. */
  level: number;
  /** Position among the siblings, from 1. */
  position: number;
  siblingCount: number;
}

export const treeRows = (
  nodes: readonly QueueNode[],
  openKeys: ReadonlySet<string>,
  level = 1,
): readonly TreeRow[] =>
  nodes.flatMap((node, index) => [
    { node, level, position: index + 1, siblingCount: nodes.length },
    ...(openKeys.has(node.key) ? treeRows(node.children, openKeys, level + 1) : []),
  ]);
