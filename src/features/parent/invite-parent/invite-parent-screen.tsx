import { useSuspenseQuery } from '@tanstack/react-query';
import { learnerQuery } from '#api/queries/learners.ts';
import { LearnerPage, LearnerPageSkeleton } from '../learner-page.tsx';
import { InviteForm } from './invite-form.tsx';

/** Invites another adult to follow a learner (INV-001, PAR-016). */
export function InviteParentScreen({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const { name, surname } = learner;
  return (
    <LearnerPage
      title="Invite Parent"
      description={`Whoever accepts sees how ${name} ${surname} is doing, can log in as ${name}, and can pay for a plan. Only the primary parent can delete ${name}.`}
    >
      <InviteForm key={learnerId} learner={learner} />
    </LearnerPage>
  );
}

export const InviteParentSkeleton = () => <LearnerPageSkeleton text="Loading the learner…" />;
