import { normalizeForSearch } from '#lib/text/word-search.ts';
import type { QueueNode } from '../queue-nodes.ts';
import type { TreeRow } from './tree-rows.ts';

/** What a key does in the tree. */
export type TreeStep =
  | { to: number }
  | { toggle: QueueNode; isOpen: boolean }
  | { choose: QueueNode }
  | undefined;

/**
 * The keys of a tree as the ARIA Authoring Practices describe them.
 *
 * @param index the row that has the focus
 * @returns undefined for a key that does nothing here and is left to the browser
 */
export function treeStep(
  rows: readonly TreeRow[],
  open: ReadonlySet<string>,
  index: number,
  key: string,
): TreeStep {
  const row = rows[index];
  if (!row) return undefined;
  const { node } = row;
  const isParent = node.children.length > 0;
  const isOpen = isParent && open.has(node.key);
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

/** The row of the parent; a row at the top is its own. */
function parentIndex(rows: readonly TreeRow[], index: number): number {
  const { parent } = rows[index]?.node ?? {};
  return parent ? rows.findIndex(({ node }) => node.key === parent.key) : index;
}

/**
 * The next row whose title begins with what was typed, starting over at the top after the last. A single letter moves on
 * from the focused row; with more letters, that row may still be the one that is meant.
 */
export function typedRow(rows: readonly TreeRow[], index: number, typed: string): number | undefined {
  const text = normalizeForSearch(typed);
  const first = typed.length > 1 ? index : index + 1;
  const order = rows.map((_, step) => (first + step) % rows.length);
  return order.find((at) => normalizeForSearch(rows[at]?.node.title ?? '').startsWith(text));
}
