import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { subjectKey } from '#lib/subject-key.ts';
import { classNames } from '#ui/class-names.ts';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import { ChangeCount } from '../change-count.tsx';
import { nodeInUrl, type QueueNode } from '../queue-nodes.ts';
import type { QueueSearch } from '../queue-search.ts';
import styles from './drill-down.module.css';

interface NodeLinksProps {
  nodes: readonly QueueNode[];
  /** What stays in the URL. */
  search: QueueSearch;
  onPress: () => void;
}

/** The grades, or the subjects of one. */
export function NodeLinks({ nodes, search, onPress }: NodeLinksProps) {
  return (
    <ul className={styles.links}>
      {nodes.map((node) => (
        <li key={node.key} className={styles.item}>
          <Link
            to="/admin/moderation/queue"
            search={{ ...search, ...nodeInUrl(node) }}
            resetScroll={false}
            className={styles.link}
            onClick={onPress}
          >
            {node.kind === 'subject' ? (
              <SubjectIcon subject={subjectKey(node.title)} className={styles.icon} />
            ) : null}
            <span className={classNames('breakable', styles.name)}>{node.title}</span>
            <ChangeCount count={node.count} />
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
