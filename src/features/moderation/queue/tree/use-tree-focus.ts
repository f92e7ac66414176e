import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { TreeRow } from './tree-rows.ts';

/**
 * The one row of the tree that the Tab key stops at: the one that had the focus last, or else the chosen one, or else
 * the first.
 *
 * @param tree holds the rows, each with its `data-index`
 */
export function useTreeFocus(
  tree: RefObject<HTMLElement | null>,
  rows: readonly TreeRow[],
  chosen: string | undefined,
) {
  const [last, setLast] = useState<string>();
  const isWanted = useRef(false);
  const hasFocus = useRef(false);
  const indexOf = (key: string | undefined) => rows.findIndex(({ node }) => node.key === key);
  const stop = [indexOf(last), indexOf(chosen)].find((index) => index >= 0) ?? 0;

  // A row may have to be rendered before it can take the focus, and the focused one may go when somebody else decides.
  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!isWanted.current && !isLost) return;
    isWanted.current = false;
    tree.current?.querySelector<HTMLElement>(`[data-index="${stop}"]`)?.focus({ preventScroll: true });
  });

  return {
    stop,
    moveTo: (index: number) => {
      isWanted.current = true;
      setLast(rows[index]?.node.key);
    },
    /** For the element that holds the rows. */
    focusProps: {
      onFocus: ({ target }: { target: HTMLElement }) => {
        hasFocus.current = true;
        // The focus may also have been moved by touch or by a screen reader.
        const row = rows[Number(target.dataset['index'])];
        if (row) setLast(row.node.key);
      },
      onBlur: ({ relatedTarget, target }: { relatedTarget: Element | null; target: Element }) => {
        // A removed row loses the focus to the page, which nobody asked for.
        hasFocus.current = relatedTarget === null && !target.isConnected;
      },
    },
  };
}
