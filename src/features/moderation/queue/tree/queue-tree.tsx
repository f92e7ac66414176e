import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useState,
  type RefObject,
} from 'react';
import type { QueueNode } from '../queue-nodes.ts';
import { TreeItem } from './tree-item.tsx';
import { treeStep, findTypedRow } from './tree-keys.ts';
import { treeRows, type TreeRow } from './tree-rows.ts';
import styles from './tree.module.css';

interface QueueTreeProps {
  label: string;
  nodes: readonly QueueNode[];
  openKeys: ReadonlySet<string>;
  onToggle: (key: string, isOpen: boolean) => void;
  chosen: string | undefined;
  /** Called when a node is chosen; the callback also opens the node. */
  onChoose: (node: QueueNode) => void;
}

/** Assumed height of a row, in pixels, until it has been measured. */
const rowHeight = 37;

/** Milliseconds without a key press, after which a letter starts a new search. */
const typeAheadPause = 600;

/**
 * A virtualized tree with the roles and keys of the ARIA tree pattern. React Aria's Tree has the roles of a grid and renders
 * a long list ten times slower.
 */
export function QueueTree({ label, nodes, openKeys, onToggle, chosen, onChoose }: QueueTreeProps) {
  const rows = useMemo(() => treeRows(nodes, openKeys), [nodes, openKeys]);
  const region = useRef<HTMLDivElement>(null);
  const tree = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', typedAt: 0 });
  const { tabStop, moveTo, focusProps } = useTreeFocus(tree, rows, chosen);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => region.current,
    getItemKey: (index) => rows[index]?.node.key ?? index,
    estimateSize: () => rowHeight,
    overscan: 6,
    initialRect: { width: 0, height: 480 },
    useFlushSync: false,
    // Keep the tab stop in the DOM at any scroll position.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), tabStop])].toSorted((a, b) => a - b),
  });

  // Scroll when another node is chosen, but not when a node above it opens.
  const lastScrolledTo = useRef<string>(undefined);
  useEffect(() => {
    if (lastScrolledTo.current === chosen) return;
    lastScrolledTo.current = chosen;
    const index = rows.findIndex(({ node }) => node.key === chosen);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  });

  const focusRow = (index: number) => {
    moveTo(index);
    virtualizer.scrollToIndex(index, { align: 'auto' });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, timeStamp } = event;
    if (altKey || ctrlKey || metaKey) return;
    const step = treeStep(rows, openKeys, tabStop, key);
    if (step) {
      event.preventDefault();
      if ('to' in step) focusRow(step.to);
      else if ('toggle' in step) onToggle(step.toggle.key, step.isOpen);
      else onChoose(step.choose);
    } else if (key.length === 1) {
      const { text, typedAt } = typed.current;
      typed.current = { text: (timeStamp - typedAt > typeAheadPause ? '' : text) + key, typedAt: timeStamp };
      const found = findTypedRow(rows, tabStop, typed.current.text);
      if (found !== undefined) focusRow(found);
    }
  };

  const onPress = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index']);
    const node = rows[index]?.node;
    if (!node) return;
    moveTo(index);
    const isOnArrow = target.closest('[data-arrow]') !== null;
    if (isOnArrow || node.key === chosen) onToggle(node.key, !openKeys.has(node.key));
    else onChoose(node);
  };

  return (
    <div ref={region} className={styles.region}>
      <div
        ref={tree}
        role="tree"
        aria-label={label}
        // One of the rows is the tab stop.
        tabIndex={-1}
        className={styles.tree}
        style={{ height: virtualizer.getTotalSize() }}
        onClick={onPress}
        onKeyDown={onKeyDown}
        {...focusProps}
      >
        {virtualizer.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index];
          if (!row) return null;
          const { node } = row;
          return (
            <TreeItem
              key={key}
              ref={virtualizer.measureElement}
              row={row}
              index={index}
              top={start}
              isOpen={node.children.length > 0 ? openKeys.has(node.key) : undefined}
              isChosen={node.key === chosen}
              isTabStop={index === tabStop}
            />
          );
        })}
      </div>
    </div>
  );
}

/**
 * Roving tab index: the row that had the focus last, or else the chosen one, or else the first.
 *
 * @param tree contains the rows with their `data-index`
 */
function useTreeFocus(
  tree: RefObject<HTMLElement | null>,
  rows: readonly TreeRow[],
  chosen: string | undefined,
) {
  const [lastFocused, setLastFocused] = useState<string>();
  const shouldFocus = useRef(false);
  const hasFocus = useRef(false);
  const indexOf = (key: string | undefined) => rows.findIndex(({ node }) => node.key === key);
  const tabStop = [indexOf(lastFocused), indexOf(chosen)].find((index) => index >= 0) ?? 0;

  // After each render: the target row may be new, or the focused one removed by another moderator's decision.
  useLayoutEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!shouldFocus.current && !isLost) return;
    shouldFocus.current = false;
    tree.current?.querySelector<HTMLElement>(`[data-index="${tabStop}"]`)?.focus({ preventScroll: true });
  });

  return {
    tabStop,
    moveTo: (index: number) => {
      shouldFocus.current = true;
      setLastFocused(rows[index]?.node.key);
    },
    focusProps: {
      onFocus: ({ target }: { target: HTMLElement }) => {
        hasFocus.current = true;
        // Touch and screen readers also move the focus.
        const row = rows[Number(target.dataset['index'])];
        if (row) setLastFocused(row.node.key);
      },
      onBlur: ({ relatedTarget, target }: { relatedTarget: Element | null; target: Element }) => {
        // True when the focused row was removed from the DOM.
        hasFocus.current = relatedTarget === null && !target.isConnected;
      },
    },
  };
}
