import { Target, ThumbsUp } from 'lucide-react';
import { ActivityResultLink } from '#components/report/activity-result-link.tsx';
import { formatScore } from '#lib/numbers.ts';
import { subjectKey } from '#lib/subject-key.ts';
import { roundHalfUp } from '#openapi/rules/rounding.ts';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { SubjectIcon } from '#ui/picture/SubjectIcon.tsx';
import type { ActivityFigures } from './figures.ts';
import styles from './progress.module.css';

const kinds = {
  well: { title: 'What went well', Icon: ThumbsUp },
  practise: { title: 'What to practise', Icon: Target },
};

interface ActivityListProps {
  periodId: string;
  kind: keyof typeof kinds;
  activities: readonly ActivityFigures[];
  learnerId: string;
  emptyText: string;
}

export function ActivityList({ periodId, kind, activities, learnerId, emptyText }: ActivityListProps) {
  const { title, Icon } = kinds[kind];
  const id = `${periodId}-${kind}`;
  return (
    <Stack as="section" gap={3} aria-labelledby={`${id} ${periodId}`}>
      <Row as="h3" gap={2} nowrap id={id} className="fs-2">
        <Icon size="1.125em" aria-hidden="true" />
        {title}
      </Row>
      {activities.length === 0 ? <p className="muted">{emptyText}</p> : null}
      <ul>
        {activities.map((activity) => (
          <Activity key={activity.best.row.activityId} activity={activity} learnerId={learnerId} />
        ))}
      </ul>
    </Stack>
  );
}

function Activity({ activity, learnerId }: { activity: ActivityFigures; learnerId: string }) {
  const { best, percent = 0, attempts } = activity;
  const { row } = best;
  return (
    <Row as="li" className={styles.activity}>
      <SubjectIcon subject={subjectKey(row.subjectTitle)} />
      <div className={classNames('breakable', styles.text)}>
        <ActivityResultLink row={row} learnerId={learnerId}>
          {row.activityTitle}
        </ActivityResultLink>
        <span className="muted fs-0">
          {row.subjectTitle} · {row.topicTitle}
        </span>
      </div>
      <p className={classNames('tabular', styles.score)}>
        <strong>{roundHalfUp(percent)}%</strong>
        <span className="muted fs-0">
          {formatScore(row.totalScore)} of {formatScore(row.activityTotalScore)}
          {attempts > 1 ? `, best of ${attempts}` : ''}
        </span>
      </p>
    </Row>
  );
}
