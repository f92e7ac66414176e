import { useSuspenseQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Lock } from 'lucide-react';
import type { components } from '#api/contract.gen.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { Badge } from '#ui/Badge.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/Skeleton.tsx';
import { Row } from '#ui/layout.tsx';
import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import { isCompleted, countTopicProgress, type Progress } from '../progress.ts';
import cardLink from '#components/page/card-link.module.css';
import styles from './subjects.module.css';

export interface FreeTopics {
  isUsedUp: boolean;
}

interface SubjectCardProps {
  subject: components['schemas']['Subject'];
  /** All activities of the learner; the progress is hidden until they have loaded. */
  activities: UseQueryResult<Activity[]>;
  /** Set for a learner without a plan: only the topics are links (D-238). */
  free?: FreeTopics | undefined;
}

/** A subject with its first three topics by title (D-054) and a link to all topics. */
export function SubjectCard({ subject, activities, free }: SubjectCardProps) {
  const { data: topics } = useSuspenseQuery(subjectTopicsQuery(subject.id));
  const progress = activities.data && countTopicProgress(topics, activities.data);
  const key = subjectKey(subject.title);
  return (
    <li
      data-subject={key}
      className={classNames(cardStyle({ press: !free, flush: true }), !free && cardLink.card, styles.card)}
    >
      <SubjectSwatch subject={key} className={styles.swatch}>
        <SubjectIcon subject={key} variant="tile" size="large" />
      </SubjectSwatch>
      <div className={styles.body}>
        <h3>
          {free ? (
            subject.title
          ) : (
            <Link
              to="/subjects/$subjectId/learnertopics"
              params={{ subjectId: subject.id }}
              className={cardLink.link}
            >
              {subject.title}
            </Link>
          )}
        </h3>
        {subject.description ? (
          <p className={classNames('muted fs-1', styles.description)}>{subject.description}</p>
        ) : null}
        <ul className={styles.topics}>
          {topics.slice(0, 3).map(({ id, title }) => (
            <li key={id}>
              <TopicLine
                id={id}
                title={title}
                progress={progress?.ofTopic(id)}
                isPending={activities.isPending}
                free={free}
              />
            </li>
          ))}
        </ul>
        {activities.isError ? null : <SubjectProgress progress={progress?.ofAllTopics} />}
      </div>
    </li>
  );
}

interface TopicLineProps {
  id: string;
  title: string;
  progress: Progress | undefined;
  /** Whether the progress is loading. A topic could turn out to be empty, so it is not called free yet. */
  isPending: boolean;
  free: FreeTopics | undefined;
}

function TopicLine({ id, title, progress, isPending, free }: TopicLineProps) {
  const done = progress && isCompleted(progress);
  const isEmpty = progress?.total === 0;
  const checkMark = (
    <span className={styles.mark} data-done={done}>
      {done ? <Check aria-hidden="true" /> : null}
    </span>
  );
  const label = (
    <span className={styles.title}>
      {title}
      {done === undefined || isEmpty ? null : (
        <span className="visually-hidden">{done ? ', done' : ', not done yet'}</span>
      )}
    </span>
  );
  if (!free) {
    return (
      <div className={styles.topic}>
        {checkMark}
        {label}
      </div>
    );
  }
  if (isEmpty) {
    return (
      <div className={classNames('muted', styles.topic, styles.empty)}>
        {checkMark}
        <Row as="span" gap={2} className={styles.label}>
          {label}
          <span className="fs-0">Nothing yet</span>
        </Row>
      </div>
    );
  }
  return (
    <Link
      to="/topics/$topicId/learner-activities"
      params={{ topicId: id }}
      className={classNames(styles.topic, styles.open)}
    >
      {checkMark}
      <Row as="span" gap={2} className={styles.label}>
        {label}
        {isPending ? null : <FreeBadge isUsedUp={free.isUsedUp} />}
      </Row>
    </Link>
  );
}

/** A topic remains open when the free activities are used up: the learner can see earlier scores. */
const FreeBadge = ({ isUsedUp }: FreeTopics) =>
  isUsedUp ? (
    <Badge tone="warning" icon={<Lock aria-hidden="true" />}>
      <span className="visually-hidden">Free again tomorrow</span>
    </Badge>
  ) : (
    <Badge tone="success" icon={null}>
      Free
    </Badge>
  );

function SubjectProgress({ progress }: { progress: Progress | undefined }) {
  if (!progress) {
    return (
      <Row nowrap gap={2} className={styles.progress}>
        <Skeleton width="60%" />
      </Row>
    );
  }
  const { done, total } = progress;
  return (
    <Row nowrap gap={2} className={styles.progress}>
      <ProgressBeads done={done} total={total} />
      <p className={styles.count}>
        {total === 0 ? 'No activities yet' : `${done} of ${total}`}
        {total === 0 ? null : <span className="visually-hidden"> activities done</span>}
      </p>
    </Row>
  );
}

export const SubjectCardSkeleton = () => (
  <li className={classNames(cardStyle({ flush: true }), styles.card)}>
    <Skeleton height="76px" className={styles.band} />
    <div className={styles.body}>
      <Skeleton width="60%" height="26px" />
      <div className={styles.topics}>
        <SkeletonText lines={4} />
      </div>
      <Row nowrap gap={2} className={styles.progress}>
        <Skeleton width="60%" />
      </Row>
    </div>
  </li>
);
