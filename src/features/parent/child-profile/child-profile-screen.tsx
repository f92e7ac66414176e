import { useSuspenseQuery } from '@tanstack/react-query';
import { gradeListQuery } from '#api/queries/grades.ts';
import { learnerQuery } from '#api/queries/learners.ts';
import { ParentPage, ParentPageSkeleton } from '../parent-page.tsx';
import { ChildForm } from './child-form.tsx';

export function ChildProfileScreen({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const { data: grades } = useSuspenseQuery(gradeListQuery());
  return (
    <ParentPage title="Edit Profile" description={`${learner.name} ${learner.surname}`}>
      <ChildForm key={learnerId} learner={learner} grades={grades} />
    </ParentPage>
  );
}

export const ChildProfileSkeleton = () => <ParentPageSkeleton text="Loading the profile…" />;
