import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { learnerQuery, inviteParentMutation, type Learner } from '#api/queries/learners.ts';
import { formValues } from '#components/form/form-schema.ts';
import { PageForm } from '#components/form/page-form.tsx';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import {
  parentInvite,
  ParentInviteFields,
  parentInviteTexts,
  reportInvitation,
} from '#components/learner/parent-invite.tsx';
import { ParentPage, ParentPageSkeleton } from '../parent-page.tsx';

function InviteForm({ learner: { id, name } }: { learner: Learner }) {
  const navigate = useNavigate();
  const form = useProblemForm({
    schema: parentInvite,
    defaultValues: formValues(parentInvite, {}),
    mutation: inviteParentMutation(),
    toBody: (invite) => ({ ...invite, learnerId: id }),
    texts: parentInviteTexts,
    onSuccess: (response) => {
      reportInvitation(response);
      return navigate({ to: '/parent/dashboard' });
    },
  });
  return (
    <PageForm form={form} submit="Invite Parent">
      <ParentInviteFields control={form.control} learnerName={name} />
    </PageForm>
  );
}

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
