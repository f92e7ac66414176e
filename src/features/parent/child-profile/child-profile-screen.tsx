import { useSuspenseQuery } from '@tanstack/react-query';
import { gradeListQuery } from '#api/queries/grades.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { LearnerPage, LearnerPageSkeleton } from '../learner-page.tsx';
import { ChildForm } from './child-form.tsx';

/** A learner's record, edited by a parent (PAR-022). */
export function ChildProfileScreen({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const { data: grades } = useSuspenseQuery(gradeListQuery());
  return (
    <LearnerPage title="Edit Profile" description={`${learner.name} ${learner.surname}`}>
      <ChildForm key={learnerId} learner={learner} grades={grades} />
    </LearnerPage>
  );
}

export const ChildProfileSkeleton = () => <LearnerPageSkeleton text="Loading the profile…" />;
