import { normalizeForSearch } from '#lib/text/word-search.ts';
import type { QueueNode } from '../queue-nodes.ts';
import type { TreeRow } from './tree-rows.ts';

export type TreeStep =
  | { to: number }
  | { toggle: QueueNode; isOpen: boolean }
  | { choose: QueueNode }
  | undefined;

/**
 * Returns the step for a key of the ARIA tree pattern.
 *
 * @param index the focused row
 * @returns undefined for keys that the tree does not handle
 */
export function treeStep(
  rows: readonly TreeRow[],
  openKeys: ReadonlySet<string>,
  index: number,
  key: string,
): TreeStep {
  const row = rows[index];
  if (!row) return undefined;
  const { node } = row;
  const isParent = node.children.length > 0;
  const isOpen = isParent && openKeys.has(node.key);
  switch (key) {
    case 'ArrowDown':
      return { to: Math.min(index + 1, rows.length - 1) };
    case 'ArrowUp':
      return { to: Math.max(index - 1, 0) };
    case 'Home':
      return { to: 0 };
    case 'End':
      return { to: rows.length - 1 };
    case 'ArrowRight':
      if (isOpen) return { to: index + 1 };
      return isParent ? { toggle: node, isOpen: true } : { to: index };
    case 'ArrowLeft':
      return isOpen ? { toggle: node, isOpen: false } : { to: parentIndex(rows, index) };
    case 'Enter':
    case ' ':
      return { choose: node };
    default:
      return undefined;
  }
}

/** Returns the index of the parent, or of the row itself at the top level. */
function parentIndex(rows: readonly TreeRow[], index: number): number {
  const { parent } = rows[index]?.node ?? {};
  return parent ? rows.findIndex(({ node }) => node.key === parent.key) : index;
}

/**
 * Type-ahead: finds the next row whose title starts with the typed text, wrapping around. A single letter skips the focused
 * row.
 */
export function findTypedRow(rows: readonly TreeRow[], index: number, typed: string): number | undefined {
  const text = normalizeForSearch(typed);
  const first = typed.length > 1 ? index : index + 1;
  const order = rows.map((_, step) => (first + step) % rows.length);
  return order.find((at) => normalizeForSearch(rows[at]?.node.title ?? '').startsWith(text));
}
