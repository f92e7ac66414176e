import { inviteParentMutation } from '#api/queries/learners.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { formValues } from '#components/form/form-schema.ts';
import { useProblemForm } from '#components/form/use-problem-form.ts';
import {
  parentInvite,
  ParentInviteFields,
  parentInviteTexts,
  reportInvitation,
} from '#components/learner/parent-invite.tsx';

interface InviteParentFormProps {
  learner: { id: string; name: string };
  onClose: () => void;
}

export function InviteParentForm({ learner: { id, name }, onClose }: InviteParentFormProps) {
  const form = useProblemForm({
    schema: parentInvite,
    defaultValues: formValues(parentInvite, {}),
    mutation: inviteParentMutation(),
    toBody: (invite) => ({ ...invite, learnerId: id }),
    texts: parentInviteTexts,
    onSuccess: (response) => {
      reportInvitation(response);
      onClose();
    },
  });
  return (
    <FormDialog title={`Invite a parent of ${name}`} form={form} onClose={onClose} submit="Invite Parent">
      <ParentInviteFields control={form.control} learnerName={name} />
    </FormDialog>
  );
}
