import { useSuspenseQuery, type UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import type { components } from '#api/contract.gen.ts';
import type { Activity } from '#api/queries/activities/lists.ts';
import { subjectTopicsQuery } from '#api/queries/topics.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { ProgressBeads } from '#ui/feedback/ProgressBeads.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SubjectIcon, SubjectSwatch } from '#ui/picture/SubjectIcon.tsx';
import { isCompleted, progressInTopics, type Progress } from '../progress.ts';
import cardLink from '../card-link.module.css';
import styles from './subject-card.module.css';

interface SubjectCardProps {
  subject: components['schemas']['Subject'];
  /** All activities of the learner; without them the card says nothing about progress. */
  activities: UseQueryResult<Activity[]>;
}

/** A subject with its first three topics, which come by title (D-054). The card leads to all of them. */
export function SubjectCard({ subject, activities }: SubjectCardProps) {
  const { data: topics } = useSuspenseQuery(subjectTopicsQuery(subject.id));
  const progress = activities.data && progressInTopics(topics, activities.data);
  const look = subjectKey(subject.title);
  return (
    <li
      data-subject={look}
      className={classNames(cardStyle({ press: true, flush: true }), cardLink.card, styles.card)}
    >
      <SubjectSwatch subject={look} className={styles.swatch}>
        <SubjectIcon subject={look} look="tile" size="large" />
      </SubjectSwatch>
      <div className={styles.body}>
        <h3>
          <Link
            to="/subjects/$subjectId/learnertopics"
            params={{ subjectId: subject.id }}
            className={cardLink.link}
          >
            {subject.title}
          </Link>
        </h3>
        {subject.description ? <p className={styles.description}>{subject.description}</p> : null}
        <ul className={styles.topics}>
          {topics.slice(0, 3).map(({ id, title }) => (
            <Topic key={id} title={title} done={progress && isCompleted(progress.of(id))} />
          ))}
        </ul>
        {activities.isError ? null : <SubjectProgress progress={progress?.all} />}
      </div>
    </li>
  );
}

/** `done` undefined: nobody knows. */
function Topic({ title, done }: { title: string; done: boolean | undefined }) {
  return (
    <li className={styles.topic}>
      <span className={styles.mark} data-done={done}>
        {done ? <Check aria-hidden="true" /> : null}
      </span>
      <span>
        {title}
        {done === undefined ? null : (
          <span className="visually-hidden">{done ? ', done' : ', not done yet'}</span>
        )}
      </span>
    </li>
  );
}

function SubjectProgress({ progress }: { progress: Progress | undefined }) {
  if (!progress) {
    return (
      <div className={styles.progress}>
        <Skeleton width="60%" />
      </div>
    );
  }
  const { done, total } = progress;
  return (
    <div className={styles.progress}>
      <ProgressBeads done={done} total={total} />
      <p className={styles.count}>
        {total === 0 ? 'No activities yet' : `${done} of ${total}`}
        {total === 0 ? null : <span className="visually-hidden"> activities done</span>}
      </p>
    </div>
  );
}
