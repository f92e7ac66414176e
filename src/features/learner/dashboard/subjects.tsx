import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { SubjectCard, SubjectCardSkeleton, type FreeTopics } from './subject-card.tsx';
import styles from './subjects.module.css';

interface SubjectsProps {
  learnerId: string;
  /** The subjects themselves are closed; their topics lead to the free activities (D-238). */
  free?: FreeTopics;
}

/** One card a subject of the learner's grade (LRN-006). */
export function Subjects({ learnerId, free }: SubjectsProps) {
  const { data: subjects } = useSuspenseQuery(learnerSubjectsQuery(learnerId));
  const activities = useQuery({ ...activitiesForLearnerQuery(learnerId), retryOnMount: false });
  return (
    <section className={styles.section} aria-labelledby="your-subjects">
      <div className={styles.head}>
        <h2 id="your-subjects">Your subjects</h2>
        <Link to="/child-activity">See all my results</Link>
      </div>
      {subjects.length === 0 ? <NoSubjects /> : null}
      <ul className={styles.cards}>
        {subjects.map((subject) => (
          <SubjectCard key={subject.id} subject={subject} activities={activities} free={free} />
        ))}
      </ul>
    </section>
  );
}

/** Without the mascot: it already waves from the welcome above. */
function NoSubjects() {
  return (
    <p className={classNames(cardStyle(), styles.empty)}>
      Your grade has no subjects yet. They appear here as soon as your school adds them.
    </p>
  );
}

export const SubjectsSkeleton = () => (
  <div className={styles.section}>
    <div className={styles.head}>
      <Skeleton width="9em" height="36px" />
    </div>
    <ul className={styles.cards}>
      {[1, 2, 3].map((card) => (
        <SubjectCardSkeleton key={card} />
      ))}
    </ul>
  </div>
);
