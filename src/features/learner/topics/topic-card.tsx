import { Link } from '@tanstack/react-router';
import type { components } from '#api/contract.gen.ts';
import { Badge } from '#ui/Badge.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row } from '#ui/layout.tsx';
import { isCompleted, type Progress } from '../progress.ts';
import cardLink from '#components/page/card-link.module.css';
import styles from './topics.module.css';

interface TopicCardProps {
  topic: components['schemas']['Topic'];
  progress: Progress;
}

export function TopicCard({ topic: { id, title, description }, progress }: TopicCardProps) {
  const { done, total } = progress;
  return (
    <li className={classNames(cardStyle({ press: true }), cardLink.card, styles.card)}>
      <Row justify="between">
        <h3>
          <Link
            to="/topics/$topicId/learner-activities"
            params={{ topicId: id }}
            search
            className={cardLink.link}
          >
            {title}
          </Link>
        </h3>
        {isCompleted(progress) ? (
          <Badge tone="success">Completed</Badge>
        ) : (
          <Badge tone="warning">{total - done} pending</Badge>
        )}
      </Row>
      {description ? <p className="muted">{description}</p> : null}
      <Row gap={2} className={classNames('tabular', styles.progress)}>
        <ProgressBeads done={done} total={total} />
        <p>
          {done} of {total} activities done
        </p>
      </Row>
    </li>
  );
}

export const TopicCardSkeleton = () => (
  <li className={classNames(cardStyle({ press: true }), styles.card)}>
    <Row justify="between">
      <Skeleton width="9em" height="26px" />
      <Skeleton width="6em" height="28px" />
    </Row>
    <Skeleton width="85%" />
    <Skeleton width="60%" />
  </li>
);
