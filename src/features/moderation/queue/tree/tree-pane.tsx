import { useState } from 'react';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Row } from '#ui/layout.tsx';
import { ChangeCount } from '../change-count.tsx';
import { findNode, pathTo, type QueueNode } from '../queue-nodes.ts';
import { QueueTree } from './queue-tree.tsx';
import panes from '../queue.module.css';
import styles from './tree.module.css';

interface TreePaneProps {
  nodes: readonly QueueNode[];
  total: number;
  /** The key of the node whose activities are shown. */
  chosen: string | undefined;
  onChoose: (node: QueueNode) => void;
}

/** Grade, then subject, then activity (MOD-001; 'Topic' is the source's word for the subject, D-163). */
export function TreePane({ nodes, total, chosen, onChoose }: TreePaneProps) {
  const [open, setOpen] = useState(() => opened(new Set(), nodes, chosen));
  const [seen, setSeen] = useState(chosen);
  // A newly chosen node is opened, and so is everything above it: after Back it would otherwise stay hidden.
  if (seen !== chosen) {
    setSeen(chosen);
    setOpen(opened(open, nodes, chosen));
  }
  const toggle = (key: string, isOpen: boolean) => {
    setOpen((before) => {
      const next = new Set(before);
      if (isOpen) next.add(key);
      else next.delete(key);
      return next;
    });
  };
  return (
    <section aria-labelledby="queue-tree" className={classNames(cardStyle({ flush: true }), panes.pane)}>
      <Row as="header" className={panes.head}>
        <h2 id="queue-tree" className={classNames('breakable', panes.title)}>
          Grade, Topic, Activity
        </h2>
        <span className={styles.total}>
          <ChangeCount count={total} />
        </span>
      </Row>
      <QueueTree
        label="Grade, Topic, Activity"
        nodes={nodes}
        open={open}
        onToggle={toggle}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p className={classNames(panes.foot, styles.keys)}>
        <span>
          <kbd>↑ ↓</kbd> move
        </span>
        <span>
          <kbd>← →</kbd> open
        </span>
        <span>
          <kbd>Enter</kbd> show
        </span>
      </p>
    </section>
  );
}

/** What is open already, a node, and everything above it. A single grade is open too: closed, it would hide everything. */
function opened(
  open: ReadonlySet<string>,
  nodes: readonly QueueNode[],
  key: string | undefined,
): ReadonlySet<string> {
  const node = key === undefined ? undefined : findNode(nodes, key);
  const path = node ? pathTo(node) : [];
  const lone = nodes.length === 1 ? nodes : [];
  return new Set([...open, ...[...path, ...lone].map((each) => each.key)]);
}
