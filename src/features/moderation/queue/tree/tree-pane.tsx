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
  chosen: string | undefined;
  onChoose: (node: QueueNode) => void;
}

/** Grades, subjects and activities as a tree; the prescribed heading calls subjects 'Topic' (D-163). */
export function TreePane({ nodes, total, chosen, onChoose }: TreePaneProps) {
  const [openKeys, setOpenKeys] = useState(() => expandPathTo(new Set(), nodes, chosen));
  const [lastChosen, setLastChosen] = useState(chosen);
  // Open a newly chosen node and its ancestors: after Back, they may be closed.
  if (lastChosen !== chosen) {
    setLastChosen(chosen);
    setOpenKeys(expandPathTo(openKeys, nodes, chosen));
  }
  const toggle = (key: string, isOpen: boolean) => {
    setOpenKeys((before) => {
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
        openKeys={openKeys}
        onToggle={toggle}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p className={classNames(panes.foot, styles.keys)}>
        <span>
          <kbd>↑ ↓</kbd> move
        </span>
        <span>
          <kbd>← →</kbd> close, open
        </span>
        <span>
          <kbd>Enter</kbd> show
        </span>
      </p>
    </section>
  );
}

/** Adds the keys of a node, of its ancestors, and of the grade if there is only one. */
function expandPathTo(
  openKeys: ReadonlySet<string>,
  nodes: readonly QueueNode[],
  key: string | undefined,
): ReadonlySet<string> {
  const node = key === undefined ? undefined : findNode(nodes, key);
  const path = node ? pathTo(node) : [];
  const onlyGrade = nodes.length === 1 ? nodes : [];
  return new Set([...openKeys, ...[...path, ...onlyGrade].map((opened) => opened.key)]);
}
