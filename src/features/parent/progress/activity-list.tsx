import { Target, ThumbsUp } from 'lucide-react';
import { MarkedWorkLink } from '#components/report/marked-work-link.tsx';
import { formatScore } from '#lib/numbers.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import type { ActivityFigures } from './figures.ts';
import styles from './activity-list.module.css';

const looks = {
  well: { title: 'What went well', Icon: ThumbsUp },
  practise: { title: 'What to practise', Icon: Target },
};

interface ActivityListProps {
  /** The id of the heading of the period, which tells the lists of a page apart. */
  periodId: string;
  kind: keyof typeof looks;
  activities: readonly ActivityFigures[];
  learnerId: string;
  /** In place of the list, when it is empty. */
  nothing: string;
}

/** A few activities by their best attempt; each leads to it. */
export function ActivityList({ periodId, kind, activities, learnerId, nothing }: ActivityListProps) {
  const { title, Icon } = looks[kind];
  const id = `${periodId}-${kind}`;
  return (
    <section aria-labelledby={`${id} ${periodId}`} className={styles.section}>
      <h3 id={id} className={styles.title}>
        <Icon aria-hidden="true" />
        {title}
      </h3>
      {activities.length === 0 ? <p className={styles.nothing}>{nothing}</p> : null}
      <ul className={styles.list}>
        {activities.map((activity) => (
          <Activity key={activity.best.row.activityId} activity={activity} learnerId={learnerId} />
        ))}
      </ul>
    </section>
  );
}

function Activity({ activity, learnerId }: { activity: ActivityFigures; learnerId: string }) {
  const { best, percent = 0, attempts } = activity;
  const { row } = best;
  return (
    <li className={styles.activity}>
      <SubjectIcon subject={subjectKey(row.subjectTitle)} />
      <div className={styles.words}>
        <MarkedWorkLink row={row} learnerId={learnerId}>
          {row.activityTitle}
        </MarkedWorkLink>
        <span className={styles.place}>
          {row.subjectTitle} · {row.topicTitle}
        </span>
      </div>
      <p className={styles.score}>
        <strong>{Math.round(percent)}%</strong>
        <span>
          {formatScore(row.totalScore)} of {formatScore(row.activityTotalScore)}
          {attempts > 1 ? `, best of ${attempts}` : ''}
        </span>
      </p>
    </li>
  );
}
