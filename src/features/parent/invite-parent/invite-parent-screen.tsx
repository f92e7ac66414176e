import { useSuspenseQuery } from '@tanstack/react-query';
import { learnerQuery } from '#api/queries/learners.ts';
import { ParentPage, ParentPageSkeleton } from '../parent-page.tsx';
import { InviteForm } from './invite-form.tsx';

/** Invites another adult to a learner (INV-001, PAR-016). */
export function InviteParentScreen({ learnerId }: { learnerId: string }) {
  const { data: learner } = useSuspenseQuery(learnerQuery(learnerId));
  const { name, surname } = learner;
  return (
    <ParentPage
      title="Invite Parent"
      description={`The adult who accepts sees how ${name} ${surname} is doing, can log in as ${name}, and can pay for a plan. Only the primary parent can delete ${name}.`}
    >
      <InviteForm key={learnerId} learner={learner} />
    </ParentPage>
  );
}

export const InviteParentSkeleton = () => <ParentPageSkeleton text="Loading the learner…" />;
