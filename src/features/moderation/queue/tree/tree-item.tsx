import { ChevronRight } from 'lucide-react';
import { memo, type CSSProperties, type Ref } from 'react';
import { subjectKey } from '#lib/subject-key.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { ChangeCount } from '../change-count.tsx';
import type { TreeRow } from './tree-rows.ts';
import styles from './tree.module.css';

interface TreeItemProps {
  ref: Ref<HTMLDivElement>;
  row: TreeRow;
  index: number;
  /** Pixels from the top of the tree. */
  top: number;
  /** Undefined for a leaf. */
  isOpen: boolean | undefined;
  isChosen: boolean;
  isTabStop: boolean;
}

function PlainTreeItem({ ref, row, index, top, isOpen, isChosen, isTabStop }: TreeItemProps) {
  const { node, level, position, siblingCount } = row;
  return (
    <div
      ref={ref}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblingCount}
      aria-selected={isChosen}
      aria-expanded={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      data-index={index}
      className={styles.item}
      style={{ '--level': level, transform: `translateY(${top}px)` } as CSSProperties}
    >
      <Row
        as="span"
        gap={2}
        nowrap
        className={classNames(styles.row, node.kind === 'activity' && styles.activity)}
      >
        {isOpen === undefined ? (
          <span className={styles.dot} aria-hidden="true" />
        ) : (
          <span className={styles.arrow} data-arrow data-open={isOpen || undefined} aria-hidden="true">
            <ChevronRight />
          </span>
        )}
        {node.kind === 'subject' ? (
          <span className={styles.colour} data-subject={subjectKey(node.title)} aria-hidden="true" />
        ) : null}
        <span className={classNames('breakable', styles.title)}>{node.title}</span>
        <ChangeCount count={node.count} />
      </Row>
    </div>
  );
}

/** One row; the tree handles its events. Memoized: scrolling renders the tree often. */
export const TreeItem = memo(PlainTreeItem);
