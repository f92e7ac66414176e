import type { ReactNode } from 'react';
import type { Learner } from '#api/queries/learners.ts';
import { useLearnerFigures } from '#components/learner/figures.ts';
import { formatTimestamp } from '#lib/time/dates.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import styles from './dashboard.module.css';

/** A learner without results, or whose report did not come, has 0%, 0 and N/A (PAR-009, D-053). */
export function Figures({ learner: { id, lastLoginDate } }: { learner: Learner }) {
  const { gradeAverage, answered, lastActivity, isPending } = useLearnerFigures(id);
  const waiting = isPending ? <Skeleton width="64px" /> : undefined;
  return (
    <dl className={styles.figures} aria-busy={isPending}>
      <Figure name="Grade average" of="of best scores">
        {waiting ?? `${gradeAverage}%`}
      </Figure>
      <Figure name="Answered">{waiting ?? answered}</Figure>
      <Figure name="Last activity">{waiting ?? formatTimestamp(lastActivity)}</Figure>
      <Figure name="Last login">{formatTimestamp(lastLoginDate)}</Figure>
    </dl>
  );
}

/** `of`: which figures it is made of, where a name alone could mean two. */
function Figure({ name, of, children }: { name: string; of?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted fs-0">{name}</dt>
      <dd className={styles.figure}>{children}</dd>
      {of === undefined ? null : <dd className="muted fs-0">{of}</dd>}
    </div>
  );
}
