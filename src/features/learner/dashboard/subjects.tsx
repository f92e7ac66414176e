import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { activitiesForLearnerQuery } from '#api/queries/activities/lists.ts';
import { learnerSubjectsQuery } from '#api/queries/subjects.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Row, Stack } from '#ui/layout.tsx';
import { SubjectCard, SubjectCardSkeleton, type FreeTopics } from './subject-card.tsx';
import styles from './subjects.module.css';

interface SubjectsProps {
  learnerId: string;
  free?: FreeTopics;
}

/** The subjects of the learner's grade as cards (LRN-006). */
export function Subjects({ learnerId, free }: SubjectsProps) {
  const { data: subjects } = useSuspenseQuery(learnerSubjectsQuery(learnerId));
  const activities = useQuery({ ...activitiesForLearnerQuery(learnerId), retryOnMount: false });
  return (
    <Stack as="section" className={styles.section} aria-labelledby="your-subjects">
      <Row justify="between" align="baseline" gap={4}>
        <h2 id="your-subjects">Your subjects</h2>
        <Link to="/child-activity" className="bold">
          See all my results
        </Link>
      </Row>
      {subjects.length === 0 ? (
        <NoSubjects />
      ) : (
        <Stack as="ul" gap={5} className={styles.cards}>
          {subjects.map((subject) => (
            <SubjectCard key={subject.id} subject={subject} activities={activities} free={free} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

/** Shows no mascot, because the welcome band has one. */
function NoSubjects() {
  return (
    <p className={classNames(cardStyle(), 'muted')}>
      Your grade has no subjects yet. They appear here as soon as your school adds them.
    </p>
  );
}

export const SubjectsSkeleton = () => (
  <Stack className={styles.section}>
    <Skeleton width="9em" height="36px" />
    <Stack as="ul" gap={5} className={styles.cards}>
      {[1, 2, 3].map((card) => (
        <SubjectCardSkeleton key={card} />
      ))}
    </Stack>
  </Stack>
);
